var e=`automa-unit = { $unit_key ->
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
ask-AutomaRecruitBonus = По карте Автомы ваш рекрут приносит { counted }. Взять?
event-automa-card = Автома открывает карту { $card } и выполняет её Схему { $scheme ->
    [1] I
   *[other] II
} сверху вниз. Карт в её колоде осталось: { $left }.
event-automa-skips = На карте { $card } символ пропуска: в этот ход Автома не делает ничего, кубик стоит на месте.
event-automa-reshuffled = Колода Автомы пуста: все карты обоих сбросов ({ $cards }) перемешаны в новую.
event-automa-brackets = «{ CAPITAL($symbol) }» стоит в скобках ({ $faction }): этой Автомы не касается.
event-automa-too-weak = «{ CAPITAL($symbol) }»: нужна сила { $needs }, а у Автомы { $power }. Невозможно.
event-automa-no-unit = «{ CAPITAL($symbol) }»: на поле нет такой фигурки Автомы. Невозможно.
event-automa-only-unit = «{ CAPITAL($symbol) }»: подходит только { automa-unit } { at-place }.
event-automa-nearest-unit = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } ближе всех к базе Автомы ({ automa-steps }).
event-automa-same-place = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } ближе всех к базе Автомы ({ automa-steps }); там стоят и другие.
event-automa-first-unit = «{ CAPITAL($symbol) }»: { automa-unit } { at-place } так же близко к базе Автомы, как другие ({ $others }; { automa-steps }), но раньше в порядке чтения.
event-automa-no-territory = В пределах досягаемости Автомы нет доступной для этого территории. Невозможно.
event-automa-valid = Доступные территории: { $places }.
event-automa-threatened = Туда могут шагнуть ваш герой или роботы, поэтому исключены: { $places }.
event-automa-occupied = Там ваши фигурки или робот Автомы, поэтому исключены: { $places }.
event-automa-no-destination = Ничего не осталось. Невозможно.
event-automa-most-support = По соседству с наибольшим числом фигурок Автомы ({ $value }): { $places }.
event-automa-closest-to-human = Ближе всего к вашему герою или роботу ({ $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[other] { $value } шагов
}): { $places }.
event-automa-weakest-target = Где меньше всего ваших героев и роботов ({ $value }): { $places }.
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
event-automa-recruit = На карте рекрут ({ $goods }), и он у вас завербован.
event-automa-no-recruit = На карте рекрут ({ $goods }): у вас он не завербован.
event-automa-cube-advances = Кубик отслеживания звёзд идёт на клетку { $space } из { $spaces }.
event-automa-cube-stays = Звезда на карте перечёркнута: кубик остаётся на клетке { $space } из { $spaces }.
event-automa-water-free = Кубик ушёл с клеток воды: теперь фигурки Автомы пересекают реки, а озёра для них — обычные территории.
event-automa-scheme = Первая звезда за отслеживание: все карты ({ $cards }) перемешаны, до конца партии действует Схема II.
event-automa-combat = За Автому решает карта { $card }: при силе { $held } её столбец { $low }–{ $high }, сила { $printed }, карт боя { $printed_cards }; Автома тратит силу { $power } и случайных карт боя: { $cards }.
event-automa-to-mat = { $unit_key ->
    [hero] Герой
   *[other] Робот
} Автомы ({ $count }) { from-place } возвращается на планшет нации.
event-automa-loot = Карта последнего хода Автомы, { $card }, показывает, сколько ресурсов найдено { at-place }: { $amount }.
event-automa-no-loot = Здесь ресурсы не производятся ({ $place }), добычи нет.
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
board-automa-extra_coins = монеты { $amount }
board-automa-extra_power = сила { $amount }`;export{e as default};