# The chapters of the rules
chapter-setup = Set-up
chapter-round = Rounds
chapter-wheel = The wheel
chapter-influence = Influence
chapter-action = Actions
chapter-politics = Politics
chapter-management = Management
chapter-chamber = Chambers
chapter-score = Scoring
chapter-tiebreak = Ties
chapter-expert = The expert game
