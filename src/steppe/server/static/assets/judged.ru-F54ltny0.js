import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`judged-looking = Тренер смотрит на ваш ход…
judged-good = Тренер: намного лучшего плана не было.
judged-better = Тренер: был план лучше, примерно на { $gain }.
judged-better-last = Тренер: в прошлый ваш ход был план лучше, примерно на { $gain }.
judged-which = Какой?
judged-plan = Лучший план:
judged-take-back = Вернуть ход
judged-not-back = Вернуть его уже нельзя: { $reason }.
judged-puzzles-lead = Позиция из партии, в которой один ход заметно лучше остальных. Найдите его на поле.
judged-streak = { $days ->
    [one] Задачи дня: { $days } день подряд.
    [few] Задачи дня: { $days } дня подряд.
   *[many] Задачи дня: { $days } дней подряд.
}
judged-today = Задача дня
judged-all = Все задачи
judged-theme = Тема
judged-any-theme = любая тема
judged-difficulty = Сложность
judged-any-level = любая сложность
judged-level-easy = легко
judged-level-medium = средне
judged-level-hard = сложно
judged-level-hardest = очень сложно
judged-number = № { $number }
judged-tried-right = решена
judged-tried-wrong = не решена
judged-none-found = Таких задач нет.
judged-puzzle = Задача { $number }
judged-task = Найдите лучший ход. Он засчитывается до момента, когда что-то берут, бросают или открывают; иначе закончите ход, и его оценят.
judged-give-up = Показать решение
judged-judging = Ваш ход оценивается…
judged-right = Верно! Этот ход лучше любого неверного примерно на { $gain }.
judged-as-good = Верно: ваш ход не хуже лучшего и лучше любого неверного примерно на { $gain }.
judged-wrong = Неверно: лучший ход принёс бы примерно на { $gain } больше.
judged-given-up = Лучший ход лучше любого неверного примерно на { $gain }.
judged-about = О чём задача: { $theme }
judged-best-turn = Лучший ход
judged-own-turn = Ваш ход
judged-brings = Почему: в среднем за { $deals ->
    [one] { $deals } доигранную партию
    [few] { $deals } доигранные партии
   *[many] { $deals } доигранных партий
}
judged-lead = отрыв от лучшего соперника
judged-again = Ещё раз
judged-next = Следующая задача`;export{t};