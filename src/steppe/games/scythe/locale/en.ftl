# -- phrases that others are made of -------------------------------------------------------------

# An amount of something by name: coins, resources, whatever an action brings; a score by faction
counted = { $goods_key ->
    [coins] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    [combat_cards] { $amount ->
        [one] { $amount } combat card
       *[other] { $amount } combat cards
    }
    [workers] { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
    [units] { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units
    }
    [territories] on { $amount ->
        [one] { $amount } territory
       *[other] { $amount } territories
    }
    [produce] { $amount ->
        [one] production on { $amount } territory
       *[other] production on { $amount } territories
    }
    [any_resources] { $amount ->
        [one] any { $amount } resource
       *[other] any { $amount } resources
    }
    [power] { $amount } power
    [popularity] { $amount } popularity
    [oil] { $amount } oil
    [metal] { $amount } metal
    [wood] { $amount } wood
    [food] { $amount } food
    [mill] at the Mill
    [upgrade] an Upgrade
    [deploy] a mech (Deploy)
    [build] a structure (Build)
    [enlist] a recruit (Enlist)
   *[other] { $goods } { $amount }
}
counted-and = { $most } and { $last }
deal = { $cost_count ->
    [0] {""}
   *[other] pay { $cost },{" "}
}{ $choose_count ->
    [0] get { $gain }
   *[other] get one of: { $choose }
}
at-place = { $place_key ->
    [FACTORY] on the Factory
    [NORDIC] at the { $place }
    [RUSVIET] at the { $place }
    [CRIMEA] at the { $place }
    [SAXONY] at the { $place }
    [POLANIA] at the { $place }
    [ALBION] at the { $place }
    [TOGAWA] at the { $place }
   *[other] on { $place }
}
from-place = { $place_key ->
    [FACTORY] from the Factory
    [NORDIC] from the { $place }
    [RUSVIET] from the { $place }
    [CRIMEA] from the { $place }
    [SAXONY] from the { $place }
    [POLANIA] from the { $place }
    [ALBION] from the { $place }
    [TOGAWA] from the { $place }
   *[other] from { $place }
}
onto-place = { $place_key ->
    [FACTORY] to the Factory
    [NORDIC] to the { $place }
    [RUSVIET] to the { $place }
    [CRIMEA] to the { $place }
    [SAXONY] to the { $place }
    [POLANIA] to the { $place }
    [ALBION] to the { $place }
    [TOGAWA] to the { $place }
   *[other] to { $place }
}
to-place = { $to_key ->
    [FACTORY] to the Factory
    [NORDIC] to the { $to }
    [RUSVIET] to the { $to }
    [CRIMEA] to the { $to }
    [SAXONY] to the { $to }
    [POLANIA] to the { $to }
    [ALBION] to the { $to }
    [TOGAWA] to the { $to }
   *[other] to { $to }
}
some-units = { $unit_key ->
    [hero] the hero
    [mech] { $count ->
        [one] { $count } mech
       *[other] { $count } mechs
    }
   *[worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
}
some-cargo = { $cargo_key ->
    [workers] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [moved_workers] { $count ->
        [one] { $count } worker that has moved already
       *[other] { $count } workers that have moved already
    }
   *[other] { $count } { $cargo }
}
only-partly = { $partly ->
    [1] , but take only part of it
   *[other] {""}
}
only-some = { $partly ->
    [1] {" "}(not all of it)
   *[other] {""}
}
# The options of a card, as readers of this language count them off
option-letter = { $option_key ->
    [a] A
    [b] B
   *[c] C
}
then-below = { $bottom_key ->
    [factory] (then a Factory move)
   *[other] (then { $bottom })
}

# -- what is asked -------------------------------------------------------------------------------

ask-ChooseSection = Choose a section of your mat: its top action now, then its bottom action.
ask-BottomRow = { $bottom_key ->
    [factory] The bottom action of your Factory card: move one unit up to { $steps } times?
   *[other] Bottom action { $bottom }{ $cost_count ->
        [0] {" "}costs nothing
       *[other] : pay { $cost }
    }{ $gain_count ->
        [0] {""}
       *[other] , get { $gain }
    }. Take it?
}
ask-EndTurn = Your actions are done. End the turn?
ask-MoveUnits = { $left ->
    [one] Which unit moves? You may move { $left } more.
   *[other] Which unit moves? You may move { $left } different ones.
}
ask-Travel = Your { $unit } is { at-place }{ $cargo_count ->
    [0] {""}
   *[other] {" "}and carries { $cargo }
}. { $steps ->
    [one] { $steps } step is left
   *[other] { $steps } steps are left
}: where does it go?
ask-ChooseCombat = Several combats are due. Which comes first?
ask-UseArtillery = Combat { at-place }: fire your artillery? You pay { $pays } power, { $rival } loses { $takes }.
ask-Dial = Combat with { $rival } { at-place }: how much power do you spend? { $cards ->
    [0] You may add no combat cards.
    [one] You may then add { $cards } combat card.
   *[other] You may then add up to { $cards } combat cards.
}
ask-AddCard = Add a combat card? { $left ->
    [one] { $left } is still allowed.
   *[other] { $left } are still allowed.
}
ask-RetreatUnit = You have lost the combat { at-place }. Where does your { $unit } retreat?
ask-RetreatWorkers = How many workers does the mech carry { onto-place }?
ask-Encounter = Encounter card { $card }. A: { $cost_a_count ->
    [0] {""}
   *[other] pay { $cost_a },{" "}
}get { $gain_a }. B: { $cost_b_count ->
    [0] {""}
   *[other] pay { $cost_b },{" "}
}get { $gain_b }. C: { $cost_c_count ->
    [0] {""}
   *[other] pay { $cost_c },{" "}
}get { $gain_c }. { $left ->
    [one] Choose one option.
   *[other] You may choose { $left } options, one after the other.
}
ask-TakeFactoryCard = Your hero is at the Factory for the first time: take one of its cards. It becomes your fifth section.
ask-PayCombatCard = Which combat card do you pay with?
ask-ChooseGain = What do you gain from your Factory card?
ask-TradeSite = Where do you put { $count ->
    [one] the { $count } resource
   *[other] the { $count } resources
}? All of them go to one territory with a worker of your own.
ask-ChooseResources = Which resource do you get { at-place }? { $left ->
    [one] { $left } is left to choose.
   *[other] { $left } are left to choose.
}
ask-EnlistRecruit = Which recruit do you enlist, and for which one-time bonus?
ask-RecruitBonus = { $bottom } was taken, and your recruit earns you { counted }. Take it?
ask-MoveCube = Upgrade: which improvement of a top action do you open, and which bottom action becomes cheaper?
ask-PayResources = Pay { $goods }: { $left } to go. Where does the next one come from?
ask-GiveCoins = { $rival_key ->
    [none] A combat is about to begin. Do you give anybody coins?
   *[other] { $rival } is about to move and could reach your units. Do you pay for peace? Promises are not binding.
}
ask-DeployMech = Which mech do you deploy, and where?
ask-BuildStructure = Which structure do you build, and where?
ask-Produce = { $left ->
    [0] Produce at the Mill as well?
    [one] Where do you produce? { $left } territory is left.
   *[other] Where do you produce? { $left } territories are left.
}
ask-Refuse = You get { $gain_count ->
    [0] nothing
   *[other] { $gain }
}. What do you decline?

# -- what can be chosen --------------------------------------------------------------------------

act-move = Move units
act-move-here = Move: { $gain } { then-below }
act-move-coins = Move: coins instead{ only-partly }
act-move-coins-here = Move: get { $gain } instead{ only-partly } { then-below }
act-bolster-power = Bolster: power{ only-partly }
act-bolster-power-here = Bolster: { deal }{ only-partly } { then-below }
act-bolster-cards = Bolster: combat cards{ only-partly }
act-bolster-cards-here = Bolster: { deal }{ only-partly } { then-below }
act-trade-resources = Trade: resources{ only-partly }
act-trade-resources-here = Trade: { deal }{ only-partly } { then-below }
act-trade-popularity = Trade: popularity{ only-partly }
act-trade-popularity-here = Trade: { deal }{ only-partly } { then-below }
act-produce = Produce
act-produce-here = Produce { $gain }{ $cost_count ->
    [0] {""}
   *[other] , pay { $cost }
} { then-below }
act-factory = Factory card{ only-partly }
act-factory-here = Factory card: { deal }{ only-partly } { then-below }
act-skip = { $section_key ->
    [factory] Factory card without its top action
   *[other] { $section } without its top action
}
act-skip-here = { $section_key ->
    [factory] Factory card without its top action { then-below }
   *[other] { $section } without its top action { then-below }
}
act-bottom = { $bottom }{ $coins ->
    [0] , but without the coins
   *[other] { $partly ->
        [1] , but with only some of the coins
       *[other] {""}
    }
}
act-factory-move = Move a unit
act-decline = Decline
act-end-turn = End the turn
act-done = Done
act-reveal = Reveal an objective: { $title }
act-give = Give { $faction } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
act-pass-until-turn = Pass, and do not ask me again before my turn
act-delay = Hold up the game to calculate: lose 2 popularity
act-move-unit = { $unit_key ->
    [hero] The hero { from-place }
    [mech] A mech { from-place }
   *[worker] A worker { from-place }
}
act-take = Carry { some-cargo }
act-drop = Leave { some-cargo } here
act-to = Go { onto-place }
act-stop = Stay here
act-refuse = { $goods_key ->
    [coins] One coin fewer
    [workers] One worker fewer
    [combat_cards] One combat card fewer
   *[other] 1 { $goods } less
}
act-take-rest = Take the rest
act-at = Put them { at-place }
act-gain = { CAPITAL($goods) }
act-pay = Pay { from-place }
act-pay-card = Pay with a combat card: { $card }
act-produce-at = Produce { $count } { at-place }
act-produce-at-here = Produce { $gain } { at-place }
act-cube = { $square }; { $bottom } cheaper
act-mech = { $ability }, { at-place }
act-structure = { $structure }, { at-place }
act-recruit = The recruit of { $bottom }, for { $bonus }{ only-partly }
act-recruit-here = The recruit of { $bottom }: { $gain }{ only-some } now, { $ongoing } whenever you or a neighbour takes { $bottom }
act-take-card = Card { $card }
act-take-card-here = Card { $card }: { deal }
act-take-bonus = Take the bonus
act-decline-bonus = Decline the bonus
act-fight-at = The combat { at-place }
act-artillery = Fire
act-hold-fire = Hold fire
act-dial = { $number } power
act-add-card = Add a combat card: { $card }
act-ready = No more cards
act-retreat = Retreat { onto-place }
act-with = { $number ->
    [0] No workers
    [one] { $number } worker
   *[other] { $number } workers
}
act-option = Option { option-letter }{ only-partly }
act-option-here = { option-letter }: { deal }{ only-partly }
act-choose = { CAPITAL($goods) }

# -- what happened -------------------------------------------------------------------------------

event-turn = Turn { $turn }: { $seat }.
event-section = { $seat } chooses { $section_key ->
    [factory] the Factory card
   *[other] { $section }
}.
event-bottom = { $seat } takes the bottom action { $bottom }.
event-gained = { $seat } gets { counted }.
event-gained-at = { $seat } gets { counted } { at-place }.
event-drew = { $seat } draws { $cards ->
    [one] { $cards } combat card
   *[other] { $cards } combat cards
}.
event-drew-known = { $seat } draws { $cards ->
    [one] a combat card: { $values }.
   *[other] { $cards } combat cards: { $values }.
}
event-reshuffled = The discarded combat cards make a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-paid = { $seat } pays { counted }.
event-spent = { $seat } pays 1 { $goods } { from-place }.
event-coerced = { $seat } pays with a combat card, { $card }, in place of 1 { $goods }.
event-discarded = { $seat } pays with a combat card: { $card }.
event-lost = { $seat } loses { counted }.
event-moved = { $seat } moves { $unit_key ->
    [hero] the hero
    [mech] a mech
   *[worker] a worker
} { from-place } { to-place }{ $cargo_count ->
    [0] {""}
   *[other] {" "}with { $cargo }
}.
event-displaced = { $seat } is driven off { from-place }: { $count ->
    [one] { $count } worker goes
   *[other] { $count } workers go
} back to base.
event-combat = { $seat } attacks { $defender } { at-place }.
event-scouted = { $seat } takes a combat card from { $from }.
event-scouted-known = { $seat } takes a combat card from { $from }: { $card }.
event-committed = { $seat } fights with { $power } power{ $cards_count ->
    [0] {" "}and no cards
    [one] {" "}and card { $cards }
   *[other] {" "}and cards { $cards }
}: { $total } in all.
event-won = { $seat } wins the combat { at-place }.
event-retreated = { $seat } retreats { from-place } { to-place }: { some-units }.
event-encounter = { $seat } has an encounter { at-place }: card { $card }.
event-factory = { $seat } takes Factory card { $card }.
event-upgraded = { $seat } upgrades. { $square }; { $bottom } costs 1 less.
event-deployed = { $seat } deploys a mech { at-place }: { $ability }.
event-built = { $seat } builds the { $structure } { at-place }.
event-enlisted = { $seat } enlists the recruit of { $bottom }; one-time bonus: { $bonus }.
event-revealed = { $seat } reveals an objective: { $title }.
event-star = { $seat } places a star: { $star }. { $stars ->
    [1] It is the first.
   *[other] { $stars } in all.
}
event-gave = { $seat } gives { $to } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-practice = Scores if the game ended now: { $scores }.
event-returned = { $seat } moves the { $unit } back { from-place } { to-place }: the combat is not fought.
event-over = The game is over: { $scores }.
event-achievement = { $seat } records a feat on the achievement sheet: { $feat }.

# -- the table as text ---------------------------------------------------------------------------

board-turn = Turn { $turn }: { $faction }.
board-decides = { $faction } decides.
board-over = The game is over after turn { $turn }. { $count ->
    [one] { $factions } wins.
   *[other] { $factions } share the victory.
}
board-map = The map (described in words below): { $marks }
board-signs = @ hero, # mech, i worker, ^ structure, ? encounter, = tunnel, ~ river between neighbours
board-letters = M mountain, F farm, V village, W forest, T tundra, L lake; { $resources }
board-places = Who is where
board-nobody = Nobody
board-hero = hero
board-mechs = { $count ->
    [one] { $count } mech
   *[other] { $count } mechs
}
board-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-lost-to = { $structure } (territory of { $faction })
board-disputed = contested with { $factions }
board-encounters = Encounters left: { $places }
board-none = none
board-tile = Structure bonus at the end: { $tile } ({ $bands })
board-band = { $low } to { $high }: { $coins }
board-band-one = { $low }: { $coins }
board-decks = Combat cards: { $deck } in the deck, { $discards_count ->
    [0] none discarded
   *[other] discarded { $discards }
}. Encounter cards: { $encounters }. Factory cards left: { $factory }.
board-offer = Factory card { $card }, on offer: { deal }
board-players = Players, clockwise
board-player = { $faction }, { $mat } mat{ $own ->
    [1] {" "}(you)
   *[other] {""}
}
board-of = { $name } { $count } of { $limit }
board-of-list = { $name } { $count } of { $limit }: { $list }
board-objectives = objectives
board-stars-out = stars
board-upgrades-out = upgrades
board-mechs-out = mechs
board-structures-out = structures
board-recruits-out = recruits
board-recruit = { $bottom } ({ $ongoing } each time)
board-last = last section { $section_key ->
    [factory] the Factory card
   *[other] { $section }
}
board-no-last = no section used yet
board-factory-card = Factory card { $card }: { deal }
board-costs = bottom actions: { $costs }
board-cost = { $bottom } { $cost_count ->
    [0] free
   *[other] { $cost }
}
board-riverwalk = { $ability } ({ $terrains })
board-projection = If the game ended now
board-scores = Final scores
board-fortune = { $faction } { $total }: coins { $coins }, stars { $stars }, territories { $territories }, resources { $resources }, structures { $structures }
board-battle = Combat { at-place }: { $attacker } attacks { $defender }.
board-committed = You have committed { $power } power{ $cards_count ->
    [0] {" "}and no cards
    [one] {" "}and card { $cards }
   *[other] {" "}and cards { $cards }
} so far.
board-mat = Your mat: each section with its top action, then the bottom action below it
board-section = { CAPITAL($section) }{ $last ->
    [1] {" "}(used last)
   *[other] {""}
}: { $tops }. { CAPITAL($bottom) }: { $cost_count ->
    [0] costs nothing
   *[other] pay { $cost }
}{ $coins_count ->
    [0] {""}
   *[other] , get { $coins }
}{ $enlisted ->
    [1] ; your recruit brings { $ongoing }
   *[other] {""}
}{ $spare ->
    [0] {""}
   *[other] ; can become { $spare } cheaper
}.
board-top = { $cost_count ->
    [0] { $section_key ->
        [produce] produce { $gains }
       *[other] { $gains }
    }
   *[other] pay { $cost }, { $section_key ->
        [produce] produce { $gains }
       *[other] get { $gains }
    }
}
board-gain = { $gain }
board-or = either { $first }, or { $second }
board-factory-section = Factory card { $card }{ $last ->
    [1] {" "}(used last)
   *[other] {""}
}: { deal }. Below it: move one unit up to { $steps } times.
board-mechs-left = Mechs still on your mat: { $list }
board-ability = Your faction's ability: { $ability }
board-hand = Your combat cards: { $cards_count ->
    [0] none
   *[other] { $cards }
}
board-objective = Objective { $card }, { $title }: { $text }

# -- the table as a picture ----------------------------------------------------------------------

picture-map = The map
picture-parts = Parts of the table
picture-part-map = Map
picture-part-mat = Mats
picture-part-hand = Hand
picture-part-tracks = Tracks
picture-of = { $thing } ({ $faction })
picture-encounter-token = encounter token
picture-tunnel = tunnel
picture-river = river towards { $places }
picture-yields = yields { $goods }
picture-triumph = The triumph track: stars placed, by goal
picture-star-needs = Requires: { $needs }.{ $times ->
    [one] {""}
   *[other] {" "}Up to { $times } stars.
}
picture-tier = { $low }–{ $high }: { $star } coins for each star, { $territory } for each territory, { $resource_pair } for every two resources.
picture-square-covered = Covered by a cube: Upgrade uncovers it.
picture-square-open = Uncovered.
picture-brings = brings { $gain }
picture-recruit-waits = a recruit waits here; once enlisted, it brings { $ongoing } each time you or a neighbour takes this action
picture-recruit-brings = your recruit brings { $ongoing } each time you or a neighbour takes this action
picture-built-at = { $structure }: built on { $place }
picture-not-built = { $structure }: not built yet
picture-factory-move = Factory card, below: move one unit up to { $steps } times
picture-workers-left = Workers on the mat
picture-mat-workers = The cost to produce is what the uncovered worker spaces show.
picture-unlocked = unlocked
picture-locked = still under its mech
picture-taken = taken
picture-stars-left = { $count ->
    [one] { $count } star left
   *[other] { $count } stars left
}
picture-card = { $count ->
    [one] Combat card { $value }
   *[other] { $count } combat cards { $value }
}
picture-cards = { $count ->
    [one] { $count } combat card
   *[other] { $count } combat cards
}
picture-objectives = { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}
picture-aside = Set aside
picture-back = Open
picture-close = Close
picture-automa-played = The Automa’s card { $card }, Scheme { $scheme ->
    [1] I
   *[other] II
}
picture-automa-recruit = your recruit for { $bonus }
picture-automa-cube = the cube advances on the star tracker
picture-automa-acts = done
picture-automa-not = not possible
picture-fold = Fold the mats
picture-unfold = Show all of the mats
picture-encounter-card = Encounter card { $card }
picture-not-offered = Not available now: click to see why.
picture-factory-cards = The Factory: take one card
picture-attacks = attacks
picture-defends = defends
picture-committed = committed
picture-dial = Power to spend, in secret
picture-cards-behind = Cards behind the dial
picture-outcome = The combat is over
picture-travel = A unit on the move
picture-take-all = Take everything along
picture-along = Dragged with its cargo
picture-along-title = A unit that is dragged takes along all that it can; with Shift held it is the other way.
picture-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
picture-automa = { $level }: space { $space } of { $spaces } on the star tracker, scheme { $scheme }, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in its deck
picture-scheme = Scheme { $scheme }
picture-water-free = free to cross water
picture-automa-card = Card { $card }
picture-deck = Deck { $count }

# -- the values of options -----------------------------------------------------------------------

option-camaraderie-combat = only after a combat
option-camaraderie-every_retreat = whenever workers are driven off
option-recruit_bonus-ask = it may be declined
option-recruit_bonus-take = it is always taken

# By how much one plan is ahead of another
points-ahead = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}

# -- puzzles: what a turn is about --------------------

puzzle-sixth-star = the sixth star
puzzle-combat = a combat that pays
puzzle-star = a star
puzzle-popularity = a tier of popularity
puzzle-factory = the Factory
puzzle-encounter = an encounter
puzzle-mech = a mech
puzzle-building = a structure
puzzle-recruit = a recruit
puzzle-upgrade = an upgrade
puzzle-land = territories
puzzle-bottom = the bottom action
puzzle-produce = production
puzzle-trade = trade
puzzle-bolster = power and combat cards
puzzle-move = a move
