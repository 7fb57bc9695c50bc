# Главы правил
chapter-setup = Подготовка
chapter-turn = Ходы
chapter-village = Деревня
chapter-raid = Набеги
chapter-dice = Кубики
chapter-strength = Сила
chapter-wound = Ранения
chapter-crew = Соратники
chapter-animal = Животные
chapter-hero = Герои
chapter-quest = Задания
chapter-limit = Ограничения
chapter-end = Конец игры
chapter-score = Подсчёт очков
chapter-tiebreak = Ничьи
chapter-term = Понятия
chapter-solo = Одиночная игра
