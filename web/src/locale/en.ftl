# The words of the page itself; those of the games come from the engine.

page-home = Start page
page-pages = Pages
page-skip = Skip to the content
page-about = About
page-language = Language
page-theme-auto = Theme: same as system
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-loading = One moment…
page-close = Close
page-back = Back
page-unreachable = The server cannot be reached.
page-answered = The server answered { $status }.

# -- the start page ------------------------------------------------------------------------------

page-welcome = Take a seat
page-welcome-text = Three board games with all their rules. Play against bots right away, with friends on one screen, or send them a link. No account needed.
page-seats-range = { $least ->
    [1] For one to { $most } players
   *[other] For { $least } to { $most } players
}
page-play-now = Play now
page-set-up = Set up a table…
page-with-friends = With friends
page-rules = Rules
page-puzzles = Puzzles
page-my-tables = My tables
page-no-tables = No game is running. Your tables will be listed here.
page-finished = Finished games and records
page-no-finished = None yet. Finished games are kept here for you to look at.
page-upload = Upload a record…
page-forget = Remove from the list
page-table-gone = This table no longer exists.
page-table-over = Won by { $winners }
page-table-review = A record to look at
page-table-my-turn = Your turn
page-table-waits = Waiting for { $who }

# -- setting up a table --------------------------------------------------------------------------

page-set-up-title = { $game }: set up a table
page-way = How do you want to play?
page-way-solo = Alone: { $solo }
page-way-solo-about = You against an opponent that follows printed rules.
page-way-bots = Against bots
page-way-bots-about = Opponents who think, as strong as you like.
page-way-friends = With friends
page-way-friends-about = Send one link; each joins on their own device.
page-way-seats = Seat by seat
page-way-seats-about = Several people at one screen, or any mixture.
page-rivals = How many opponents
page-bot-strength = How strong
page-bot-thinks = { $about }; thinks for up to { $seconds } s a turn
page-friends-seats = How many seats
page-friends-later = You will get one link for everybody. Seats that stay free can be given to bots.
page-seats = Seats
page-seat = Seat { $number }
page-kind-here = Here
page-kind-link = By link
page-kind-bot = Bot
page-which-bot = Which bot
page-name = Name
page-seat-more = Add a seat
page-seat-less = Remove a seat
page-links-later = You will find the links to share at the table, under “More”.
page-one-screen = Several people share this screen: hands are covered when the seat changes.
page-options = Variants and options
page-no-options = This game has no options.
page-random = at random
page-option-chances = Players may see the winning chances while they play
page-seed = Seed
page-seed-help = (leave empty for a fair deal; anyone who knows the seed can work out what is hidden)
page-sit-down = Sit down

# -- the waiting room ----------------------------------------------------------------------------

page-no = no
page-gather-title = { $game }: waiting room
page-gather-text = { $free ->
    [0] Everybody is here. The host begins as soon as all are ready.
    [one] One seat is free. Send the link to a friend, or let a bot sit down.
   *[other] { $free } seats are free. Send the link to your friends, or let bots sit down.
}
page-gather-invited = { $who } invites you to a game of { $game }. Say what you are called, and sit down.
page-gather-who = Who is playing
page-gather-host = host
page-gather-gone = not looking at the moment
page-gather-ready = Ready
page-gather-choosing = not ready yet
page-gather-be-ready = I am ready
page-gather-pick = What to play
page-gather-any = whatever is left
page-gather-leave = Leave
page-gather-send-away = Remove
page-gather-free = A free seat
page-gather-one-more = One more player on this device
page-gather-your-name = Your name
page-gather-full = All seats are taken.
page-gather-bot = Add the bot
page-gather-fill = Fill up with bots
page-gather-begin = Begin the game
page-gather-begin-when = as soon as all seats that are needed are taken and everybody is ready
page-gather-wait = { $who } begins the game when everybody is ready.
page-gather-new = New to the game?
page-gather-learn = Play the guided first game first: it opens in a new tab, and your place here is kept
page-gather-invite = Invite friends
page-gather-share = Let us play { $game }
page-gather-away = The host has given your seat away. You can sit down again if there is room.
page-variants = Variants
page-invite-link = The link
page-invite-code = The link as a QR code
page-invite-copy = Copy the link
page-invite-share = Share…

# -- rules and about -----------------------------------------------------------------------------

page-rules-title = { $game }: the rules
page-rule-reading = Our reading:
page-rule-completed = Completed by us:
page-rule-other-reading = The other reading is an option of the game: { $option }.
page-search = Search in the rules
page-nothing-found = No rule contains all of these words.
page-about-title = About Steppe
page-about-text = Steppe is a digital table for Scythe, Raiders of Scythia and Noria. It knows every rule, offers exactly what is legal, and names the rule behind it.
page-about-fair = The deal can be checked: a new table shows the hash of its seed and a random salt; when the game is over it shows both, and anyone can compute the hash again.
page-about-not = Steppe is made by fans and not affiliated with the authors or publishers, to whom the games belong. It uses its own drawings and its own words. If you like a game, buy it.
page-credits = Credits
page-keys = Keyboard
page-key-0 = pick the choice with this key
page-key-1 = move between choices
page-key-2 = take the choice in focus
page-key-3 = undo the last decision; with Shift, everything that can be undone
page-key-4 = clear the selection
page-key-5 = ask why something is not allowed
page-key-6 = step through the history
page-key-7 = What is this? A click, a tap or Enter explains anything and plays nothing; Esc ends it
page-key-8 = repeat a turn of yours, as far as it is possible

# -- the table -----------------------------------------------------------------------------------

page-round = Round { $round }
page-turn-of = { $turn }. { $who }
page-status-connecting = Connecting…
page-status-lost = Connection lost; trying again…
page-status-closed = The server has closed the table.
page-watching = You are watching
page-reviewing = A recorded game
page-as-text = As text
page-as-picture = As a picture
page-secrets-on = Show all secrets
page-secrets-off = Hide secrets
page-secrets-title = See what every seat knew, or only what the seat you are looking from knew
page-text-board = The table as text
page-panels = Beside the table
page-tab-table = Table
page-tab-log = Log
page-tab-score = Score
page-tab-chat = Chat
page-tab-menu = More
page-you = you
page-a-bot = bot
page-ruled = automatic opponent
page-chance = chance to win: { $chance }
page-online = here
page-offline = away
page-decides = deciding now
page-winner = winner
page-look-from = See the table as { $who } sees it
page-score = Score
page-score-final = Final scores
page-course = The course of the game
page-course-kind = What is drawn
page-course-round = Round
page-course-figures = As a table
page-milestones = Milestones
page-tie-decided = Equal scores:
page-share-picture = Share a picture of the board
page-share-failed = This browser could not make the picture.
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

page-prompt = The current decision
page-waits-for = Waiting for { $who }.
page-thinks = { $who } is thinking{ $seconds ->
    [0] {""}
    [one] , for { $seconds } second at most
   *[other] , for { $seconds } seconds at most
}.
page-past = History: decision { $at } of { $last }
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
page-more-ways = More ways…
page-step-by-step = Step by step: { $action }
page-all-choices = All choices
page-doubt = You could still:
page-doubt-back = Go back
page-and-more = and { $count } more
page-undo = Undo
page-undo-all = Undo all
page-again = Repeat turn
page-no-undo = Cannot undo: { $reason }.
page-why = Why not…?
page-ask = Ask
page-why-label = Why is this not allowed? Enter the notation of an action
page-why-placeholder = e.g. to V5
page-why-legal = “{ $action }” is allowed.
page-hint = Hint
page-hint-wait = Thinking…
page-hint-is = A strong bot would choose: { $action }
page-hint-then = And then:
page-hint-why = A strong bot would choose: { $action } – { $reason }
page-zoom = Size
page-zoom-in = Larger
page-zoom-out = Smaller

page-log = What happened
page-log-empty = Nothing has happened yet.
page-older = Earlier events
page-bot-why = Why: { $reason }
page-go-there = See the table after decision { $at }
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-send = Send
page-watcher = a spectator
page-watcher-called = { $name } (spectator)
page-lay-code = Tables on this server can be set up only with its code. What is the code?
page-lay-code-wrong = That is not the code. What is the code of this server?

page-history = History
page-turn-back = Previous turn
page-step-back = Previous decision
page-step-on = Next decision
page-turn-on = Next turn
page-link = Link
page-copied = Copied
page-copy-link = Link to this moment
page-continue-here = Continue from here
page-continue-title = Continue from decision { $at }
page-continue-redrawn = Everything you cannot know at this moment is dealt again there.
page-now = Now

# Players who are away
page-away = { $who } is away
page-away-grace = { CAPITAL($who) } is away. The others can decide what to do in { $clock }.
page-away-others = { CAPITAL($who) } is away. The other players decide what to do.
page-away-question = { CAPITAL($who) } is away. What shall we do?
page-away-waiting = { CAPITAL($who) } is away; you are waiting.
page-away-wait = Wait
page-away-bot = Let it play
page-away-end = End the game
page-away-rule = “{ $bot }” sits down when more than half of you want it; another bot, or the end of the game without a winner, when all of you do.
page-away-short-wait = wait
page-away-short-bot = a bot
page-away-short-end = end the game
page-away-wants = { CAPITAL($who) }: { $choice }.
page-away-wants-bot = { CAPITAL($who) }: { $choice } ({ $bot }).
page-note-bot = { CAPITAL($who) } was away, so the bot “{ $bot }” plays now. Decided by: { $by }.
page-note-own-bot = { CAPITAL($who) } lets the bot “{ $bot }” play.
page-note-back = { CAPITAL($who) } plays again.
page-note-renew = The host gave { $who } a new link.
page-note-mute = The host muted the spectator { $watcher }.
page-note-remove = The host sent the spectator { $watcher } away.
page-note-allow = The host let the spectator { $watcher } watch and speak again.
page-nameless = without a name
page-note-end = { CAPITAL($who) } was away, so the game was ended unfinished. Decided by: { $by }.
page-ended = The game was ended unfinished. Nobody has won.
page-table-ended = Ended unfinished
page-other-rules = This game began under version { $laid } of the rules and goes on under version { $now }.
page-not-whole = { $same ->
    [yes] From here on the game cannot be followed: what is stored of it is damaged. It can only be looked at.
   *[no] The game holds up to here: it began under version { $laid } of the rules, and version { $now } does not allow the next decision. It can only be looked at.
}

page-hand-over = Hand over to { $who }
page-hand-over-text = What the others may not see is covered.
page-hand-over-done = I am here

page-seat-link = Copy the link
page-announce = Announce turns
page-announce-about = Whoever's turn begins while they are not here is told so in a messenger, with a link to the table: at most once a minute. Give the address of a webhook there; only this table's server keeps it, and it shows it to nobody.
page-announce-address = Address of the webhook
page-announce-now = Turns are announced at { $where }.
page-announce-begin = Announce
page-announce-change = Change
page-announce-stop = Stop
page-renew = New link
page-renew-about = Whoever has the old link loses the seat. It stands in the log.
page-renew-sure = Give { $who } a new link? Whoever has the old one loses the seat.
page-mute = Mute
page-unmute = Unmute
page-send-away = Send away
page-let-back = Let back
page-watch-link = Link for spectators
page-watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-let-bot = Let a bot play
page-take-back = Take the seat back
page-fair = Fair deal
page-seed-hash = Hash of the seed and its salt:
page-seed-was = The seed:
page-salt-was = The salt:
page-seed-given = The seed was chosen when the table was set up.
page-redrawn = This table continues another one. What was hidden there was dealt again.
page-fair-later = The seed and its salt are shown when the game is over, so that anyone can check the deal.
page-verify = Check the deal
page-verified = The game was dealt from the seed whose hash was shown at the start.
page-not-verified = The game does not follow from its seed.
page-download = Download the record
page-likes = Preferences
page-like-sound = Play a sound when it is my turn
page-like-confirm = Ask for confirmation when something useful is left undone
page-like-gifts = Take bonuses that only help without asking
page-like-chances = Show the winning chances
page-like-coach = Playing alone: a coach tells me before the end of a turn if another plan was much better

# -- watching what others do ----------------------------------------------------------------------

page-watch-skip = Skip to now { $left ->
    [0] {""}
   *[other] ({ $left } more)
}
page-watch-again = Show their turns again
page-watch-speed = Speed at which the others’ turns are shown
page-watch-speed-off = At once
page-watch-speed-quick = Quick
page-watch-speed-normal = Normal
page-watch-speed-slow = Slow
page-sheet-not-now = Not now:
page-sheet-now = Now you can:
page-what = What is this?
page-what-title = A click on anything explains it and plays nothing (F1)
page-what-on = Everything explains itself now, and nothing is played. Escape ends it.

# -- settings, and leaving the table -----------------------------------------------------------------

page-likes-kept = Kept in this browser, for all tables.
page-like-contrast = High contrast
page-like-plain = Plain boards: no painted landscape
page-like-palette = Colours that colour-blind players can tell apart
page-like-notify = Notify me through the browser when it is my turn and I am looking elsewhere
page-like-size = Size of the text
page-size-normal = Normal
page-size-large = Large
page-size-larger = Larger
page-all-settings = All settings
page-leave-wanted = { $who } would like to end the game here.
page-leave-resign = Resign…
page-leave-resign-as = Resign as { $who }…
page-leave-sure = A bot will play this seat to the end. Really?
page-leave-yes = Yes, resign
page-leave-no = No
page-leave-end = I would like to end the game
page-leave-go-on = Let us play on
page-leave-end-text = The game ends unfinished when all players want it.
page-along = Take my seat along to another device
page-along-text = Open this link on the other device: it is your seat, so keep it to yourself.
page-rematch = Play again
page-rematch-invited = { $who } would like to play again with you.
page-tell-me = Shall your browser tell you when it is your turn?
page-tell-yes = Yes, please
page-tell-no = No
page-chat-fresh = new messages
page-note-resign = { CAPITAL($who) } has resigned. The bot “{ $bot }” plays on.
page-note-agreed = The game was ended unfinished, as all players wanted it: { $by }.
page-note-again = { CAPITAL($who) } invites everybody to play again.
page-keys-here = anywhere but at a table: this page

# -- learning -------------------------------------------------------------------------------------

page-learn = Learn it by playing
page-lesson-step = { $step } of { $steps }
page-lesson-advice = Advice:
page-lesson-wait = Your rival plays. Watch the board.
page-lesson-unfold = All choices
page-lesson-fold = Fewer choices
page-lesson-alone = Play on without the guide
page-lesson-elsewhere = Go on on another device
page-lesson-over = The guide lets go: from here the game is yours. Ask for a hint whenever you want one.
page-lesson-good = Play on
page-lesson-again = The same game, without a guide
page-try = Try it
page-try-rules = The rules of this example
page-try-show = Show me
page-try-again = Once more
page-try-back = Back to the rules
page-try-left = You went another way, and play on from here.
page-print = Print
page-glossary = Glossary
page-glossary-title = { $game }: the words of the game
page-glossary-nothing = No word of the game, and no rule of one, contains all of these.
page-glossary-rule = What it is
page-contents = Contents
