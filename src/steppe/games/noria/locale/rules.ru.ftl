# Главы правил
chapter-setup = Подготовка
chapter-round = Раунды
chapter-wheel = Колесо
chapter-influence = Влияние
chapter-action = Действия
chapter-politics = Политика
chapter-management = Управление
chapter-chamber = Палаты
chapter-score = Подсчёт очков
chapter-tiebreak = Ничьи
chapter-expert = Экспертная игра
