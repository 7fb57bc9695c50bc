import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`ask-PickPair = Which hero do you take, together with their crew card?
ask-DiscardDown = Which card do you discard? ({ $left } to go)
ask-TakeTurn = Where do you send your { $worker } worker?
ask-Use = What do you do at the { $building } with the { $worker } worker?
ask-TakeWorker = Which worker do you take from the village?
ask-ChooseOption = Which effect of { $card } do you use?
ask-PayCards = Which card do you discard as payment? ({ $left } to go)
ask-ChooseHire = Whom do you hire?
ask-ChooseCrewSlot = In which slot do you place { $card }?
ask-HealMore = Whom do you heal? ({ $left } to go)
ask-SwapOut = Which crew member do you take back to hand?
ask-SwapIn = Which card do you place in slot { $slot } instead?
ask-CycleCards = Which card do you discard to draw a new one? (up to { $left } more)
ask-ChooseAnimal = Which face-up animal do you take?
ask-ChooseAnimalSlot = At which slot do you place { $animal }?
ask-ReturnEagle = Which of your eagles do you exchange for a horse?
ask-ChooseHorse = Which face-up animal becomes your horse?
ask-ChooseHorseSlot = At which slot do you place { $animal }?
ask-PayStrength = Which card do you discard for the quest? (strength { $left } to go)
ask-VisitBuilding = Which building do you use without a worker? (your worker counts as { $worker })
ask-ChoosePlunder = Which piece of plunder do you take?
ask-DrinkKumis = How much kumis do you spend on the raid of { $settlement }?
ask-RerollDice = The dice show strength/wounds: { dice }. Which one do you reroll, counting in this order? ({ $left } to go)
ask-PlaceWounds = Who takes the next wound? ({ $left } to go)
ask-ChooseSpace = Which raid space of { $settlement } do you empty?
ask-EndTurn = Your turn is done.
act-pick = take { $hero }
act-discard = discard { $card }
act-hire = hire { $card }
act-play = play { $card }
act-swap = place { $card } there
act-place = place the worker: { $building }
act-fetch = take the worker: { $building }
act-visit = use: { $building }
act-raid = raid { $settlement }
act-kumis = { $amount ->
    [0] spend no kumis
   *[other] spend { $amount } kumis
}
act-reroll = reroll die { $die }
act-wound = wound the crew member in slot { $slot }
act-heal = heal the crew member in slot { $slot }
act-slot = slot { $slot }
act-eagle-power = use the eagle at slot { $slot }
act-hero = use the hero
act-plunder = empty { $space }
act-seize = take { $good } from { $space }
act-take = take { $good }
act-eagle = take face-up animal { $position } as an eagle
act-horse = take face-up animal { $position } as a horse
act-quest = complete the quest at { $place }
act-option = option { $option }
act-keep = keep the dice as they are
act-done = done
act-skip = decline
act-end-turn = end the turn
act-hire-here = { $price ->
    [0] hire { $card } for free
   *[other] hire { $card } for { $price } silver
}
act-play-here = { $cost_count ->
    [0] play { $card }: { $gain }
   *[other] play { $card }: { $cost } for { $gain }
}
act-raid-here = { $cost_count ->
    [0] raid { $settlement } for free, with dice red { $red }, white { $white }, yellow { $yellow }
   *[other] raid { $settlement } for { $cost }, with dice red { $red }, white { $white }, yellow { $yellow }
}
act-wound-here = { $strength ->
    [0] kill { $card } in slot { $slot } (strength 0)
   *[other] wound { $card } in slot { $slot } (strength { $strength })
}
act-heal-here = heal { $card } in slot { $slot } (strength { $strength })
act-slot-here = slot { $slot }, replacing { $old }
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
event-picked = { CAPITAL($seat) } takes { $hero } with { $card }.
event-placed = { CAPITAL($seat) } places the { $worker } worker: { $building }.
event-fetched = { CAPITAL($seat) } takes the { $worker } worker: { $building }.
event-gained = { CAPITAL($seat) } gains { $goods }.
event-paid = { CAPITAL($seat) } pays { $goods }.
event-surplus = { CAPITAL($seat) } returns the excess above the limit: { $goods }.
event-drew = { $count ->
    [one] { CAPITAL($seat) } draws { $count } card.
   *[other] { CAPITAL($seat) } draws { $count } cards.
}
event-drew-known = { CAPITAL($seat) } draws { $cards }.
event-discarded = { CAPITAL($seat) } discards { $card }.
event-crew-reshuffled = The crew discard pile becomes a new deck.
event-animals-reshuffled = The animal discard pile becomes a new deck.
event-took-from = { CAPITAL($seat) } takes from { $other }, who has more, { $goods }.
event-hired = { CAPITAL($seat) } places { $card } in slot { $slot }.
event-dismissed = { CAPITAL($seat) } discards { $card } from the board.
event-healed = { CAPITAL($seat) } heals a wound on { $card }.
event-swapped = { CAPITAL($seat) } takes { $old } back to hand and places { $card } in slot { $slot }.
event-animal-revealed = Revealed in place { $position } of the row: { $animal }.
event-placed-eagle = { CAPITAL($seat) } places an eagle at slot { $slot }: { $animal }.
event-placed-horse = { CAPITAL($seat) } places a horse at slot { $slot }: { $animal }.
event-returned-eagle = { CAPITAL($seat) } puts the eagle { $animal } of slot { $slot } at place { $position } of the open animals.
event-quest-completed = { CAPITAL($seat) } completes { $quest }, worth { $points } at the end.
event-quest-revealed = Revealed at { $place }: { $quest }.
event-played = { CAPITAL($seat) } plays { $card }.
event-used-hero = { CAPITAL($seat) } uses { $hero }.
event-used-eagle = { CAPITAL($seat) } uses the eagle at slot { $slot }, over { $card }.
event-visited = { CAPITAL($seat) } uses without a worker: { $building }.
event-seized = { CAPITAL($seat) } takes one piece from { $space }: { $good }.
event-raided = { CAPITAL($seat) } raids { $settlement } with the { $worker } worker.
event-rolled = { CAPITAL($seat) } rolls strength/wounds: { dice }.
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
event-wounded = { CAPITAL($seat) } puts a wound on { $card } in slot { $slot }.
event-killed = { CAPITAL($seat) }: { $card } in slot { $slot } dies.
event-plundered = { CAPITAL($seat) } empties { $space } and takes the { $worker } worker.
event-end-triggered = The end is near: { $spaces } raid spaces with plunder and { $quests } quests are left. Turns still to come: { $turns }.
event-scored = { CAPITAL($seat) }: { $track } on the track + crew { $crew } + animals { $animals } + quests { $quests } + plunder { $plunder } = { $total }.
event-turn = Turn { $turn }: { $seat }.
event-chief-plan = The chief reveals { $plan }: raid { $region } at space { $target } for { $points } VP, if he has provisions { $provisions } and strength { $strength }.
event-chief-blocks = Until his next plan you can neither place nor take a worker here: { $building }.
event-chief-reshuffled = The chief's plan deck is empty: his plans are reshuffled.
event-chief-settlement = There is something left to raid in { $region }: the first condition holds.
event-chief-no-settlement = Nothing is left to raid in { $region }: he takes a quest instead.
event-chief-provisions = He has provisions { $have } and needs { $need }: the second condition holds.
event-chief-low-provisions = He has provisions { $have } and needs { $need }: he gains { $amount } and stops.
event-chief-strength = He has strength { $have } and needs { $need }: all conditions hold.
event-chief-low-strength = He has strength { $have } and needs { $need }: he takes a horse and keeps his provisions.
event-chief-quest = Searching rows from { $rows } and tokens in a row from { $tokens }, he takes { $quest } at { $place }.
event-chief-no-quest = No quest lies face up: he takes a horse instead.
event-chief-horse = His plan marks place { $position } of the row: he takes { $animal } as a horse of strength { $strength }, worth { $points }.
event-chief-no-horse = No animal is left: his turn ends without effect.
event-chief-raid = His plan marks space { $target } of the region, counted from the left; he raids { $space }.
event-chief-plunder-lost = Plunder goes back to the stock: { $goods }.
event-chief-paid = He pays provisions: { $amount }.
event-chief-covers = His companion lends strength { $strength }; horses must cover { $need }.
event-chief-horse-spent = Using as few cards and wasting as little strength as possible, he discards { $animal }.
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
do-cycle-cards = discard up to { $amount } and draw that many plus { $extra }
do-building = the action of any building without a worker
do-centre = then another action of the Town Centre
do-hire = hire for { $less } silver less
do-hire-free = hire without paying silver
do-heal = remove up to { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
do-take-eagle = a face-up eagle
do-take-horse = a face-up horse
do-eagle-to-horse = exchange one of your eagles for a face-up horse
do-take-from-richer = { $what } from everyone who has more of it than you
when-strength = +{ $strength } strength
when-region = raiding { $region }
when-worker = with a { $worker } worker
when-kumis = if you spend kumis
when-any = in every raid
when-per-eagles = for each eagle over crew, up to { $most }
when-per-good = for each { $what }, up to { $most }
when-wounds = ignore { $ignore ->
    [one] { $ignore } wound
   *[other] { $ignore } wounds
}
when-price = { $what } less
when-reroll = reroll { $dice ->
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
board-quests = Face-up quests
board-quest = { $place }: { $quest }
board-none = none
board-hidden-quests = Face-down quests: { $count }.
board-animals = Face-up animals (eagle; horse strength/VP)
board-animal = { $position }: { $animal }
board-decks = Animal deck { $animals }, crew deck { $crew }, discarded crew { $discard }.
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
board-shown = known cards in hand: { $cards }
board-hand = Your hand
board-card = { $card } (cost { $cost }, strength { $strength }): on the board { $ability }; at the Town Centre { $play }
board-chief = The nameless chief with { $opponent }: { $points } VP, provisions { $provisions }, strength { $strength }, quests { $quests }
board-chief-horses = his horses: { $horses }
board-chief-plan = current plan: { $plan }; plans in the deck: { $deck }
board-result = Final scores: { $scores }. Winners: { $winners }.
points-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-end = ending the game in time
puzzle-quest = a quest
puzzle-death = a raid worth a life
puzzle-wounds = a raid worth its wounds
puzzle-raid = a raid
puzzle-swap = a better crew
puzzle-crew = a new crew member
puzzle-animal = an animal
puzzle-supplies = supplies
puzzle-village = the right building`,r=e({default:()=>i}),i=`lesson-first = Your first game of Raiders of Scythia
lesson-first-figure = A player who follows only this advice scores about 49 points against the easy bot, which scores about 75 against itself.
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
lesson-first-fetch-3 = Whenever you can afford a card stronger than your weakest crew member, hire it.
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
lesson-first-alone-1 = A crew member of strength 0 dies from another wound.
lesson-first-alone-2 = So wound your strongest crew member of the moment.
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