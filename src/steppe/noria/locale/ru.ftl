# Вопросы
ask-ChooseResource = С каким ресурсом вы начинаете?
ask-FirstRepresentative = На каком треке начнёт ваш первый представитель?
ask-BuildWheel = Куда на колесе положить диск «{ $disc }»?
ask-Influence = Влияние: «Ночная смена» за { $nightshift }, «Модификация» за { $modification }? У вас { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[many] { $knowledge } знаний
}.
ask-Actions = Действия: какой диск использовать дальше? Выполнено действий: { $actions } из четырёх.
ask-UseDisc = Что делает диск «{ $disc }» ({ $slot })?
ask-Payment = Чем оплатить { $price ->
    [0] { "" }
   *[other] цену { $price }{ $condition ->
        [alike] {" "}(одним типом)
        [different] {" "}(не менее чем двумя типами)
       *[any] { "" }
    }
}{ $fee ->
    [0] { "" }
   *[other] { $price ->
        [0] плату { $fee } за соперников
       *[other] {" "}и ещё { $fee } любыми за идущих впереди
    }
}?
ask-OnIsland = Что делает ваш посол: { $island }?
ask-Politics = Политика: «Интрига» за { $price }? У вас { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[many] { $knowledge } знаний
}. Какого политика спустить?
ask-Removal = «Интрига»: из какой палаты политик выбывает?
ask-Placement = Управление: куда положить новый диск? { $discs ->
    [one] Ждёт { $discs } диск.
    [few] Ждут { $discs } диска.
   *[many] Ждут { $discs } дисков.
}
ask-EndTurn = Ход сделан. Закончить?

# Действия
act-take = Взять: { $resource }
act-enter = Начать на треке: { $track }
act-place = Положить диск «{ $disc }»: { $slot }
act-shift = «Ночная смена»: повернуть { $ring }
act-modify = «Модификация»: поменять местами: { $slot } и { $other }
act-end-influence = Перейти к действиям
act-activate = Активировать: { $slot }
act-activate-twice = Активировать дважды: { $slot }
act-inspect = «Инспекция»: { $slot }, 1 знание
act-sell = Чёрный рынок: продать товар «{ $good }»
act-buy = Чёрный рынок: купить ресурс «{ $resource }»
act-end-actions = Перейти к политике
act-market = «Рынок»: купить диск «{ $disc }»
act-invest = «Инвестиция»: { $track }
act-reveal = Раскрыть новый остров и лететь туда
act-fly = Лететь: { $island }
act-ship = «Корабль»: { $resource }
act-factory = «Фабрика»: { $good }, { $warehouses ->
    [one] { $warehouses } склад
    [few] { $warehouses } склада
   *[many] { $warehouses } складов
}
act-upgrade = «Улучшение»: диск на делении «{ $slot }»
act-produce = «Производство»: { $goods }
act-repeat = Повторить диск на делении «{ $slot }»
act-skip = Ничего не делать
act-pay = Заплатить: { $payment }
act-promote = «Интрига»: спустить политика, палата «{ $chamber }»
act-remove = Убрать политика, палата «{ $chamber }»
act-end-politics = Перейти к управлению
act-end-turn = Закончить ход

# Действия, когда о них известно больше
act-shift-here = { act-shift } за { $price ->
    [one] { $price } знание
    [few] { $price } знания
   *[many] { $price } знаний
}
act-modify-here = { act-modify } за { $price ->
    [one] { $price } знание
    [few] { $price } знания
   *[many] { $price } знаний
}
act-activate-here = Активировать «{ $disc }» ({ $slot })
act-activate-twice-here = Активировать дважды «{ $disc }» ({ $slot })
act-inspect-here = «Инспекция»: «{ $disc }» ({ $slot }), 1 знание
act-sell-here = { act-sell } за { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[many] { $knowledge } знаний
}
act-buy-here = { act-buy } за { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[many] { $knowledge } знаний
}
act-market-here = { act-market }, { $price ->
    [0] даром
   *[other] за { $price }
}
act-invest-here = { act-invest }, деление { $space } за { $price }{ $price ->
    [1] { "" }
   *[other] { $condition ->
        [different] {" "}(не менее двух типов)
       *[alike] {" "}(один тип)
    }
}{ $fee ->
    [0] { "" }
   *[other] {" "}и ещё { $fee } за идущих впереди
}
act-fly-here = { act-fly }{ $toll ->
    [0] { "" }
   *[other] {" "}за { $toll }
}
act-upgrade-here = «Улучшение»: диск «{ $disc }» ({ $slot })
act-produce-here = { act-produce } за { $payment }
act-repeat-here = Повторить диск «{ $disc }» ({ $slot })
act-promote-here = { act-promote } за { $price ->
    [one] { $price } знание
    [few] { $price } знания
   *[many] { $price } знаний
}

# Количества в списках
counted = { $goods } × { $amount }
counted-and = { $most }, { $last }

# События
event-started = { $seat }: стартовый ресурс — { $resource }.
event-entered = { $seat }: представитель на первом делении трека «{ $track }».
event-placed = { $seat }: диск «{ $disc }» лежит на делении «{ $slot }».
event-built = { $seat }: диск положен на колесо.
event-wheels = Все колёса собраны и открыты.
event-round = Раунд { $round }: { $left ->
    [0] последний.
    [one] после него ещё { $left }.
    [few] после него ещё { $left }.
   *[many] после него ещё { $left }.
}
event-shifted = { $seat }: «Ночная смена» за { $price }, { $ring } повёрнуто.
event-modified = { $seat }: «Модификация» за { $price }, поменялись местами: { $slot } и { $other }.
event-activated = { $seat } активирует диск «{ $disc }» ({ $slot }){ $times ->
    [2] {" "}дважды
   *[other] { "" }
}.
event-inspected = { $seat }: «Инспекция» диска «{ $disc }» ({ $slot }), 1 знание.
event-gained = { $seat } получает: { $resource } × { $count }.
event-sold = { $seat } продаёт товар «{ $good }» и получает знаний: { $knowledge }.
event-traded = { $seat } меняет знания ({ $knowledge }) на ресурс «{ $resource }».
event-paid = { $seat } платит: { $payment }.
event-bought = { $seat } покупает диск «{ $disc }» за { $price }.
event-advanced = { $seat }: трек «{ $track }», деление { $space }.
event-revealed = { $seat } раскрывает { $island }.
event-flew = { $seat } летит на { $island }.
event-ship = { $seat } берёт корабль «{ $resource }», { $island }.
event-factory = { $seat } строит фабрику, { $island }: { $good }, { $warehouses ->
    [one] { $warehouses } склад
    [few] { $warehouses } склада
   *[many] { $warehouses } складов
}.
event-upgraded = { $seat } улучшает диск «{ $disc }» ({ $slot }).
event-produced = { $seat } производит: { $goods } (за { $payment }).
event-repeated = { $seat } повторяет диск «{ $disc }» ({ $slot }).
event-promoted = { $seat }: «Интрига» за { $price }, политик палаты «{ $chamber }» спускается.
event-removed = { $seat }: политик палаты «{ $chamber }» выбывает.
event-income = { $seat } получает знаний за фабрики: { $knowledge }.
event-rotated = { $seat } поворачивает все кольца.
event-replaced = Диск «{ $disc }» с деления «{ $slot }» выбывает из игры.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

# Фазы
phase-setup = подготовка
phase-influence = влияние
phase-actions = действия
phase-politics = политика
phase-management = управление
phase-end = конец хода
phase-over = игра окончена

# Текстовая доска
text-round = { $round ->
    [0] Перед первым из { $rounds } раундов, { $phase }.
   *[other] Раунд { $round } из { $rounds }, { $phase }.
}
text-to-act = Решает { $colour }.
text-prices = Цены в знаниях: «Ночная смена» { $nightshift }, «Модификация» { $modification }, «Интрига» { $intrigue }.
text-winners = { $count ->
    [one] Победитель: { $winners }.
   *[other] Победители: { $winners }.
}
text-town = Палаты: значения слева направо, [ценность сейчас], политики наверху; деления, достигнутые на треках.
text-above = { $count ->
    [0] наверху никого
   *[other] наверху { $count }
}
text-track = цены делений 1–9: { $prices } ({ $paid })
text-market = Рынок: { $stacks }.
text-stack = { $disc } { $price ->
    [0] даром
   *[other] за { $price }
} (осталось { $left })
text-recipes = Производство: { $recipes }.
text-islands = Острова: открыто { $open }, закрыто { $hidden }.
text-circle = Острова: { $open } по кругу, каждый рядом с тем, что выше, и с тем, что ниже, последний — с первым.
text-island = корабли: { $ships }; площадки: { $sites }.
text-ambassadors = Послы: { $who }.
text-exhausted = Здесь больше ничего нет.
text-player = { $colour }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
text-goods = знания: { $knowledge } (+{ $income } за ход); ресурсы: { $resources }; корабли: { $ships }
text-works = склады (полных/всего): { $warehouses }; фабрик осталось: { $factories }; посол: { $where }
text-harbour = воздушная гавань
text-centre = в центре колеса: { $discs }
text-discs = колесо: { $discs }
text-hidden-wheel = собирается, пока не видно
text-wheel = Колесо: { $colour }
text-active-half = активная половина
text-legend = [диск] можно использовать сейчас, (диск) использован в этот ход, + улучшен, · пусто.
text-reachable = Можно использовать сейчас: { $discs }.
text-nothing-reachable = Сейчас ни один диск использовать нельзя.
