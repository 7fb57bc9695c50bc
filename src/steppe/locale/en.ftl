# What the program itself says, whatever the game.

# Why an action is refused, when no rule of the game is the reason
kernel-not_now = This is not what is being decided now.
kernel-over = The game is over.

# Why the last decision cannot be taken back
barrier-seat = another player has taken over
barrier-start = nothing has been decided yet
barrier-imagined = this game is only imagined and has no past
barrier-drawn = something was drawn
barrier-revealed = something was revealed
barrier-rolled = dice were rolled

# -- the command line ---------------------------------------------------------------------------

cli-about = Steppe: a digital table for board games in the terminal.
cli-usage = usage:{" "}
cli-commands = commands
cli-arguments = what it is about
cli-flags = settings
cli-game-flags = options of { $game }
cli-game-flags-hint = Name a game to see its own options: steppe { $command } { $example } --help
cli-examples = examples:
cli-more = steppe COMMAND --help tells more about a command.
cli-pure = pure Python
cli-compiled = compiled

cli-about-play = Play a game in the terminal against bots.
cli-about-simulate = Let random players play many games, and count.
cli-about-replay = Show a recorded game as it stood after any of its decisions.
cli-about-rules = Search the rulebook of a game, or read one rule with its examples.
cli-about-data-check = Check component files: the program's own, or a folder of corrected ones.
cli-about-data-show = Tell where the figures of a game's components come from.
cli-about-games = List the games.
cli-about-options = List the options of a game.
cli-about-serve = Serve the table to browsers: alone, on one screen, with friends, against bots.
cli-about-verify = Check that a recorded game was dealt from its seed.

cli-flag-help = show this help and leave
cli-flag-version = show the version and leave
cli-flag-lang = language: en or ru (default: that of the system)
cli-flag-game = { $games }
cli-flag-seats = how many seats (default: as many as the game takes)
cli-flag-seed = the seed of all that is random: the same seed, the same game
cli-flag-seat = your seat: its number, counted from 1, or its name (default: 1)
cli-flag-record = keep the record of the game in this file
cli-flag-from = go on with the game in this record
cli-flag-games = how many games (default: 100)
cli-flag-jobs = how many processes at once (default: one for each processor)
cli-flag-out = write one row a game to this file: .jsonl or .parquet
cli-flag-file = a record
cli-flag-at = after how many decisions (default: all)
cli-flag-view = look from this seat: its number, counted from 1, or its name (default: a spectator)
cli-flag-open = show what every seat knew; only for a finished game
cli-flag-rule-ids = show the id of the rule behind each line
cli-flag-words = words to look for, or the id of a rule
cli-flag-all = print the whole rulebook
cli-flag-folder = a folder of component files that stand in for the program's own
cli-flag-of-game = check this game only
cli-flag-basis = list every figure with this basis: sourced, derived or designed
cli-flag-host = the address to serve at (default: 127.0.0.1, this machine only)
cli-flag-port = the port to serve at (default: 8080; 0: any that is free)
cli-flag-database = where tables are kept: a file, or postgresql://… (default: { $default })
cli-flag-open-page = open the page in the browser
cli-flag-data = a folder of corrected component files: GAME=FOLDER
cli-flag-origin = a page of this origin may use the server, too: http://localhost:5173
cli-flag-hash = the hash that was shown when the game began
cli-option-default = { $help } (default: { $value })

cli-examples-play =
    steppe play { $game }
    steppe play { $game } --seats 3 --seed 7 --record evening.txt
    steppe play --from evening.txt
cli-examples-simulate =
    steppe simulate { $game } --games 1000 --seats 4 --seed 7
    steppe simulate { $game } --games 100000 --jobs 8 --out games.parquet
cli-examples-replay =
    steppe replay evening.txt
    steppe replay evening.txt --at 40 --seat 2
    steppe replay evening.txt --open
cli-examples-rules =
    steppe rules { $game }
    steppe rules { $game } combat
    steppe rules { $game } { $rule }
cli-examples-data-check =
    steppe data check
    steppe data check my-cards --game { $game }
cli-examples-data-show =
    steppe data show { $game }
    steppe data show { $game } --basis designed
cli-examples-serve =
    steppe serve
    steppe serve --host 0.0.0.0 --port 80 --database /var/lib/steppe.db --no-open
    steppe serve --database postgresql://steppe@localhost/steppe
cli-examples-verify =
    steppe verify evening.txt
    steppe verify evening.txt --hash 0123…
cli-examples-games = steppe games
cli-examples-options = steppe options { $game }

# What is wrong with what was typed: one sentence each
cli-no-command = there is no command { $command }; there are { $commands }
cli-no-command-given = name a command: { $commands }
cli-no-game-given = name a game: { $games }
cli-unknown-arguments = cannot make sense of { $arguments }
cli-unknown-arguments-near = cannot make sense of { $arguments }; did you mean { $near }?
cli-needs-value = { $flag } needs a value
cli-not-whole = { $flag }: { $value } is not a whole number from { $lowest } on
cli-no-language = there is no language { $value }; there are en and ru
cli-no-seat = there is no seat { $value }; there are { $seats }
cli-file-exists = { $file } exists already: choose another name
cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write { $file }: { $reason }
cli-not-text = { $file } is not a text
cli-from-alone = --from goes on with a game as it was started, so that { $flags } cannot be set
cli-from-over = the game in { $file } is over: see it with steppe replay { $file }
cli-out-kind = --out: { $file } must end in .jsonl or .parquet
cli-no-pyarrow = a .parquet file needs pyarrow: install steppe[parquet], or choose a name that ends in .jsonl
cli-not-open = --open shows a finished game only, and the game in { $file } is not over
cli-which-game = say with --game of which game these files are: { $games }
cli-no-basis = --basis: { $value } is not one of sourced, derived, designed

# Playing
cli-welcome = { $game }, { $seats } seats, seed { $seed }. You are { $me } (seat { $seat }). Type help to see what you can type.
cli-turn = Turn { $turn }, { $seat }.
cli-choices = { $count ->
    [one] { $count } choice:
   *[other] { $count } choices:
}
cli-prompt = >{" "}
cli-not-a-choice = { $number } is none of the choices: they go from 1 to { $last }.
cli-not-understood = { $text } is not the notation of an action. Type help to see what you can type.
cli-not-understood-near = { $text } is not the notation of an action. Did you mean { $near }?
cli-refused = { $action } is not legal:
cli-legal-now = { $action } is legal now: it is choice { $number }.
cli-why-what = Why not what? Type for example: why not { $example }
cli-cannot-undo = Nothing can be taken back: { $reason }.
cli-undone = { $count ->
    [one] Took back { $count } decision.
   *[other] Took back { $count } decisions.
}
cli-undo-what = Type undo for one decision, undo all for everything that can still be taken back.
cli-log-empty = Nothing has happened yet.
cli-save-where = Save where? Type for example: save evening.txt
cli-saved = Saved in { $file }.
cli-go-on = Saved in { $file }. Go on with: { $command }
cli-goodbye = Goodbye.
cli-over = The game is over.
cli-help =
    Type the number of a choice, or its notation, which stands in brackets.
    why not NOTATION: why an action is not among the choices
    hint: what a strong bot would do, and why
    undo: take back your last decision; undo all: everything that can still be taken back
    log: what has happened; log rules: the same with the rule behind each line
    board: the table as you see it
    choices: the choices once more
    rules WORDS: search the rulebook
    save FILE: write the record of the game
    quit: leave; the game is saved
cli-word-why = why not
cli-word-undo = undo
cli-word-all = all
cli-word-log = log
cli-word-board = board
cli-word-choices = choices
cli-word-rules = rules
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-seat = Seat
cli-who = Who
cli-score = Score
cli-winner = winner
cli-result = Result

# Simulating
cli-progress = playing
cli-left = left
cli-interrupted = Interrupted: the figures are those of the games finished so far.
cli-no-games = No game was finished.
cli-summary = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } seats, seed { $seed }
cli-figure = Figure
cli-mean = Mean
cli-deviation = St. dev.
cli-decisions = Decisions a game
cli-turns = Turns a game
cli-scores = Score of a seat
cli-wins = Wins
cli-interval = 95 % interval
cli-games-played = Games
cli-by-seat = By seat
cli-by-label = By name
cli-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
cli-written = Written to { $file }.

# Replaying
cli-replayed = { $game }, { $seats } seats. After decision { $at } of { $decisions }, turn { $turn }.
cli-to-act = { $seat } is to decide.
cli-last-turn = The last turn:
cli-as-seen-by = As { $seat } sees it:

# Rules
cli-chapter = Chapter
cli-rules = Rules
cli-rules-hint = steppe rules { $game } WORDS searches; --all prints everything.
cli-nothing-found = No rule of { $game } has all of these words: { $words }
cli-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-source = Source:
cli-notes = Note:
cli-example = Example { $id }
cli-edge = Edge case { $id }
cli-ruling = Ruling { $id }
cli-position = Position:
cli-actions = Actions:
cli-expected = Expected:
cli-situation = Situation:
cli-question = Question:
cli-answer = Played here:
cli-see = Rules:

# Data
cli-data-right = { $game }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} ({ $sourced } sourced, { $derived } derived, { $designed } designed): all right
cli-file = File
cli-figures = Figures
cli-sourced = Sourced
cli-derived = Derived
cli-designed = Designed
cli-total = Total
cli-own-file = { $file } (yours)

# Games and options
cli-game = Game
cli-title = Title
cli-seats = Seats
cli-option = Option
cli-kind = Kind
cli-default = Default
cli-choices-of = One of
cli-meaning = Meaning
cli-kind-flag = yes or no
cli-kind-number = number
cli-kind-choice = choice
cli-kind-list = list
cli-kind-text = text
cli-yes = yes
cli-no = no
cli-no-options = { $game } has no options.

# -- bots, the arena and its report ---------------------------------------------------------------

cli-flag-bot = who plays against you: random, easy, medium, greedy, hard, expert (default: random)
cli-hint = Perhaps: { $action } [{ $notation }]
cli-hint-why = Perhaps: { $action } [{ $notation }] – { $reason }
cli-word-hint = hint
cli-about-arena = Let bots play each other many times, and rate them.
cli-about-report = Make one page about the games of an arena.
cli-examples-arena =
    steppe arena { $game } --bots hard,greedy --games 200 --seed 7
    steppe arena { $game } --bots greedy,random --games 1000 --jobs 2 --out games.jsonl
    steppe arena { $game } --bots greedy --seats 4 --games 1000 --out games.jsonl
cli-examples-report =
    steppe report games.jsonl --out report.html
    steppe report games.jsonl --json figures.json --sides sides.parquet
cli-flag-bots = who plays, such as hard,greedy,random or hard/warlike; one alone plays against itself (default: greedy,random)
cli-flag-against = solo opponents to play against, such as automa,ultimaszyna or huntsman; all: every one of the game
cli-flag-arena-games = at least so many games for every pairing (default: 100)
cli-flag-arena-seats = how many seats at a table; 1: against solo opponents (default: 2)
cli-flag-gauntlet = only the first bot against each of the others
cli-flag-timed = bots keep to their time as at a table; then a run does not repeat exactly
cli-flag-ray = play on the Ray cluster at this address
cli-flag-arena-out = write one row a game to this .jsonl or .parquet file; what it already holds is not played again
cli-flag-report-file = files of an arena, of one game
cli-flag-report-out = where to write the page (default: report.html)
cli-flag-report-json = write the figures of the page to this .json file
cli-flag-report-games = write a row for each game to this .jsonl or .parquet file
cli-flag-report-sides = write a row for each side of each game to this .jsonl or .parquet file
cli-no-file = there is no file { $file }
cli-report-empty = { $file } holds no games
cli-arena-resumed = { $games } games are there already and are not played again.
cli-arena-player = { $player }: { $score } on average, { $time } ms a turn
cli-arena-against = against
cli-arena-wins = wins [95 %]
cli-arena-games = games
cli-arena-rating = { $player }: rating { $rating }
cli-arena-summary = Rounds { $rounds }, winning score { $score }, margin { $margin }, unfinished { $unfinished }
cli-arena-failed = Games that failed: { $games } ({ $ids }). They are not counted, and are played again when the arena is started again.
cli-arena-seed = Seed: { $seed }
cli-arena-solo = solo opponents play against one seat, not { $seats }
cli-arena-twice = either --against or the option { $option } says who the opponent is, not both
cli-arena-left = { $done } of { $total } games; { $time } left
cli-arena-head-player = player

# Why a bot plays what it plays
reason-end = this ends the game in my favour or saves what can be saved
reason-coins = for the coins
reason-star = for a star
reason-land = to hold more territories
reason-stock = to gather resources for the next actions
reason-building = to build
reason-popularity = for popularity
reason-army = for strength in combat
reason-workers = for more workers
reason-engine = to make later actions cheaper and better
reason-mechs = for mechs and what they can do
reason-recruits = for recruits and their bonuses
reason-objective = to fulfil an objective
reason-ready = to be ready for the next bottom action
reason-yields = to produce more later
reason-encounter = on the way to an encounter
reason-factory = for the Factory
reason-safety = to be safer from rivals
reason-rivals = to hold rivals back
reason-score = for points at once
reason-track = to go on along the tracks
reason-knowledge = for knowledge
reason-ships = for ships
reason-goods = for goods
reason-wheel = for a better wheel
reason-supplies = for supplies
reason-crew = for a stronger crew
reason-raid = to prepare a raid
reason-worker = for a better worker
reason-quest = to fulfil a quest
# Serving and verifying
cli-serving = Steppe is at { $address } – leave with Ctrl+C.
cli-bad-host = cannot serve at { $host }, port { $port }: { $reason }
cli-bad-data = { $value } is not GAME=FOLDER with one of the games { $games }
cli-bad-port = there is no port { $port }; the highest is 65535
cli-bad-origin = { $value } is not an origin like https://example.org
cli-verified = { $game }, { $decisions } decisions: dealt from the seed { $seed }
cli-seed-hash = hash of the seed: { $hash }
cli-hash-agrees = It is the hash that was shown.
cli-hash-differs = the hash that was shown was { $shown }, but the seed of the record has the hash { $hash }
cli-bad-hash = { $value } is not a hash: 64 of the digits 0-9 and a-f

# The server: why something was refused
server-refused = { $reason }
server-bad-flag = “{ $name }” must be true or false.
server-bad-language = There are these languages: { $languages }.
server-bad-number = “{ $name }” must be a whole number.
server-bad-record = This is not a record of a game.
server-bad-seed = The seed must be one printable line without outer spaces.
server-bad-token = The tokens of seats are sent as “Bearer token, token”.
server-bot-plays = A bot is playing for this seat; take the seat back first.
server-busy = The bots have much to think about; please ask again in a moment.
server-data-option = The folder of component files is set by whoever runs the server.
server-empty-chat = There is nothing to say.
server-failed = Something went wrong on the server; nothing was changed.
server-fork-needs-seat = While the game goes on, only a seat at the table can continue it elsewhere.
server-fork-over = There the game is over: nothing is left to continue.
server-full = The server is full; please try again later.
server-hello = The first message must be a “hello”.
server-hello-again = There has been a “hello” already.
server-malformed = The message cannot be read: { $reason }
server-no-action = “{ $action }” is not the notation of any action.
server-no-bot = There is no such bot; there are { $bots }.
server-no-chances = Players see no winning chances at this table while the game goes on.
server-no-game = There is no such game; there are { $games }.
server-no-method = This cannot be asked for in this way.
server-no-quick = There is no such quick start; there are { $starts }.
server-no-record = The table continues another game with its secrets drawn anew: it has no record of its own.
server-no-route = There is nothing at this address.
server-no-seat = The token opens no seat at this table.
server-no-table = There is no such table.
server-not-json = The request must be JSON.
server-not-over = This is shown when the game is over.
server-not-stored = The server could not store this; please try again.
server-not-text = Messages are sent as text.
server-not-verified = The game does not follow from its seed.
server-not-your-seat = This is not your seat.
server-not-your-turn = It is another seat's decision.
server-not-yours-to-undo = The last decision was another seat's.
server-origin = Another site's page may not do this.
server-over = The game is over.
server-record-data = The record was played with component files that this server does not have.
server-review = This game is only here to be looked at.
server-seat-is-there = The player of this seat is there.
server-seats = The game is for { $least } to { $most } seats.
server-slow = The connection is too slow; please connect again.
server-stale = Something else happened first.
server-table-full = Too many are at this table.
server-too-large = This is too large; the limit is { $limit } bytes.
server-too-many = This was too much at once; please wait a moment.
server-verified = The game was dealt from this seed, whose hash was shown when it began.
server-wrong-seats = The game has { $seats } seats.

# What is wrong with what was asked for; the engine says it in English, and this in any language
fault-option-below = option { $option }: { $value } is below { $limit }
fault-option-above = option { $option }: { $value } is above { $limit }
fault-option-flag = option { $option }: { $value } is not yes or no
fault-option-number = option { $option }: { $value } is not a whole number
fault-option-choice = option { $option }: { $value } is not one of { $choices }
fault-option-list = option { $option }: { $value } is not a list of { $choices }
fault-option-text = option { $option }: { $value } is not a text
fault-option-many = option { $option }: { $count } named for { $seats } seats
fault-option-twice = option { $option }: each can be played only once
fault-no-option = there is no option { $option }; there are { $options }
fault-no-game = there is no game { $game }; there are { $games }
fault-seats = { $game } is for { $least } to { $most } seats, not { $seats }
fault-seed = the seed { $seed } is not one printable line without outer spaces
fault-banned-pairs = the factions and mats asked for leave only pairs that are banned
fault-automa-seats = option { $option }: the Automa plays against one human, not at a table of { $seats } seats
fault-automa-skips = option { $option }: is for the levels automa and automaszyna
fault-automa-bribes = option { $option }: the Automa makes no deals
fault-automa-faction = option { $option }: { $faction } is the human's faction
fault-solo-seats = option { $option }: { $opponent } rides against one seat, not { $seats }
fault-notation = “{ $action }” is not the notation of any action
fault-illegal = “{ $action }” is not legal now
fault-cannot-undo = nothing can be taken back: { $reason }
fault-no-moment = there are { $last } decisions, so there is no moment { $at }
fault-rules = this was made with version { $rules } of the rules; this program plays version { $now }
fault-record-first = this is not a record; a record begins with “{ $first }”
fault-record-after = line { $line }: something follows the closing line
fault-record-cut = line { $line }: the record is cut off: it has no closing line
fault-record-count = the record holds { $held } decisions, but its last line says { $said }
fault-record-hash = the record does not replay to the state it was written from: it was edited, or made by another version of the rules
fault-record-line = line { $line }: “{ $text }” is not “number. seat: action; action …”
fault-record-over = line { $line }: the game is over before “{ $action }”
fault-record-turn = line { $line }: it is turn { $turn }, not turn { $given }, or another seat's
fault-record-action = line { $line }: “{ $action }” cannot be played there
fault-record-key = line { $line }: “{ $text }” is not one of { $keys }, once each
fault-record-missing = the head of the record does not say “{ $field }:”
fault-record-seats = the record says { $seats } seats
fault-record-json = “{ $field }:” in the head of the record is not a JSON object
