# What the page says on the board and at the end.

page-tiebreak = With equal points, fewer ships and warehouses together win.
