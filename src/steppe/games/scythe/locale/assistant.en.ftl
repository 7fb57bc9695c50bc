# `steppe automa`: the assistant for a game on a real table.

cli-about-automa = Run the Automa of Scythe for a game on your own table, and explain what it does.
cli-examples-automa =
    steppe automa evening.json
    steppe automa --faction nordic --automa automaszyna --automa-faction saxony
    steppe automa --position table.toml --rules
cli-automa-flag-file = where the state of the table is kept; an existing file is continued
cli-automa-flag-position = start from the position in this file (TOML or JSON)
cli-automa-flag-faction = your faction
cli-automa-goes-on = { $file } exists and is continued as it is: neither a position nor options can be set

cli-automa-ask-faction = Your faction ({ $words }):{" "}
cli-automa-ask-opponent = The Automa's faction ({ $words }):{" "}
cli-automa-ask-level = Its level ({ $words }):{" "}
cli-automa-not-one-of = { $value } is not one of { $words }
cli-automa-not-a-number = { $value } is not a whole number from 0 to { $most }
cli-automa-welcome = I run the Automa: an empty line is its turn. First enter where your pieces are, for example: hero T5; mechs T5 F5; workers W2 W2; help lists everything.
cli-automa-prompt = >{" "}
cli-automa-not-understood = { $text } is not a command; help lists them.

cli-automa-word-turn = turn
cli-automa-word-fight = fight
cli-automa-word-drive = drive
cli-automa-word-hero = hero
cli-automa-word-mechs = mechs
cli-automa-word-workers = workers
cli-automa-word-abilities = abilities
cli-automa-word-resources = resources
cli-automa-word-tokens = tokens
cli-automa-word-power = power
cli-automa-word-coins = coins
cli-automa-word-cards = cards
cli-automa-word-table = table
cli-automa-word-score = score
cli-automa-word-undo = undo
cli-automa-word-help = help
cli-automa-word-quit = quit

cli-automa-help =
    turn, or an empty line: the Automa takes its turn, explained step by step
    fight PLACE: you attack the Automa there; I draw its combat card
    drive PLACE: your hero or mech drives off its lone workers there
    hero PLACE, mechs PLACE …, workers PLACE …: where all your pieces of this kind are now
    abilities NAME …: the mech abilities you have unlocked (riverwalk, seaworthy and submerge matter)
    resources PLACE NUMBER …: how many resources are there
    tokens PLACE …: where encounter tokens remain
    power N, coins N, cards N: correct what the Automa has
    table: the position as I have it; score: what the Automa would score now
    undo: undo the last command; quit: leave, the table is saved
    Several commands can go on one line, separated by ;

cli-automa-attacked = The Automa attacks you on { $place }.
cli-automa-ask-power-lost = Use your mech ability, if you have it here. How much power does the Automa lose? [0]{" "}
cli-automa-ask-cards-lost = Use Scout, if you have it. How many combat cards do you take from the Automa? [0]{" "}
cli-automa-ask-commit = Choose your power and combat cards now, then press Enter.{" "}
cli-automa-commits = Reduce its power by { $power } and reveal { $cards ->
    [0] none of its combat cards.
    [one] { $cards } of its combat cards at random.
   *[other] { $cards } of its combat cards at random.
}
cli-automa-ask-winner = Who won (1. the Automa, 2. you)?{" "}
cli-automa-recruit = Recruit bonus: if you have enlisted that recruit, take { counted }.
cli-automa-where-fight = say where you attack the Automa: { $places }
cli-automa-where-drive = say where you drive off its workers: { $places }
cli-automa-nowhere = nowhere
cli-automa-resources-how = write places and numbers, for example: resources T5 3 F5 0
cli-automa-correct-how = write one number, for example: { $what } 5

cli-automa-human = You ({ $faction }): hero { $hero }; mechs { $mechs_count ->
    [0] none
   *[other] { $mechs }
}; workers { $workers_count ->
    [0] none
   *[other] { $workers }
}; abilities { $abilities_count ->
    [0] none
   *[other] { $abilities }
}
cli-automa-automa = Automa ({ $faction }): hero { $hero }; mechs { $mechs_count ->
    [0] none
   *[other] { $mechs }
}; workers { $workers }; power { $power }, coins { $coins }, combat cards { $cards }, stars { $stars }
cli-automa-tracker = Level { $level_name }: space { $space } of { $spaces }, Scheme { $scheme ->
    [1] I
   *[other] II
}, { $water ->
    [1] rivers and lakes open
   *[other] rivers and lakes closed
}; { $deck } cards in the deck
cli-automa-board = Encounter tokens: { $tokens_count ->
    [0] none
   *[other] { $tokens }
}. Resources: { $resources_count ->
    [0] none
   *[other] { $resources }
}.
cli-automa-score = The Automa scores { $total }: coins { $coins }, stars { $stars }, territories { $territories }. You count at most 6 resources on a territory.
cli-automa-over = The Automa has placed its sixth star: the game is over.
cli-automa-no-past = There is nothing to undo.
cli-automa-undone = Undone.
cli-automa-kept = The table is saved in { $file }. Continue with: steppe automa { $file }

fault-assistant-place = there is no place { $place } on the board
fault-assistant-units = there cannot be { $count } of this kind: { $unit }
fault-assistant-taken = { $place }: a unit of the Automa is there
fault-assistant-base = { $place } is the Automa's base
fault-assistant-encounter = { $place } has no encounter symbol
fault-assistant-version = this file was written by another version of the assistant
fault-assistant-file = this file was not written by the assistant
