# Тренер
judged-looking = Тренер смотрит на ваш ход…
judged-good = Тренер: намного лучшего плана не было.
judged-better = Тренер: был план лучше, примерно на { $gain }.
judged-better-last = Тренер: в прошлый ваш ход был план лучше, примерно на { $gain }.
judged-which = Какой?
judged-plan = Лучший план:
judged-take-back = Вернуть ход
judged-not-back = Вернуть его уже нельзя: { $reason }.
