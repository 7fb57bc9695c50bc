# Слова самой страницы; слова игр берутся из движка.

page-home = На главную страницу
page-pages = Страницы
page-skip = Перейти к содержанию
page-about = О программе
page-language = Язык
page-theme-auto = Светлая или тёмная: как в системе
page-theme-light = Светлая
page-theme-dark = Тёмная
page-loading = Минутку…
page-close = Закрыть
page-back = Назад
page-unreachable = Сервер недоступен.
page-answered = Сервер ответил: { $status }.

# -- главная страница ----------------------------------------------------------------------------

page-welcome = Стол накрыт
page-welcome-text = Три настольные игры со всеми правилами: играйте сразу против ботов, с друзьями за одним экраном или пришлите им ссылку. Регистрация не нужна.
page-seats-range = { $least ->
    [1] От одного до { $most } игроков
   *[other] От { $least } до { $most } игроков
}
page-play-now = Играть
page-set-up = Накрыть стол…
page-rules = Правила
page-my-tables = Мои столы
page-no-tables = Сейчас ничего не идёт. Здесь будут ваши столы.
page-finished = Оконченные партии и записи
page-no-finished = Пока нет. Оконченные партии остаются здесь, чтобы их посмотреть.
page-upload = Загрузить запись…
page-forget = Убрать из списка
page-table-gone = Этого стола здесь больше нет.
page-table-over = Победа: { $winners }
page-table-review = Запись для просмотра
page-table-my-turn = Ваш ход
page-table-waits = Решает { $who }

# -- накрыть стол --------------------------------------------------------------------------------

page-set-up-title = { $game }: накрыть стол
page-seats = Места
page-seat = Место { $number }
page-kind-here = Здесь
page-kind-link = По ссылке
page-kind-bot = Бот
page-which-bot = Какой бот
page-name = Имя
page-seat-more = Добавить место
page-seat-less = Убрать место
page-links-later = Ссылки для друзей найдёте за столом, на вкладке «Ещё».
page-one-screen = За этим экраном несколько человек: при смене места рука закрывается.
page-options = Варианты
page-no-options = У этой игры нет вариантов.
page-random = случайно
page-option-chances = Игроки могут видеть шансы на победу во время партии
page-seed = Зерно
page-seed-help = (оставьте пустым для честной раздачи: кто знает зерно, может знать и скрытое)
page-sit-down = Сесть за стол

# -- правила и о программе -----------------------------------------------------------------------

page-rules-title = { $game }: правила
page-search = Искать в правилах
page-nothing-found = Ни в одном правиле нет всех этих слов.
page-about-title = О программе Steppe
page-about-text = Steppe — цифровой стол для игр «Серп», «Всадники Скифии» и «Нория». Он знает все правила, предлагает ровно то, что можно, и говорит, какое правило за этим стоит.
page-about-fair = Честность раздачи доказуема: хеш зерна показан, когда стол накрыт, само зерно — когда партия окончена, и каждый может проверить, что одно следует из другого.
page-about-not = Игры принадлежат их авторам и издателям. В Steppe свои рисунки и свои слова.
page-credits = Благодарности
page-keys = Клавиатура
page-key-0 = выбрать вариант с этим знаком
page-key-1 = от варианта к варианту
page-key-2 = взять то, что в фокусе
page-key-3 = взять назад последнее решение; с Shift — всё, что можно взять назад
page-key-4 = отпустить то, что выбрано щелчком
page-key-5 = спросить, почему что-то нельзя
page-key-6 = в истории: шаг за шагом

# -- стол ----------------------------------------------------------------------------------------

page-turn = Ход { $turn }
page-turn-of = { $turn }. { $who }
page-status-connecting = Соединение…
page-status-lost = Связь потеряна; пробуем снова…
page-status-closed = Сервер закрыл стол.
page-watching = Вы зритель
page-reviewing = Записанная партия
page-as-text = Текстом
page-as-picture = Картиной
page-secrets-on = Все тайны
page-secrets-off = Скрыть тайны
page-secrets-title = Увидеть то, что знали все, или только то, что знало место, откуда вы смотрите
page-text-board = Стол в виде текста
page-panels = Рядом со столом
page-tab-table = Стол
page-tab-log = Журнал
page-tab-score = Счёт
page-tab-chat = Чат
page-tab-menu = Ещё
page-you = вы
page-a-bot = бот
page-ruled = играет по правилам
page-chance = шансы на победу: { $chance }
page-online = здесь
page-offline = отошёл
page-decides = сейчас решает
page-winner = победа
page-look-from = Смотреть с места: { $who }
page-score = Счёт
page-score-final = Итоговый счёт
page-projection = Если бы игра кончилась сейчас
page-total = Всего
page-score-coins = Монеты
page-score-stars = Звёзды
page-score-territories = Территории
page-score-resources = Ресурсы
page-score-structures = Здания
page-score-track = Шкала
page-score-crew = Соратники
page-score-animals = Животные
page-score-quests = Задания
page-score-plunder = Трофеи
page-score-tiebreak = При равенстве

page-prompt = Что решается
page-waits-for = Решает { $who }.
page-past = Прошлое: решений { $at } из { $last }
page-over = Партия окончена. { $winners_count ->
    [one] Победа: { $winners }.
   *[other] Победу делят: { $winners }.
}
page-rule = Правило { $id }
page-since = Тем временем: { $things ->
    [one] { $things } событие
    [few] { $things } события
   *[other] { $things } событий
}, о вас { $mine ->
    [0] ни одного
   *[other] { $mine }
}

page-choices = Варианты
page-narrowed = Вариантов: { $left } из { $all }.
page-all-choices = Все варианты
page-doubt = Вы могли бы ещё:
page-doubt-back = Вернуться
page-and-more = и ещё { $count }
page-undo = Назад
page-undo-all = Назад всё
page-no-undo = Назад нельзя: { $reason }.
page-why = Почему нельзя…?
page-ask = Спросить
page-why-label = Почему так нельзя? Действие в его записи
page-why-placeholder = например, to V5
page-why-legal = «{ $action }» — можно.
page-hint = Подсказка
page-hint-wait = Думает…
page-hint-is = Сильный бот выбрал бы: { $action }
page-hint-why = Сильный бот выбрал бы: { $action } – { $reason }
page-zoom = Размер
page-zoom-in = Крупнее
page-zoom-out = Мельче

page-log = Что произошло
page-log-empty = Ещё ничего не произошло.
page-older = Что было раньше
page-bot-why = Почему: { $reason }
page-go-there = Стол после решения { $at }
page-chat = Чат
page-chat-empty = Ещё ничего не сказано.
page-chat-say = Сказать что-нибудь
page-send = Отправить
page-watcher = зритель

page-history = История
page-turn-back = На ход назад
page-step-back = На решение назад
page-step-on = На решение вперёд
page-turn-on = На ход вперёд
page-link = Ссылка
page-copied = Скопировано
page-copy-link = Ссылка на этот миг
page-continue-here = Продолжить отсюда
page-continue-title = Продолжить после решения { $at }
page-continue-redrawn = То, чего вам сейчас знать нельзя, там разыгрывается заново.
page-now = Сейчас

page-hand-over = Передайте место: { $who }
page-hand-over-text = То, чего не должны видеть другие, закрыто.
page-hand-over-done = Я здесь

page-seat-link = Скопировать ссылку
page-watch-link = Ссылка для зрителей
page-watchers = { $count ->
    [0] Никто не смотрит
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
page-let-bot = Пусть играет бот
page-take-back = Вернуть место
page-fair = Честная раздача
page-seed-hash = Хеш зерна:
page-seed-was = Зерно:
page-seed-given = Зерно выбрал тот, кто накрыл стол.
page-redrawn = Этот стол продолжает другой; скрытое там разыграно заново.
page-fair-later = Зерно будет названо в конце партии, чтобы каждый мог проверить раздачу.
page-verify = Проверить раздачу
page-verified = Партия роздана из зерна, хеш которого был показан в её начале.
page-not-verified = Партия не следует из своего зерна.
page-download = Скачать запись
page-likes = Как мне удобно
page-like-sound = Звук, когда мой ход
page-like-confirm = Переспрашивать, если остаётся что-то полезное
page-like-chances = Показывать шансы на победу

# Поле «Всадников Скифии»

page-raiders-parts = Части стола
page-raiders-tab-village = Деревня
page-raiders-tab-raids = Набеги
page-raiders-tab-animals = Животные
page-raiders-tab-board = Планшеты
page-raiders-boards = Чей планшет показан
page-raiders-gate = Для рабочих: { $workers }
page-raiders-hidden-quest = Здесь лежит закрытое задание
page-raiders-yellow = Жёлтый кубик за каждое место набега с золотом
page-raiders-dice = Кубики
page-raiders-die = Кубик ({ $colour }): сила { $strength }, ранения { $wounds }
page-raiders-kumis = Кумыс для набега
page-raiders-no-raid = Кубики наготове
page-raiders-eagle-double = Удваивает в набегах свойство соратника под ним
page-raiders-eagle-centre = Даёт эффект «Центра» соратника под ним
page-raiders-eagle-strength = Даёт силу в набегах и очки в конце игры
page-raiders-horse = Сила { $strength }, если над ней соратник; { $points } ПО в конце игры
page-raiders-animal-deck = Колода животных: { $count }
page-raiders-crew-deck = Колода соратников: { $count }; в сбросе: { $discard }
page-raiders-slot = Ячейка { $slot }
page-raiders-limit = Не больше { $limit } в конце хода
page-raiders-strength = Сила соратников и животных: { $strength }
page-raiders-completed = Выполнено заданий: { $count }
page-raiders-hand = На руке: { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-raiders-unseen = Карта, которой вы не видели
page-raiders-chief-points = У вождя { $points } ПО, с заданиями и лошадьми { $total }
page-raiders-companion = Сила { $strength }; приносит продовольствие, когда его мало: { $gain }
page-raiders-plan-deck = Планов осталось в колоде: { $count }
page-raiders-plan-region = Есть ли что грабить: { $region }? Его цель — место { $target } слева
page-raiders-plan-quest = Иначе задание: ряды { $rows }, жетоны { $tokens }
page-raiders-plan-provisions = Есть ли у него продовольствие: { $need }?
page-raiders-plan-gain = Иначе он получает { $gain }
page-raiders-plan-strength = Есть ли у него сила { $need }?
page-raiders-plan-horse = Иначе он берёт лошадь на месте { $position }
page-raiders-plan-points = Тогда он совершает набег за { $points } ПО
page-raiders-plan-blocks = закрыто: { $building }
