# Страница, которую делает `steppe report`.
cli-report-title = { $game }: партии ботов
cli-report-lede = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, играли: { $players }; сторон за столом: { $seats }.
cli-report-unfinished = Из них не окончено и не учтено: { $games }.
cli-report-half = половина — от { $low } до { $high }
cli-report-games = Партии
cli-report-of-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-report-rounds = Раунды
cli-report-winning-score = Счёт победителя
cli-report-margin = Отрыв победителя
cli-report-combats = Боёв за партию
cli-report-player = Игрок
cli-report-pair = Пара
cli-report-wins = Победы
cli-report-interval = Интервал 95 %
cli-report-score = Средний счёт
cli-report-elo = Сила, Эло
cli-report-rating = Рейтинг
cli-report-ms = мс на ход
cli-report-people = люди
cli-report-bots = боты
cli-report-as-table = Таблицей
cli-report-nth = Ходит под номером { $number }
cli-report-spread = В среднем { $mean } ± { $error }; квартили { $low }, { $middle }, { $high }.
cli-report-of-winners = Победители
cli-report-of-others = Остальные

cli-report-h-people = Рядом с партиями людей
cli-report-note-people = Что рассказывают о своих партиях игроки и что делают эти боты. Где одно расходится с другим, боты играют не так, как люди, и их мнение о балансе следует читать с осторожностью.
cli-report-what-rounds = Раунды
cli-report-what-winning-score = Счёт победителя
cli-report-what-margin = Отрыв
cli-report-what-combats = Бои за столом на пятерых
cli-report-what-popularity-star = Стороны со звездой за популярность
cli-report-what-workers = Стороны, остановившиеся на 3, 5 или 8 рабочих
cli-report-what-factions = Нации, начиная с сильнейшей
cli-report-people-banned = обычно запрещена
cli-report-people-weakest = слабейшая пара
cli-report-people-margin = около 16
cli-report-people-popularity-star = редко
cli-report-people-workers = обычные числа
cli-report-place = место { $place } из { $of }
cli-report-agree = совпадает сравнений: { $agree } из { $of }
cli-report-verdict-within = как у людей
cli-report-verdict-below = меньше
cli-report-verdict-above = больше
cli-report-verdict-differs = здесь не так

cli-report-h-players = Игроки
cli-report-note-players = Кто у кого как часто выигрывал. Сила оценена вместе со всем прочим, чем различаются стороны; рейтинг (Плакетта — Льюса, openskill) меняется от партии к партии и начинается с 25.
cli-report-h-pairs = Нации и планшеты игроков
cli-report-note-pairs = Как часто выигрывала каждая пара, ниже — интервал 95 %; ничем не примечательная пара выигрывала бы { $even }. Синее — чаще, оранжевое — реже; жирным — там, где дело вряд ли в случае. В рамке — пары, которые люди обычно запрещают.
cli-report-h-pair-list = Все пары, начиная с сильнейшей: Эло относительно средней пары (★ — обычно запрещена)
cli-report-h-kinds = Сила, оценённая совместно
cli-report-note-kinds = Очки Эло относительно среднего в каждом ряду при прочих равных, с интервалами 95 %: +70 — это около 60 % побед один на один. Серое от среднего не отличить.
cli-report-note-order = Порядок хода здесь следует из планшетов и наций: показано, как часто выигрывали, а в силу он уже входит.
cli-report-kind-factions = Нации
cli-report-kind-mats = Планшеты игроков
cli-report-kind-heroes = Герои
cli-report-kind-order = Порядок хода
cli-report-h-length = Длина партий в раундах
cli-report-note-length = Полоса — то, что рассказывают люди.
cli-report-h-scores = Счёт
cli-report-h-parts = Из чего складывается счёт
cli-report-h-stars = Звёзды
cli-report-note-stars = Слева — сколько сторон выставили звезду хотя бы раз: победители тёмным, остальные светлым. Справа — в каком раунде: средняя половина всех случаев и медиана.
cli-report-stars-share = кто выставляет
cli-report-stars-when = в каком раунде
cli-report-h-method = Как это посчитано
cli-report-note-method = Общая победа делится поровну. Интервалы побед — по Уилсону; у партий одной раздачи, сыгранных с разных мест, удача общая, и где они идут вместе, они весят меньше. Сила получена из одной модели всех партий (условный логит: шанс стороны — её доля силы за столом), в каждом ряду сумма равна нулю; для погрешностей партии одной раздачи считаются одним блоком. Все числа этой страницы лежат в ней же как данные.

cli-report-part-coins = монеты
cli-report-part-stars = звёзды
cli-report-part-territories = территории
cli-report-part-resources = ресурсы
cli-report-part-structures = здания
cli-report-part-track = очки по ходу игры
cli-report-part-crew = соратники
cli-report-part-animals = животные
cli-report-part-quests = задания
cli-report-part-plunder = добыча
