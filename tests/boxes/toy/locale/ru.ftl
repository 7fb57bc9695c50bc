ask-ChooseStones = Возьмите камни; осталось { $left }.
ask-ChooseExtra = Возьмите карту, бросьте кубик или не делайте ничего.
ask-EndTurn = Ваш ход кончается.

act-take = Взять { $stones } из кучки { $heap }
act-draw = Взять карту
act-roll = Бросить кубик
act-keep = Ни того ни другого
act-end = Закончить ход

event-took = { $seat } берёт { $stones } из кучки { $heap }.
event-drew = { $seat } берёт карту.
event-drew-known = { $seat } берёт { $card }.
event-rolled = { $seat } бросает кубик и получает { $stones }.
event-ended = Кучки пусты, ходов сделано: { $turns }.

toy-heaps = Кучки: { $heaps }
toy-player = { $who }: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
}, карты { $cards }

# На сколько один план лучше другого
points-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
