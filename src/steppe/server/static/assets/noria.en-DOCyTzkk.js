import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`ask-ChooseResource = Which resource do you start with?
ask-FirstRepresentative = On which track does your first representative start?
ask-BuildWheel = Where on your wheel does the disc “{ $disc }” go?
ask-Influence = Influence: Night Shift for { $nightshift }, Modification for { $modification }? You have { $knowledge } knowledge.
ask-ActionPhase = Actions: which disc do you use next? { $actions ->
    [0] None of four actions is done.
    [one] One of four actions is done.
   *[other] { $actions } of four actions are done.
}
ask-UseDisc = How do you use the disc “{ $disc }” ({ $slot })?
ask-Payment = How do you pay { $price ->
    [0] { "" }
   *[other] the price of { $price }{ $condition ->
        [alike] , all of one type
        [different] , of at least two types
       *[any] { "" }
    }
}{ $fee ->
    [0] { "" }
   *[other] { $price ->
        [0] the fee of { $fee } for rivals
       *[other] {" "}and { $fee } of any type for rivals ahead
    }
}?
ask-OnIsland = What does your ambassador do on { $island }?
ask-Politics = Politics: Intrigue for { $price }? You have { $knowledge } knowledge. Which politician goes down?
ask-Removal = Intrigue: from which chamber is a politician removed?
ask-Placement = Management: where does the new disc go? { $discs ->
    [one] One disc is waiting.
   *[other] { $discs } discs are waiting.
}
ask-EndTurn = Your turn is done. End it?
act-take = Take { $resource }
act-enter = Start on { $track }
act-place = Place “{ $disc }” on { $slot }
act-shift = Night Shift: turn the { $ring }
act-modify = Modification: swap { $slot } and { $other }
act-end-influence = Go on to the actions
act-activate = Activate { $slot }
act-activate-twice = Activate { $slot } twice
act-inspect = Inspect { $slot } for 1 knowledge
act-sell = Black market: sell { $good }
act-buy = Black market: buy { $resource }
act-end-actions = Go on to politics
act-market = Market: buy the disc “{ $disc }”
act-invest = Investment: { $track }
act-reveal = Reveal a new island and fly there
act-fly = Fly to { $island }
act-ship = Ship: { $resource }
act-factory = Factory: { $good }, { $warehouses ->
    [one] one warehouse
   *[other] { $warehouses } warehouses
}
act-upgrade = Upgrade the disc on { $slot }
act-produce = Production: { $goods }
act-repeat = Repeat the disc on { $slot }
act-skip = Leave it unused
act-pay = Pay { $payment }
act-promote = Intrigue: promote in { $chamber }
act-remove = Remove in { $chamber }
act-end-politics = Go on to management
act-end-turn = End the turn
act-shift-here = { act-shift } for { $price } knowledge
act-modify-here = { act-modify } for { $price } knowledge
act-activate-here = Activate “{ $disc }” ({ $slot })
act-activate-twice-here = Activate “{ $disc }” ({ $slot }) twice
act-inspect-here = Inspect “{ $disc }” ({ $slot }) for 1 knowledge
act-sell-here = { act-sell } for { $knowledge } knowledge
act-buy-here = { act-buy } for { $knowledge } knowledge
act-market-here = { act-market }, { $price ->
    [0] free
   *[other] for { $price }
}
act-invest-here = { act-invest }, space { $space } for { $price }{ $price ->
    [1] { "" }
   *[other] { $condition ->
        [different] {" "}of at least two types
       *[alike] {" "}of one type
    }
}{ $fee ->
    [0] { "" }
   *[other] {" "}and { $fee } for rivals ahead
}
act-fly-here = { act-fly }{ $toll ->
    [0] { "" }
   *[other] {" "}for { $toll }
}
act-upgrade-here = Upgrade “{ $disc }” ({ $slot })
act-produce-here = { act-produce } for { $payment }
act-repeat-here = Repeat “{ $disc }” ({ $slot })
act-promote-here = { act-promote } for { $price } knowledge
counted = { $goods } × { $amount }
counted-and = { $most }, { $last }
event-started = { CAPITAL($seat) } starts with { $resource }.
event-entered = { CAPITAL($seat) } starts on the { $track } track.
event-placed = { CAPITAL($seat) } places the disc “{ $disc }” on { $slot }.
event-built = { CAPITAL($seat) } places a disc.
event-built-known = { CAPITAL($seat) } places the disc “{ $disc }” on { $slot }.
event-wheels = All wheels are built and revealed.
event-round = Round { $round }: { $left ->
    [0] the last.
    [one] one more follows.
   *[other] { $left } more follow.
}
event-shifted = { CAPITAL($seat) } turns the { $ring } with Night Shift for { $price } knowledge.
event-modified = { CAPITAL($seat) } swaps { $slot } and { $other } with Modification for { $price } knowledge.
event-activated = { CAPITAL($seat) } activates “{ $disc }” ({ $slot }){ $times ->
    [2] {" "}twice
   *[other] { "" }
}.
event-inspected = { CAPITAL($seat) } inspects “{ $disc }” ({ $slot }) and gains 1 knowledge.
event-gained = { CAPITAL($seat) } gains { $count } × { $resource }.
event-sold = { CAPITAL($seat) } sells { $good } for { $knowledge } knowledge.
event-traded = { CAPITAL($seat) } buys { $resource } for { $knowledge } knowledge.
event-paid = { CAPITAL($seat) } pays { $payment }.
event-bought = { CAPITAL($seat) } buys the disc “{ $disc }” for { $price }.
event-advanced = { CAPITAL($seat) } reaches space { $space } of { $track }.
event-revealed = { CAPITAL($seat) } reveals { $island }.
event-flew = { CAPITAL($seat) } flies to { $island }.
event-ship = { CAPITAL($seat) } takes a ship with { $resource } from { $island }.
event-factory = { CAPITAL($seat) } builds a factory on { $island }: { $good }, { $warehouses ->
    [one] one warehouse
   *[other] { $warehouses } warehouses
}.
event-upgraded = { CAPITAL($seat) } upgrades “{ $disc }” ({ $slot }).
event-produced = { CAPITAL($seat) } produces { $goods } for { $payment }.
event-repeated = { CAPITAL($seat) } repeats “{ $disc }” ({ $slot }).
event-promoted = { CAPITAL($seat) } promotes a politician in { $chamber } for { $price } knowledge.
event-removed = { CAPITAL($seat) } removes a politician from { $chamber }.
event-income = { CAPITAL($seat) } gains { $knowledge } knowledge from factories.
event-rotated = { CAPITAL($seat) } turns all rings.
event-replaced = The disc “{ $disc }” on { $slot } leaves the game.
event-scored = { CAPITAL($seat) } has { $points ->
    [one] one point
   *[other] { $points } points
}.
phase-setup = setup
phase-influence = influence
phase-actions = actions
phase-politics = politics
phase-management = management
phase-end = end of the turn
phase-over = game over
text-round = { $round ->
    [0] Before the first of { $rounds } rounds, { $phase }.
   *[other] Round { $round } of { $rounds }, { $phase }.
}
text-to-act = { $colour } to decide.
text-prices = Knowledge prices: Night Shift { $nightshift }, Modification { $modification }, Intrigue { $intrigue }.
text-winners = { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}
text-town = Chambers: values from left to right, [value now], politicians above; spaces reached on the tracks.
text-above = { $count ->
    [0] nobody above
   *[other] { $count } above
}
text-track = price of spaces 1 to 9: { $prices } ({ $paid })
text-market = Market: { $stacks }.
text-stack = { $disc } { $price ->
    [0] free
   *[other] for { $price }
} ({ $left } left)
text-recipes = Production: { $recipes }.
text-islands = Islands: { $open } open, { $hidden } face down.
text-circle = Islands: { $open } in a circle, each next to the one above and the one below, the last next to the first.
text-island = ships { $ships }; sites { $sites }.
text-ambassadors = Ambassadors: { $who }.
text-exhausted = Nothing is left here.
text-player = { $colour }: { $points ->
    [one] one point now
   *[other] { $points } points now
}
text-goods = knowledge { $knowledge } (+{ $income } a turn); resources: { $resources }; ships: { $ships }
text-works = warehouses (full/all): { $warehouses }; factories left: { $factories }; ambassador: { $where }
text-harbour = harbour
text-centre = in the centre: { $discs }
text-discs = wheel: { $discs }
text-hidden-wheel = being built face down
text-wheel = The wheel of { $colour }
text-active-half = active half
text-legend = [disc] can be used now, (disc) was used this turn, + upgraded, · empty.
text-reachable = Can be used now: { $discs }.
text-nothing-reachable = No disc can be used now.
board-parts = Parts of the table
board-tab-wheel = Wheel
board-tab-house = House
board-tab-city = City
board-tab-islands = Islands
board-houses = House shown
board-house-of = { $who }: points now { $points }, knowledge { $knowledge }
board-wheel-of = The wheel of { $who }
board-house = Possessions of { $who }
board-hall = Town hall
board-market = Disc market
board-islands = Islands
board-choose = Choose
board-activate = Activate
board-activate-twice = Activate twice
board-inspect = Inspect for 1 knowledge
board-let-go = Choose something else
board-pay = Pay
board-rounds = Rounds
board-round = Round { $round }
board-round-tip = Starting prices in knowledge: Night Shift { $nightshift }, Modification { $modification }, Intrigue { $intrigue }.
board-phases = Phases of the turn
board-phase-influence = Night Shift costs { $nightshift } knowledge, Modification { $modification }. To use one, click a ring, or two slots one after the other. Each use doubles its price this turn.
board-phase-actions = { $actions } of { $most } actions are done. Use discs along one chain, and inspect those you do not activate.
board-phase-politics = An Intrigue costs { $intrigue } knowledge; each use doubles the price this turn. Click a chamber: one politician goes down, then another is removed.
board-phase-management = Factories bring knowledge, all rings turn, bought discs are placed.
board-ring = { $ring }: turn it for { $price } knowledge
board-ring-tip = Night Shift turns it by one slot for { $price } knowledge.
board-ring-small = Night Shift never turns the small ring.
board-slot-empty = { $slot }: no disc.
board-disc = { $slot }: { $disc }{ $upgraded ->
    [yes] , upgraded
   *[no] { "" }
}{ $state ->
    [activated] , activated this turn
    [inspected] , inspected this turn
    [upgraded] , upgraded this turn and cannot be activated
    [reachable] , can be used now
    [active] , in the active half
   *[resting] , not in the active half
}.
board-does-energy = Gives one energy for each energy ship.
board-does-mycelium = Gives one mycelium for each mycelium ship.
board-does-obsidian = Gives one obsidian for each obsidian ship.
board-does-city = Buy a disc at the market, or invest: one space up a track.
board-does-journey = Fly to an island and take a ship or build a factory there.
board-does-tool = Upgrade another disc, or produce goods into empty warehouses.
board-does-bonus = Repeats the action of a disc activated this turn.
board-building = being built
board-centre = { $disc }: bought, placed after the wheel has turned.
board-standing = { $who } { $space }
board-track = { $track }, paid with { $paid }.
board-track-top = The top is reached.
board-investment = Next space { $space }: { $price }{ $condition ->
    [alike] {" "}of one type
    [different] {" "}of at least two types
   *[any] { "" }
}{ $fee ->
    [0] { "" }
   *[other] {" "}and { $fee } of any resource for rivals ahead
}; worth { $worth } now.
board-chamber = { $chamber }: worth { $value } now, politicians seated { $seated }, above { $above }; points { $points }.
board-promotion = Another politician, for { $price } knowledge, adds { $rise }.
board-specialisation-short = highest space
board-specialisation-tip = Each house scores its highest space once more, times the value of this chamber.
board-distribution-short = lowest space
board-distribution-tip = Each house scores its lowest space once more, times the value of this chamber.
board-stack = { $disc }: { $price ->
    [0] free
   *[other] price { $price }
}, { $left ->
    [0] none left
   *[other] { $left } left
}.
board-island = { $island }: { $ship_count ->
    [0] no ships
   *[other] ships { $ships }
}.
board-sites = Free building sites: { $free } of { $all }.
board-ambassadors = Ambassadors: { $who }.
board-toll = Landing costs { $toll } of any resource, for the ambassadors there.
board-exhausted = Nothing is left here.
board-site = { $good }, { $warehouses ->
    [one] one warehouse
   *[other] { $warehouses } warehouses
}{ $owned ->
    [yes] : factory of { $who }
   *[no] : free site
}.
board-ship-title = Ship: { $resource }
board-ship = Ships with { $resource }: { $count }. Each brings one more whenever the disc is used.
board-harbour-title = Harbour
board-harbour = Ambassadors that have not left yet: { $who }
board-hidden-title = Face-down island
board-hidden = Face down: { $count }. Revealing one means flying there at once.
board-knowledge-title = Knowledge
board-knowledge = Knowledge { $count }, and { $income } more each turn.
board-resource = { $resource }: { $count }, ships { $ships }.
board-buy = One costs { $price } knowledge on the black market.
board-sell = One brings { $price } knowledge on the black market.
board-store = { $good }: full warehouses { $full }, empty { $empty }. One costs { $recipe }.
board-factories-title = Factories
board-factories = Factories left { $left }; those built bring { $income } knowledge each turn.
board-points-title = Points now
board-points = If the game ended now: { $points }. Fewer ships and warehouses ({ $possessions }) win a tie.
points-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-chain = a chain of discs
puzzle-stride = two steps on the tracks in one turn
puzzle-politics = politics
puzzle-factory = a factory
puzzle-ship = a ship
puzzle-track = a step on a track
puzzle-disc = a new disc
puzzle-upgrade = an upgraded disc
puzzle-goods = goods
puzzle-journey = a journey
puzzle-wheel = turning the wheel
puzzle-action = the right discs`,r=e({default:()=>i}),i=`lesson-first = Your first game of Noria
lesson-first-figure = A player who follows only this advice scores about 85 points against the easy bot, which scores about 73 against itself.
lesson-first-start = One resource to begin with
lesson-first-start-1 = You begin with 1 knowledge and 1 resource of your choice.
lesson-first-start-2 = Stay with one resource throughout: take energy now, and energy will pay your way.
lesson-first-start-3 = Take energy.
lesson-first-start-no = Any resource is allowed, but this game is built on energy: its disc lies where you can use it at once.
lesson-first-track = What is worth points
lesson-first-track-1 = At the end each track scores the space you reached times the value of its chamber, and nothing but chambers counts.
lesson-first-track-2 = Refinement is the easiest track, because plain resources pay for it.
lesson-first-track-3 = Begin on refinement.
lesson-first-track-no = Every track is open to you. Exploration and research want goods, though, which come only from islands; begin on refinement.
lesson-first-phases = A turn has four phases
lesson-first-phases-1 = Influence, actions, politics, management: always in this order.
lesson-first-phases-2 = In the first you could buy a Night Shift, which turns the large or the middle ring.
lesson-first-phases-3 = Keep your knowledge, and go on to the actions.
lesson-first-phases-no = A Night Shift costs your only knowledge, and you need it in a moment. Go on to the actions.
lesson-first-wheel = Your wheel
lesson-first-wheel-1 = Only discs in the lower half can be used.
lesson-first-wheel-2 = A resource disc gives one of its resource for each ship of that kind; you have one ship of each.
lesson-first-wheel-3 = Use the energy disc, then the obsidian disc.
lesson-first-wheel-no = That is allowed, but you want resources first: use energy, then obsidian. Inspecting comes in a moment.
lesson-first-chamber = Politics decides what a track is worth
lesson-first-chamber-1 = Intrigue brings down a politician, and the chamber gains value.
lesson-first-chamber-2 = Then one leaves the game from above.
lesson-first-chamber-3 = While it is cheap, promote in refinement; remove where you will score nothing.
lesson-first-chamber-4 = Promote in refinement, remove in distribution.
lesson-first-chamber-no = Raise the value of the track you follow: promote in refinement. Distribution counts your worst track, so remove there.
lesson-first-rotate = The rings turn
lesson-first-rotate-1 = Now all three rings turn one slot clockwise, and other discs come into the lower half.
lesson-first-rotate-2 = End your turn, and watch your rival's.
lesson-first-rotate-no = Nothing is left to do in this turn. End it.
lesson-first-knowledge = Knowledge for politics
lesson-first-knowledge-1 = Instead of using a disc you may inspect it, and take 1 knowledge.
lesson-first-knowledge-2 = As long as you cannot pay for the next Intrigue, inspect a disc that you do not need.
lesson-first-knowledge-3 = Inspect the obsidian disc.
lesson-first-knowledge-no = You have no knowledge left for an Intrigue. Inspect obsidian first, the disc that you need least.
lesson-first-resource = Energy first
lesson-first-resource-1 = The discs that you use or inspect in a turn lie on different rings.
lesson-first-resource-2 = Use an energy disc whenever one is in reach.
lesson-first-resource-3 = Use energy.
lesson-first-resource-no = The city disc costs energy: collect it first. Use the energy disc.
lesson-first-city = One space up
lesson-first-city-1 = A city disc buys a disc or invests: one space up a track.
lesson-first-city-2 = You pay the price of the space you enter.
lesson-first-city-3 = When you can pay for refinement, use the city disc.
lesson-first-city-4 = Use the city disc, and invest in refinement.
lesson-first-city-no = You have the 2 energy for the next space of refinement: use the city disc, and invest there.
lesson-first-again = Politics, again
lesson-first-again-1 = A second Intrigue in the same turn would cost twice as much.
lesson-first-again-2 = So use one in every turn that you can.
lesson-first-again-3 = Promote in refinement, remove in distribution, and end your turn.
lesson-first-again-no = Keep to your plan: promote in refinement, remove in distribution, end the turn.
lesson-first-journey = Off to the islands
lesson-first-journey-1 = A journey takes your ambassador to an island, where you take a ship or build a factory.
lesson-first-journey-2 = Make journeys while the game is young, and take energy ships: every one makes your energy discs yield more.
lesson-first-journey-3 = Reveal an island, and take an energy ship.
lesson-first-journey-no = Ships are for life, so the journey comes first: use it, reveal an island, take an energy ship.
lesson-first-alone = Now it is your game
lesson-first-alone-1 = The specialisation chamber counts your best track once more.
lesson-first-alone-2 = When refinement is full, promote there.
lesson-first-alone-3 = If a city disc cannot pay for refinement, buy a free energy disc, and lay it on an empty slot.
lesson-first-alone-4 = Inspect mycelium, then go on alone.
lesson-first-alone-no = Take the knowledge for your next Intrigue first: inspect the mycelium disc.`,a=e({default:()=>o}),o=`page-tiebreak = With equal points, fewer ships and warehouses together win.`,s=e({default:()=>c}),c=`chapter-setup = Set-up
chapter-round = Rounds
chapter-wheel = The wheel
chapter-influence = Influence
chapter-action = Actions
chapter-politics = Politics
chapter-management = Management
chapter-chamber = Chambers
chapter-score = Scoring
chapter-tiebreak = Ties
chapter-expert = The expert game`;export{t as i,a as n,r,s as t};