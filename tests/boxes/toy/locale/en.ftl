ask-ChooseStones = Take stones; { $left } are left.
ask-ChooseExtra = Draw a card, roll, or keep what you have.
ask-EndTurn = Your turn ends.

act-take = Take { $stones } from heap { $heap }
act-draw = Draw a card
act-roll = Roll the die
act-keep = Do neither
act-end = End the turn

event-took = { $seat } takes { $stones } from heap { $heap }.
event-drew = { $seat } draws a card.
event-drew-known = { $seat } draws { $card }.
event-rolled = { $seat } rolls and gains { $stones }.
event-ended = The heaps are empty after { $turns } turns.

toy-heaps = Heaps: { $heaps }
toy-player = { $who }: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, cards { $cards }

# By how much one plan is ahead of another
points-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
