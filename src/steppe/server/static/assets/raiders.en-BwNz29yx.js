import{V as e}from"./index-RpD95efC.js";var t=e({default:()=>n}),n=`ask-PickPair = Which hero do you take, with the crew card beside it?
ask-DiscardDown = Which card do you discard? ({ $left } to go)
ask-TakeTurn = Where do you send your { $worker } worker?
ask-Use = What do you do at the { $building } with the { $worker } worker?
ask-TakeWorker = Which worker do you take from the village?
ask-ChooseOption = Which effect of { $card } do you use?
ask-PayCards = Which card do you discard as the price? ({ $left } to go)
ask-ChooseHire = Whom do you hire?
ask-ChooseCrewSlot = In which slot do you lay { $card }?
ask-HealMore = Whom do you heal? ({ $left } to go)
ask-SwapOut = Which crew member do you take back to hand?
ask-SwapIn = Which card do you lay in slot { $slot } instead?
ask-CycleCards = Which card do you discard to draw anew? (up to { $left } more)
ask-ChooseAnimal = Which open animal do you take?
ask-ChooseAnimalSlot = At which slot do you place { $animal }?
ask-ReturnEagle = Which of your eagles do you exchange for a horse?
ask-ChooseHorse = Which open animal becomes your horse?
ask-ChooseHorseSlot = At which slot do you place { $animal }?
ask-PayStrength = Which card do you discard for the quest? (strength { $left } to go)
ask-VisitBuilding = Which building do you use without a worker? (your worker counts as { $worker })
ask-ChoosePlunder = Which piece of plunder do you take?
ask-DrinkKumis = How much kumis do you spend on the raid of { $settlement }?
ask-RerollDice = The dice show strength/wounds: { dice }. Which one do you roll again, counted in this order? ({ $left } to go)
ask-PlaceWounds = Who takes the next wound? ({ $left } to go)
ask-ChooseSpace = Which raid space of { $settlement } do you empty?
ask-EndTurn = Your turn is done.
act-pick = take { $hero }
act-discard = discard { $card }
act-hire = hire { $card }
act-play = play { $card }
act-swap = lay { $card } there
act-place = place the worker: { $building }
act-fetch = take the worker: { $building }
act-visit = use: { $building }
act-raid = raid { $settlement }
act-kumis = { $amount ->
    [0] spend no kumis
   *[other] spend { $amount } kumis
}
act-reroll = roll die { $die } again
act-wound = wound the crew member in slot { $slot }
act-heal = heal the crew member in slot { $slot }
act-slot = slot { $slot }
act-eagle-power = use the eagle at slot { $slot }
act-hero = use the hero
act-plunder = empty { $space }
act-seize = take { $good } from { $space }
act-take = take { $good }
act-eagle = take open animal { $position } as an eagle
act-horse = take open animal { $position } as a horse
act-quest = complete the quest at { $place }
act-option = option { $option }
act-keep = keep the dice as they are
act-done = that is enough
act-skip = leave it
act-end-turn = end the turn
act-hire-here = { $price ->
    [0] hire { $card } for nothing
   *[other] hire { $card } for { $price } silver
}
act-play-here = { $cost_count ->
    [0] play { $card }: { $gain }
   *[other] play { $card }: { $cost } for { $gain }
}
act-raid-here = { $cost_count ->
    [0] raid { $settlement } for nothing, with dice red { $red }, white { $white }, yellow { $yellow }
   *[other] raid { $settlement } for { $cost }, with dice red { $red }, white { $white }, yellow { $yellow }
}
act-wound-here = { $strength ->
    [0] kill { $card } in slot { $slot } (strength 0)
   *[other] wound { $card } in slot { $slot } (strength { $strength })
}
act-heal-here = heal { $card } in slot { $slot } (strength { $strength })
act-slot-here = slot { $slot }, where there is { $old }
act-eagle-power-here = use the eagle at slot { $slot }, over { $card }
act-hero-here = use { $name }
act-plunder-here = empty { $space }: { $gain }, { $worker } worker
act-take-here = { $cost_count ->
    [0] take { $gain }
   *[other] take { $gain } for { $cost }
}
act-eagle-here = take { $animal } as an eagle
act-horse-here = take { $animal } as a horse
act-quest-here = complete { $quest } at { $place }
act-option-here = { $cost_count ->
    [0] { $gain }
   *[other] { $gain } for { $cost }
}
event-picked = { $seat } takes { $hero } with { $card }.
event-placed = { $seat } places the { $worker } worker: { $building }.
event-fetched = { $seat } takes the { $worker } worker: { $building }.
event-gained = { $seat } gains { $goods }.
event-paid = { $seat } pays { $goods }.
event-surplus = { $seat } returns what is above the limit: { $goods }.
event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-known = { $seat } draws { $cards }.
event-discarded = { $seat } discards { $card }.
event-crew-reshuffled = The crew discard pile becomes a new deck.
event-animals-reshuffled = The animal discard pile becomes a new deck.
event-took-from = { $seat } takes from { $other }, who has more, { $goods }.
event-hired = { $seat } lays { $card } in slot { $slot }.
event-dismissed = { $seat } discards { $card } from the board.
event-healed = { $seat } heals a wound of { $card }.
event-swapped = { $seat } takes { $old } back to hand and lays { $card } in slot { $slot }.
event-animal-revealed = Opened in place { $position } of the row: { $animal }.
event-placed-eagle = { $seat } places an eagle at slot { $slot }: { $animal }.
event-placed-horse = { $seat } places a horse at slot { $slot }: { $animal }.
event-quest-completed = { $seat } completes { $quest }, worth { $points } at the end.
event-quest-revealed = Turned up at { $place }: { $quest }.
event-played = { $seat } plays { $card }.
event-used-hero = { $seat } uses { $hero }.
event-used-eagle = { $seat } uses the eagle at slot { $slot }, over { $card }.
event-visited = { $seat } uses without a worker: { $building }.
event-seized = { $seat } takes from { $space } one piece: { $good }.
event-raided = { $seat } raids { $settlement } with the { $worker } worker.
event-rolled = { $seat } rolls strength/wounds: { dice }.
dice = red { $red_count ->
    [0] –
   *[other] { $red }
}; white { $white_count ->
    [0] –
   *[other] { $white }
}; yellow { $yellow_count ->
    [0] –
   *[other] { $yellow }
}
event-strength = Strength of the raid: { $total } = kumis { $kumis } + dice { $dice } + crew and animals { $cards } + abilities { $abilities }.
event-wounds = Wounds: { $dice } from the dice, { $penalty } for weakness, { $ignored } can be ignored; { $left } to place.
event-wounded = { $seat } puts a wound on { $card } in slot { $slot }.
event-killed = { $card } in slot { $slot } of { $seat } dies.
event-plundered = { $seat } empties { $space } and takes the { $worker } worker.
event-end-triggered = The end is near: { $spaces } raid spaces with plunder and { $quests } quests are left. Turns still to come: { $turns }.
event-scored = { $seat }: { $track } on the track + crew { $crew } + animals { $animals } + quests { $quests } + plunder { $plunder } = { $total }.
event-turn = Turn { $turn }: { $seat }.
event-chief-plan = The chief reveals { $plan }: raid { $region } at space { $target } for { $points } VP, if he has provisions { $provisions } and strength { $strength }.
event-chief-blocks = Until his next plan you can neither place a worker there nor take one: { $building }.
event-chief-reshuffled = The chief's plans were used up and are shuffled anew.
event-chief-settlement = There is something left to raid in { $region }: the first condition holds.
event-chief-no-settlement = Nothing is left to raid in { $region }: he takes a quest instead.
event-chief-provisions = He has provisions { $have } and needs { $need }: the second condition holds.
event-chief-low-provisions = He has provisions { $have } and needs { $need }: he gains { $amount } and stops.
event-chief-strength = He has strength { $have } and needs { $need }: all conditions hold.
event-chief-low-strength = He has strength { $have } and needs { $need }: he takes a horse and keeps his provisions.
event-chief-quest = The rows searched from { $rows }, the tokens of a row from { $tokens }: he takes { $quest } at { $place }.
event-chief-no-quest = No quest lies face up: he takes a horse instead.
event-chief-horse = His plan marks place { $position } of the row: he takes { $animal } as a horse of strength { $strength }, worth { $points }.
event-chief-no-horse = No animal is left: his turn ends without effect.
event-chief-raid = His plan marks space { $target } of the region, counted from the left; he raids { $space }.
event-chief-plunder-lost = Plunder goes back to the stock: { $goods }.
event-chief-paid = He pays provisions: { $amount }.
event-chief-covers = His companion lends strength { $strength }; horses must cover { $need }.
event-chief-horse-spent = With as few cards and as little waste as possible he discards { $animal }.
event-chief-points = The raid earns him { $amount } VP.
counted = { $goods_key ->
    [provisions] { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
    [wagon] { $amount ->
        [one] { $amount } wagon
       *[other] { $amount } wagons
    }
    [cards] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
    [points] { $amount } VP
   *[other] { $amount } { $goods }
}
counted-and = { $most } and { $last }
effect-pays = spend { $cost }: { $what }
effect-or = { $one }, or { $other }
do-take-plunder = 1 piece of plunder from { $region }
do-swap-crew = swap a crew member with a card from hand, free of charge
do-cycle-cards = discard up to { $amount } and draw as many plus { $extra }
do-building = the action of any building without a worker
do-centre = then another action of the Town Centre
do-hire = hire for { $less } silver less
do-hire-free = hire without paying silver
do-heal = remove up to { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
do-take-eagle = an open eagle
do-take-horse = an open horse
do-eagle-to-horse = exchange one of your eagles for an open horse
do-take-from-richer = { $what } from everyone who has more of it than you
when-strength = +{ $strength } strength
when-region = raiding { $region }
when-worker = with a { $worker } worker
when-kumis = if you spend kumis
when-any = in every raid
when-per-eagles = for each eagle over crew, at most { $most }
when-per-good = for each { $what }, at most { $most }
when-wounds = ignore { $ignore ->
    [one] { $ignore } wound
   *[other] { $ignore } wounds
}
when-price = { $what } less
when-reroll = roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} again
when-wounded = when wounded: { $what }
when-killed = when killed: { $what }
when-killed-returns = when killed: back to hand
when-building-gain = { $building }, { $option }: { $what } more
when-building-less = { $building }, { $option }: { $what } less
when-quest = completing a quest: { $what }
when-end = at the end: { $what }
when-end-per = at the end: { $what } for every { $per }
when-conditions = { $conditions }: { $what }
option-eagle = eagle
option-horse = horse
option-hire = hire
option-heal = heal
option-quest = quest
option-card = card
option-hero = hero
board-turn = Turn { $turn }.
board-setup = The game is being set up.
board-first = Starting player: { $label }.
board-ending = Turns left until the end: { $turns }.
board-village = Village
board-building = { $building } ({ $gate }): { $worker }. { $uses }
board-worker = { $worker } worker
board-nobody = no worker
board-blocked = blocked by the chief
board-quests = Open quests
board-quest = { $place }: { $quest }
board-none = none
board-hidden-quests = Face-down quests: { $count }.
board-animals = Open animals (eagle; horse strength/VP)
board-animal = { $position }: { $animal }
board-decks = Deck of animals { $animals }, of crew { $crew }, crew discarded { $discard }.
board-stock = Stock: gold { $gold }, equipment { $equipment }, wagons { $wagon }, livestock { $livestock }.
board-region = { $region } (dice: red { $red }, white { $white }, yellow for each space with gold)
board-settlement = { $settlement }: { $workers } worker, crew { $crew }, provisions { $provisions }, wagons { $wagons }. { $thresholds }
board-threshold = strength { $strength }: { $points } VP
board-penalty = below { $strength }: no VP, wounds { $wounds }
board-space = { $space }: { $plunder }; { $worker } worker
board-space-empty = { $space }: plundered
board-pairs = Heroes with their crew
board-pair = { $hero } ({ $effect }) with { $card }
board-player = { $label }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $points } VP, worker { $worker }, silver { $silver }, provisions { $provisions }, kumis { $kumis }, gold { $gold }, equipment { $equipment }, wagons { $wagon }, livestock { $livestock }, hand { $hand }
board-hero = hero { $hero }: { $effect }
board-slot = slot { $slot }: { $crew }{ $eagle }{ $horse }
board-slot-empty = nobody
board-crew = { $card } (strength { $strength }, wounds { $wounds }; { $ability })
board-eagle = {", "}above: { $animal }
board-horse = {", "}below: { $animal }
board-completed = quests completed: { $quests }
board-shown = known in hand: { $cards }
board-hand = Your hand
board-card = { $card } (cost { $cost }, strength { $strength }): on the board { $ability }; at the Town Centre { $play }
board-chief = The nameless chief with { $opponent }: { $points } VP, provisions { $provisions }, strength { $strength }, quests { $quests }
board-chief-horses = his horses: { $horses }
board-chief-plan = plan in force: { $plan }; plans in the deck: { $deck }
board-result = Final scores: { $scores }. Winners: { $winners }.`,r=e({default:()=>i}),i=`lesson-first = Your first game of Raiders of Scythia
lesson-first-figure = Whoever follows only this advice reaches about 49 points against the easy bot, which makes about 75 against itself.
lesson-first-hero = Your hero and the first of your crew
lesson-first-hero-1 = Every hero comes with one crew card.
lesson-first-hero-2 = The number at the upper left of a crew card is its strength in raids.
lesson-first-hero-3 = Take Tomyris: her Berserker has strength 4.
lesson-first-hero-no = Any pair is allowed. Strength wins the first raids, though, and Tomyris brings the strongest fighter here.
lesson-first-hand = Your hand
lesson-first-hand-1 = You draw five crew cards and keep three.
lesson-first-hand-2 = Keep the strongest; cards of strength 0 can wait.
lesson-first-hand-3 = Discard the Gravedigger and the Healer.
lesson-first-hand-no = That card has strength. The Gravedigger and the Healer have none: discard these two.
lesson-first-place = Put down a worker
lesson-first-place-1 = In the village you put a worker down and act there, then pick up another and act there.
lesson-first-place-2 = A blue worker gets 3 silver at the Silversmith.
lesson-first-place-3 = With 4 silver or less, go there.
lesson-first-place-4 = Place your worker there; take the silver.
lesson-first-place-no = Crew costs silver, so fetch some first: place your worker at the Silversmith, and take 3 silver.
lesson-first-fetch = Pick up another
lesson-first-fetch-1 = The building that the worker leaves acts, too.
lesson-first-fetch-2 = At the Barracks you hire a card from your hand for its silver.
lesson-first-fetch-3 = Whenever you can afford somebody stronger than your weakest, hire.
lesson-first-fetch-4 = Take that worker, hire the Mercenary.
lesson-first-fetch-no = A raid in Cimmeria needs a crew of two: take the worker at the Barracks, and hire the Mercenary into the free slot 2.
lesson-first-turn = One worker in hand
lesson-first-turn-1 = Between turns you hold one worker, and three stand in the village.
lesson-first-turn-2 = End your turn, and watch your rival's.
lesson-first-turn-no = Nothing is left to do in this turn. End it.
lesson-first-farm = Provisions
lesson-first-farm-1 = A raid is paid for beforehand: 3 provisions for the left settlement of Cimmeria.
lesson-first-farm-2 = The Farm gives 2 for a blue worker.
lesson-first-farm-3 = Keep more than 4 in store.
lesson-first-farm-4 = Place your worker at the Farm; take provisions.
lesson-first-farm-no = You lack 2 provisions for the first raid: place your worker at the Farm, and take them.
lesson-first-centre = The Town Centre
lesson-first-centre-1 = Here you use your hero, or play a card from your hand, or use an eagle.
lesson-first-centre-2 = At the end of a turn you keep at most 8 silver.
lesson-first-centre-3 = Take the worker at the Town Centre, use Tomyris, end your turn.
lesson-first-centre-no = Tomyris brings 2 silver and a card: take the worker at the Town Centre, and use her.
lesson-first-raid = Your first raid
lesson-first-raid-1 = Two of your crew are enough for Cimmeria.
lesson-first-raid-2 = Strength is kumis, dice, crew, animals and abilities together.
lesson-first-raid-3 = Raid as far away as your strength reaches: Cimmeria from 3, Assyria 8, Persia 12, Greece 18.
lesson-first-raid-4 = Raid the left settlement.
lesson-first-raid-no = You have strength 8 and 3 provisions: raid the left settlement of Cimmeria now. One of its spaces holds gold.
lesson-first-plunder = Plunder
lesson-first-plunder-1 = You empty one space: its plunder is yours, and the worker above it.
lesson-first-plunder-2 = At the end each gold left is worth 2 points.
lesson-first-plunder-3 = Empty the space with gold.
lesson-first-plunder-no = That would be worth less: the other space has gold, which is 2 points at the end.
lesson-first-grey = A grey worker
lesson-first-grey-1 = Your blue worker stays in Cimmeria for good.
lesson-first-grey-2 = The Stables, and the Chief's Tent with its quests, let in only grey and red workers.
lesson-first-grey-3 = Complete a quest whenever you can.
lesson-first-grey-4 = End your turn.
lesson-first-grey-no = Nothing is left to do in this turn. End it.
lesson-first-horse = A horse
lesson-first-horse-1 = At the Stables a card is a horse for 1 equipment, or an eagle for 2 silver.
lesson-first-horse-2 = It adds strength in raids, and points at the end.
lesson-first-horse-3 = Go there with equipment, or 4 silver.
lesson-first-horse-4 = Place the grey worker there; put the first horse on slot 1.
lesson-first-horse-no = Only grey and red workers enter the Stables, and you have one: place it there, and take the first card as a horse for slot 1.
lesson-first-alone = Now it is your game
lesson-first-alone-1 = Somebody of strength 0 dies of another wound.
lesson-first-alone-2 = So wound whoever is strongest just now.
lesson-first-alone-3 = With four cards or fewer, take cards at the Meeting Tent; and spend your kumis in raids.
lesson-first-alone-4 = Take the worker there, and go on alone.
lesson-first-alone-no = You need cards to hire: take the worker at the Meeting Tent.`,a=e({default:()=>o}),o=`page-parts = Parts of the table
page-tab-village = Village
page-tab-raids = Raids
page-tab-animals = Animals
page-tab-board = Boards
page-boards = Whose board is shown
page-gate = For workers: { $workers }
page-hidden-quest = A quest lies here face down
page-yellow = A yellow die for each raid space with gold
page-dice = Dice
page-die = { $colour } die: strength { $strength }, wounds { $wounds }
page-kumis = Kumis for the raid
page-no-raid = The dice lie ready
page-eagle-double = Doubles the ability of the crew member below it in raids
page-eagle-centre = Lends the Town Centre effect of the crew member below it
page-eagle-strength = Adds strength in raids and points at the end
page-horse = Strength { $strength } over crew, { $points } VP at the end
page-animal-deck = Deck of animals: { $count }
page-crew-deck = Deck of crew: { $count }; discarded: { $discard }
page-slot = Slot { $slot }
page-limit = At most { $limit } at the end of a turn
page-strength = Strength of crew and animals: { $strength }
page-completed = Completed quests: { $count }
page-hand = Hand: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
page-unseen = A card that you have not seen
page-chief-points = The chief has { $points } VP, { $total } with quests and horses
page-companion = Strength { $strength }; brings { $gain } provisions when they run short
page-plan-deck = Plans still in the deck: { $count }
page-plan-region = Is there something to raid in { $region }? He aims at space { $target } from the left
page-plan-quest = Otherwise a quest: rows from { $rows }, tokens from { $tokens }
page-plan-provisions = Does he have { $need } provisions?
page-plan-gain = Otherwise he gains { $gain }
page-plan-strength = Does he have strength { $need }?
page-plan-horse = Otherwise he takes the horse in place { $position }
page-plan-points = Then he raids for { $points } VP
page-plan-blocks = blocks: { $building }
page-tiebreak = With equal points, more crew cards, animals and completed quests together win; then more silver, provisions and kumis together.`,s=e({default:()=>c}),c=`chapter-setup = Set-up
chapter-turn = Turns
chapter-village = The village
chapter-raid = Raids
chapter-dice = Dice
chapter-strength = Strength
chapter-wound = Wounds
chapter-crew = Crew
chapter-animal = Animals
chapter-hero = Heroes
chapter-quest = Quests
chapter-limit = Limits
chapter-end = The end
chapter-score = Scoring
chapter-tiebreak = Ties
chapter-term = Words
chapter-solo = Playing alone`;export{t as i,a as n,r,s as t};