# The words of the page itself; those of the games come from the engine.

page-home = To the start page
page-pages = Pages
page-skip = Skip to the content
page-about = About
page-language = Language
page-theme-auto = Light or dark: as the system has it
page-theme-light = Light
page-theme-dark = Dark
page-loading = One moment…
page-close = Close
page-back = Back
page-unreachable = The server cannot be reached.
page-answered = The server answered { $status }.

# -- the start page ------------------------------------------------------------------------------

page-welcome = A table is laid
page-welcome-text = Three board games with all their rules: play at once against bots, with friends on one screen, or send them a link. No account is needed.
page-seats-range = { $least ->
    [1] For one to { $most } players
   *[other] For { $least } to { $most } players
}
page-play-now = Play now
page-set-up = Set up a table…
page-rules = Rules
page-my-tables = My tables
page-no-tables = No game is running. Your tables will be listed here.
page-finished = Finished games and records
page-no-finished = None yet. Finished games stay here to be looked at.
page-upload = Upload a record…
page-forget = Remove from the list
page-table-gone = This table is not here any more.
page-table-over = Won by { $winners }
page-table-review = A record to look at
page-table-my-turn = Your turn
page-table-waits = { CAPITAL($who) } decides

# -- setting up a table --------------------------------------------------------------------------

page-set-up-title = { $game }: set up a table
page-seats = Seats
page-seat = Seat { $number }
page-kind-here = Here
page-kind-link = By link
page-kind-bot = Bot
page-which-bot = Which bot
page-name = Name
page-seat-more = One seat more
page-seat-less = One seat less
page-links-later = You will find the links to give away at the table, under “More”.
page-one-screen = Several people here share this screen: hands are covered when the seat changes.
page-options = Options
page-no-options = This game has no options.
page-random = at random
page-option-chances = Players may see the winning chances while they play
page-seed = Seed
page-seed-help = (leave it empty for a fair deal; whoever knows the seed can know what is hidden)
page-sit-down = Sit down

# -- rules and about -----------------------------------------------------------------------------

page-rules-title = { $game }: the rules
page-search = Search in the rules
page-nothing-found = No rule has all of these words.
page-about-title = About Steppe
page-about-text = Steppe is a digital table for Scythe, Raiders of Scythia and Noria. It knows every rule, offers exactly what is allowed, and tells which rule is behind it.
page-about-fair = The deal is fair by proof: the hash of the seed is shown when a table is laid, the seed when the game is over, and anybody can check that one follows from the other.
page-about-not = The games belong to their authors and publishers. Steppe uses its own drawings and its own words.
page-credits = Credits
page-keys = Keyboard
page-key-0 = choose the choice with this sign
page-key-1 = from choice to choice
page-key-2 = take what is in focus
page-key-3 = take back the last decision; with Shift, everything that can be taken back
page-key-4 = let go of what was clicked
page-key-5 = ask why something is not allowed
page-key-6 = in the history: step by step

# -- the table -----------------------------------------------------------------------------------

page-turn = Turn { $turn }
page-turn-of = { $turn }. { $who }
page-status-connecting = Connecting…
page-status-lost = The connection is lost; trying again…
page-status-closed = The server has closed the table.
page-watching = You are watching
page-reviewing = A recorded game
page-as-text = As text
page-as-picture = As a picture
page-secrets-on = All secrets
page-secrets-off = Hide secrets
page-secrets-title = See what every seat knew, or only what the seat from which you look did
page-text-board = The table as text
page-panels = Beside the table
page-tab-table = Table
page-tab-log = Log
page-tab-score = Score
page-tab-chat = Chat
page-tab-menu = More
page-you = you
page-a-bot = bot
page-ruled = follows its rules
page-chance = chance to win: { $chance }
page-online = here
page-offline = away
page-decides = decides now
page-winner = winner
page-look-from = See the table as { $who } does
page-score = Score
page-score-final = Final scores
page-projection = If the game ended now
page-total = Total
page-score-coins = Coins
page-score-stars = Stars
page-score-territories = Territories
page-score-resources = Resources
page-score-structures = Structures
page-score-track = Track
page-score-crew = Crew
page-score-animals = Animals
page-score-quests = Quests
page-score-plunder = Plunder
page-score-tiebreak = Tie-break

page-prompt = What is being decided
page-waits-for = { CAPITAL($who) } decides.
page-past = The past: { $at } of { $last } decisions
page-over = The game is over. { $winners_count ->
    [one] { CAPITAL($winners) } wins.
   *[other] { CAPITAL($winners) } share the victory.
}
page-rule = Rule { $id }
page-since = Meanwhile { $things ->
    [one] { $things } event
   *[other] { $things } events
}, { $mine ->
    [0] none about you
   *[other] { $mine } about you
}

page-choices = Choices
page-narrowed = { $left } of { $all } choices.
page-all-choices = All choices
page-doubt = You could still do this:
page-doubt-back = Go back
page-and-more = and { $count } more
page-undo = Undo
page-undo-all = Undo all
page-no-undo = No undo: { $reason }.
page-why = Why not…?
page-ask = Ask
page-why-label = Why is this not allowed? An action in its notation
page-why-placeholder = e.g. to V5
page-why-legal = “{ $action }” is allowed.
page-hint = Hint
page-hint-wait = Thinking…
page-hint-is = A strong bot would choose: { $action }
page-hint-why = A strong bot would choose: { $action } – { $reason }
page-zoom = Size
page-zoom-in = Larger
page-zoom-out = Smaller

page-log = What happened
page-log-empty = Nothing has happened yet.
page-older = What came before
page-bot-why = Why: { $reason }
page-go-there = See the table after decision { $at }
page-chat = Chat
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something
page-send = Send
page-watcher = a spectator

page-history = History
page-turn-back = One turn back
page-step-back = One decision back
page-step-on = One decision on
page-turn-on = One turn on
page-link = Link
page-copied = Copied
page-copy-link = The link to this moment
page-continue-here = Continue from here
page-continue-title = Continue from decision { $at }
page-continue-redrawn = What you may not know now is drawn anew there.
page-now = Now

page-hand-over = Hand over to { $who }
page-hand-over-text = What the others may not see is covered.
page-hand-over-done = I am here

page-seat-link = Copy the link
page-watch-link = Link for spectators
page-watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-let-bot = Let a bot play
page-take-back = Take the seat back
page-fair = A fair deal
page-seed-hash = Hash of the seed:
page-seed-was = The seed:
page-seed-given = The seed was chosen by whoever laid the table.
page-redrawn = This table continues another one; what was hidden there was drawn anew.
page-fair-later = The seed is told when the game is over, so that everybody can check the deal.
page-verify = Check the deal
page-verified = The game was dealt from the seed whose hash was shown at its start.
page-not-verified = The game does not follow from its seed.
page-download = Download the record
page-likes = How I like it
page-like-sound = A sound when it is my turn
page-like-confirm = Ask again when something useful would be left
page-like-chances = Show the winning chances

# The board of Raiders of Scythia

page-raiders-parts = Parts of the table
page-raiders-tab-village = Village
page-raiders-tab-raids = Raids
page-raiders-tab-animals = Animals
page-raiders-tab-board = Boards
page-raiders-boards = Whose board is shown
page-raiders-gate = For workers: { $workers }
page-raiders-hidden-quest = A quest lies here face down
page-raiders-yellow = A yellow die for each raid space with gold
page-raiders-dice = Dice
page-raiders-die = { $colour } die: strength { $strength }, wounds { $wounds }
page-raiders-kumis = Kumis for the raid
page-raiders-no-raid = The dice lie ready
page-raiders-eagle-double = Doubles the ability of the crew member below it in raids
page-raiders-eagle-centre = Lends the Town Centre effect of the crew member below it
page-raiders-eagle-strength = Adds strength in raids and points at the end
page-raiders-horse = Strength { $strength } over crew, { $points } VP at the end
page-raiders-animal-deck = Deck of animals: { $count }
page-raiders-crew-deck = Deck of crew: { $count }; discarded: { $discard }
page-raiders-slot = Slot { $slot }
page-raiders-limit = At most { $limit } at the end of a turn
page-raiders-strength = Strength of crew and animals: { $strength }
page-raiders-completed = Completed quests: { $count }
page-raiders-hand = Hand: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
page-raiders-unseen = A card that you have not seen
page-raiders-chief-points = The chief has { $points } VP, { $total } with quests and horses
page-raiders-companion = Strength { $strength }; brings { $gain } provisions when they run short
page-raiders-plan-deck = Plans still in the deck: { $count }
page-raiders-plan-region = Is there something to raid in { $region }? He aims at space { $target } from the left
page-raiders-plan-quest = Otherwise a quest: rows from { $rows }, tokens from { $tokens }
page-raiders-plan-provisions = Does he have { $need } provisions?
page-raiders-plan-gain = Otherwise he gains { $gain }
page-raiders-plan-strength = Does he have strength { $need }?
page-raiders-plan-horse = Otherwise he takes the horse in place { $position }
page-raiders-plan-points = Then he raids for { $points } VP
page-raiders-plan-blocks = blocks: { $building }
