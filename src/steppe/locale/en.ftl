# Messages of the program itself, whatever the game.

# Why an action is refused, when no rule of the game is the reason
kernel-not_now = This does not answer the current decision.
kernel-over = The game is over.

# Why the last decision cannot be undone
barrier-seat = another player has taken over
barrier-start = nothing has been decided yet
barrier-imagined = this game is imagined and has no past
barrier-drawn = something was drawn
barrier-revealed = something was revealed
barrier-rolled = dice were rolled

# -- the command line ---------------------------------------------------------------------------

cli-about = Steppe: a digital table for board games in the terminal.
cli-usage = usage:{" "}
cli-commands = commands
cli-arguments = arguments
cli-flags = settings
cli-game-flags = options of { $game }
cli-game-flags-hint = Name a game to see its own options: steppe { $command } { $example } --help
cli-examples = examples:
cli-more = steppe COMMAND --help explains a command.
cli-pure = pure Python
cli-compiled = compiled

cli-about-play = Play a game in the terminal against bots.
cli-about-learn = Learn a game by playing it, with a guide for the first turns.
cli-about-puzzles = Solve a puzzle: find the turn that is clearly better than the others.
cli-about-simulate = Play many games between random players, and print statistics.
cli-about-replay = Show a recorded game as it stood after any of its decisions.
cli-about-rules = Search the rulebook of a game, or read one rule with its examples.
cli-about-data-check = Check component files: the program's own, or a folder of corrected ones.
cli-about-data-show = Show where the figures of a game's components come from.
cli-about-games = List the games.
cli-about-options = List the options of a game.
cli-about-serve = Serve the table to browsers: alone, on one screen, with friends, against bots.
cli-about-backup = Copy the server's database to a file while the server runs.
cli-about-restore = Replace the server's database with a copy.
cli-about-tidy = List tables that have not been used for a long time, or remove them.
cli-about-verify = Check that a recorded game was dealt from its seed.

cli-flag-help = show this help and exit
cli-flag-version = show the version and exit
cli-flag-lang = language: en or ru (default: the system's)
cli-flag-game = { $games }
cli-flag-seats = number of seats (default: as many as the game takes)
cli-flag-seed = the seed: the same seed deals the same game
cli-flag-seat = your seat: its number, counted from 1, or its name (default: 1)
cli-flag-record = save the record of the game in this file
cli-flag-from = continue the game in this record
cli-flag-example = try this example of the rules; steppe rules lists them
cli-flag-games = number of games (default: 100)
cli-flag-jobs = number of processes (default: one per processor)
cli-flag-out = write one row per game to this file: .jsonl or .parquet
cli-flag-file = a record
cli-flag-at = number of decisions to replay (default: all)
cli-flag-view = show what this seat sees: its number, counted from 1, or its name (default: a spectator)
cli-flag-open = show what every seat knew; only for a finished game
cli-flag-rule-ids = show the id of the rule behind each line
cli-flag-words = words to look for, or the id of a rule
cli-flag-all = print the whole rulebook
cli-flag-glossary = print the terms of the game in both languages, with their rules; WORDS narrow the list
cli-flag-folder = a folder of component files that replace the program's own
cli-flag-of-game = check this game only
cli-flag-basis = list every figure with this basis: sourced, derived or designed
cli-flag-host = the address to serve at (default: 127.0.0.1, this machine only)
cli-flag-port = the port to serve at (default: 8080; 0: any free port)
cli-flag-database = where tables are kept: a file, or postgresql://… (default: { $default })
cli-flag-open-page = open the page in the browser
cli-flag-data = a folder of corrected component files: GAME=FOLDER
cli-flag-grace = seconds until the others may decide about a player who is away (default: 60)
cli-flag-lay-code = let only people who know this code set up tables
cli-flag-webhooks = let hosts announce turns in a messenger, with links to this public address of the server
cli-flag-log = log format: text, or json for one JSON object per line (default: text)
cli-flag-metrics = also let a program at this address read /metrics (default: only this machine)
cli-flag-keep-free = create no new tables when fewer megabytes than this are free on the disk (default: 100)
cli-flag-backup-to = the file for the copy; it must not exist yet
cli-flag-restore-from = a copy that “steppe backup” made
cli-flag-older-than = tables not used for this long: 90d, 12w, 1y
cli-flag-only = only finished games, or only unfinished ones (default: both)
cli-flag-remove = remove them for good; without this, they are only counted
cli-flag-origin = also let pages of this origin use the server: http://localhost:5173
cli-flag-allowed-host = a name of this server, in addition to IP addresses and names of the local network
cli-flag-trust-proxy = trust the proxy at this address, or in this network, to name its clients
cli-flag-limit = change a limit on sockets and requests (docs/server.md lists the names)
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
cli-examples-backup =
    steppe backup copies/monday.db
    steppe backup monday.db --database /var/lib/steppe/tables.db
cli-examples-restore =
    steppe restore copies/monday.db
cli-examples-tidy =
    steppe tidy --older-than 90d
    steppe tidy --older-than 1y --only finished --remove
cli-examples-verify =
    steppe verify evening.txt
    steppe verify evening.txt --hash 0123…
cli-examples-games = steppe games
cli-examples-options = steppe options { $game }

# Mistakes on the command line: one sentence each
cli-no-command = there is no command { $command }; there are { $commands }
cli-no-command-given = name a command: { $commands }
cli-no-game-given = name a game: { $games }
cli-unknown-arguments = cannot make sense of { $arguments }
cli-unknown-arguments-near = cannot make sense of { $arguments }; did you mean { $near }?
cli-needs-value = { $flag } needs a value
cli-not-whole = { $flag }: { $value } is not a whole number of at least { $lowest }
cli-no-language = there is no language { $value }; there are en and ru
cli-no-seat = there is no seat { $value }; there are { $seats }
cli-file-exists = { $file } exists already: choose another name
cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write { $file }: { $reason }
cli-not-text = { $file } is not text
cli-from-alone = --from continues a game with its own settings, so { $flags } cannot be set
cli-from-over = the game in { $file } is over: look at it with steppe replay { $file }
cli-out-kind = --out: { $file } must end in .jsonl or .parquet
cli-not-open = --open is only for finished games, and the game in { $file } is not over
cli-which-game = say which game these files are for with --game: { $games }
cli-no-basis = --basis: { $value } is not one of sourced, derived, designed

# Playing
cli-welcome = { $game }, { $seats } seats, seed { $seed }. You are { $me } (seat { $seat }). Type help to see what you can type.
cli-turn = Turn { $turn }, { $seat }.
cli-choices = { $count ->
    [one] { $count } choice:
   *[other] { $count } choices:
}
cli-prompt = >{" "}
cli-not-a-choice = There is no choice { $number }: choices go from 1 to { $last }.
cli-not-understood = { $text } is not the notation of an action. Type help to see what you can type.
cli-not-understood-near = { $text } is not the notation of an action. Did you mean { $near }?
cli-refused = { $action } is not legal:
cli-legal-now = { $action } is legal now: it is choice { $number }.
cli-why-what = Why not what? Type for example: why not { $example }
cli-cannot-undo = Cannot undo: { $reason }.
cli-undone = { $count ->
    [one] Undid { $count } decision.
   *[other] Undid { $count } decisions.
}
cli-undo-what = Type undo for one decision, or undo all for everything that can still be undone.
cli-log-empty = Nothing has happened yet.
cli-save-where = Save where? Type for example: save evening.txt
cli-saved = Saved in { $file }.
cli-go-on = Saved in { $file }. Continue with: { $command }
cli-goodbye = Goodbye.
cli-over = The game is over.
cli-help =
    Type the number of a choice, or its notation, which is shown in brackets.
    why not NOTATION: why an action is not among the choices
    hint: what a strong bot would do, and why
    undo: undo your last decision; undo all: everything that can still be undone
    log: what has happened; log rules: the same with the rule behind each line
    board: show the table again
    choices: show the choices again
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
cli-decisions = Decisions per game
cli-turns = Turns per game
cli-scores = Score of a seat
cli-wins = Wins
cli-interval = 95 % interval
cli-games-played = Games
cli-by-seat = By seat
cli-by-label = By name
cli-speed = { $decisions } decisions in { $seconds } s: { $rate } per second
cli-written = Written to { $file }.

# Replaying
cli-replayed = { $game }, { $seats } seats. After decision { $at } of { $decisions }, turn { $turn }.
cli-to-act = { $seat } to decide.
cli-last-turn = The last turn:
cli-as-seen-by = As { $seat } sees it:

# Rules
cli-chapter = Chapter
cli-rules = Rules
cli-rules-hint = steppe rules { $game } WORDS searches them; --all prints all.
cli-nothing-found = No rule of { $game } contains all of these words: { $words }
cli-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-source = Source:
cli-notes = Note:
cli-example = Example { $id }
cli-example-try = An example to try
cli-edge = Edge case { $id }
cli-reading = Our reading:
cli-completed = Completed by us:
cli-other-reading = The other reading is an option of the game: { $option }.
cli-position = Position:
cli-actions = Actions:
cli-expected = Expected:
cli-situation = Situation:
cli-see = Rules:

# Data
cli-data-right = { $game }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} ({ $sourced } sourced, { $derived } derived, { $designed } designed): OK
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

cli-flag-bot = the bots you play against: random, easy, medium, greedy, hard, expert (default: random)
cli-flag-coach = say before the end of each of your turns whether another plan was much better
cli-hint = Perhaps: { $action } [{ $notation }]
cli-hint-then = And then: { $actions }
cli-hint-why = Perhaps: { $action } [{ $notation }] – { $reason }
cli-word-hint = hint
cli-word-which = which
cli-coach-good = Coach: no other plan was much better.
cli-coach-better = Coach: another plan was better, by about { $gain }. Type which to see it.
cli-coach-back = Type undo all to go back to where that plan begins.
cli-coach-not-back = The turn can no longer be undone to where that plan begins: { $reason }.
cli-coach-plan = The better plan: { $actions }
cli-coach-nothing = The coach knows no better plan.
cli-about-arena = Let bots play each other many times, and rate them.
cli-about-report = Make a page about the games of an arena.
cli-examples-arena =
    steppe arena { $game } --bots hard,greedy --games 200 --seed 7
    steppe arena { $game } --bots greedy,random --games 1000 --jobs 2 --out games.jsonl
    steppe arena { $game } --bots greedy --seats 4 --games 1000 --out games.jsonl
cli-examples-report =
    steppe report games.jsonl --out report.html
    steppe report games.jsonl --json figures.json --sides sides.parquet
cli-flag-bots = the bots to play, such as hard,greedy,random or hard/warlike; a single bot plays against itself (default: greedy,random)
cli-flag-against = solo opponents to play against, such as automa,ultimaszyna or huntsman; all: every opponent of the game
cli-flag-arena-games = at least this many games per pairing (default: 100)
cli-flag-arena-seats = number of seats at a table; 1: against solo opponents (default: 2)
cli-flag-gauntlet = play only the first bot against each of the others
cli-flag-timed = bots keep to their time limits, as at a table; the run cannot be repeated exactly
cli-flag-ray = play on the Ray cluster at this address
cli-flag-arena-out = write one row per game to this .jsonl or .parquet file; games it already holds are not played again
cli-flag-report-file = files written by the arena, all of one game
cli-flag-report-out = where to write the page (default: report.html)
cli-flag-report-json = write the figures of the page to this .json file
cli-flag-report-games = write a row per game to this .jsonl or .parquet file
cli-flag-report-sides = write a row per side of each game to this .jsonl or .parquet file
cli-no-file = there is no file { $file }
cli-report-empty = { $file } holds no games
cli-arena-resumed = { $games } games have been played already and are not repeated.
cli-arena-player = { $player }: { $score } on average, { $time } ms per turn
cli-arena-against = against
cli-arena-wins = wins [95 %]
cli-arena-games = games
cli-arena-rating = { $player }: rating { $rating }
cli-arena-summary = Rounds { $rounds }, winning score { $score }, margin { $margin }, unfinished { $unfinished }
cli-arena-failed = Games that failed: { $games } ({ $ids }). They are not counted, and are repeated the next time the arena runs.
cli-arena-seed = Seed: { $seed }
cli-arena-solo = solo opponents play against one seat, not { $seats }
cli-arena-twice = name the opponent either with --against or with the option { $option }, not with both
cli-arena-left = { $done } of { $total } games; { $time } left
cli-arena-head-player = player

# A bot's reasons
reason-end = to end the game in my favour, or to limit the damage
reason-coins = for the coins
reason-star = for a star
reason-land = to hold more territories
reason-stock = to gather resources for later actions
reason-building = to build
reason-popularity = for popularity
reason-army = for strength in combat
reason-workers = for more workers
reason-engine = to make later actions cheaper and better
reason-mechs = for mechs and their abilities
reason-recruits = for recruits and their bonuses
reason-objective = to fulfil an objective
reason-ready = to be ready for the next bottom-row action
reason-yields = to produce more later
reason-encounter = to get closer to an encounter
reason-factory = for the Factory
reason-safety = to be safer from rivals
reason-rivals = to hold rivals back
reason-score = for points at once
reason-track = to advance on the tracks
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
cli-serving = Steppe is at { $address }. Press Ctrl+C to stop it.
cli-bad-host = cannot serve at { $host }, port { $port }: { $reason }
cli-bad-data = { $value } is not GAME=FOLDER with one of the games { $games }
cli-bad-port = there is no port { $port }; the highest is 65535
cli-bad-origin = { $value } is not an origin like https://example.org
cli-bad-webhooks = --webhooks: { $value } is not an address like https://play.example.org
cli-bad-address = { $value } is not an address like 10.0.0.7
cli-bad-network = { $value } is neither an address nor a network like 10.0.0.0/8
cli-bad-allowed-host = { $value } is not a name like steppe.example.org
cli-bad-limit = --limit: { $value } is not a limit like address_sockets=500 or requests=600/50; there are { $names }
cli-bad-log = --log: { $value } is neither text nor json

# Looking after the database
cli-backed-up = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $size }; checked and whole.
cli-restored = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} put back: { $database }
cli-put-aside = The previous database is kept as { $file }
cli-would-tidy = Tables not used for { $days ->
    [one] one day
   *[other] { $days } days
} or longer: { $tables ->
    [0] none. There is nothing to remove.
   *[other] { $tables } ({ $size }). Nothing was removed; to remove them, add --remove.
}
cli-tidied = { $tables ->
    [0] There was nothing to remove.
    [one] One table ({ $size }) was removed.
   *[other] { $tables } tables ({ $size }) were removed.
}
cli-tidy-game = game
cli-tidy-kind = state
cli-tidy-tables = tables
cli-tidy-size = size
cli-tidy-finished = finished
cli-tidy-unfinished = unfinished
cli-tidy-broken = cannot be opened
cli-size-kb = { $amount } kB
cli-size-mb = { $amount } MB
cli-bad-age = --older-than: { $value } is not a number of days, weeks or years like 90d, 12w, 1y
cli-bad-only = --only: { $value } is neither finished nor unfinished
cli-verified = { $game }, { $decisions } decisions: dealt from the seed { $seed }
cli-verified-old = The record is in the oldest format: its decisions were replayed, but the hash in its last line was not checked.
cli-rules-hold = This was recorded under version { $rules } of the rules. All of its decisions are still legal under version { $now }.
cli-rules-differ = This was recorded under version { $rules } of the rules. It is shown as far as it is legal under version { $now }, for { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }; { $reason }.
cli-data-changed = The component files have changed since this was recorded. All of its decisions are still legal.
cli-seed-salt = salt hashed with the seed: { $salt }
cli-seed-hash = hash of the seed: { $hash }
cli-hash-agrees = This is the hash that was shown at the start.
cli-hash-differs = the hash shown at the start was { $shown }, but the seed in the record has the hash { $hash }
cli-bad-hash = { $value } is not a hash: 64 of the digits 0-9 and a-f

# The server: refusals
server-refused = { $reason }
server-bad-flag = “{ $name }” must be true or false.
server-bad-language = The languages are: { $languages }.
server-bad-number = “{ $name }” must be a whole number.
server-bad-record = This is not a record of a game.
server-bad-seed = The seed must be one printable line with no leading or trailing spaces.
server-bad-token = The tokens of seats are sent as “Bearer token, token”.
server-bot-plays = A bot is playing for this seat. Take the seat back first.
server-busy = The bots are busy. Please try again in a moment.
server-damaged = The stored data of this table is damaged, so it cannot be opened.
server-data-option = Only the server's operator can set the folder of component files.
server-disk-full = The server's disk is nearly full, so no new tables can be created. Games in progress continue.
server-empty-chat = The message is empty.
server-failed = Something went wrong on the server; nothing was changed.
server-fork-depth = This game has been continued at new tables too many times in a row. It cannot be continued at another.
server-fork-needs-seat = While the game goes on, only its players can continue it at another table.
server-fork-over = The game is over at that moment, so there is nothing to continue.
server-full = The server is full. Please try again later.
server-grace = The player of this seat left only a moment ago. Wait { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
server-hello = The first message must be a “hello”.
server-version = This page and the server have different versions: reload the page.
server-hello-again = A “hello” has already been sent.
server-host = This server does not answer to this name; its operator can allow the name.
server-lay-code = To set up tables here you need the code of this server.
server-link-renewed = The host has given this seat a new link. Ask them for it.
server-malformed = The message cannot be read: { $reason }
server-muted = The host of the table has muted you.
server-name-scripts = The word “{ $word }” in the name mixes letters of different alphabets. Please use only one.
server-name-taken = “{ $name }” looks like the name of a player at this table. Please choose another.
server-no-action = “{ $action }” is not the notation of any action.
server-no-bot = There is no such bot. The bots are { $bots }.
server-no-chances = Players cannot see the winning chances at this table while the game goes on.
server-no-coach = The coach is available only if you are the only person playing.
server-no-game = There is no such game. The games are { $games }.
server-no-printed = This server has no components like these. Reload the page.
server-no-puzzle = There is no such puzzle.
server-no-link = This seat has no link.
server-no-method = This method is not supported here.
server-no-quick = There is no such quick start. The quick starts are { $starts }.
server-no-record = This table continues another game, with its secrets dealt again, so it has no record of its own.
server-no-route = There is nothing at this address.
server-no-seat = The token opens no seat at this table.
server-no-watcher = That spectator is no longer here.
server-no-table = There is no such table.
server-not-answering = The server cannot answer at the moment. Please try again.
server-not-complete = Nothing can be said of the turn before it is complete.
server-not-json = The request must be JSON.
server-not-over = This is shown only once the game is over.
server-not-read = The server could not read this. Please try again.
server-not-stored = The server could not store this. Please try again.
server-not-text = Messages are sent as text.
server-not-verified = The deal does not match the seed.
server-not-whole = The game cannot be continued from here, so it can only be viewed.
server-not-your-seat = This is not your seat.
server-not-your-turn = It is another seat's turn to decide.
server-not-yours-to-undo = The last decision was made by another seat.
server-origin = Pages from other sites may not do this.
server-over = The game is over.
server-puzzle = This is a puzzle: nobody helps you to solve it.
server-record-data = The record was played with component files that this server does not have.
server-resigned = This seat has resigned. A bot plays it to the end.
server-review = This game can only be viewed.
server-seat-is-there = The player of this seat is here.
server-seats = The game is for { $least } to { $most } seats.
server-sent-away = The host has removed you from this table. You can no longer watch it.
server-slow = The connection is too slow. Please connect again.
server-stale = Something else happened first.
server-table-full = There are too many connections to this table.
server-too-large = This is too large. The limit is { $limit } bytes.
server-too-late = The rest of the request did not arrive in time.
server-too-many = Too many requests. Please wait a moment.
server-verified = The game was dealt from the seed whose hash was shown at the start.
server-wrong-seats = The game has { $seats } seats.
server-begun = The game has already begun.
server-gathering-full = All seats are taken.
server-no-gathering = There is no such waiting room.
server-no-guest = Nobody in the waiting room has this token.
server-no-name = Please enter a name.
server-no-pick = That is not one of the choices.
server-no-webhooks = This server does not announce turns in messengers.
server-bad-webhook = This is not the address of a webhook: it must begin with https:// or http://, contain no user name, password or #, have at most { $limit } characters, and use the standard port or one above 1023.
server-webhook-private = { $host } is not a public address on the internet, or cannot be resolved at the moment.
server-webhook-turn = { $game }: { $who }, it is your turn. { $link }
server-not-host = Only the host may do this.
server-not-ready = Not everybody is ready yet.
server-pick-gone = With { $count } players, not everything that was chosen is available. Choose again or fill the seats.
server-pick-option = The players choose “{ $option }” themselves in the waiting room.
server-pick-taken = Another player has already chosen this.

# Errors: the only place where these sentences are written
fault-file = { $sentence }
fault-in-file = { $file }
fault-command = { $message }
fault-argument = { $name } cannot be { $value }; it must be one of { $known }
fault-needs-package = this needs the package { $package }: pip install 'steppe[{ $extra }]'
fault-option-below = option { $option }: { $value } is below { $limit }
fault-option-above = option { $option }: { $value } is above { $limit }
fault-option-flag = option { $option }: { $value } is not yes or no
fault-option-number = option { $option }: { $value } is not a whole number
fault-option-choice = option { $option }: { $value } is not one of { $choices }
fault-option-list = option { $option }: { $value } is not a list of { $choices }
fault-option-text = option { $option }: { $value } is not text
fault-option-many = option { $option }: { $count } values for { $seats } seats
fault-options-both = options { $one } and { $other } cannot be used together
fault-option-twice = option { $option }: each can be played only once
fault-no-option = there is no option { $option }; there are { $options }
fault-no-game = there is no game { $game }; there are { $games }
fault-no-language = there is no language { $lang }; there are { $languages }
fault-no-bot = there is no bot { $bot }; there are { $bots }
fault-no-style = there is no style { $style } for { $game }; { $styles ->
    [none] it has none
   *[other] there are { $styles }
}
fault-bot-id = the package { $package } provides a bot { $bot }, but an id must be one printable word of at most { $most } characters without “/”, “,” or “+”
fault-bot-taken = the package { $package } provides a bot { $bot }, but there is already a bot with that name
fault-bot-broken = the bot { $bot } of the package { $package } cannot be loaded: { $why }
fault-bot-callable = the package { $package } provides a bot { $bot } that is neither a class nor a function
fault-bot-attributes = the bot { $bot } of the package { $package }: “name” and “help” must map languages to text, and “games” must be a list of names
fault-bot-mute = the bot { $bot } of the package { $package } has no method “answer”
fault-bot-answer = a bot answered with an action that is not legal; legal: { $legal }
fault-bot-style = the bot { $bot } has no styles
fault-bot-game = the bot { $bot } does not play { $game }
fault-no-opponents = { $game } has no solo opponents
fault-no-opponent = { $game } has no opponent { $name }; there are { $known }
fault-no-rule = there is no rule { $rule } in { $game }
fault-no-rule-near = there is no rule { $rule } in { $game }; did you mean { $near }?
fault-no-rulebook = there is no rulebook for the game { $game }
fault-no-row = { $file }: line { $line } is not a row written by the arena
fault-report-games = a report covers one game, but these rows are from { $games }
fault-seats = { $game } is for { $least } to { $most } seats, not { $seats }
fault-seed = the seed { $seed } must be one printable line with no leading or trailing spaces
fault-banned-pairs = the factions and mats you named leave only banned pairs
fault-observer-ruled = option { $option }: observations have room for only one solo opponent
fault-automa-seats = option { $option }: the Automa plays against one human, not at a table of { $seats } seats, except with option automas
fault-automas-many = option { $option }: with { $seats } people there is room for { $left } Automas, { $most } sides in all
fault-automa-skips = option { $option } is only for the levels automa and automaszyna
fault-automa-bribes = option { $option }: the Automa makes no deals
fault-automa-faction = option { $option }: { $faction } is taken already
fault-solo-seats = option { $option }: { $opponent } rides against one seat, not { $seats }
fault-notation = “{ $action }” is not the notation of any action
fault-notation-near = “{ $action }” is not the notation of any action; did you mean { $near }?
fault-illegal = “{ $action }” is not legal now
fault-not-now = “{ $action }” does not answer the current decision; legal: { $legal }
fault-over = “{ $action }” cannot be played: the game is over
fault-not-over = the game is not over; ask for projection() instead
fault-nothing-to-decide = the game is over: there is nothing to decide
fault-cannot-undo = cannot undo: { $barrier }
fault-no-moment = the game has only { $last } decisions, so there is no moment { $at }
fault-imagined-record = an imagined game has no record
fault-database-in-use = another server is using the database { $path }; only one can use a file at a time
fault-database-path = tables are kept in a file or in PostgreSQL: give a path, or postgresql://…
fault-backup-exists = the file { $path } already exists
fault-backup-scheme = this is for databases in a file; for PostgreSQL use pg_dump and pg_restore
fault-backup-unwritten = the copy { $path } cannot be written: { $reason }
fault-database-damaged = { $path } is damaged: { $reason }
fault-database-foreign = { $path } holds no tables that this version of Steppe can read
fault-database-served = a server is using the database { $path }; stop it first
fault-no-database = there is no database { $path }
fault-database-scheme = tables can be kept in a file or at postgresql://…, not at { $scheme }://…
fault-database-unopened = the database { $path } cannot be opened: { $reason }
fault-database-unreached = the database cannot be opened: { $reason }
fault-database-silent = the database cannot be opened: it does not answer
fault-database-version = { $path } was written by another version of Steppe: its format is { $its }, and this program reads { $ours }
fault-log-taken-back = the log of the table undoes more decisions than were made
fault-log-laid = the log of the table begins twice
fault-rules = this game was begun under version { $rules } of the rules of { $game }; this program plays version { $now }
fault-record-first = this is not a record; a record begins with “{ $first }”
fault-record-after = line { $line }: there is text after the closing line
fault-record-cut = line { $line }: the record is truncated: it has no closing line “end: …”
fault-record-count = the record holds { $held } decisions, but its last line says { $said }
fault-record-hash = the record does not replay to its final state: it was edited, or made under another version of the rules
fault-record-data = the component files have changed since this was recorded
fault-record-line = line { $line }: “{ $text }” is not “number. seat: action; action …”
fault-record-over = line { $line }: the game is over before “{ $action }”
fault-record-turn = line { $line }: it is turn { $turn } of { $seat }, not turn { $given } of { $given_seat }
fault-record-action = line { $line }: “{ $action }” cannot be played there
fault-record-key = line { $line }: “{ $text }” is not one of { $keys }, once each
fault-record-missing = the header of the record lacks “{ $field }:”
fault-record-seats = the record says { $seats } seats
fault-record-json = “{ $field }:” in the header of the record is not a JSON object
fault-weights-unread = { $file } cannot be read
fault-weights-broken = { $file } is damaged, or contains no weights
fault-weights-passport = { $file } does not describe its weights: its passport is missing or incomplete
fault-weights-game = { $file } holds weights for { $held }, not for { $game }
fault-weights-kind = { $file } holds weights of kind “{ $held }”, not “{ $kind }”
fault-weights-observer = { $file } was trained with version { $held } of the observations of { $game }, whose meaning has changed in version { $now }
fault-weights-field = { $file } names the field “{ $name }”, which { $game } does not have
fault-weights-action = { $file } names the action “{ $name }”, which { $game } does not have
fault-weights-names = { $file } does not name each of its “{ $part }” exactly once
fault-weights-part = { $file }: “{ $part }” is missing or does not match its names in size
fault-weights-number = { $file }: “{ $part }” contains a value that is not a finite number
fault-vector = { $tables } tables cannot be played in { $groups } groups by { $workers } workers
fault-vector-still = no group is playing: reset the environment first
fault-vector-playing = group { $group } is still playing: receive it before sending again
fault-vector-closed = the environment is closed
fault-vector-worker = { $reason }
fault-spiel-option = the option { $option } has the name of a parameter of every game

# -- learning -------------------------------------------------------------------------------------

cli-examples-learn =
    steppe learn { $game }
    steppe learn { $game } --from { $game }.txt
    steppe learn { $game } --example NAME
cli-word-do = do
cli-word-alone = alone
server-no-lesson = There is no such lesson.
cli-no-lesson = { $game } has no lesson.
cli-no-example = { $game } has no example { $name }; there are { $names }
cli-not-lesson = { $file } is not a game of this lesson.
cli-learn-step = { $step } of { $steps }: { $title }
cli-learn-advice = Advice: { $text }
cli-learn-now = Now: { $number } [{ $action }]. Type do to let the guide do it, or alone to play on without the guide.
cli-learn-alone = Type alone to play as you like, without the guide.
cli-learn-nothing = The guide has nothing left to do.
cli-learn-over = The guide stops here: the game is yours. Type hint when you want advice.
cli-learn-try = Type do, and it is done for you; type alone to play on without the example.

# -- puzzles --------------------------------------------------------------------------------------

cli-examples-puzzles =
    steppe puzzles { $game }
    steppe puzzles { $game } --number 7
    steppe puzzles { $game } --list
cli-flag-number = this puzzle; without it, today's
cli-flag-theme = a puzzle about this theme
cli-flag-list = list the themes and the puzzles about each
cli-word-solution = solution
fault-no-puzzle = { $game } has no puzzle { $number }: they are { $first } to { $last }
fault-no-puzzles = { $game } has no puzzles
fault-no-theme = { $game } has no puzzles about { $theme }; the themes are { $themes }
cli-puzzle-alone = give --number, --theme or --list, only one of them
cli-puzzle-theme = Theme
cli-puzzle-word = --theme
cli-puzzle-numbers = Puzzles
cli-puzzle-title = { $game }, puzzle { $number } of { $count }
cli-puzzle-task = You are { $me }. Find the best turn: it is at least { NUMBER($gap, maximumFractionDigits: 0) } points better than any wrong one. A turn counts up to the point where something is drawn, rolled or revealed.
cli-puzzle-how = Choose by number, or type the whole turn at once: first; second; third. Type solution to see it, undo to take a choice back, quit to leave.
cli-puzzle-judging = Your plan is being tried …
cli-puzzle-right = Right!
cli-puzzle-as-good = Right: your plan is as good as the best one.
cli-puzzle-wrong = Wrong: your plan is about { $points } points worse than the best one.
cli-puzzle-best = The best plan: { $plan }
cli-puzzle-theme-is = What it is about: { $theme }
cli-puzzle-best-brings = Played on to the end in { $deals } deals, it brings { $points } points on average, { $lead } compared with the strongest rival.
cli-puzzle-own-brings = Yours brings { $points }, and { $lead }.
cli-puzzle-rates = Bots that find it: { $rates }.
cli-puzzle-rate = { $bot } { $percent } %
overview-goal = The goal
overview-turn = Your turn
overview-end = How it ends
