import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`judged-looking = The coach is looking at your turn…
judged-good = Coach: no other plan was much better.
judged-better = Coach: another plan was better, by about { $gain }.
judged-better-last = Coach: in your last turn another plan was better, by about { $gain }.
judged-which = Which one?
judged-plan = The better plan:
judged-take-back = Take the turn back
judged-not-back = It can no longer be taken back: { $reason }.
judged-puzzles-lead = A position from a game, and one turn in it that is clearly the best. Find it on the board.
judged-streak = { $days ->
    [one] Today's puzzles: { $days } day in a row.
   *[other] Today's puzzles: { $days } days in a row.
}
judged-today = Today's puzzle
judged-all = All puzzles
judged-theme = Theme
judged-any-theme = any theme
judged-difficulty = Difficulty
judged-any-level = any difficulty
judged-level-easy = easy
judged-level-medium = medium
judged-level-hard = hard
judged-level-hardest = very hard
judged-number = No. { $number }
judged-tried-right = solved
judged-tried-wrong = not solved
judged-none-found = There are no such puzzles.
judged-puzzle = Puzzle { $number }
judged-task = Find the best turn. It counts up to the point where something is drawn, rolled or revealed; otherwise, end your turn to have it judged.
judged-give-up = Show the solution
judged-judging = Your turn is being judged…
judged-right = Right! This turn is about { $gain } better than any wrong one.
judged-as-good = Right: your turn is as good as the best one, and about { $gain } better than any wrong one.
judged-wrong = Wrong: the best turn would have brought about { $gain } more.
judged-given-up = The best turn is about { $gain } better than any wrong one.
judged-about = What it is about: { $theme }
judged-best-turn = The best turn
judged-own-turn = Your turn
judged-brings = Why: on average over { $deals ->
    [one] { $deals } game
   *[other] { $deals } games
} played on to the end
judged-lead = lead over the best rival
judged-again = Try again
judged-next = Next puzzle`;export{t};