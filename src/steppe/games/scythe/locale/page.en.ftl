# What the page says on the board and at the end.

page-tiebreak = With equal coins, more workers, mechs and structures together win; then more power, popularity, resources (not against the Automa), territories and stars, in this order.
page-ending = { CAPITAL($who) } needs one more star: the game may end with any turn.
