# The chapters of the rules
chapter-setup = Set-up
chapter-turn = Turns
chapter-village = The village
chapter-raid = Raids
chapter-dice = Dice
chapter-strength = Strength
chapter-wound = Wounds
chapter-crew = Crew
chapter-animal = Animals
chapter-hero = Heroes
chapter-quest = Quests
chapter-limit = Limits
chapter-end = The end
chapter-score = Scoring
chapter-tiebreak = Ties
chapter-term = Words
chapter-solo = Playing alone
