# The coach
judged-looking = The coach is looking at your turn…
judged-good = Coach: no other plan was much better.
judged-better = Coach: another plan was better, by about { $gain }.
judged-better-last = Coach: in your last turn another plan was better, by about { $gain }.
judged-which = Which one?
judged-plan = The better plan:
judged-take-back = Take the turn back
judged-not-back = It can no longer be taken back: { $reason }.
