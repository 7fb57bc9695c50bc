# What the page says on the board.

page-parts = Parts of the table
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
page-tiebreak = With equal points, more crew cards, animals and completed quests together win; then more silver, provisions and kumis together.
