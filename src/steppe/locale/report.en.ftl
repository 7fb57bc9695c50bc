# The page that `steppe report` makes.
cli-report-title = { $game } among bots
cli-report-lede = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players }, with { $seats } sides per table.
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
cli-report-combats = Combats per game
cli-report-player = Player
cli-report-pair = Pair
cli-report-wins = Wins
cli-report-interval = 95 % interval
cli-report-score = Mean score
cli-report-elo = Strength, Elo
cli-report-rating = Rating
cli-report-ms = ms per turn
cli-report-people = people
cli-report-bots = bots
cli-report-as-table = As a table
cli-report-nth = Number { $number } in turn order
cli-report-spread = On average { $mean } ± { $error }; quartiles { $low }, { $middle }, { $high }.
cli-report-of-winners = Winners
cli-report-of-others = The others

cli-report-h-people = Compared with games of people
cli-report-note-people = What players report about their games, and what these bots do. Where the two differ, the bots play differently from people, and their figures on balance should be read with care.
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
cli-report-verdict-differs = different

cli-report-h-players = Players
cli-report-note-players = Win rates by opponent. Strength is fitted jointly with everything else that differs between sides; the rating (Plackett-Luce, by openskill) moves from game to game and starts at 25.
cli-report-h-pairs = Factions and player mats
cli-report-note-pairs = How often each pair won, with the 95 % interval below; an even pair would win { $even }. Blue is above, orange below; bold where the difference is significant. Framed: pairs that people usually ban.
cli-report-h-pair-list = All pairs, the strongest first: Elo relative to the average pair (★: usually banned)
cli-report-h-kinds = Strength, fitted jointly
cli-report-note-kinds = Elo points relative to the average of each kind, all else being equal, with 95 % intervals: +70 means about 60 % between two. Grey: not significantly different from the average.
cli-report-note-order = Turn order follows from mats and factions here, so only its win rates are shown; its effect is part of their strength.
cli-report-kind-factions = Factions
cli-report-kind-mats = Player mats
cli-report-kind-heroes = Heroes
cli-report-kind-order = Turn order
cli-report-h-length = Length of games, in rounds
cli-report-note-length = The band shows what people report.
cli-report-h-scores = Scores
cli-report-h-parts = What scores are made of
cli-report-h-stars = Stars
cli-report-note-stars = On the left, the share of sides that placed the star at least once: winners dark, the others pale. On the right, the round: the middle half, and the median.
cli-report-stars-share = who places it
cli-report-stars-when = in which round
cli-report-h-method = How this was counted
cli-report-note-method = A shared win counts as a fraction. Win rates have Wilson intervals; games of one deal, played from several seats, share their luck and count for less where their results correlate. Strengths come from one model of all games (a conditional logit, in which the chance of a side is its share of the strength at the table), with each kind summing to zero; their standard errors are clustered by deal. The page contains its figures as data.

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
