# Автома: что она делает и почему.

# -- из чего складываются другие фразы -----------------------------------------------------------

automa-unit = { $unit_key ->
    [hero] герой
    [mech] робот
   *[worker] рабочий
}
automa-steps = { $distance ->
    [0] на самой базе
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}

# -- о чём спрашивают ----------------------------------------------------------------------------

ask-AutomaRecruitBonus = По карте Автомы ваш рекрут приносит { counted }. Взять?

# -- ход -----------------------------------------------------------------------------------------

event-automa-card = Автома открывает карту { $card } и выполняет её Схему { $scheme ->
    [1] I
   *[other] II
} сверху вниз. Карт в её колоде осталось: { $left }.
event-automa-skips = На карте { $card } символ пропуска: в этот ход Автома не делает ничего, кубик стоит на месте.
event-automa-reshuffled = Колода Автомы пуста: все карты обоих сбросов ({ $cards }) перемешаны в новую.
event-automa-brackets = «{ CAPITAL($symbol) }» стоит в скобках ({ $faction }): этой Автомы не касается.

# -- перемещение, этап за этапом -----------------------------------------------------------------

event-automa-too-weak = «{ CAPITAL($symbol) }»: нужна сила { $needs }, а у Автомы { $power }. Невозможно.
event-automa-no-unit = «{ CAPITAL($symbol) }»: на поле нет такой фигурки Автомы. Невозможно.
event-automa-only-unit = «{ CAPITAL($symbol) }»: подходит только { automa-unit } { at-place }.
event-automa-nearest-unit = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } ближе всех к базе Автомы ({ automa-steps }).
event-automa-same-place = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } ближе всех к базе Автомы ({ automa-steps }); там стоят и другие.
event-automa-first-unit = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } так же близко к базе Автомы, как другие ({ $others }; { automa-steps }), но раньше в порядке чтения.
event-automa-no-territory = В пределах досягаемости Автомы нет доступной для этого территории. Невозможно.
event-automa-valid = Доступные территории: { $places }.
event-automa-threatened = Туда может шагнуть вражеский герой или робот, поэтому исключены: { $places }.
event-automa-occupied = Там чужие фигурки или её собственный робот, поэтому исключены: { $places }.
event-automa-no-destination = Ничего не осталось. Невозможно.
event-automa-most-support = По соседству с наибольшим числом фигурок Автомы ({ $value }): { $places }.
event-automa-closest-to-human = Ближе всего к вражескому герою или роботу ({ $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[other] { $value } шагов
}): { $places }.
event-automa-weakest-target = Где меньше всего вражеских героев и роботов ({ $value }): { $places }.
event-automa-richest-target = Где больше всего ресурсов ({ $value }): { $places }.
event-automa-tie-factory = Поровну: решает близость к Фабрике ({ $distance ->
    [0] сама Фабрика
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}): { $places }.
event-automa-tie-reading = Снова поровну: первой в порядке чтения идёт { $place }.
event-automa-moved = Перемещение Автомы: { automa-unit } { from-place } { to-place }.
event-automa-attacks = Автома нападает: { automa-unit } { from-place } { to-place }.
event-automa-stays = Лучшая территория — та, где стоит { automa-unit }: он остаётся { at-place }, и это было перемещение.
event-automa-no-move = Ни одно перемещение ряда невозможно: Автома не перемещается.
event-automa-cleared = Все ресурсы { at-place } уходят с поля: { $amount }.
event-automa-token = Герой Автомы убирает жетон приключения { at-place }; карту не берут.
event-automa-factory = Автома берёт случайную карту Фабрики лицом вниз и никогда её не применит. Осталось: { $cards }.

# -- доходы и рекруты ----------------------------------------------------------------------------

event-automa-deployed = Автома ставит { $unit_key ->
    [hero] своего героя
    [mech] робота
   *[worker] рабочего
} { onto-place }.
event-automa-none-left = На планшете Автомы больше нет { $unit_key ->
    [mech] роботов
   *[other] рабочих
}: символ ничего не приносит.
event-automa-adjusted = { CAPITAL($goods) }: на карте { $printed }, эта Автома получает { $amount }.
event-automa-calm-move = Открыта карта боя { $value }: Автома спокойна и больше не перемещается.
event-automa-calm-deploy = Открыта карта боя { $value }: Автома спокойна, { $unit } не выставляется.
event-automa-not-calm = { $value ->
    [0] Карт боя для проверки нет: Автома продолжает.
   *[other] Открыта карта боя { $value }: Автома продолжает.
}
event-automa-recruit = На карте рекрут ({ $goods }), и он завербован: { $seat }.
event-automa-no-recruit = На карте рекрут ({ $goods }), но он не завербован: { $seat }.

# -- отслеживание звёзд --------------------------------------------------------------------------

event-automa-cube-advances = Кубик отслеживания звёзд идёт на клетку { $space } из { $spaces }.
event-automa-cube-stays = Звезда на карте перечёркнута: кубик остаётся на клетке { $space } из { $spaces }.
event-automa-water-free = Кубик ушёл с клеток воды: теперь фигурки Автомы пересекают реки, а озёра для них — обычные территории.
event-automa-scheme = Первая звезда за отслеживание: все карты ({ $cards }) перемешаны, до конца партии действует Схема II.

# -- бой -----------------------------------------------------------------------------------------

event-automa-combat = За Автому ({ $seat }) решает карта { $card }: при силе { $held } её столбец { $low }–{ $high }, сила { $printed }, карт боя { $printed_cards }; Автома тратит силу { $power } и случайных карт боя: { $cards }.
event-automa-to-mat = { $unit_key ->
    [hero] Герой
   *[other] Робот
} Автомы ({ $seat }, { $count }) { from-place } возвращается на планшет нации.
event-automa-loot = Карта последнего хода Автомы, { $card }, показывает, сколько ресурсов найдено { at-place }: { $amount }.
event-automa-no-loot = Здесь ресурсы не производятся ({ $place }), добычи нет.

# -- стол словами --------------------------------------------------------------------------------

board-automa = { $faction }, Автома уровня { $level_name }: без планшета игрока и целей
board-automa-tracker = отслеживание звёзд: клетка { $space } из { $spaces }, звёзды на { $stars }; { $water ->
    [1] реки и озёра для неё открыты
   *[other] реки и озёра для неё пока преграда
}
board-automa-cards = Схема { $scheme ->
    [1] I
   *[other] II
}; карт в колоде: { $deck }; сброс ходов: { $discards_count ->
    [0] нет
   *[other] { $discards }
}, сброс боёв: { $combat_discards_count ->
    [0] нет
   *[other] { $combat_discards }
}
board-automa-loot = кто сейчас отобьёт у неё территорию, найдёт ресурсов: { $loot } (карта { $card })
board-automa-hero = её герой ждёт на планшете нации
board-automa-factory = у неё есть карта Фабрики, лицом вниз
board-automa-skips = пропускает ходы
board-automa-all_moves = выполняет все перемещения карты
board-automa-retreat_to_base = побеждённые фигурки идут на её базу
board-automa-calm_moves = карта боя 4 или 5 прекращает её перемещения
board-automa-calm_deploys = карта боя 4 или 5 оставляет героев и роботов дома
board-automa-apart = спокойные перемещения не приводят её фигурки друг к другу
board-automa-tunnels = фигурки людей угрожают всему, куда дойдут за один шаг, в том числе по тоннелям
board-automa-extra_coins = монеты { $amount }
board-automa-extra_power = сила { $amount }

# -- значения настроек -----------------------------------------------------------------------------

option-automa-autometta = Autometta, лёгкий уровень
option-automa-automa = Automa, обычный уровень
option-automa-automaszyna = Automaszyna, сложный уровень
option-automa-ultimaszyna = Ultimaszyna, предельный уровень
option-automa-autometta-about = часто пропускает ход: для первых партий
option-automa-automa-about = обычный соперник для тех, кто освоился
option-automa-automaszyna-about = быстрее набирает звёзды: для тех, кто чаще побеждает
option-automa-ultimaszyna-about = ходит всем сразу, переходит реки, больше зарабатывает: серьёзный соперник для любого
option-automa_enemies-everybody = всех, и друг друга
option-automa_enemies-people = только людей
