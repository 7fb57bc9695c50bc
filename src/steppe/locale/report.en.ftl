# The page that `steppe report` makes.
cli-report-title = { $game } among bots
cli-report-lede = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players }, { $seats } sides at a table.
cli-report-unfinished = { $games } of them did not end and are not counted.
cli-report-half = half of them { $low } to { $high }
cli-report-games = Games
cli-report-of-games = { $games ->
    [one] one game
   *[other] { $games } games
}
cli-report-rounds = Rounds
cli-report-winning-score = Winning score
cli-report-margin = Margin of the winner
cli-report-combats = Combats a game
cli-report-player = Player
cli-report-pair = Pair
cli-report-wins = Wins
cli-report-interval = 95 % interval
cli-report-score = Mean score
cli-report-elo = Strength, Elo
cli-report-rating = Rating
cli-report-ms = ms a turn
cli-report-people = people
cli-report-bots = bots
cli-report-as-table = As a table
cli-report-nth = Plays as number { $number }
cli-report-spread = On average { $mean } ± { $error }; quartiles { $low }, { $middle }, { $high }.
cli-report-of-winners = Winners
cli-report-of-others = The others

cli-report-h-people = Beside games of people
cli-report-note-people = What players report of their games, and what these bots do. Where the two differ, the bots play another game than people, and what they believe about balance is to be read with care.
cli-report-what-rounds = Rounds
cli-report-what-winning-score = Winning score
cli-report-what-margin = Margin
cli-report-what-combats = Combats at a table of five
cli-report-what-popularity-star = Sides with the popularity star
cli-report-what-workers = Sides that stop at 3, 5 or 8 workers
cli-report-what-factions = Factions, the strongest first
cli-report-people-banned = usually banned
cli-report-people-weakest = weakest pair
cli-report-people-margin = about 16
cli-report-people-popularity-star = rare
cli-report-people-workers = the usual numbers
cli-report-place = number { $place } of { $of }
cli-report-agree = { $agree } of { $of } comparisons agree
cli-report-verdict-within = as people say
cli-report-verdict-below = below
cli-report-verdict-above = above
cli-report-verdict-differs = not so here

cli-report-h-players = Players
cli-report-note-players = Who won how often against whom. Strength is fitted together with all else that differs between sides; the rating (Plackett-Luce, by openskill) moves from game to game and starts at 25.
cli-report-h-pairs = Factions and player mats
cli-report-note-pairs = How often each pair won, with the 95 % interval below; an even pair would win { $even }. Blue is above, orange below; bold where chance alone hardly explains it. Framed: pairs that people usually ban.
cli-report-h-pair-list = All pairs, the strongest first: Elo beside the average pair (★: usually banned)
cli-report-h-kinds = Strength, fitted together
cli-report-note-kinds = Elo points beside the average of each kind, all else being equal, with 95 % intervals: +70 is about 60 % between two. Grey: not to be told from the average.
cli-report-note-order = Turn order follows from mats and factions here: it is shown as it won, and is part of their strength.
cli-report-kind-factions = Factions
cli-report-kind-mats = Player mats
cli-report-kind-heroes = Heroes
cli-report-kind-order = Turn order
cli-report-h-length = Length of games, in rounds
cli-report-note-length = The band is what people report.
cli-report-h-scores = Scores
cli-report-h-parts = What scores are made of
cli-report-h-stars = Stars
cli-report-note-stars = On the left how many sides placed the star at least once: winners dark, the others pale. On the right in which round: the middle half of all, and the median.
cli-report-stars-share = who places it
cli-report-stars-when = in which round
cli-report-h-method = How this was counted
cli-report-note-method = A shared win counts in parts. Intervals of wins are Wilson's; games of one deal, played from several seats, have their luck in common and count for less where they go together. Strengths come from one model of all games (a conditional logit, in which the chance of a side is its share of the strength at the table), each kind summing to zero; their errors take the games of a deal for one block. The figures of this page are inside it as data.

cli-report-part-coins = coins
cli-report-part-stars = stars
cli-report-part-territories = territories
cli-report-part-resources = resources
cli-report-part-structures = structures
cli-report-part-track = points scored on the way
cli-report-part-crew = crew
cli-report-part-animals = animals
cli-report-part-quests = quests
cli-report-part-plunder = plunder
