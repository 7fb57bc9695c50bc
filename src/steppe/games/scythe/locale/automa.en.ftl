# The Automa: what it does, and why.

# -- phrases used in others ----------------------------------------------------------------------

automa-unit = { $unit_key ->
    [hero] the hero
    [mech] the mech
   *[worker] the worker
}
automa-steps = { $distance ->
    [0] on the base itself
    [one] { $distance } step
   *[other] { $distance } steps
}

# -- questions -----------------------------------------------------------------------------------

ask-AutomaRecruitBonus = The Automa's card lets your recruit earn you { counted }. Take it?

# -- the turn ------------------------------------------------------------------------------------

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

# -- the move, stage by stage --------------------------------------------------------------------

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

# -- gains and recruits --------------------------------------------------------------------------

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

# -- the star tracker ----------------------------------------------------------------------------

event-automa-cube-advances = The cube advances to space { $space } of { $spaces } of the star tracker.
event-automa-cube-stays = The star on the card is crossed out: the cube stays on space { $space } of { $spaces }.
event-automa-water-free = The cube has left the water: from now on the Automa's units cross rivers, and treat lakes as ordinary territories.
event-automa-scheme = The first star of the tracker: all { $cards } cards are shuffled, and Scheme II applies for the rest of the game.

# -- combat --------------------------------------------------------------------------------------

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

# -- the table as text ---------------------------------------------------------------------------

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

# -- the values of options -------------------------------------------------------------------------

option-automa-autometta = Autometta, easy
option-automa-automa = Automa, normal
option-automa-automaszyna = Automaszyna, hard
option-automa-ultimaszyna = Ultimaszyna, extreme
option-automa-autometta-about = often rests for a turn: good for your first games
option-automa-automa-about = the usual opponent, once you know the game
option-automa-automaszyna-about = collects its stars faster: for players who win most games
option-automa-ultimaszyna-about = moves everything, crosses rivers, earns more: hard for anybody to beat
option-automa_enemies-everybody = everybody, including each other
option-automa_enemies-people = people only
