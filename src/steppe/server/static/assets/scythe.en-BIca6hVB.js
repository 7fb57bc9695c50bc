import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`fault-assistant-place = there is no place { $place } on the board
fault-assistant-units = there cannot be { $count } of this kind: { $unit }
fault-assistant-taken = { $place }: a unit of the Automa is there
fault-assistant-base = { $place } is the Automa's base
fault-assistant-encounter = { $place } has no encounter symbol
fault-assistant-version = this file was written by another version of the assistant
fault-assistant-file = this file was not written by the assistant`,r=e({default:()=>i}),i=`automa-unit = { $unit_key ->
    [hero] the hero
    [mech] the mech
   *[worker] the worker
}
automa-steps = { $distance ->
    [0] on the base itself
    [one] { $distance } step
   *[other] { $distance } steps
}
ask-AutomaRecruitBonus = The Automa's card lets your recruit earn you { counted }. Take it?
event-automa-card = The Automa turns over card { $card } and follows its Scheme { $scheme ->
    [1] I
   *[other] II
} from top to bottom. { $left ->
    [one] { $left } card is left in its deck.
   *[other] { $left } cards are left in its deck.
}
event-automa-skips = Card { $card } has the skip symbol: the Automa does nothing this turn, and its cube stays.
event-automa-reshuffled = The Automa's deck is empty: all { $cards } cards of both discard piles are shuffled into a new one.
event-automa-brackets = “{ CAPITAL($symbol) }” is in brackets for { $faction }: it does not apply to this Automa.
event-automa-too-weak = “{ CAPITAL($symbol) }”: it needs { $needs } power, and the Automa has { $power }. Not possible.
event-automa-no-unit = “{ CAPITAL($symbol) }”: the Automa has no such unit on the board. Not possible.
event-automa-only-unit = “{ CAPITAL($symbol) }”: { automa-unit } { at-place } is the only candidate.
event-automa-nearest-unit = “{ CAPITAL($symbol) }”: { automa-unit } { at-place } is the nearest to the Automa's base ({ automa-steps }).
event-automa-same-place = “{ CAPITAL($symbol) }”: { automa-unit } { at-place } is the nearest to the Automa's base ({ automa-steps }); there are several there.
event-automa-first-unit = “{ CAPITAL($symbol) }”: { automa-unit } { at-place } is as near to the Automa's base as others on { $others } ({ automa-steps }), and first in reading order.
event-automa-no-territory = No territory in the Automa's reach is valid for it. Not possible.
event-automa-valid = { $places_count ->
    [one] One territory is valid: { $places }.
   *[other] { $places_count } territories are valid: { $places }.
}
event-automa-threatened = Excluded, since an enemy hero or mech could move there: { $places }.
event-automa-occupied = Excluded, since other units or a mech of its own are there: { $places }.
event-automa-no-destination = None remains. Not possible.
event-automa-most-support = Adjacent to the most Automa units ({ $value }): { $places }.
event-automa-closest-to-human = Closest to an enemy hero or mech ({ $value ->
    [one] { $value } step
   *[other] { $value } steps
}): { $places }.
event-automa-weakest-target = With the fewest enemy heroes and mechs ({ $value }): { $places }.
event-automa-richest-target = With the most resources ({ $value }): { $places }.
event-automa-tie-factory = A tie: the distance to the Factory decides ({ $distance ->
    [0] the Factory itself
    [one] { $distance } step
   *[other] { $distance } steps
}): { $places }.
event-automa-tie-reading = Still a tie: { $place } comes first in reading order.
event-automa-moved = The Automa moves { automa-unit } { from-place } { to-place }.
event-automa-attacks = The Automa attacks: { automa-unit } goes { from-place } { to-place }.
event-automa-stays = The best territory is the one { automa-unit } is on: it stays { at-place }, which counts as the move.
event-automa-no-move = No move of the row is possible: the Automa does not move.
event-automa-cleared = All resources { at-place } leave the board: { $amount }.
event-automa-token = The hero of the Automa removes the encounter token { at-place }; no card is drawn.
event-automa-factory = The Automa takes a random Factory card, face down, and will never use it. { $cards ->
    [0] None is left.
    [one] { $cards } is left.
   *[other] { $cards } are left.
}
event-automa-deployed = The Automa puts { $unit_key ->
    [hero] its hero
    [mech] a mech
   *[worker] a worker
} { at-place }.
event-automa-none-left = The Automa has no { $unit } left on its mat: the symbol has no effect.
event-automa-adjusted = { CAPITAL($goods) }: the card says { $printed }, this Automa gets { $amount }.
event-automa-calm-move = The combat card turned up is a { $value }: the Automa keeps calm and makes no further move.
event-automa-calm-deploy = The combat card turned up is a { $value }: the Automa keeps calm and does not deploy the { $unit }.
event-automa-not-calm = { $value ->
    [0] There is no combat card to turn up: the Automa goes on.
   *[other] The combat card turned up is a { $value }: the Automa goes on.
}
event-automa-recruit = The card shows the recruit for { $goods }, which { $seat } has enlisted.
event-automa-no-recruit = The card shows the recruit for { $goods }, which { $seat } has not enlisted.
event-automa-cube-advances = The cube advances to space { $space } of { $spaces } of the star tracker.
event-automa-cube-stays = The star on the card is crossed out: the cube stays on space { $space } of { $spaces }.
event-automa-water-free = The cube has left the water: from now on the Automa's units cross rivers, and treat lakes as ordinary territories.
event-automa-scheme = The first star of the tracker: all { $cards } cards are shuffled, and Scheme II applies for the rest of the game.
event-automa-combat = Card { $card } decides for the Automa ({ $seat }): with { $held } power its column is { $low }–{ $high }, which says { $printed } power and { $printed_cards ->
    [0] no cards
    [one] { $printed_cards } card
   *[other] { $printed_cards } cards
}; it uses { $power } power and { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}, taken at random.
event-automa-to-mat = { CAPITAL($unit) } of the Automa ({ $seat }, { $count }) { from-place }: back on its faction mat.
event-automa-loot = The Automa's last turn card, { $card }, shows { $amount ->
    [0] no resources
    [one] { $amount } resource
   *[other] { $amount } resources
} to find { at-place }.
event-automa-no-loot = { CAPITAL($place) } produces no resources, so none are found there.
board-automa = { $faction }, Automa at level { $level_name }: no mat, no objectives
board-automa-tracker = star tracker: space { $space } of { $spaces }, stars on { $stars }; { $water ->
    [1] rivers and lakes are open to it
   *[other] rivers and lakes still stop it
}
board-automa-cards = Scheme { $scheme ->
    [1] I
   *[other] II
}; { $deck } cards in its deck; discarded: turns { $discards_count ->
    [0] none
   *[other] { $discards }
}, combats { $combat_discards_count ->
    [0] none
   *[other] { $combat_discards }
}
board-automa-loot = resources found when a territory is taken from it now: { $loot } (card { $card })
board-automa-hero = its hero waits on the faction mat
board-automa-factory = it has a Factory card, face down
board-automa-skips = it sometimes skips a turn
board-automa-all_moves = it makes all moves of a card
board-automa-retreat_to_base = beaten units go to its base
board-automa-calm_moves = a combat card of 4 or 5 ends its moves
board-automa-calm_deploys = a combat card of 4 or 5 keeps heroes and mechs at home
board-automa-apart = its peaceful moves never join another unit of its own
board-automa-tunnels = human units threaten every territory within one step, tunnels included
board-automa-extra_coins = coins { $amount }
board-automa-extra_power = power { $amount }
option-automa-autometta = Autometta, easy
option-automa-automa = Automa, normal
option-automa-automaszyna = Automaszyna, hard
option-automa-ultimaszyna = Ultimaszyna, extreme
option-automa-autometta-about = often rests for a turn: good for your first games
option-automa-automa-about = the usual opponent, once you know the game
option-automa-automaszyna-about = collects its stars faster: for players who win most games
option-automa-ultimaszyna-about = moves everything, crosses rivers, earns more: hard for anybody to beat
option-automa_enemies-everybody = everybody, including each other
option-automa_enemies-people = people only`,a=e({default:()=>o}),o=`counted = { $goods_key ->
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
option-letter = { $option_key ->
    [a] A
    [b] B
   *[c] C
}
then-below = { $bottom_key ->
    [factory] (then a Factory move)
   *[other] (then { $bottom })
}
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
option-camaraderie-combat = only after a combat
option-camaraderie-every_retreat = whenever workers are driven off
option-recruit_bonus-ask = it may be declined
option-recruit_bonus-take = it is always taken
points-ahead = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}
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
puzzle-move = a move`,s=e({default:()=>c}),c=`lesson-first = Your first game of Scythe
lesson-first-figure = A player who follows only this advice averages about 45 coins against Autometta (200 games).
lesson-first-section = Your mat has four sections
lesson-first-section-1 = In each turn you choose one of them.
lesson-first-section-2 = You may take its top action, and after it the bottom action below.
lesson-first-section-3 = Choose Trade, for resources.
lesson-first-section-no = That is allowed. But 3 oil would pay for your first upgrade, and Trade brings two: choose Trade, for resources.
lesson-first-trade = Resources lie on the board
lesson-first-trade-1 = What you get is laid on one of your territories, and stays there until you spend it.
lesson-first-trade-2 = When you trade, take what your next bottom action lacks.
lesson-first-trade-3 = Put two oil on T1.
lesson-first-trade-no = Upgrade is paid in oil. Take two oil, and put them on the tundra T1.
lesson-first-token = The token moves on
lesson-first-token-1 = Next turn you must choose another section than this one.
lesson-first-token-2 = End your turn, and watch your rival's.
lesson-first-token-no = Nothing is left to do in this turn. End it.
lesson-first-produce = Produce
lesson-first-produce-1 = Each worker on the territories you choose produces one resource.
lesson-first-produce-2 = Tundra gives oil, forest wood, farms food, mountains metal.
lesson-first-produce-3 = Choose Produce, then T1 and W1.
lesson-first-produce-no = One more oil makes three: choose Produce, and let both workers work, on T1 and on W1.
lesson-first-bottom = The bottom action
lesson-first-bottom-1 = What the top action gave you can pay for the bottom action at once.
lesson-first-bottom-2 = It pays coins as well.
lesson-first-bottom-3 = Choose the section whose bottom action you can pay, if there is one.
lesson-first-bottom-4 = Take Upgrade.
lesson-first-bottom-no = You have the 3 oil: take the upgrade, with its coins.
lesson-first-cube = An upgrade works twice
lesson-first-cube-1 = One cube leaves a top action, which gives more from now on, and makes a bottom action cheaper for good.
lesson-first-cube-2 = Produce on three territories, and make Deploy cheaper; then end your turn.
lesson-first-cube-no = That would be an upgrade, too. Here take the cube of Produce, and put it on Deploy, your dearest action.
lesson-first-move = Move
lesson-first-move-1 = Move two different units, or more once you have upgraded it.
lesson-first-move-2 = Each goes one territory; rivers and lakes stop most.
lesson-first-move-3 = Choose Move, and send your hero to T1.
lesson-first-move-no = Your hero still sits in its base, where it does nothing. Choose Move, and send it to T1.
lesson-first-village = A second unit
lesson-first-village-1 = At the end every territory you hold brings coins.
lesson-first-village-2 = When four or more of your units share territories, spread them out to territories that nobody holds.
lesson-first-village-3 = Move the worker from T1 to the village V2; end your turn.
lesson-first-village-no = Go for the village V2 with the worker from T1: villages make new workers.
lesson-first-workers = More workers
lesson-first-workers-1 = A worker in a village makes another.
lesson-first-workers-2 = Later ones make production cost power, popularity and coins.
lesson-first-workers-3 = Get four soon, and five at most.
lesson-first-workers-4 = Produce on V2 and W1; end your turn.
lesson-first-workers-no = Two workers are not many. Choose Produce, on V2 and on W1.
lesson-first-encounter = Encounters
lesson-first-encounter-1 = Only your hero has encounters: it stops on a marked territory and meets its people.
lesson-first-encounter-2 = Send your hero to encounters before other territories.
lesson-first-encounter-3 = Choose Move, and lead your hero to M2.
lesson-first-encounter-no = An encounter waits on M2, one step from your hero. Choose Move, and lead it there.
lesson-first-option = What do you say?
lesson-first-option-1 = Choose one of the three options on the card.
lesson-first-option-2 = From 7 popularity on, stars, territories and resources pay more at the end.
lesson-first-option-3 = Enlist for popularity first.
lesson-first-option-4 = Move the worker from V2 to T1; take option A.
lesson-first-option-no = Spread out first, with the worker from V2 to T1; then option A costs nothing and brings popularity.
lesson-first-alone = Now it is your game
lesson-first-alone-1 = Anybody's sixth star ends the game at once.
lesson-first-alone-2 = When that is near, move, and spread out.
lesson-first-alone-3 = In combat commit everything: a win is a star.
lesson-first-alone-4 = End your turn, and go on alone.
lesson-first-alone-no = You cannot pay for anything with that food yet: end your turn.`,l=e({default:()=>u}),u=`page-tiebreak = With equal coins, more workers, mechs and structures together win; then more power, popularity, resources (not against the Automa), territories and stars, in this order.
page-ending = { CAPITAL($who) } needs one more star: the game may end with any turn.`,d=e({default:()=>f}),f=`chapter-setup = Set-up
chapter-turn = Turns
chapter-control = Territories
chapter-resource = Resources
chapter-move = Move
chapter-bolster = Bolster
chapter-trade = Trade
chapter-produce = Produce
chapter-upgrade = Upgrade
chapter-deploy = Deploy
chapter-build = Build
chapter-enlist = Enlist
chapter-mech = Mech abilities
chapter-faction = Factions
chapter-combat = Combat
chapter-encounter = Encounters
chapter-factory = The Factory
chapter-objective = Objectives
chapter-bribe = Deals
chapter-star = Stars
chapter-end = The end
chapter-score = Scoring
chapter-tiebreak = Ties
chapter-variant = Variants
chapter-automa = The Automa`;export{r as a,a as i,l as n,t as o,s as r,d as t};