import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`lesson-first = Ваша первая партия во «Всадников Скифии»
lesson-first-figure = Кто следует только этим советам, набирает против лёгкого бота около 49 ПО; сам бот против себя — около 75.
lesson-first-hero = Герой и первый соратник
lesson-first-hero-1 = С каждым героем приходит одна карта соратника.
lesson-first-hero-2 = Число в левом верхнем углу карты соратника — его сила в набегах.
lesson-first-hero-3 = Возьмите Томирис: у её Неистового сила 4.
lesson-first-hero-no = Взять можно любую пару. Но первые набеги выигрывает сила, а самый сильный боец здесь — у Томирис.
lesson-first-hand = Карты на руке
lesson-first-hand-1 = Вы берёте пять карт соратников и оставляете три.
lesson-first-hand-2 = Оставьте самых сильных; карты с силой 0 подождут.
lesson-first-hand-3 = Сбросьте Могильщика и Знахарку.
lesson-first-hand-no = У этой карты есть сила. У Могильщика и Знахарки её нет: сбросьте этих двоих.
lesson-first-place = Выставить рабочего
lesson-first-place-1 = В деревне вы выставляете рабочего и действуете там, потом забираете другого и действуете там.
lesson-first-place-2 = Синий рабочий приносит в Монетной мастерской 3 серебра.
lesson-first-place-3 = Серебра 4 или меньше — идите туда.
lesson-first-place-4 = Выставьте туда рабочего, возьмите серебро.
lesson-first-place-no = Соратники стоят серебра, начните с него: выставьте рабочего в Монетную мастерскую и возьмите 3 серебра.
lesson-first-fetch = Забрать другого
lesson-first-fetch-1 = Здание, откуда уходит рабочий, тоже срабатывает.
lesson-first-fetch-2 = В Казарме за серебро нанимают карту с руки.
lesson-first-fetch-3 = Если хватает на того, кто сильнее вашего слабейшего, нанимайте.
lesson-first-fetch-4 = Заберите рабочего оттуда, наймите Наёмника.
lesson-first-fetch-no = Для набега на Киммерию нужны двое: заберите рабочего из Казармы и наймите Наёмника на свободное место 2.
lesson-first-turn = Один рабочий в запасе
lesson-first-turn-1 = Между ходами у вас один рабочий, а в деревне стоят трое.
lesson-first-turn-2 = Закончите ход и посмотрите на ход соперника.
lesson-first-turn-no = В этом ходу больше делать нечего. Закончите его.
lesson-first-farm = Продовольствие
lesson-first-farm-1 = За набег платят заранее: левое поселение Киммерии стоит 3 продовольствия.
lesson-first-farm-2 = Ферма даёт синему рабочему 2.
lesson-first-farm-3 = Держите в запасе больше 4.
lesson-first-farm-4 = Выставьте рабочего на Ферму, возьмите продовольствие.
lesson-first-farm-no = До первого набега не хватает 2 продовольствия: выставьте рабочего на Ферму и возьмите их.
lesson-first-centre = Центр
lesson-first-centre-1 = Здесь вы применяете героя, или разыгрываете карту с руки, или применяете орла.
lesson-first-centre-2 = В конце хода остаётся не больше 8 серебра.
lesson-first-centre-3 = Заберите рабочего из Центра, примените Томирис, закончите ход.
lesson-first-centre-no = Томирис принесёт 2 серебра и карту: заберите рабочего из Центра и примените её.
lesson-first-raid = Первый набег
lesson-first-raid-1 = Для Киммерии хватит двоих соратников.
lesson-first-raid-2 = Сила — это кумыс, кубики, соратники, животные и свойства вместе.
lesson-first-raid-3 = Идите так далеко, как позволяет сила: Киммерия — от 3, Ассирия — 8, Персия — 12, Греция — 18.
lesson-first-raid-4 = Набег на левое поселение!
lesson-first-raid-no = У вас сила 8 и 3 продовольствия: идите в набег на левое поселение Киммерии. В одной из его ячеек лежит золото.
lesson-first-plunder = Трофеи
lesson-first-plunder-1 = Вы опустошаете одну ячейку: её трофеи и рабочий над ней — ваши.
lesson-first-plunder-2 = В конце каждое оставшееся золото стоит 2 ПО.
lesson-first-plunder-3 = Опустошите ячейку с золотом.
lesson-first-plunder-no = Это хуже: в другой ячейке есть золото, а оно стоит 2 ПО в конце.
lesson-first-grey = Серый рабочий
lesson-first-grey-1 = Синий рабочий остаётся в Киммерии навсегда.
lesson-first-grey-2 = В Конюшню и в Шатёр вождя, где выполняют задания, входят только серые и красные рабочие.
lesson-first-grey-3 = Выполняйте задание, когда можете.
lesson-first-grey-4 = Закончите ход.
lesson-first-grey-no = В этом ходу больше делать нечего. Закончите его.
lesson-first-horse = Лошадь
lesson-first-horse-1 = В Конюшне карту берут как лошадь за 1 снаряжение или как орла за 2 серебра.
lesson-first-horse-2 = Она прибавляет силу в набегах и очки в конце.
lesson-first-horse-3 = Идите туда со снаряжением или с 4 серебра.
lesson-first-horse-4 = Выставьте серого рабочего в Конюшню, первую лошадь — на место 1.
lesson-first-horse-no = В Конюшню входят только серые и красные, и такой рабочий у вас есть: выставьте его и возьмите первую карту как лошадь на место 1.
lesson-first-alone = Теперь партия ваша
lesson-first-alone-1 = Соратник с силой 0 гибнет от новой раны.
lesson-first-alone-2 = Поэтому раньте того, кто сейчас сильнее всех.
lesson-first-alone-3 = Карт четыре или меньше — берите их в Общем шатре; кумыс тратьте в набегах.
lesson-first-alone-4 = Заберите рабочего оттуда и играйте дальше сами.
lesson-first-alone-no = Чтобы нанимать, нужны карты: заберите рабочего из Общего шатра.`,r=e({default:()=>i}),i=`page-parts = Части стола
page-tab-village = Деревня
page-tab-raids = Набеги
page-tab-animals = Животные
page-tab-board = Планшеты
page-boards = Чей планшет показан
page-gate = Для рабочих: { $workers }
page-hidden-quest = Здесь лежит закрытое задание
page-yellow = Жёлтый кубик за каждое место набега с золотом
page-dice = Кубики
page-die = Кубик ({ $colour }): сила { $strength }, ранения { $wounds }
page-kumis = Кумыс для набега
page-no-raid = Кубики наготове
page-eagle-double = Удваивает в набегах свойство соратника под ним
page-eagle-centre = Даёт эффект «Центра» соратника под ним
page-eagle-strength = Даёт силу в набегах и очки в конце игры
page-horse = Сила { $strength }, если над ней соратник; { $points } ПО в конце игры
page-animal-deck = Колода животных: { $count }
page-crew-deck = Колода соратников: { $count }; в сбросе: { $discard }
page-slot = Ячейка { $slot }
page-limit = Не больше { $limit } в конце хода
page-strength = Сила соратников и животных: { $strength }
page-completed = Выполнено заданий: { $count }
page-hand = На руке: { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-unseen = Карта, которой вы не видели
page-chief-points = У вождя { $points } ПО, с заданиями и лошадьми { $total }
page-companion = Сила { $strength }; приносит продовольствие, когда его мало: { $gain }
page-plan-deck = Планов осталось в колоде: { $count }
page-plan-region = Есть ли что грабить: { $region }? Его цель — место { $target } слева
page-plan-quest = Иначе задание: ряды { $rows }, жетоны { $tokens }
page-plan-provisions = Есть ли у него продовольствие: { $need }?
page-plan-gain = Иначе он получает { $gain }
page-plan-strength = Есть ли у него сила { $need }?
page-plan-horse = Иначе он берёт лошадь на месте { $position }
page-plan-points = Тогда он совершает набег за { $points } ПО
page-plan-blocks = закрыто: { $building }
page-tiebreak = При равенстве очков побеждает тот, у кого больше карт отряда, животных и выполненных заданий вместе; затем больше серебра, продовольствия и кумыса вместе.`,a=e({default:()=>o}),o=`ask-PickPair = Какого героя вы берёте вместе с соратником рядом с ним?
ask-DiscardDown = Какую карту вы сбрасываете? (осталось { $left })
ask-TakeTurn = Куда вы отправляете рабочего? (цвет: { $worker })
ask-Use = Что вы делаете в здании «{ $building }»? (рабочий: { $worker })
ask-TakeWorker = Какого рабочего вы забираете из деревни?
ask-ChooseOption = Какой эффект карты «{ $card }» вы применяете?
ask-PayCards = Какую карту вы сбрасываете в уплату? (осталось { $left })
ask-ChooseHire = Кого вы нанимаете?
ask-ChooseCrewSlot = В какую ячейку вы кладёте карту «{ $card }»?
ask-HealMore = Кого вы лечите? (осталось { $left })
ask-SwapOut = Какого соратника вы возвращаете на руку?
ask-SwapIn = Какую карту вы кладёте в ячейку { $slot } вместо него?
ask-CycleCards = Какую карту вы сбрасываете, чтобы взять новую? (можно ещё { $left })
ask-ChooseAnimal = Какое открытое животное вы берёте?
ask-ChooseAnimalSlot = К какой ячейке вы подкладываете карту: { $animal }?
ask-ReturnEagle = Какого своего орла вы меняете на лошадь?
ask-ChooseHorse = Какое открытое животное станет вашей лошадью?
ask-ChooseHorseSlot = К какой ячейке вы подкладываете карту: { $animal }?
ask-PayStrength = Какую карту вы сбрасываете ради задания? (осталось силы { $left })
ask-VisitBuilding = Действие какого здания вы выполняете без рабочего? (ваш рабочий: { $worker })
ask-ChoosePlunder = Какой трофей вы берёте?
ask-DrinkKumis = Сколько кумыса вы тратите на набег? ({ $settlement })
ask-RerollDice = Выпало сила/ранения: { dice }. Какой кубик перебросить, считая в этом порядке? (осталось { $left })
ask-PlaceWounds = Кто получает следующее ранение? (осталось { $left })
ask-ChooseSpace = Какую ячейку набега вы опустошаете? ({ $settlement })
ask-EndTurn = Ваш ход сделан.
act-pick = взять героя: { $hero }
act-discard = сбросить: { $card }
act-hire = нанять: { $card }
act-play = разыграть: { $card }
act-swap = выложить сюда: { $card }
act-place = поставить рабочего: { $building }
act-fetch = забрать рабочего: { $building }
act-visit = применить: { $building }
act-raid = набег: { $settlement }
act-kumis = { $amount ->
    [0] не тратить кумыс
   *[other] потратить кумыс: { $amount }
}
act-reroll = перебросить кубик { $die }
act-wound = ранить соратника в ячейке { $slot }
act-heal = вылечить соратника в ячейке { $slot }
act-slot = ячейка { $slot }
act-eagle-power = применить орла у ячейки { $slot }
act-hero = применить героя
act-plunder = опустошить { $space }
act-seize = взять из { $space }: { $good }
act-take = взять: { $good }
act-eagle = взять открытое животное { $position } как орла
act-horse = взять открытое животное { $position } как лошадь
act-quest = выполнить задание: { $place }
act-option = вариант { $option }
act-keep = оставить кубики как есть
act-done = достаточно
act-skip = отказаться
act-end-turn = закончить ход
act-hire-here = { $price ->
    [0] нанять бесплатно: { $card }
   *[other] нанять: { $card } (серебро: { $price })
}
act-play-here = { $cost_count ->
    [0] разыграть: { $card } (взять { $gain })
   *[other] разыграть: { $card } (отдать { $cost }, взять { $gain })
}
act-raid-here = { $cost_count ->
    [0] набег: { $settlement } (бесплатно; кубики: красные { $red }, белые { $white }, жёлтые { $yellow })
   *[other] набег: { $settlement } ({ $cost }; кубики: красные { $red }, белые { $white }, жёлтые { $yellow })
}
act-wound-here = { $strength ->
    [0] пожертвовать: { $card }, ячейка { $slot } (сила 0)
   *[other] ранить: { $card }, ячейка { $slot } (сила { $strength })
}
act-heal-here = вылечить: { $card }, ячейка { $slot } (сила { $strength })
act-slot-here = ячейка { $slot }, сейчас там { $old }
act-eagle-power-here = применить орла у ячейки { $slot } над картой «{ $card }»
act-hero-here = применить героя { $name }
act-plunder-here = опустошить { $space }: { $gain }; рабочий: { $worker }
act-take-here = { $cost_count ->
    [0] взять { $gain }
   *[other] отдать { $cost }, взять { $gain }
}
act-eagle-here = взять { $animal } как орла
act-horse-here = взять { $animal } как лошадь
act-quest-here = выполнить { $quest }: { $place }
act-option-here = { $cost_count ->
    [0] взять { $gain }
   *[other] отдать { $cost }, взять { $gain }
}
event-picked = { CAPITAL($seat) } берёт героя по имени { $hero } и соратника «{ $card }».
event-placed = { CAPITAL($seat) } ставит рабочего ({ $worker }) в здание «{ $building }».
event-fetched = { CAPITAL($seat) } забирает рабочего ({ $worker }) из здания «{ $building }».
event-gained = { CAPITAL($seat) } получает { $goods }.
event-paid = { CAPITAL($seat) } платит { $goods }.
event-surplus = { CAPITAL($seat) } возвращает излишек: { $goods }.
event-drew = { $count ->
    [one] { CAPITAL($seat) } берёт { $count } карту.
    [few] { CAPITAL($seat) } берёт { $count } карты.
   *[many] { CAPITAL($seat) } берёт { $count } карт.
}
event-drew-known = { CAPITAL($seat) } берёт карты: { $cards }.
event-discarded = { CAPITAL($seat) } сбрасывает карту «{ $card }».
event-crew-reshuffled = Сброс соратников перемешан в новую колоду.
event-animals-reshuffled = Сброс животных перемешан в новую колоду.
event-took-from = { CAPITAL($seat) } забирает { $goods } у игрока, у которого больше: это { $other }.
event-hired = { CAPITAL($seat) } кладёт карту «{ $card }» в ячейку { $slot }.
event-dismissed = { CAPITAL($seat) } сбрасывает с планшета карту «{ $card }».
event-healed = { CAPITAL($seat) } снимает ранение с карты «{ $card }».
event-swapped = { CAPITAL($seat) } возвращает на руку карту «{ $old }» и кладёт в ячейку { $slot } карту «{ $card }».
event-animal-revealed = Открыто на месте { $position }: { $animal }.
event-placed-eagle = { CAPITAL($seat) } кладёт орла у ячейки { $slot }: { $animal }.
event-placed-horse = { CAPITAL($seat) } кладёт лошадь у ячейки { $slot }: { $animal }.
event-returned-eagle = { CAPITAL($seat) } возвращает орла из ячейки { $slot } на { $position }-е место среди открытых животных: { $animal }.
event-quest-completed = { CAPITAL($seat) } выполняет { $quest }; в конце это { $points } ПО.
event-quest-revealed = Открылось на { $place }: { $quest }.
event-played = { CAPITAL($seat) } разыгрывает карту «{ $card }».
event-used-hero = { CAPITAL($seat) } применяет героя по имени { $hero }.
event-used-eagle = { CAPITAL($seat) } применяет орла у ячейки { $slot } над картой «{ $card }».
event-visited = { CAPITAL($seat) } выполняет действие здания «{ $building }» без рабочего.
event-seized = { CAPITAL($seat) } берёт из { $space } один трофей: { $good }.
event-raided = { CAPITAL($seat) } идёт в набег: { $settlement }, рабочий — { $worker }.
event-rolled = { CAPITAL($seat) } бросает кубики, сила/ранения: { dice }.
dice = красные { $red_count ->
    [0] –
   *[other] { $red }
}; белые { $white_count ->
    [0] –
   *[other] { $white }
}; жёлтые { $yellow_count ->
    [0] –
   *[other] { $yellow }
}
event-strength = Сила набега: { $total } = кумыс { $kumis } + кубики { $dice } + соратники и животные { $cards } + свойства { $abilities }.
event-wounds = Ранения: { $dice } с кубиков, { $penalty } за слабость, можно игнорировать { $ignored }; распределить { $left }.
event-wounded = { CAPITAL($seat) } кладёт ранение на карту «{ $card }» в ячейке { $slot }.
event-killed = { CAPITAL($seat) } теряет соратника: в ячейке { $slot } гибнет «{ $card }».
event-plundered = { CAPITAL($seat) } опустошает { $space } и забирает рабочего ({ $worker }).
event-end-triggered = Конец близок: ячеек с трофеями { $spaces }, заданий { $quests }. Осталось ходов: { $turns }.
event-scored = { CAPITAL($seat) }: шкала { $track } + соратники { $crew } + животные { $animals } + задания { $quests } + трофеи { $plunder } = { $total }.
event-turn = Ход { $turn }: { $seat }.
event-chief-plan = Вождь открывает { $plan }: набег ({ $region }, цель { $target }) за { $points } ПО, если у него есть продовольствие { $provisions } и сила { $strength }.
event-chief-blocks = До следующего плана там нельзя ни поставить, ни забрать рабочего: { $building }.
event-chief-reshuffled = Планы вождя кончились и перемешаны заново.
event-chief-settlement = Грабить есть что ({ $region }): первое условие выполнено.
event-chief-no-settlement = Грабить нечего ({ $region }): вождь берёт задание.
event-chief-provisions = Продовольствия { $have }, нужно { $need }: второе условие выполнено.
event-chief-low-provisions = Продовольствия { $have }, нужно { $need }: вождь берёт { $amount }, и его ход окончен.
event-chief-strength = Силы { $have }, нужно { $need }: все условия выполнены.
event-chief-low-strength = Силы { $have }, нужно { $need }: вождь берёт лошадь и продовольствия не тратит.
event-chief-quest = Ряды перебирают { $rows }, жетоны в ряду — { $tokens }: вождь берёт { $quest }, место: { $place }.
event-chief-no-quest = Открытых заданий нет: вождь берёт лошадь.
event-chief-horse = План указывает место { $position } в ряду: вождь берёт { $animal } как лошадь с силой { $strength } и { $points } ПО.
event-chief-no-horse = Животных не осталось: ход вождя окончен без последствий.
event-chief-raid = План указывает цель { $target }, считая слева; вождь грабит { $space }.
event-chief-plunder-lost = Трофеи сброшены в запас: { $goods }.
event-chief-paid = Вождь тратит продовольствие: { $amount }.
event-chief-covers = Соратник вождя даёт силу { $strength }; лошади должны покрыть { $need }.
event-chief-horse-spent = Как можно меньше карт и без перерасхода: вождь сбрасывает { $animal }.
event-chief-points = За набег вождь получает { $amount } ПО.
counted = { $goods_key ->
    [silver] { $amount } { $amount ->
        [one] серебро
       *[other] серебра
    }
    [provisions] { $amount } { $amount ->
        [one] продовольствие
       *[other] продовольствия
    }
    [kumis] { $amount } { $amount ->
        [one] кумыс
       *[other] кумыса
    }
    [gold] { $amount } { $amount ->
        [one] золото
       *[other] золота
    }
    [equipment] { $amount } { $amount ->
        [one] снаряжение
       *[other] снаряжения
    }
    [wagon] { $amount } { $amount ->
        [one] повозку
        [few] повозки
       *[many] повозок
    }
    [livestock] { $amount } { $amount ->
        [one] скот
       *[other] скота
    }
    [cards] { $amount } { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    }
   *[points] { $amount } ПО
}
counted-and = { $most } и { $last }
effect-pays = потратьте { $cost }: { $what }
effect-or = { $one } или { $other }
do-take-plunder = 1 трофей из области: { $region }
do-swap-crew = бесплатно поменяйте соратника на карту с руки
do-cycle-cards = сбросьте до { $amount } карт и возьмите столько же плюс { $extra }
do-building = действие любого здания без рабочего
do-centre = затем другое действие «Центра»
do-hire = наём дешевле на { $less } серебра
do-hire-free = наём без серебра
do-heal = { $amount ->
    [one] уберите до { $amount } ранения
   *[other] уберите до { $amount } ранений
}
do-take-eagle = открытый орёл
do-take-horse = открытая лошадь
do-eagle-to-horse = замените своего орла на открытую лошадь
do-take-from-richer = { $what } у каждого, у кого этого больше, чем у вас
when-strength = +{ $strength } к силе
when-region = набег ({ $region })
when-worker = рабочий ({ $worker })
when-kumis = если потрачен кумыс
when-any = в любом набеге
when-per-eagles = за каждого орла над соратником, не больше { $most }
when-per-good = за каждые { $what }, не больше { $most }
when-wounds = игнорируйте { $ignore ->
    [one] { $ignore } ранение
    [few] { $ignore } ранения
   *[many] { $ignore } ранений
}
when-price = дешевле на { $what }
when-reroll = перебросьте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
when-wounded = при ранении: { $what }
when-killed = при гибели: { $what }
when-killed-returns = при гибели: возвращается на руку
when-building-gain = { $building }, { $option }: ещё { $what }
when-building-less = { $building }, { $option }: дешевле на { $what }
when-quest = за выполнение задания: { $what }
when-end = в конце игры: { $what }
when-end-per = в конце игры: { $what } за каждые { $per }
when-conditions = { $conditions }: { $what }
option-eagle = орёл
option-horse = лошадь
option-hire = наём
option-heal = лечение
option-quest = задание
option-card = карта
option-hero = герой
board-turn = Ход { $turn }.
board-setup = Идёт подготовка к игре.
board-first = Первый игрок: { $label }.
board-ending = Ходов до конца: { $turns }.
board-village = Деревня
board-building = { $building } ({ $gate }): { $worker }. { $uses }
board-worker = рабочий: { $worker }
board-nobody = рабочего нет
board-blocked = заблокировано вождём
board-quests = Открытые задания
board-quest = { $place }: { $quest }
board-none = нет
board-hidden-quests = Закрытых заданий: { $count }.
board-animals = Открытые животные (орёл; лошадь сила/ПО)
board-animal = { $position }: { $animal }
board-decks = В колоде животных { $animals }, соратников { $crew }, в сбросе соратников { $discard }.
board-stock = Общий запас: золото { $gold }, снаряжение { $equipment }, повозки { $wagon }, скот { $livestock }.
board-region = { $region } (кубики: красные { $red }, белые { $white }, жёлтый за каждую ячейку с золотом)
board-settlement = { $settlement }: рабочий { $workers }, соратников { $crew }, продовольствие { $provisions }, повозки { $wagons }. { $thresholds }
board-threshold = сила { $strength }: { $points } ПО
board-penalty = меньше { $strength }: без ПО, ранений { $wounds }
board-space = { $space }: { $plunder }; рабочий: { $worker }
board-space-empty = { $space }: разграблено
board-pairs = Герои и их соратники
board-pair = { $hero } ({ $effect }) и «{ $card }»
board-player = { $label }{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
}: { $points } ПО, рабочий { $worker }, серебро { $silver }, продовольствие { $provisions }, кумыс { $kumis }, золото { $gold }, снаряжение { $equipment }, повозки { $wagon }, скот { $livestock }, на руке { $hand }
board-hero = герой { $hero }: { $effect }
board-slot = ячейка { $slot }: { $crew }{ $eagle }{ $horse }
board-slot-empty = никого
board-crew = { $card } (сила { $strength }, ранений { $wounds }; { $ability })
board-eagle = {", "}сверху: { $animal }
board-horse = {", "}снизу: { $animal }
board-completed = выполнено: { $quests }
board-shown = известные карты на руке: { $cards }
board-hand = Ваша рука
board-card = { $card } (цена { $cost }, сила { $strength }): на планшете { $ability }; в «Центре» { $play }
board-chief = Безымянный вождь и { $opponent }: { $points } ПО, продовольствие { $provisions }, сила { $strength }, заданий { $quests }
board-chief-horses = лошади вождя: { $horses }
board-chief-plan = действующий план: { $plan }; планов в колоде: { $deck }
board-result = Итог: { $scores }. Победители: { $winners }.
points-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
puzzle-end = вовремя закончить партию
puzzle-quest = задание
puzzle-death = набег, который стоит жизни
puzzle-wounds = набег, который стоит своих ран
puzzle-raid = набег
puzzle-swap = замена в команде
puzzle-crew = новый соратник
puzzle-animal = животное
puzzle-supplies = припасы
puzzle-village = нужное здание`,s=e({default:()=>c}),c=`chapter-setup = Подготовка
chapter-turn = Ходы
chapter-village = Деревня
chapter-raid = Набеги
chapter-dice = Кубики
chapter-strength = Сила
chapter-wound = Ранения
chapter-crew = Соратники
chapter-animal = Животные
chapter-hero = Герои
chapter-quest = Задания
chapter-limit = Ограничения
chapter-end = Конец игры
chapter-score = Подсчёт очков
chapter-tiebreak = Ничьи
chapter-term = Понятия
chapter-solo = Одиночная игра`;export{t as i,a as n,r,s as t};