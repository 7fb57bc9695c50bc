import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`lesson-first = Ваша первая партия в «Норию»
lesson-first-figure = Кто следует только этим советам, набирает против лёгкого бота около 85 очков; сам бот против себя — около 73.
lesson-first-start = Один ресурс для начала
lesson-first-start-1 = В начале у вас 1 знание и 1 ресурс на выбор.
lesson-first-start-2 = Держитесь одного ресурса всю партию: возьмите энергию, ею вы и будете платить.
lesson-first-start-3 = Возьмите энергию.
lesson-first-start-no = Взять можно любой ресурс, но эта партия построена на энергии: её диск уже там, где им можно пользоваться.
lesson-first-track = За что дают очки
lesson-first-track-1 = В конце каждый трек приносит номер вашего деления, умноженный на ценность палаты; ничего, кроме палат, очков не даёт.
lesson-first-track-2 = Проще всего переработка: за неё платят обычными ресурсами.
lesson-first-track-3 = Начните на переработке.
lesson-first-track-no = Можно начать на любом треке. Но за воздухоплавание и науку платят товарами, а они бывают только с островов; начните на переработке.
lesson-first-phases = В ходе четыре фазы
lesson-first-phases-1 = Влияние, действия, политика, управление — всегда по порядку.
lesson-first-phases-2 = В первой фазе можно купить «Ночную смену»: она поворачивает большое или среднее кольцо.
lesson-first-phases-3 = Сберегите знание и переходите к действиям.
lesson-first-phases-no = «Ночная смена» стоит вашего единственного знания, а оно сейчас понадобится. Переходите к действиям.
lesson-first-wheel = Ваше колесо
lesson-first-wheel-1 = Работают только диски нижней половины.
lesson-first-wheel-2 = Диск ресурса даёт по одному своему ресурсу за каждый ваш корабль этого вида; пока их по одному.
lesson-first-wheel-3 = Используйте диск энергии, затем диск обсидиана.
lesson-first-wheel-no = Так тоже можно, но сначала нужны ресурсы: энергия, затем обсидиан. Инспекция будет чуть позже.
lesson-first-chamber = Сколько стоит трек, решает политика
lesson-first-chamber-1 = «Интрига» спускает политика, и ценность палаты растёт.
lesson-first-chamber-2 = Затем ещё один сверху выбывает.
lesson-first-chamber-3 = Пока это дёшево, спускайте в переработке; убирайте там, где очков не ждёте.
lesson-first-chamber-4 = Спустите в переработке, уберите в распределении.
lesson-first-chamber-no = Повышайте ценность своего трека: спустите политика переработки. Распределение считает худший трек — уберите там.
lesson-first-rotate = Кольца поворачиваются
lesson-first-rotate-1 = Теперь все три кольца повернутся на один слот по часовой стрелке, и внизу окажутся другие диски.
lesson-first-rotate-2 = Закончите ход и посмотрите на ход соперника.
lesson-first-rotate-no = В этом ходу больше делать нечего. Закончите его.
lesson-first-knowledge = Знания для политики
lesson-first-knowledge-1 = Диск можно не активировать, а инспектировать и взять 1 знание.
lesson-first-knowledge-2 = Пока на следующую «Интригу» не хватает, инспектируйте диск, который вам не нужен.
lesson-first-knowledge-3 = Инспектируйте диск обсидиана.
lesson-first-knowledge-no = На «Интригу» не осталось знаний. Сначала инспектируйте обсидиан: он нужен меньше всего.
lesson-first-resource = Энергия прежде всего
lesson-first-resource-1 = Диски, которые вы за ход активируете или инспектируете, лежат на разных кольцах.
lesson-first-resource-2 = Используйте диск энергии всякий раз, когда он доступен.
lesson-first-resource-3 = Используйте энергию.
lesson-first-resource-no = За «город» вы заплатите энергией: сначала соберите её. Используйте диск энергии.
lesson-first-city = На деление дальше
lesson-first-city-1 = Диск города покупает диск или инвестирует: на деление дальше по треку.
lesson-first-city-2 = Платят цену того деления, куда входят.
lesson-first-city-3 = Хватает на переработку — используйте город.
lesson-first-city-4 = Используйте город и инвестируйте в переработку.
lesson-first-city-no = У вас есть 2 энергии на следующее деление переработки: используйте диск города и инвестируйте туда.
lesson-first-again = Снова политика
lesson-first-again-1 = Вторая «Интрига» за тот же ход стоила бы вдвое дороже.
lesson-first-again-2 = Поэтому — по одной в каждый ход, когда можете.
lesson-first-again-3 = Спустите в переработке, уберите в распределении и закончите ход.
lesson-first-again-no = Держитесь плана: спустите в переработке, уберите в распределении, закончите ход.
lesson-first-journey = К островам
lesson-first-journey-1 = Путешествие ведёт посла на остров, где вы берёте корабль или строите фабрику.
lesson-first-journey-2 = Путешествуйте, пока партия молода, и берите корабли энергии: с каждым диски энергии дают больше.
lesson-first-journey-3 = Откройте остров и возьмите корабль энергии.
lesson-first-journey-no = Корабль служит всю партию, поэтому сначала путешествие: откройте остров и возьмите корабль энергии.
lesson-first-alone = Теперь партия ваша
lesson-first-alone-1 = Палата специализации ещё раз считает ваш лучший трек.
lesson-first-alone-2 = Когда переработка заполнена, спускайте там.
lesson-first-alone-3 = Не хватает на переработку — купите городом бесплатный диск энергии и положите его на пустой слот.
lesson-first-alone-4 = Инспектируйте мицелий и играйте дальше сами.
lesson-first-alone-no = Сначала возьмите знание для следующей «Интриги»: инспектируйте диск мицелия.`,r=e({default:()=>i}),i=`page-tiebreak = При равенстве очков побеждает тот, у кого меньше кораблей и складов вместе.`,a=e({default:()=>o}),o=`ask-ChooseResource = С каким ресурсом вы начинаете?
ask-FirstRepresentative = На каком треке начнёт ваш первый представитель?
ask-BuildWheel = Куда на колесе положить диск «{ $disc }»?
ask-Influence = Влияние: «Ночная смена» за { $nightshift }, «Модификация» за { $modification }? У вас { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[many] { $knowledge } знаний
}.
ask-ActionPhase = Действия: какой диск использовать дальше? Выполнено действий: { $actions } из четырёх.
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
counted = { $goods } × { $amount }
counted-and = { $most }, { $last }
event-started = { CAPITAL($seat) }: стартовый ресурс — { $resource }.
event-entered = { CAPITAL($seat) }: представитель на первом делении трека «{ $track }».
event-placed = { CAPITAL($seat) }: диск «{ $disc }» лежит на делении «{ $slot }».
event-built = { CAPITAL($seat) }: диск положен на колесо.
event-built-known = { CAPITAL($seat) }: диск «{ $disc }» лежит на делении «{ $slot }».
event-wheels = Все колёса собраны и открыты.
event-round = Раунд { $round }: { $left ->
    [0] последний.
    [one] после него ещё { $left }.
    [few] после него ещё { $left }.
   *[many] после него ещё { $left }.
}
event-shifted = { CAPITAL($seat) }: «Ночная смена» за { $price }, { $ring } повёрнуто.
event-modified = { CAPITAL($seat) }: «Модификация» за { $price }, поменялись местами: { $slot } и { $other }.
event-activated = { CAPITAL($seat) } активирует диск «{ $disc }» ({ $slot }){ $times ->
    [2] {" "}дважды
   *[other] { "" }
}.
event-inspected = { CAPITAL($seat) }: «Инспекция» диска «{ $disc }» ({ $slot }), 1 знание.
event-gained = { CAPITAL($seat) } получает: { $resource } × { $count }.
event-sold = { CAPITAL($seat) } продаёт товар «{ $good }» и получает знаний: { $knowledge }.
event-traded = { CAPITAL($seat) } меняет знания ({ $knowledge }) на ресурс «{ $resource }».
event-paid = { CAPITAL($seat) } платит: { $payment }.
event-bought = { CAPITAL($seat) } покупает диск «{ $disc }» за { $price }.
event-advanced = { CAPITAL($seat) }: трек «{ $track }», деление { $space }.
event-revealed = { CAPITAL($seat) } раскрывает { $island }.
event-flew = { CAPITAL($seat) } летит на { $island }.
event-ship = { CAPITAL($seat) } берёт корабль «{ $resource }», { $island }.
event-factory = { CAPITAL($seat) } строит фабрику, { $island }: { $good }, { $warehouses ->
    [one] { $warehouses } склад
    [few] { $warehouses } склада
   *[many] { $warehouses } складов
}.
event-upgraded = { CAPITAL($seat) } улучшает диск «{ $disc }» ({ $slot }).
event-produced = { CAPITAL($seat) } производит: { $goods } (за { $payment }).
event-repeated = { CAPITAL($seat) } повторяет диск «{ $disc }» ({ $slot }).
event-promoted = { CAPITAL($seat) }: «Интрига» за { $price }, политик палаты «{ $chamber }» спускается.
event-removed = { CAPITAL($seat) }: политик палаты «{ $chamber }» выбывает.
event-income = { CAPITAL($seat) } получает знаний за фабрики: { $knowledge }.
event-rotated = { CAPITAL($seat) } поворачивает все кольца.
event-replaced = Диск «{ $disc }» с деления «{ $slot }» выбывает из игры.
event-scored = { CAPITAL($seat) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
phase-setup = подготовка
phase-influence = влияние
phase-actions = действия
phase-politics = политика
phase-management = управление
phase-end = конец хода
phase-over = игра окончена
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
board-parts = Части стола
board-tab-wheel = Колесо
board-tab-house = Дом
board-tab-city = Город
board-tab-islands = Острова
board-houses = Чей дом показан
board-house-of = { $who }: очков сейчас { $points }, знаний { $knowledge }
board-wheel-of = Колесо: { $who }
board-house = Имущество: { $who }
board-hall = Ратуша
board-market = Рынок дисков
board-islands = Острова
board-choose = Выбор
board-activate = Активировать
board-activate-twice = Активировать дважды
board-inspect = Инспекция: 1 знание
board-let-go = Что-то другое
board-pay = Оплата
board-rounds = Раунды
board-round = Раунд { $round }
board-round-tip = Первые цены в знаниях: «Ночная смена» { $nightshift }, «Модификация» { $modification }, «Интрига» { $intrigue }.
board-phases = Фазы хода
board-phase-influence = «Ночная смена» стоит { $nightshift } (знания), «Модификация» — { $modification }. Нажмите на кольцо или на два деления подряд. С каждым разом за ход цена удваивается.
board-phase-actions = Выполнено действий: { $actions } из { $most }. Используйте диски одной цепочки, остальные её диски можно инспектировать.
board-phase-politics = «Интрига» стоит { $intrigue } (знания), с каждым разом за ход цена удваивается. Нажмите на палату: один политик спускается, затем другой выбывает.
board-phase-management = Фабрики приносят знания, все кольца поворачиваются, купленные диски ложатся на колесо.
board-ring = { $ring }: повернуть за { $price } (знания)
board-ring-tip = «Ночная смена» поворачивает его на одно деление за { $price } (знания).
board-ring-small = «Ночная смена» никогда не поворачивает малое кольцо.
board-slot-empty = { $slot }: диска нет.
board-disc = { $slot }: { $disc }{ $upgraded ->
    [yes] , улучшен
   *[no] { "" }
}{ $state ->
    [activated] , активирован в этот ход
    [inspected] , инспектирован в этот ход
    [upgraded] , улучшен в этот ход, активировать нельзя
    [reachable] , можно использовать сейчас
    [active] , в активной половине
   *[resting] , не в активной половине
}.
board-does-energy = Даёт по одной энергии за каждый корабль с энергией.
board-does-mycelium = Даёт по одному мицелию за каждый корабль с мицелием.
board-does-obsidian = Даёт по одному обсидиану за каждый корабль с обсидианом.
board-does-city = Купить диск на рынке или инвестировать: на деление дальше по треку.
board-does-journey = Лететь на остров и взять там корабль или построить фабрику.
board-does-tool = Улучшить другой диск или произвести товары в пустые склады.
board-does-bonus = Повторяет действие диска, активированного в этот ход.
board-building = собирается
board-centre = { $disc }: куплен, ляжет на колесо после поворота.
board-standing = { $who } { $space }
board-track = { $track }, оплата: { $paid }.
board-track-top = Вершина достигнута.
board-investment = Следующее деление { $space }: { $price }{ $condition ->
    [alike] {" "}одного типа
    [different] {" "}не менее двух типов
   *[any] { "" }
}{ $fee ->
    [0] { "" }
   *[other] {" "}и ещё { $fee } любыми ресурсами за идущих впереди
}; сейчас принесёт { $worth }.
board-chamber = { $chamber }: сейчас стоит { $value }, политиков внизу { $seated }, наверху { $above }; очки: { $points }.
board-promotion = Ещё один политик за { $price } (знания) принесёт { $rise }.
board-specialisation-short = лучшее деление
board-specialisation-tip = Каждый дом ещё раз считает своё лучшее деление, умноженное на ценность этой палаты.
board-distribution-short = худшее деление
board-distribution-tip = Каждый дом ещё раз считает своё худшее деление, умноженное на ценность этой палаты.
board-stack = { $disc }: { $price ->
    [0] даром
   *[other] цена { $price }
}, { $left ->
    [0] больше нет
   *[other] осталось { $left }
}.
board-island = { $island }: { $ship_count ->
    [0] кораблей нет
   *[other] корабли: { $ships }
}.
board-sites = Свободных площадок: { $free } из { $all }.
board-ambassadors = Послы: { $who }.
board-toll = Прилёт стоит { $toll } любыми ресурсами за послов на острове.
board-exhausted = Здесь больше ничего нет.
board-site = { $good }, { $warehouses ->
    [one] { $warehouses } склад
    [few] { $warehouses } склада
   *[many] { $warehouses } складов
}{ $owned ->
    [yes] : фабрика, { $who }
   *[no] : свободная площадка
}.
board-ship-title = Корабль: { $resource }
board-ship = { $resource }, кораблей: { $count }. Каждый приносит ещё единицу при каждом применении диска.
board-harbour-title = Воздушная гавань
board-harbour = Послы, которые ещё не летали: { $who }
board-hidden-title = Неизвестный остров
board-hidden = Закрыто островов: { $count }. Кто раскрывает остров, сразу летит на него.
board-knowledge-title = Знания
board-knowledge = Знаний { $count }, каждый ход ещё { $income }.
board-resource = { $resource }: { $count }, кораблей { $ships }.
board-buy = На чёрном рынке единица стоит знаний: { $price }.
board-sell = На чёрном рынке единица приносит знаний: { $price }.
board-store = { $good }: полных складов { $full }, пустых { $empty }. Единица стоит { $recipe }.
board-factories-title = Фабрики
board-factories = Осталось фабрик: { $left }; построенные приносят знаний за ход: { $income }.
board-points-title = Очки сейчас
board-points = Если бы игра закончилась сейчас: { $points }. При ничьей побеждает тот, у кого меньше кораблей и складов ({ $possessions }).
points-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
puzzle-chain = цепочка дисков
puzzle-stride = два шага по трекам за ход
puzzle-politics = политика
puzzle-factory = фабрика
puzzle-ship = корабль
puzzle-track = шаг по треку
puzzle-disc = новый диск
puzzle-upgrade = улучшенный диск
puzzle-goods = товары
puzzle-journey = путешествие
puzzle-wheel = поворот колеса
puzzle-action = нужные диски`,s=e({default:()=>c}),c=`chapter-setup = Подготовка
chapter-round = Раунды
chapter-wheel = Колесо
chapter-influence = Влияние
chapter-action = Действия
chapter-politics = Политика
chapter-management = Управление
chapter-chamber = Палаты
chapter-score = Подсчёт очков
chapter-tiebreak = Ничьи
chapter-expert = Экспертная игра`;export{t as i,a as n,r,s as t};