import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`fault-assistant-place = на поле нет места { $place }
fault-assistant-units = фигурок { $unit } не может быть { $count }
fault-assistant-taken = { $place }: там стоит фигурка Автомы
fault-assistant-base = { $place } – база Автомы
fault-assistant-encounter = на { $place } нет значка приключения
fault-assistant-version = файл записан другой версией помощника
fault-assistant-file = файл записан не помощником`,r=e({default:()=>i}),i=`automa-unit = { $unit_key ->
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
event-automa-cube-advances = Кубик отслеживания звёзд идёт на клетку { $space } из { $spaces }.
event-automa-cube-stays = Звезда на карте перечёркнута: кубик остаётся на клетке { $space } из { $spaces }.
event-automa-water-free = Кубик ушёл с клеток воды: теперь фигурки Автомы пересекают реки, а озёра для них — обычные территории.
event-automa-scheme = Первая звезда за отслеживание: все карты ({ $cards }) перемешаны, до конца партии действует Схема II.
event-automa-combat = За Автому ({ $seat }) решает карта { $card }: при силе { $held } её столбец { $low }–{ $high }, сила { $printed }, карт боя { $printed_cards }; Автома тратит силу { $power } и случайных карт боя: { $cards }.
event-automa-to-mat = { $unit_key ->
    [hero] Герой
   *[other] Робот
} Автомы ({ $seat }, { $count }) { from-place } возвращается на планшет нации.
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
board-automa-apart = спокойные перемещения не приводят её фигурки друг к другу
board-automa-tunnels = фигурки людей угрожают всему, куда дойдут за один шаг, в том числе по тоннелям
board-automa-extra_coins = монеты { $amount }
board-automa-extra_power = сила { $amount }
option-automa-autometta = Autometta, лёгкий уровень
option-automa-automa = Automa, обычный уровень
option-automa-automaszyna = Automaszyna, сложный уровень
option-automa-ultimaszyna = Ultimaszyna, предельный уровень
option-automa-autometta-about = часто пропускает ход: для первых партий
option-automa-automa-about = обычный соперник для тех, кто освоился
option-automa-automaszyna-about = быстрее набирает звёзды: для тех, кто чаще побеждает
option-automa-ultimaszyna-about = ходит всем сразу, переходит реки, больше зарабатывает: серьёзный соперник для любого
option-automa_enemies-everybody = всех, и друг друга
option-automa_enemies-people = только людей`,a=e({default:()=>o}),o=`lesson-first = Ваша первая партия в «Серп»
lesson-first-figure = Кто следует только этим советам, набирает против Автометты в среднем около 45 монет: 200 партий.
lesson-first-section = На планшете четыре части
lesson-first-section-1 = Каждый ход вы выбираете одну из них.
lesson-first-section-2 = Можно выполнить её верхнее действие, а после него — нижнее.
lesson-first-section-3 = Выберите торговлю за ресурсы.
lesson-first-section-no = Так можно. Но 3 нефти оплатят первую модернизацию, а торговля принесёт две: выберите торговлю за ресурсы.
lesson-first-trade = Ресурсы лежат на поле
lesson-first-trade-1 = Полученное кладут на одну из ваших территорий, и там оно лежит, пока вы его не потратите.
lesson-first-trade-2 = Торгуя, берите то, чего не хватает на ближайшее нижнее действие.
lesson-first-trade-3 = Положите две нефти на T1.
lesson-first-trade-no = За модернизацию платят нефтью. Возьмите две нефти и положите их на тундру T1.
lesson-first-token = Фишка идёт дальше
lesson-first-token-1 = В следующий ход нужно выбрать другую часть планшета.
lesson-first-token-2 = Закончите ход и посмотрите на ход соперника.
lesson-first-token-no = В этом ходу больше делать нечего. Закончите его.
lesson-first-produce = Производство
lesson-first-produce-1 = Каждый рабочий на выбранных территориях производит что-то одно.
lesson-first-produce-2 = Тундра даёт нефть, лес — дерево, ферма — еду, горы — металл.
lesson-first-produce-3 = Выберите производство, затем T1 и W1.
lesson-first-produce-no = Ещё одна нефть — и их три: выберите производство, и пусть работают оба рабочих, на T1 и на W1.
lesson-first-bottom = Нижнее действие
lesson-first-bottom-1 = Полученное верхним действием можно сразу потратить на нижнее.
lesson-first-bottom-2 = Оно приносит и монеты.
lesson-first-bottom-3 = Выбирайте ту часть, чьё нижнее действие можете оплатить, если такая есть.
lesson-first-bottom-4 = Проведите модернизацию.
lesson-first-bottom-no = 3 нефти у вас есть: проведите модернизацию и возьмите монеты.
lesson-first-cube = Модернизация полезна дважды
lesson-first-cube-1 = Кубик уходит с верхнего действия, которое теперь даёт больше, и навсегда удешевляет нижнее.
lesson-first-cube-2 = Откройте третью территорию производства и удешевите сборку; закончите ход.
lesson-first-cube-no = Это тоже модернизация. Но сейчас возьмите кубик производства и положите его на сборку — самое дорогое действие.
lesson-first-move = Перемещение
lesson-first-move-1 = Ходят две разные фигуры, а после модернизации и больше.
lesson-first-move-2 = Каждая проходит одну территорию; реки и озёра обычно не пускают.
lesson-first-move-3 = Выберите перемещение и отправьте героя на T1.
lesson-first-move-no = Герой всё ещё сидит на базе, где ничего не делает. Выберите перемещение и отправьте его на T1.
lesson-first-village = Вторая фигура
lesson-first-village-1 = В конце каждая ваша территория приносит монеты.
lesson-first-village-2 = Если четыре фигуры или больше стоят не в одиночку, разведите их на ничью землю.
lesson-first-village-3 = Переместите рабочего с T1 в деревню V2, закончите ход.
lesson-first-village-no = Отправьте рабочего с T1 в деревню V2: в деревнях появляются новые рабочие.
lesson-first-workers = Больше рабочих
lesson-first-workers-1 = Рабочий в деревне производит рабочего.
lesson-first-workers-2 = С последними производство стоит силы, популярности и монет.
lesson-first-workers-3 = Скорее получите четырёх; пяти хватит.
lesson-first-workers-4 = Производите на V2 и W1; закончите ход.
lesson-first-workers-no = Двух рабочих мало. Выберите производство, на V2 и на W1.
lesson-first-encounter = Встречи
lesson-first-encounter-1 = Только герой встречает жителей отмеченной территории, и там он останавливается.
lesson-first-encounter-2 = Сначала идите туда, где встреча, потом на другую землю.
lesson-first-encounter-3 = Выберите перемещение и ведите героя на M2.
lesson-first-encounter-no = На M2, в одном шаге от героя, ждёт встреча. Выберите перемещение и ведите его туда.
lesson-first-option = Что вы выберете?
lesson-first-option-1 = Выберите один из трёх вариантов карты.
lesson-first-option-2 = С 7 популярности звёзды, территории и ресурсы в конце стоят больше.
lesson-first-option-3 = Вербуйте сначала ради популярности.
lesson-first-option-4 = Рабочего с V2 — на T1; возьмите вариант А.
lesson-first-option-no = Сначала разойдитесь: рабочий с V2 — на T1. Затем вариант А: он бесплатен и приносит популярность.
lesson-first-alone = Теперь партия ваша
lesson-first-alone-1 = Чья угодно шестая звезда сразу заканчивает игру.
lesson-first-alone-2 = Когда это близко, ходите и расходитесь по полю.
lesson-first-alone-3 = В бою отдавайте всё: победа — это звезда.
lesson-first-alone-4 = Закончите ход и играйте дальше сами.
lesson-first-alone-no = Платить пока нечем: закончите ход.`,s=e({default:()=>c}),c=`page-tiebreak = При равенстве монет побеждает тот, у кого больше рабочих, мехов и зданий вместе; затем сравниваются сила, популярность, ресурсы (кроме игры с Автомой), территории и звёзды, в этом порядке.
page-ending = { CAPITAL($who) }: не хватает одной звезды. Партия может закончиться с любым ходом.`,l=e({default:()=>u}),u=`counted = { $goods_key ->
    [coins] { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[other] { $amount } монет
    }
    [combat_cards] { $amount ->
        [one] { $amount } карту боя
        [few] { $amount } карты боя
       *[other] { $amount } карт боя
    }
    [workers] { $amount ->
        [one] { $amount } рабочего
       *[other] { $amount } рабочих
    }
    [units] { $amount ->
        [one] { $amount } фигурку
        [few] { $amount } фигурки
       *[other] { $amount } фигурок
    }
    [territories] на { $amount ->
        [one] { $amount } территории
       *[other] { $amount } территориях
    }
    [produce] { $amount ->
        [one] производство на { $amount } территории
       *[other] производство на { $amount } территориях
    }
    [any_resources] { $amount ->
        [one] { $amount } любой ресурс
        [few] { $amount } любых ресурса
       *[other] { $amount } любых ресурсов
    }
    [power] { $amount ->
        [one] { $amount } силу
       *[other] { $amount } силы
    }
    [popularity] { $amount ->
        [one] { $amount } популярность
       *[other] { $amount } популярности
    }
    [oil] { $amount ->
        [one] { $amount } нефть
       *[other] { $amount } нефти
    }
    [metal] { $amount ->
        [one] { $amount } металл
       *[other] { $amount } металла
    }
    [wood] { $amount ->
        [one] { $amount } дерево
       *[other] { $amount } дерева
    }
    [food] { $amount ->
        [one] { $amount } еду
       *[other] { $amount } еды
    }
    [mill] на мельнице
    [upgrade] модернизацию
    [deploy] робота (сборка)
    [build] здание (строительство)
    [enlist] рекрута (вербовка)
   *[other] { $goods } { $amount }
}
counted-and = { $most } и { $last }
deal = { $cost_count ->
    [0] {""}
   *[other] заплатить { $cost },{" "}
}{ $choose_count ->
    [0] получить { $gain }
   *[other] получить что-то одно: { $choose }
}
at-place = { $place_key ->
    [FACTORY] на Фабрике
    [NORDIC] на базе Севера
    [RUSVIET] на базе Руссвета
    [CRIMEA] на базе Крыма
    [SAXONY] на базе Саксонии
    [POLANIA] на базе Полянии
    [ALBION] на базе Альбиона
    [TOGAWA] на базе Тогавы
   *[other] на { $place }
}
from-place = { $place_key ->
    [FACTORY] с Фабрики
    [NORDIC] с базы Севера
    [RUSVIET] с базы Руссвета
    [CRIMEA] с базы Крыма
    [SAXONY] с базы Саксонии
    [POLANIA] с базы Полянии
    [ALBION] с базы Альбиона
    [TOGAWA] с базы Тогавы
   *[other] с { $place }
}
onto-place = { $place_key ->
    [FACTORY] на Фабрику
    [NORDIC] на базу Севера
    [RUSVIET] на базу Руссвета
    [CRIMEA] на базу Крыма
    [SAXONY] на базу Саксонии
    [POLANIA] на базу Полянии
    [ALBION] на базу Альбиона
    [TOGAWA] на базу Тогавы
   *[other] на { $place }
}
to-place = { $to_key ->
    [FACTORY] на Фабрику
    [NORDIC] на базу Севера
    [RUSVIET] на базу Руссвета
    [CRIMEA] на базу Крыма
    [SAXONY] на базу Саксонии
    [POLANIA] на базу Полянии
    [ALBION] на базу Альбиона
    [TOGAWA] на базу Тогавы
   *[other] на { $to }
}
some-units = { $unit_key ->
    [hero] герой
    [mech] { $count ->
        [one] { $count } робот
        [few] { $count } робота
       *[other] { $count } роботов
    }
   *[worker] { $count ->
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
}
some-cargo = { $cargo_key ->
    [workers] { $count ->
        [one] { $count } рабочего
       *[other] { $count } рабочих
    }
    [moved_workers] { $count ->
        [one] { $count } рабочего, который уже перемещался
       *[other] { $count } рабочих, которые уже перемещались
    }
    [oil] { $count ->
        [one] { $count } нефть
       *[other] { $count } нефти
    }
    [metal] { $count ->
        [one] { $count } металл
       *[other] { $count } металла
    }
    [wood] { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
   *[food] { $count ->
        [one] { $count } еду
       *[other] { $count } еды
    }
}
only-partly = { $partly ->
    [1] , но взять не всё
   *[other] {""}
}
only-some = { $partly ->
    [1] {" "}(взять не всё)
   *[other] {""}
}
option-letter = { $option_key ->
    [a] А
    [b] Б
   *[c] В
}
then-below = { $bottom_key ->
    [factory] (затем перемещение с карты Фабрики)
   *[other] (затем { $bottom })
}
ask-ChooseSection = Выберите часть планшета: сначала её верхнее действие, потом нижнее.
ask-BottomRow = { $bottom_key ->
    [factory] Нижнее действие карты Фабрики: переместить одну фигурку до { $steps } раз?
   *[other] Нижнее действие — { $bottom }: { $cost_count ->
        [0] бесплатно
       *[other] заплатить { $cost }
    }{ $gain_count ->
        [0] {""}
       *[other] , получить { $gain }
    }. Выполнить?
}
ask-EndTurn = Действия выполнены. Закончить ход?
ask-MoveUnits = { $left ->
    [one] Какую фигурку переместить? Можно ещё { $left }.
   *[other] Какую фигурку переместить? Можно { $left } разных.
}
ask-Travel = { CAPITAL($unit) } стоит { at-place }{ $cargo_count ->
    [0] {""}
   *[other] {" "}и берёт с собой { $cargo }
}. { $steps ->
    [one] Остался { $steps } шаг
    [few] Осталось { $steps } шага
   *[other] Осталось { $steps } шагов
}: что дальше?
ask-ChooseCombat = Предстоит несколько боёв. Какой будет первым?
ask-UseArtillery = Бой { at-place }: применить артиллерию? Вы тратите { $pays ->
    [one] { $pays } силу
   *[other] { $pays } силы
}, { $rival } теряет { $takes ->
    [one] { $takes } силу
   *[other] { $takes } силы
}.
ask-Dial = Бой { at-place }, противник — { $rival }: сколько силы потратить? { $cards ->
    [0] Карт боя добавить нельзя.
    [one] Потом можно добавить { $cards } карту боя.
    [few] Потом можно добавить до { $cards } карт боя.
   *[other] Потом можно добавить до { $cards } карт боя.
}
ask-AddCard = Добавить карту боя? Можно ещё { $left }.
ask-RetreatUnit = Бой { at-place } проигран. Куда отступает { $unit }?
ask-RetreatWorkers = Сколько рабочих робот увозит с собой { onto-place }?
ask-Encounter = Карта приключения { $card }. А: { $cost_a_count ->
    [0] {""}
   *[other] заплатить { $cost_a },{" "}
}получить { $gain_a }. Б: { $cost_b_count ->
    [0] {""}
   *[other] заплатить { $cost_b },{" "}
}получить { $gain_b }. В: { $cost_c_count ->
    [0] {""}
   *[other] заплатить { $cost_c },{" "}
}получить { $gain_c }. { $left ->
    [one] Выберите один вариант.
   *[other] Можно выбрать вариантов: { $left }, по очереди.
}
ask-TakeFactoryCard = Ваш герой впервые на Фабрике: возьмите одну из её карт. Она станет пятой частью вашего планшета.
ask-PayCombatCard = Какой картой боя заплатить?
ask-ChooseGain = Что принесёт карта Фабрики?
ask-TradeSite = Куда положить { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}? Все кладутся на одну территорию с вашим рабочим.
ask-ChooseResources = Какой ресурс получить { at-place }? Осталось выбрать: { $left }.
ask-EnlistRecruit = Какого рекрута завербовать и какой единовременный бонус он принесёт?
ask-RecruitBonus = Выполнено действие «{ $bottom }», и ваш рекрут приносит { counted }. Взять?
ask-MoveCube = Модернизация: какое улучшение верхнего действия открыть и какое нижнее действие удешевить?
ask-PayResources = Оплата, { $goods }: осталось { $left }. Откуда взять?
ask-GiveCoins = { $rival_key ->
    [none] Сейчас начнётся бой. Передать кому-нибудь монеты?
   *[other] { $rival }: сейчас перемещение, и оно может дойти до ваших фигурок. Заплатить за мир? Обещания никого не связывают.
}
ask-DeployMech = Какого робота собрать и где?
ask-BuildStructure = Какое здание построить и где?
ask-Produce = { $left ->
    [0] Произвести ещё и на мельнице?
    [one] Где производить? Осталась { $left } территория.
    [few] Где производить? Осталось { $left } территории.
   *[other] Где производить? Осталось { $left } территорий.
}
ask-Refuse = Вы получаете { $gain_count ->
    [0] ничего
   *[other] { $gain }
}. От чего отказаться?
act-move = Перемещение фигурок
act-move-here = Перемещение: { $gain } { then-below }
act-move-coins = Перемещение: вместо этого монеты{ only-partly }
act-move-coins-here = Перемещение: вместо этого получить { $gain }{ only-partly } { then-below }
act-bolster-power = Вооружение: сила{ only-partly }
act-bolster-power-here = Вооружение: { deal }{ only-partly } { then-below }
act-bolster-cards = Вооружение: карты боя{ only-partly }
act-bolster-cards-here = Вооружение: { deal }{ only-partly } { then-below }
act-trade-resources = Торговля: ресурсы{ only-partly }
act-trade-resources-here = Торговля: { deal }{ only-partly } { then-below }
act-trade-popularity = Торговля: популярность{ only-partly }
act-trade-popularity-here = Торговля: { deal }{ only-partly } { then-below }
act-produce = Производство
act-produce-here = Производство { $gain }{ $cost_count ->
    [0] {""}
   *[other] , заплатить { $cost }
} { then-below }
act-factory = Карта Фабрики{ only-partly }
act-factory-here = Карта Фабрики: { deal }{ only-partly } { then-below }
act-skip = { $section_key ->
    [factory] Карта Фабрики без верхнего действия
   *[other] { CAPITAL($section) } без верхнего действия
}
act-skip-here = { $section_key ->
    [factory] Карта Фабрики без верхнего действия { then-below }
   *[other] { CAPITAL($section) } без верхнего действия { then-below }
}
act-bottom = { CAPITAL($bottom) }{ $coins ->
    [0] , но без монет
   *[other] { $partly ->
        [1] , но взять не все монеты
       *[other] {""}
    }
}
act-factory-move = Переместить фигурку
act-decline = Отказаться
act-end-turn = Закончить ход
act-done = Это всё
act-reveal = Открыть цель: { $title }
act-give = Передать { $faction_key ->
    [nordic] Северу
    [rusviet] Руссвету
    [crimea] Крыму
    [saxony] Саксонии
   *[polania] Полянии
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
act-pass-until-turn = Не платить и до своего хода больше не спрашивать
act-delay = Задержать игру ради подсчётов: потерять 2 популярности
act-move-unit = { $unit_key ->
    [hero] Героя
    [mech] Робота
   *[worker] Рабочего
} { from-place }
act-take = Взять с собой { some-cargo }
act-drop = Оставить здесь { some-cargo }
act-to = Идти { onto-place }
act-stop = Остаться здесь
act-refuse = { $goods_key ->
    [coins] На 1 монету меньше
    [power] На 1 силу меньше
    [popularity] На 1 популярность меньше
    [combat_cards] На 1 карту боя меньше
    [workers] На 1 рабочего меньше
    [oil] На 1 нефть меньше
    [metal] На 1 металл меньше
    [wood] На 1 дерево меньше
   *[food] На 1 еду меньше
}
act-take-rest = Взять остальное
act-at = Положить { onto-place }
act-gain = { CAPITAL($goods) }
act-pay = Заплатить { from-place }
act-pay-card = Заплатить картой боя: { $card }
act-produce-at = Произвести { at-place }: { $count }
act-produce-at-here = Произвести { $gain } { at-place }
act-cube = { CAPITAL($square) }; { $bottom } дешевле
act-mech = { $ability }, { at-place }
act-structure = { CAPITAL($structure) }, { at-place }
act-recruit = Рекрут действия «{ $bottom }»; бонус: { $bonus }{ only-partly }
act-recruit-here = Рекрут действия «{ $bottom }»: сейчас { $gain }{ only-some }, потом { $ongoing } всякий раз, когда это действие выполняете вы или ваш сосед
act-take-card = Карта { $card }
act-take-card-here = Карта { $card }: { deal }
act-take-bonus = Взять бонус
act-decline-bonus = Отказаться от бонуса
act-fight-at = Бой { at-place }
act-artillery = Огонь
act-hold-fire = Не стрелять
act-dial = Сила: { $number }
act-add-card = Добавить карту боя: { $card }
act-ready = Больше карт не добавлять
act-retreat = Отступить { onto-place }
act-with = { $number ->
    [0] Без рабочих
    [one] { $number } рабочего
   *[other] { $number } рабочих
}
act-option = Вариант { option-letter }{ only-partly }
act-option-here = { option-letter }: { deal }{ only-partly }
act-choose = { CAPITAL($goods) }
event-turn = Ход { $turn }: { $seat }.
event-section = { $seat } выбирает: { $section_key ->
    [factory] карта Фабрики
   *[other] { $section }
}.
event-bottom = { $seat } выполняет нижнее действие: { $bottom }.
event-gained = { $seat } получает { counted }.
event-gained-at = { $seat } получает { counted } { at-place }.
event-drew = { $seat } берёт { $cards ->
    [one] { $cards } карту боя
    [few] { $cards } карты боя
   *[other] { $cards } карт боя
}.
event-drew-known = { $seat } берёт { $cards ->
    [one] { $cards } карту боя
    [few] { $cards } карты боя
   *[other] { $cards } карт боя
}: { $values }.
event-reshuffled = Сброшенные карты боя замешаны в новую колоду, карт в ней: { $cards }.
event-paid = { $seat } платит { counted }.
event-spent = { $seat } платит { $goods_key ->
    [oil] 1 нефть
    [metal] 1 металл
    [wood] 1 дерево
   *[food] 1 еду
} { from-place }.
event-coerced = { $seat } платит картой боя ({ $card }) вместо { $goods_key ->
    [oil] нефти
    [metal] металла
    [wood] дерева
   *[food] еды
}.
event-discarded = { $seat } платит картой боя: { $card }.
event-lost = { $seat } теряет { counted }.
event-moved = { $seat }: { $unit } идёт { from-place } { to-place }{ $cargo_count ->
    [0] {""}
   *[other] {" "}и берёт с собой { $cargo }
}.
event-displaced = { $seat }: { $count ->
    [one] { $count } рабочий отступает
   *[other] { $count } рабочих отступают
} { from-place } на базу.
event-combat = Бой { at-place }: { $seat } нападает на { $defender_key ->
    [saxony] Саксонию
    [polania] Полянию
   *[other] { $defender }
}.
event-scouted = { $seat } вытягивает карту боя у { $from_key ->
    [nordic] Севера
    [rusviet] Руссвета
    [crimea] Крыма
    [saxony] Саксонии
   *[polania] Полянии
}.
event-scouted-known = { $seat } вытягивает карту боя у { $from_key ->
    [nordic] Севера
    [rusviet] Руссвета
    [crimea] Крыма
    [saxony] Саксонии
   *[polania] Полянии
}: { $card }.
event-committed = { $seat } вступает в бой: сила { $power }, { $cards_count ->
    [0] без карт
    [one] карта { $cards }
   *[other] карты { $cards }
}; всего { $total }.
event-won = { $seat } побеждает в бою { at-place }.
event-retreated = { $seat } отступает { from-place } { to-place }: { some-units }.
event-encounter = { $seat } встречает приключение { at-place }: карта { $card }.
event-factory = { $seat } берёт карту Фабрики { $card }.
event-upgraded = { $seat } проводит модернизацию. { CAPITAL($square) }; { $bottom } дешевле на 1.
event-deployed = { $seat } собирает робота { at-place }: { $ability }.
event-built = { $seat } строит { $structure_key ->
    [mine] шахту
    [mill] мельницу
    [armory] арсенал
   *[monument] мемориал
} { at-place }.
event-enlisted = { $seat } вербует рекрута действия «{ $bottom }»; единовременный бонус: { $bonus }.
event-revealed = { $seat } открывает цель: { $title }.
event-star = { $seat } выкладывает звезду: { $star }. { $stars ->
    [1] Это первая.
   *[other] Всего звёзд: { $stars }.
}
event-gave = { $seat } передаёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
} { $to_key ->
    [nordic] Северу
    [rusviet] Руссвету
    [crimea] Крыму
    [saxony] Саксонии
   *[polania] Полянии
}.
event-practice = Если бы игра закончилась сейчас: { $scores }.
event-returned = { $seat }: { $unit } возвращается { from-place } { to-place }, этот бой не состоится.
event-over = Игра окончена: { $scores }.
event-achievement = { $seat } вписывает достижение: { $feat }.
board-turn = Ход { $turn }: { $faction }.
board-decides = Решает { $faction }.
board-over = Игра окончена, ходов сделано: { $turn }. { $count ->
    [one] Победа: { $factions }.
   *[other] Победу делят: { $factions }.
}
board-map = Карта (ниже то же самое словами): { $marks }
board-signs = @ герой, # робот, i рабочий, ^ здание, ? приключение, = туннель, ~ река между соседями
board-letters = M гора, F ферма, V деревня, W лес, T тундра, L озеро; { $resources }
board-places = Кто где
board-nobody = Ничьё
board-hero = герой
board-mechs = { $count ->
    [one] { $count } робот
    [few] { $count } робота
   *[other] { $count } роботов
}
board-workers = { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
board-lost-to = { $structure } (территорию контролирует { $faction })
board-disputed = спор, здесь же { $factions }
board-encounters = Приключения остались: { $places }
board-none = нет
board-tile = Бонус за здания в конце: { $tile } ({ $bands })
board-band = { $low }–{ $high }: { $coins }
board-band-one = { $low }: { $coins }
board-decks = Карты боя: в колоде { $deck }, { $discards_count ->
    [0] сброс пуст
   *[other] в сбросе { $discards }
}. Карты приключений: { $encounters }. Карт Фабрики осталось: { $factory }.
board-offer = Карта Фабрики { $card } на выбор: { deal }
board-players = Игроки по часовой стрелке
board-player = { $faction }, { $mat } планшет{ $own ->
    [1] {" "}(вы)
   *[other] {""}
}
board-of = { $name } { $count } из { $limit }
board-of-list = { $name } { $count } из { $limit }: { $list }
board-objectives = цели
board-stars-out = звёзды
board-upgrades-out = модернизации
board-mechs-out = роботы
board-structures-out = здания
board-recruits-out = рекруты
board-recruit = { $bottom } (каждый раз { $ongoing })
board-last = прошлый ход: { $section_key ->
    [factory] карта Фабрики
   *[other] { $section }
}
board-no-last = ходов ещё не было
board-factory-card = карта Фабрики { $card }: { deal }
board-costs = нижние действия: { $costs }
board-cost = { $bottom } { $cost_count ->
    [0] бесплатно
   *[other] за { $cost }
}
board-riverwalk = { $ability } ({ $terrains })
board-projection = Если бы игра закончилась сейчас
board-scores = Итог
board-fortune = { $faction } { $total }: монеты { $coins }, звёзды { $stars }, территории { $territories }, ресурсы { $resources }, здания { $structures }
board-battle = Бой { at-place }: { $attacker } против { $defender_key ->
    [nordic] Севера
    [rusviet] Руссвета
    [crimea] Крыма
    [saxony] Саксонии
   *[polania] Полянии
}.
board-committed = Пока вы выставили: сила { $power }, { $cards_count ->
    [0] без карт
    [one] карта { $cards }
   *[other] карты { $cards }
}.
board-mat = Ваш планшет: верхнее действие каждой части, затем нижнее под ним
board-section = { CAPITAL($section) }{ $last ->
    [1] {" "}(прошлый ход)
   *[other] {""}
}: { $tops }. { CAPITAL($bottom) }: { $cost_count ->
    [0] бесплатно
   *[other] заплатить { $cost }
}{ $coins_count ->
    [0] {""}
   *[other] , получить { $coins }
}{ $enlisted ->
    [1] ; рекрут приносит { $ongoing }
   *[other] {""}
}{ $spare ->
    [0] {""}
   *[other] ; может подешеветь на { $spare }
}.
board-top = { $cost_count ->
    [0] { $section_key ->
        [produce] произвести { $gains }
       *[other] { $gains }
    }
   *[other] заплатить { $cost }, { $section_key ->
        [produce] произвести { $gains }
       *[other] получить { $gains }
    }
}
board-gain = { $gain }
board-or = либо { $first }, либо { $second }
board-factory-section = Карта Фабрики { $card }{ $last ->
    [1] {" "}(прошлый ход)
   *[other] {""}
}: { deal }. Под ней: переместить одну фигурку до { $steps } раз.
board-mechs-left = Роботы ещё на планшете: { $list }
board-ability = Свойство нации: { $ability }
board-hand = Ваши карты боя: { $cards_count ->
    [0] нет
   *[other] { $cards }
}
board-objective = Цель { $card }, «{ $title }»: { $text }
picture-map = Карта
picture-parts = Части стола
picture-part-map = Карта
picture-part-mat = Планшеты
picture-part-hand = Рука
picture-part-tracks = Шкалы
picture-of = { $thing } ({ $faction })
picture-encounter-token = жетон приключения
picture-tunnel = туннель
picture-river = река со стороны { $places }
picture-yields = здесь производят: { $goods }
picture-triumph = Шкала триумфа: кто и за что выставил звёзды
picture-star-needs = Нужно: { $needs }.{ $times ->
    [one] {""}
   *[other] {" "}Звёзд не больше { $times }.
}
picture-tier = { $low }–{ $high }: за звезду { $star }, за территорию { $territory }, за каждые два ресурса { $resource_pair }.
picture-square-covered = Закрыто кубиком: модернизация откроет.
picture-square-open = Открыто.
picture-brings = приносит { $gain }
picture-recruit-waits = здесь ждёт рекрут; завербованный, он приносит { $ongoing }, когда это действие выбираете вы или сосед
picture-recruit-brings = ваш рекрут приносит { $ongoing }, когда это действие выбираете вы или сосед
picture-built-at = { $structure }: построено, { $place }
picture-not-built = { $structure }: ещё не построено
picture-factory-move = Карта Фабрики, низ: переместить одну фигурку до { $steps } раз
picture-workers-left = Рабочие на планшете
picture-mat-workers = То, что на клетках ушедших рабочих, платится за производство.
picture-unlocked = открыто
picture-locked = ещё под роботом
picture-taken = получено
picture-stars-left = { $count ->
    [one] осталась { $count } звезда
    [few] осталось { $count } звезды
   *[other] осталось { $count } звёзд
}
picture-card = { $count ->
    [one] Карта боя { $value }
    [few] { $count } карты боя { $value }
   *[other] { $count } карт боя { $value }
}
picture-cards = { $count ->
    [one] { $count } карта боя
    [few] { $count } карты боя
   *[other] { $count } карт боя
}
picture-objectives = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[other] { $count } целей
}
picture-aside = Отложить
picture-back = Открыть
picture-close = Закрыть
picture-automa-played = Карта Автомы { $card }, схема { $scheme ->
    [1] I
   *[other] II
}
picture-automa-recruit = ваш рекрут: { $bonus }
picture-automa-cube = кубик идёт дальше по шкале звёзд
picture-automa-acts = выполнено
picture-automa-not = невозможно
picture-fold = Свернуть планшеты
picture-unfold = Показать планшеты целиком
picture-encounter-card = Карта приключения { $card }
picture-not-offered = Сейчас недоступно: нажмите, чтобы узнать почему.
picture-factory-cards = Фабрика: возьмите одну карту
picture-attacks = нападает
picture-defends = обороняется
picture-committed = выставлено
picture-dial = Сколько силы потратить, тайно
picture-cards-behind = Карты за счётчиком силы
picture-outcome = Бой окончен
picture-travel = Фигурка в пути
picture-take-all = Взять всё с собой
picture-along = Перетаскивать с грузом
picture-along-title = Фигурка, которую перетаскивают, берёт с собой всё, что может; с нажатой клавишей Shift — наоборот.
picture-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
picture-automa = { $level }: деление { $space } из { $spaces } на счётчике звёзд, схема { $scheme }, карт в колоде: { $deck }
picture-scheme = Схема { $scheme }
picture-water-free = вода не мешает
picture-automa-card = Карта { $card }
picture-deck = Колода { $count }
option-camaraderie-combat = только после боя
option-camaraderie-every_retreat = при каждом изгнании рабочих
option-recruit_bonus-ask = можно отказаться
option-recruit_bonus-take = берётся всегда
points-ahead = { $points ->
    [one] { $points } монету
    [few] { $points } монеты
   *[many] { $points } монет
}
puzzle-sixth-star = шестая звезда
puzzle-combat = бой, который окупается
puzzle-star = звезда
puzzle-popularity = уровень популярности
puzzle-factory = Фабрика
puzzle-encounter = встреча
puzzle-mech = новый мех
puzzle-building = постройка
puzzle-recruit = рекрут
puzzle-upgrade = улучшение
puzzle-land = территории
puzzle-bottom = нижнее действие
puzzle-produce = производство
puzzle-trade = торговля
puzzle-bolster = сила и карты боя
puzzle-move = перемещение`,d=e({default:()=>f}),f=`chapter-setup = Подготовка
chapter-turn = Ходы
chapter-control = Территории
chapter-resource = Ресурсы
chapter-move = Перемещение
chapter-bolster = Вооружение
chapter-trade = Торговля
chapter-produce = Производство
chapter-upgrade = Модернизация
chapter-deploy = Сборка
chapter-build = Строительство
chapter-enlist = Вербовка
chapter-mech = Способности роботов
chapter-faction = Нации
chapter-combat = Бой
chapter-encounter = Встречи
chapter-factory = Фабрика
chapter-objective = Задачи
chapter-bribe = Сделки
chapter-star = Звёзды
chapter-end = Конец игры
chapter-score = Подсчёт монет
chapter-tiebreak = Ничьи
chapter-variant = Варианты
chapter-automa = Автома`;export{r as a,a as i,l as n,t as o,s as r,d as t};