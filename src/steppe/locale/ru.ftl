# Что говорит сама программа, какой бы ни была игра.

# Почему действие не принято, если дело не в правиле игры
kernel-not_now = Сейчас решается другое.
kernel-over = Партия окончена.

# Почему последнее решение нельзя взять назад
barrier-seat = решает уже другой игрок
barrier-start = ещё ничего не решено
barrier-imagined = это воображаемая партия, у неё нет прошлого
barrier-drawn = что-то взято из колоды
barrier-revealed = что-то открыто
barrier-rolled = брошены кубики

# -- командная строка ---------------------------------------------------------------------------

cli-about = Steppe: цифровой стол для настольных игр в терминале.
cli-usage = запуск:{" "}
cli-commands = команды
cli-arguments = аргументы
cli-flags = настройки
cli-game-flags = варианты игры { $game }
cli-game-flags-hint = Назовите игру, чтобы увидеть её собственные варианты: steppe { $command } { $example } --help
cli-examples = примеры:
cli-more = steppe КОМАНДА --help подробно описывает команду.
cli-pure = чистый Python
cli-compiled = скомпилировано

cli-about-play = Сыграть партию в терминале против ботов.
cli-about-learn = Научиться игре за первой партией с подсказками.
cli-about-puzzles = Решить задачу: найти ход, который заметно лучше остальных.
cli-about-simulate = Сыграть много партий случайными игроками и напечатать статистику.
cli-about-replay = Показать записанную партию после любого её решения.
cli-about-rules = Искать в правилах игры или прочесть одно правило с примерами.
cli-about-data-check = Проверить файлы компонентов: встроенные или из папки с исправлениями.
cli-about-data-show = Показать, откуда взяты числа на компонентах игры.
cli-about-games = Перечислить игры.
cli-about-options = Перечислить варианты игры.
cli-about-serve = Открыть стол в браузере: одному, за одним экраном, с друзьями, против ботов.
cli-about-backup = Скопировать базу сервера в файл, не останавливая сервер.
cli-about-restore = Заменить базу сервера копией.
cli-about-tidy = Перечислить столы, которыми давно не пользовались, или удалить их.
cli-about-verify = Проверить, что раздача записанной партии соответствует зерну.

cli-flag-help = показать эту справку и выйти
cli-flag-version = показать версию и выйти
cli-flag-lang = язык: en или ru (по умолчанию — язык системы)
cli-flag-game = { $games }
cli-flag-seats = число мест (по умолчанию — сколько вмещает игра)
cli-flag-seed = зерно: при одном и том же зерне раздача одинакова
cli-flag-seat = ваше место: номер, считая с 1, или название (по умолчанию — 1)
cli-flag-record = вести запись партии в этом файле
cli-flag-from = продолжить партию из этой записи
cli-flag-example = попробовать этот пример из правил; их перечисляет steppe rules
cli-flag-games = число партий (по умолчанию — 100)
cli-flag-jobs = число процессов (по умолчанию — по одному на процессор)
cli-flag-out = записать по строке на партию в этот файл: .jsonl или .parquet
cli-flag-file = запись партии
cli-flag-at = сколько решений повторить (по умолчанию — все)
cli-flag-view = смотреть с этого места: номер, считая с 1, или название (по умолчанию — как зритель)
cli-flag-open = показать, что знало каждое место; только для оконченной партии
cli-flag-rule-ids = показать у каждой строки номер правила
cli-flag-words = слова для поиска или номер правила
cli-flag-all = напечатать все правила
cli-flag-glossary = напечатать термины игры на двух языках с их правилами; WORDS сужает список
cli-flag-folder = папка с файлами компонентов, которые заменяют встроенные
cli-flag-of-game = проверить только эту игру
cli-flag-basis = перечислить все числа этого происхождения: sourced, derived или designed
cli-flag-host = на каком адресе (по умолчанию 127.0.0.1, только этот компьютер)
cli-flag-port = на каком порту (по умолчанию 8080; 0: любой свободный)
cli-flag-database = где хранить столы: файл или postgresql://… (по умолчанию { $default })
cli-flag-open-page = открыть страницу в браузере
cli-flag-data = папка с исправленными файлами компонентов: ИГРА=ПАПКА
cli-flag-grace = через сколько секунд остальные могут решать за отошедшего игрока (по умолчанию — 60)
cli-flag-lay-code = создавать столы могут только те, кто знает этот код
cli-flag-webhooks = хозяева столов могут получать в мессенджер сообщения о ходах со ссылками на этот публичный адрес сервера
cli-flag-log = вид журнала: text или json, по строке JSON на запись (по умолчанию — text)
cli-flag-metrics = разрешить программе с этого адреса читать /metrics (по умолчанию — только с этого компьютера)
cli-flag-keep-free = не создавать новых столов, если на диске свободно меньше мегабайт (по умолчанию — 100)
cli-flag-backup-to = файл для копии; его ещё не должно быть
cli-flag-restore-from = копия, которую сделала команда «steppe backup»
cli-flag-older-than = столы, которыми не пользовались столько времени: 90d, 12w, 1y
cli-flag-only = только оконченные партии (finished) или только неоконченные (unfinished); по умолчанию — все
cli-flag-remove = удалить их навсегда; без этого они только подсчитываются
cli-flag-origin = разрешить обращаться к серверу и страницам с этого адреса: http://localhost:5173
cli-flag-allowed-host = имя этого сервера, помимо адресов и имён местной сети
cli-flag-trust-proxy = верить прокси с этого адреса или из этой сети, от чьего имени запрос
cli-flag-limit = другое ограничение для клиентов (названия — в docs/server.md)
cli-flag-hash = хеш, показанный в начале партии
cli-option-default = { $help } (по умолчанию: { $value })

cli-examples-play =
    steppe play { $game }
    steppe play { $game } --seats 3 --seed 7 --record вечер.txt
    steppe play --from вечер.txt
cli-examples-simulate =
    steppe simulate { $game } --games 1000 --seats 4 --seed 7
    steppe simulate { $game } --games 100000 --jobs 8 --out games.parquet
cli-examples-replay =
    steppe replay вечер.txt
    steppe replay вечер.txt --at 40 --seat 2
    steppe replay вечер.txt --open
cli-examples-rules =
    steppe rules { $game }
    steppe rules { $game } бой
    steppe rules { $game } { $rule }
cli-examples-data-check =
    steppe data check
    steppe data check мои-карты --game { $game }
cli-examples-data-show =
    steppe data show { $game }
    steppe data show { $game } --basis designed
cli-examples-serve =
    steppe serve
    steppe serve --host 0.0.0.0 --port 80 --database /var/lib/steppe.db --no-open
    steppe serve --database postgresql://steppe@localhost/steppe
cli-examples-backup =
    steppe backup копии/понедельник.db
    steppe backup понедельник.db --database /var/lib/steppe/tables.db
cli-examples-restore =
    steppe restore копии/понедельник.db
cli-examples-tidy =
    steppe tidy --older-than 90d
    steppe tidy --older-than 1y --only finished --remove
cli-examples-verify =
    steppe verify вечер.txt
    steppe verify вечер.txt --hash 0123…
cli-examples-games = steppe games
cli-examples-options = steppe options { $game }

# Что не так с набранным: по одному предложению
cli-no-command = нет команды { $command }; команды: { $commands }
cli-no-command-given = назовите команду: { $commands }
cli-no-game-given = назовите игру: { $games }
cli-unknown-arguments = непонятно: { $arguments }
cli-unknown-arguments-near = непонятно: { $arguments }; возможно, { $near }?
cli-needs-value = { $flag }: не хватает значения
cli-not-whole = { $flag }: { $value } — не целое число, не меньшее { $lowest }
cli-no-language = нет языка { $value }; языки: en и ru
cli-no-seat = нет места { $value }; места: { $seats }
cli-file-exists = { $file } уже есть: выберите другое имя
cli-cannot-read = не удаётся прочесть { $file }: { $reason }
cli-cannot-write = не удаётся записать { $file }: { $reason }
cli-not-text = { $file } — не текст
cli-from-alone = --from продолжает партию такой, какой она началась, поэтому задать { $flags } нельзя
cli-from-over = партия в { $file } окончена: посмотрите её командой steppe replay { $file }
cli-out-kind = --out: имя { $file } должно оканчиваться на .jsonl или .parquet
cli-not-open = --open показывает только оконченную партию, а партия в { $file } не окончена
cli-which-game = укажите через --game, какой игре принадлежат эти файлы: { $games }
cli-no-basis = --basis: { $value } — не одно из sourced, derived, designed

# Игра
cli-welcome = { $game }, мест: { $seats }, зерно { $seed }. Вы — { $me } (место { $seat }). Наберите «помощь», чтобы узнать, что можно набрать.
cli-turn = Ход { $turn }, { $seat }.
cli-choices = { $count ->
    [one] { $count } вариант:
    [few] { $count } варианта:
   *[other] { $count } вариантов:
}
cli-prompt = >{" "}
cli-not-a-choice = Варианта { $number } нет: они идут от 1 до { $last }.
cli-not-understood = { $text } — не запись действия. Наберите «помощь», чтобы узнать, что можно набрать.
cli-not-understood-near = { $text } — не запись действия. Возможно, { $near }?
cli-refused = { $action } — так нельзя:
cli-legal-now = { $action } — сейчас можно: это вариант { $number }.
cli-why-what = Почему нельзя что? Наберите, например: почему нельзя { $example }
cli-cannot-undo = Отменить нельзя: { $reason }.
cli-undone = { $count ->
    [one] Отменено { $count } решение.
    [few] Отменено { $count } решения.
   *[other] Отменено { $count } решений.
}
cli-undo-what = Наберите «отменить», чтобы отменить одно решение, или «отменить всё» — всё, что ещё можно отменить.
cli-log-empty = Ещё ничего не произошло.
cli-save-where = Куда сохранить? Наберите, например: сохранить вечер.txt
cli-saved = Сохранено в { $file }.
cli-go-on = Сохранено в { $file }. Продолжить: { $command }
cli-goodbye = До встречи.
cli-over = Партия окончена.
cli-help =
    Наберите номер варианта или его запись: она стоит в скобках.
    почему нельзя ЗАПИСЬ: почему действия нет среди вариантов
    совет: что сделал бы сильный бот и почему
    отменить: отменить последнее решение; отменить всё: всё, что ещё можно отменить
    журнал: что произошло; журнал правила: то же с правилом у каждой строки
    стол: показать стол ещё раз
    варианты: показать варианты ещё раз
    правила СЛОВА: искать в правилах
    сохранить ФАЙЛ: сохранить запись партии
    выход: выйти; партия сохранится
cli-word-why = почему нельзя
cli-word-undo = отменить
cli-word-all = всё
cli-word-log = журнал
cli-word-board = стол
cli-word-choices = варианты
cli-word-rules = правила
cli-word-save = сохранить
cli-word-help = помощь
cli-word-quit = выход
cli-seat = Место
cli-who = Кто
cli-score = Счёт
cli-winner = победа
cli-result = Итог

# Много партий
cli-progress = партии
cli-left = осталось
cli-interrupted = Прервано: учтены партии, доигранные до этого момента.
cli-no-games = Ни одна партия не доиграна.
cli-summary = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, мест: { $seats }, зерно { $seed }
cli-figure = Показатель
cli-mean = Среднее
cli-deviation = Ст. откл.
cli-decisions = Решений в партии
cli-turns = Ходов в партии
cli-scores = Счёт места
cli-wins = Победы
cli-interval = Интервал 95 %
cli-games-played = Партий
cli-by-seat = По местам
cli-by-label = По названиям
cli-speed = Решений: { $decisions } за { $seconds } с, { $rate } в секунду
cli-written = Записано в { $file }.

# Повтор
cli-replayed = { $game }, мест: { $seats }. После решения { $at } из { $decisions }, ход { $turn }.
cli-to-act = Сейчас решает { $seat }.
cli-last-turn = Последний ход:
cli-as-seen-by = Как это видит { $seat }:

# Правила
cli-chapter = Глава
cli-rules = Правил
cli-rules-hint = steppe rules { $game } СЛОВА — поиск; --all печатает все.
cli-nothing-found = Ни в одном правиле игры { $game } нет всех этих слов: { $words }
cli-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
cli-source = Источник:
cli-notes = Примечание:
cli-example = Пример { $id }
cli-example-try = Попробовать пример
cli-edge = Особый случай { $id }
cli-reading = Наше толкование:
cli-completed = Дополнено нами:
cli-other-reading = Другое толкование — настройка игры: { $option }.
cli-position = Положение:
cli-actions = Действия:
cli-expected = Итог:
cli-situation = Положение:
cli-see = Правила:

# Данные
cli-data-right = { $game }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
}, { $figures ->
    [one] { $figures } число
    [few] { $figures } числа
   *[other] { $figures } чисел
} (sourced: { $sourced }, derived: { $derived }, designed: { $designed }): ошибок нет
cli-file = Файл
cli-figures = Чисел
cli-sourced = По источнику
cli-derived = Выведено
cli-designed = Придумано
cli-total = Всего
cli-own-file = { $file } (ваш)

# Игры и варианты
cli-game = Игра
cli-title = Название
cli-seats = Мест
cli-option = Вариант
cli-kind = Вид
cli-default = По умолчанию
cli-choices-of = Одно из
cli-meaning = Значение
cli-kind-flag = да или нет
cli-kind-number = число
cli-kind-choice = выбор
cli-kind-list = список
cli-kind-text = текст
cli-yes = да
cli-no = нет
cli-no-options = У игры { $game } нет вариантов.

# -- боты, арена и её отчёт -----------------------------------------------------------------------

cli-flag-bot = кто играет против вас: random, easy, medium, greedy, hard, expert (по умолчанию — random)
cli-flag-coach = в конце каждого вашего хода говорить, был ли план намного лучше
cli-hint = Возможно: { $action } [{ $notation }]
cli-hint-then = А потом: { $actions }
cli-hint-why = Возможно: { $action } [{ $notation }] — { $reason }
cli-word-hint = совет
cli-word-which = какой
cli-coach-good = Тренер: намного лучшего плана не было.
cli-coach-better = Тренер: был план лучше, примерно на { $gain }. Введите «какой», чтобы его увидеть.
cli-coach-back = Команда «отменить всё» вернёт ход к началу этого плана.
cli-coach-not-back = Вернуть ход к началу этого плана уже нельзя: { $reason }.
cli-coach-plan = Лучший план: { $actions }
cli-coach-nothing = Лучшего плана тренер не знает.
cli-about-arena = Сыграть ботами друг против друга много партий и оценить их.
cli-about-report = Сделать страницу по партиям арены.
cli-examples-arena =
    steppe arena { $game } --bots hard,greedy --games 200 --seed 7
    steppe arena { $game } --bots greedy,random --games 1000 --jobs 2 --out games.jsonl
    steppe arena { $game } --bots greedy --seats 4 --games 1000 --out games.jsonl
cli-examples-report =
    steppe report games.jsonl --out report.html
    steppe report games.jsonl --json figures.json --sides sides.parquet
cli-flag-bots = кто играет, например hard,greedy,random или hard/warlike; один бот играет сам с собой (по умолчанию — greedy,random)
cli-flag-against = против каких соперников одиночной игры, например automa,ultimaszyna или huntsman; all — против всех
cli-flag-arena-games = не меньше стольких партий для каждой пары (по умолчанию — 100)
cli-flag-arena-seats = число мест за столом; 1 — против соперников одиночной игры (по умолчанию — 2)
cli-flag-gauntlet = только первый бот против каждого из остальных
cli-flag-timed = боты думают не дольше, чем за столом; точно повторить такой прогон нельзя
cli-flag-ray = играть на кластере Ray по этому адресу
cli-flag-arena-out = записать по строке на партию в этот файл .jsonl или .parquet; партии, которые в нём уже есть, не играются снова
cli-flag-report-file = файлы арены, об одной игре
cli-flag-report-out = куда записать страницу (по умолчанию — report.html)
cli-flag-report-json = записать числа страницы в этот файл .json
cli-flag-report-games = записать по строке на партию в этот файл .jsonl или .parquet
cli-flag-report-sides = записать по строке на каждую сторону каждой партии в этот файл .jsonl или .parquet
cli-no-file = нет файла { $file }
cli-report-empty = в { $file } нет партий
cli-arena-resumed = Партий уже сыграно: { $games }; снова они не играются.
cli-arena-player = { $player }: в среднем { $score }, { $time } мс на ход
cli-arena-against = против
cli-arena-wins = победы [95 %]
cli-arena-games = партии
cli-arena-rating = { $player }: рейтинг { $rating }
cli-arena-summary = Раундов { $rounds }, счёт победителя { $score }, отрыв { $margin }, не доиграно { $unfinished }
cli-arena-failed = Партий с ошибкой: { $games } ({ $ids }). Они не учтены и будут сыграны снова при следующем запуске арены.
cli-arena-seed = Зерно: { $seed }
cli-arena-solo = соперники одиночной игры играют против одного места, а не { $seats }
cli-arena-twice = соперника называет либо --against, либо параметр { $option }, но не оба сразу
cli-arena-left = Партий: { $done } из { $total }; осталось { $time }
cli-arena-head-player = игрок

# Почему бот так ходит
reason-end = так партия кончается лучше всего для меня
reason-coins = ради монет
reason-star = ради звезды
reason-land = чтобы контролировать больше территорий
reason-stock = чтобы запасти ресурсы для следующих действий
reason-building = ради построек
reason-popularity = ради популярности
reason-army = ради силы в бою
reason-workers = чтобы стало больше рабочих
reason-engine = чтобы следующие действия стали дешевле и лучше
reason-mechs = ради мехов и их умений
reason-recruits = ради рекрутов и их бонусов
reason-objective = чтобы выполнить цель
reason-ready = чтобы подготовить следующее действие нижнего ряда
reason-yields = чтобы потом больше производить
reason-encounter = чтобы приблизиться к встрече
reason-factory = ради Фабрики
reason-safety = чтобы быть в безопасности от соперников
reason-rivals = чтобы сдержать соперников
reason-score = ради очков прямо сейчас
reason-track = чтобы продвинуться по трекам
reason-knowledge = ради знаний
reason-ships = ради кораблей
reason-goods = ради товаров
reason-wheel = ради лучшего колеса
reason-supplies = ради припасов
reason-crew = ради более сильной команды
reason-raid = чтобы подготовить набег
reason-worker = ради лучшего работника
reason-quest = чтобы выполнить задание
# Стол в браузере и проверка
cli-serving = Steppe открыт по адресу { $address }. Чтобы остановить, нажмите Ctrl+C.
cli-bad-host = не удаётся открыть { $host }, порт { $port }: { $reason }
cli-bad-data = { $value } — не ИГРА=ПАПКА, где игра — одна из { $games }
cli-bad-port = порта { $port } нет; наибольший — 65535
cli-bad-origin = { $value } — не адрес вида https://example.org
cli-bad-webhooks = --webhooks: { $value } — не адрес вида https://play.example.org
cli-bad-address = { $value } — не адрес вида 10.0.0.7
cli-bad-network = { $value } — не адрес и не сеть вида 10.0.0.0/8
cli-bad-allowed-host = { $value } — не имя вида steppe.example.org
cli-bad-limit = --limit: { $value } — не ограничение вида address_sockets=500 или requests=600/50; есть { $names }
cli-bad-log = --log: { $value } — не text и не json

# Уход за базой
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}, { $size }; копия проверена и цела.
cli-restored = Восстановлено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}: { $database }
cli-put-aside = Прежняя база сохранена под именем { $file }
cli-would-tidy = Столов, которыми не пользовались { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} или дольше: { $tables ->
    [0] 0. Удалять нечего.
   *[other] { $tables } ({ $size }). Ничего не удалено: для этого нужен --remove.
}
cli-tidied = { $tables ->
    [0] Удалять было нечего.
    [one] Удалён { $tables } стол ({ $size }).
    [few] Удалено { $tables } стола ({ $size }).
   *[many] Удалено { $tables } столов ({ $size }).
}
cli-tidy-game = игра
cli-tidy-kind = состояние
cli-tidy-tables = столов
cli-tidy-size = размер
cli-tidy-finished = окончена
cli-tidy-unfinished = не окончена
cli-tidy-broken = не открывается
cli-size-kb = { $amount } КБ
cli-size-mb = { $amount } МБ
cli-bad-age = --older-than: { $value } — не число дней, недель или лет вида 90d, 12w, 1y
cli-bad-only = --only: { $value } — не finished и не unfinished
cli-verified = { $game }, решений: { $decisions }; раздача соответствует зерну { $seed }
cli-verified-old = Запись первого формата: решения повторены, но хеш из последней строки не сверялся.
cli-rules-hold = Партия записана по версии { $rules } правил. Все её решения разрешены и по версии { $now }.
cli-rules-differ = Партия записана по версии { $rules } правил. По версии { $now } она показана, пока решения подходят, то есть { $decisions ->
    [one] одно решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
  }; { $reason }.
cli-data-changed = В файлах компонентов теперь не те числа, что при записи. Все решения записи по-прежнему разрешены.
cli-seed-salt = соль, добавленная к зерну перед хешированием: { $salt }
cli-seed-hash = хеш зерна: { $hash }
cli-hash-agrees = Это тот хеш, что был показан в начале.
cli-hash-differs = в начале был показан хеш { $shown }, а у зерна из записи хеш { $hash }
cli-bad-hash = { $value } — не хеш: нужны 64 цифры 0-9 и a-f

# Сервер: почему в чём-то отказано
server-refused = { $reason }
server-bad-flag = «{ $name }» должно быть true или false.
server-bad-language = Доступные языки: { $languages }.
server-bad-number = «{ $name }» должно быть целым числом.
server-bad-record = Это не запись партии.
server-bad-seed = Зерно должно быть одной печатной строкой без пробелов по краям.
server-bad-token = Ключи мест передаются так: «Bearer ключ, ключ».
server-bot-plays = За это место играет бот. Сначала верните место себе.
server-busy = Боты заняты. Попробуйте ещё раз чуть позже.
server-damaged = Запись этого стола повреждена, поэтому открыть его нельзя.
server-data-option = Папку с файлами компонентов задаёт владелец сервера.
server-disk-full = Диск сервера почти заполнен, поэтому новые столы создать нельзя. Начатые партии продолжаются.
server-empty-chat = Сообщение пустое.
server-failed = На сервере что-то пошло не так; ничего не изменилось.
server-fork-depth = Эту партию уже слишком много раз подряд продолжали за новым столом. Ещё за одним продолжить нельзя.
server-fork-needs-seat = Пока партия идёт, продолжить её за другим столом могут только её игроки.
server-fork-over = В этот момент партия окончена, продолжать нечего.
server-full = Сервер переполнен. Попробуйте позже.
server-grace = Игрок этого места отошёл только что. Подождите ещё { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-hello = Первым сообщением должно быть «hello».
server-version = На сервере другая версия: обновите страницу.
server-hello-again = Сообщение «hello» уже было.
server-host = У этого сервера другое имя; его владелец может разрешить и это.
server-lay-code = Создавать столы здесь могут только те, кто знает код этого сервера.
server-link-renewed = Хозяин стола дал этому месту другую ссылку. Попросите её.
server-malformed = Сообщение не читается: { $reason }
server-muted = Хозяин стола не даёт вам здесь писать.
server-name-scripts = В слове «{ $word }» в имени смешаны буквы разных алфавитов. Напишите его одним.
server-name-taken = Имя «{ $name }» похоже на имя игрока за этим столом. Выберите другое.
server-no-action = «{ $action }» — не запись действия.
server-no-bot = Такого бота нет. Боты: { $bots }.
server-no-chances = За этим столом игроки не видят шансов на победу, пока партия идёт.
server-no-coach = Тренер говорит только там, где, кроме вас, никто из людей не играет.
server-no-game = Такой игры нет. Игры: { $games }.
server-no-printed = На этом сервере нет таких компонентов. Перезагрузите страницу.
server-no-puzzle = Такой задачи нет.
server-no-link = Это место открывается не ссылкой.
server-no-method = Этот метод здесь не поддерживается.
server-no-quick = Такого быстрого начала нет. Есть: { $starts }.
server-no-record = Этот стол продолжает другую партию, тайны которой розданы заново, поэтому своей записи у него нет.
server-no-route = По этому адресу ничего нет.
server-no-seat = Ключ не открывает ни одного места за этим столом.
server-no-watcher = Такого зрителя больше нет.
server-no-table = Такого стола нет.
server-not-answering = Сервер сейчас не может ответить. Попробуйте ещё раз.
server-not-complete = О ходе можно что-то сказать, только когда он закончен.
server-not-json = Запрос должен быть в формате JSON.
server-not-over = Это показывается только после окончания партии.
server-not-read = Серверу не удалось это прочитать. Попробуйте ещё раз.
server-not-stored = Серверу не удалось это сохранить. Попробуйте ещё раз.
server-not-text = Сообщения передаются текстом.
server-not-verified = Раздача не соответствует зерну.
server-not-whole = Дальше партию проследить нельзя, её можно только смотреть.
server-not-your-seat = Это не ваше место.
server-not-your-turn = Сейчас решает другое место.
server-not-yours-to-undo = Последнее решение принимало другое место.
server-origin = Страницам других сайтов это не разрешено.
server-over = Партия окончена.
server-puzzle = Это задача: решают её без помощи.
server-record-data = Запись сделана с файлами компонентов, которых на этом сервере нет.
server-resigned = Игрок этого места сдался. За него до конца играет бот.
server-review = Эту партию можно только смотреть.
server-seat-is-there = Игрок этого места на связи.
server-seats = В этой игре от { $least } до { $most } мест.
server-sent-away = Хозяин стола удалил вас. Смотреть эту партию нельзя.
server-slow = Связь слишком медленная. Подключитесь снова.
server-stale = Пока вы решали, что-то произошло.
server-table-full = К этому столу слишком много подключений.
server-too-large = Слишком большой объём. Предел — { $limit } байт.
server-too-late = Остаток запроса не пришёл вовремя.
server-too-many = Слишком много запросов. Подождите немного.
server-verified = Раздача соответствует зерну, хеш которого был показан в начале.
server-wrong-seats = Мест в игре: { $seats }.
server-begun = Партия уже началась.
server-gathering-full = Все места заняты.
server-no-gathering = Такой комнаты ожидания нет.
server-no-guest = С таким ключом в комнате ожидания никого нет.
server-no-name = Введите имя.
server-no-pick = Такого выбора нет.
server-no-webhooks = Этот сервер не сообщает о ходах в мессенджеры.
server-bad-webhook = Это не адрес вебхука: он начинается с https:// или http://, в нём нет имени, пароля и знака #, и он не длиннее { $limit } знаков; порт — обычный для сети или больше 1023.
server-webhook-private = { $host } — не публичный адрес в интернете, или его сейчас не найти.
server-webhook-turn = { $game }: { $who }, ваш ход. { $link }
server-not-host = Это может только хозяин стола.
server-not-ready = Ещё не все готовы.
server-pick-gone = При таком числе игроков ({ $count }) не всё выбранное есть в игре. Выберите заново или займите все места.
server-pick-option = «{ $option }» выбирают сами игроки в комнате ожидания.
server-pick-taken = Это уже выбрал кто-то другой.

# Что не так в том, о чём попросили: эти предложения написаны только здесь
fault-file = { $sentence }
fault-in-file = { $file }
fault-command = { $message }
fault-argument = { $name } не может быть { $value }; возможные значения: { $known }
fault-needs-package = для этого нужен пакет { $package }: pip install 'steppe[{ $extra }]'
fault-option-below = настройка { $option }: { $value } меньше { $limit }
fault-option-above = настройка { $option }: { $value } больше { $limit }
fault-option-flag = настройка { $option }: { $value } — ни «да», ни «нет»
fault-option-number = настройка { $option }: { $value } — не целое число
fault-option-choice = настройка { $option }: { $value } — нет среди { $choices }
fault-option-list = настройка { $option }: { $value } — не список из { $choices }
fault-option-text = настройка { $option }: { $value } — не текст
fault-option-many = настройка { $option }: названо { $count }, а мест { $seats }
fault-options-both = настройки { $one } и { $other } исключают друг друга
fault-option-twice = настройка { $option }: каждое можно взять только один раз
fault-no-option = нет настройки { $option }; настройки: { $options }
fault-no-game = нет игры { $game }; игры: { $games }
fault-no-language = нет языка { $lang }; языки: { $languages }
fault-no-bot = нет бота { $bot }; боты: { $bots }
fault-no-style = у { $game } нет стиля { $style }; { $styles ->
    [none] стилей у неё нет
   *[other] есть { $styles }
}
fault-bot-id = пакет { $package } предлагает бота { $bot }, но имя бота – одно печатное слово не длиннее { $most } знаков без «/», «,» и «+»
fault-bot-taken = пакет { $package } предлагает бота { $bot }, но бот с таким именем уже есть
fault-bot-broken = бота { $bot } из пакета { $package } не удалось загрузить: { $why }
fault-bot-callable = пакет { $package } предлагает бота { $bot }, но это не класс и не функция
fault-bot-attributes = бот { $bot } из пакета { $package }: «name» и «help» должны быть текстами на каждом языке, а «games» – списком названий
fault-bot-mute = у бота { $bot } из пакета { $package } нет метода «answer»
fault-bot-answer = бот ответил действием, которого сейчас делать нельзя; можно: { $legal }
fault-bot-style = у бота { $bot } нет стилей
fault-bot-game = бот { $bot } не играет в { $game }
fault-no-opponents = в { $game } нет соперников для одиночной игры
fault-no-opponent = в { $game } нет соперника { $name }; соперники: { $known }
fault-no-rule = в { $game } нет правила { $rule }
fault-no-rule-near = в { $game } нет правила { $rule }; возможно, { $near }?
fault-no-rulebook = для игры { $game } нет свода правил
fault-no-row = { $file }: строка { $line } записана не ареной
fault-report-games = отчёт делается об одной игре, а здесь партии разных: { $games }
fault-seats = { $game }: мест может быть от { $least } до { $most }, а не { $seats }
fault-seed = зерно { $seed } должно быть одной печатной строкой без пробелов по краям
fault-banned-pairs = названные фракции и планшеты дают только запрещённые пары
fault-observer-ruled = настройка { $option }: наблюдение для обучения рассчитано не больше чем на одного соперника одиночки
fault-automa-seats = настройка { $option }: Автома играет против одного человека, а мест { $seats }, если только её не сажает за стол настройка automas
fault-automas-many = настройка { $option }: при { $seats } людях есть место для { $left } Автом, сторон не больше { $most }
fault-automa-skips = настройка { $option } годится только для уровней automa и automaszyna
fault-automa-bribes = настройка { $option }: Автома не заключает сделок
fault-automa-faction = настройка { $option }: фракция { $faction } уже занята
fault-solo-seats = настройка { $option }: { $opponent } выступает против одного игрока, а мест { $seats }
fault-notation = «{ $action }» — не запись действия
fault-notation-near = «{ $action }» — не запись действия; возможно, { $near }?
fault-illegal = «{ $action }» сейчас нельзя
fault-not-now = «{ $action }» — сейчас решается другое; можно: { $legal }
fault-over = «{ $action }» сыграть нельзя: партия окончена
fault-not-over = партия ещё не окончена; пока есть только projection()
fault-nothing-to-decide = партия окончена: решать нечего
fault-cannot-undo = отменить нельзя: { $barrier }
fault-no-moment = в партии только { $last } решений, момента { $at } в ней нет
fault-imagined-record = у воображаемой партии нет записи
fault-backup-exists = файл { $path } уже есть
fault-backup-scheme = это для базы в файле; для PostgreSQL есть pg_dump и pg_restore
fault-backup-unwritten = копию { $path } не удалось записать: { $reason }
fault-database-damaged = { $path } повреждён: { $reason }
fault-database-foreign = в { $path } нет столов, которые читает эта версия Steppe
fault-database-served = базой { $path } пользуется сервер; сначала остановите его
fault-no-database = нет базы { $path }
fault-database-in-use = базой { $path } уже пользуется другой сервер: с одним файлом работает только один
fault-database-path = столы хранятся в файле или в PostgreSQL: укажите путь или postgresql://…
fault-database-scheme = столы хранятся в файле или в postgresql://…, но не в { $scheme }://…
fault-database-unopened = базу { $path } не удалось открыть: { $reason }
fault-database-unreached = базу данных не удалось открыть: { $reason }
fault-database-silent = базу данных не удалось открыть: она не отвечает
fault-database-version = { $path } записан другой версией Steppe: его формат — { $its }, эта программа читает { $ours }
fault-log-taken-back = журнал стола отменяет больше решений, чем было принято
fault-log-laid = журнал стола начинается дважды
fault-rules = эта партия начата по версии правил { $rules } игры { $game }, а программа играет по версии { $now }
fault-record-first = это не запись партии: запись начинается строкой «{ $first }»
fault-record-after = строка { $line }: что-то стоит после последней строки записи
fault-record-cut = строка { $line }: запись обрывается: последней строки «end: …» нет
fault-record-count = в записи решений { $held }, а последняя строка говорит { $said }
fault-record-hash = запись не приводит к тому состоянию, из которого сделана: её изменили, или она сделана по другой версии правил
fault-record-data = в файлах компонентов теперь не те числа, что при записи
fault-record-line = строка { $line }: «{ $text }» — не «номер. место: действие; действие …»
fault-record-over = строка { $line }: партия окончена ещё до «{ $action }»
fault-record-turn = строка { $line }: идёт ход { $turn } ({ $seat }), а не ход { $given } ({ $given_seat })
fault-record-action = строка { $line }: «{ $action }» там сыграть нельзя
fault-record-key = строка { $line }: «{ $text }» — нет среди { $keys }, или встречается дважды
fault-record-missing = в начале записи нет строки «{ $field }:»
fault-record-seats = запись говорит, что мест { $seats }
fault-record-json = «{ $field }:» в начале записи — не объект JSON
fault-weights-unread = { $file } не читается
fault-weights-broken = { $file } повреждён или не содержит весов
fault-weights-passport = { $file } не говорит, чьи в нём веса: паспорта нет или он неполон
fault-weights-game = в { $file } веса для { $held }, а не для { $game }
fault-weights-kind = в { $file } веса вида «{ $held }», а не «{ $kind }»
fault-weights-observer = { $file } обучен на версии { $held } наблюдений { $game }, а в версии { $now } они значат другое
fault-weights-field = { $file } называет поле «{ $name }», которого в { $game } нет
fault-weights-action = { $file } называет действие «{ $name }», которого в { $game } нет
fault-weights-names = { $file } не называет свои «{ $part }», каждое по одному разу
fault-weights-part = { $file }: «{ $part }» нет, или его размер не сходится с именами
fault-weights-number = { $file }: в «{ $part }» есть не конечное число
fault-vector = { $tables } столов нельзя разделить на { $groups } групп для { $workers } процессов
fault-vector-still = ни одна группа не играет: сначала вызовите reset
fault-vector-playing = группа { $group } ещё играет: сначала примите её ответ
fault-vector-closed = среда закрыта
fault-vector-worker = { $reason }
fault-spiel-option = настройка { $option } названа так же, как параметр любой игры

# -- обучение -------------------------------------------------------------------------------------

cli-examples-learn =
    steppe learn { $game }
    steppe learn { $game } --from { $game }.txt
    steppe learn { $game } --example NAME
cli-word-do = сделай
cli-word-alone = сам
server-no-lesson = Такого урока нет.
cli-no-lesson = В игре { $game } нет урока.
cli-no-example = в игре { $game } нет примера { $name }; есть { $names }
cli-not-lesson = { $file } — не партия этого урока.
cli-learn-step = { $step } из { $steps }: { $title }
cli-learn-advice = Совет: { $text }
cli-learn-now = Сейчас: { $number } [{ $action }]. «Сделай» — и это сделают за вас; «сам» — играть дальше без подсказок.
cli-learn-alone = Чтобы играть как хочется, без подсказок, введите «сам».
cli-learn-nothing = Подсказок больше нет.
cli-learn-over = Подсказки кончились: дальше партия ваша. Нужен совет — введите «совет».
cli-learn-try = «Сделай» — и это сделают за вас; «сам» — играть дальше без примера.

# -- puzzles --------------------------------------------------------------------------------------

cli-examples-puzzles =
    steppe puzzles { $game }
    steppe puzzles { $game } --number 7
    steppe puzzles { $game } --list
cli-flag-number = задача с этим номером; без него — задача дня
cli-flag-theme = задача на эту тему
cli-flag-list = показать темы и номера задач
cli-word-solution = решение
fault-no-puzzle = в { $game } нет задачи { $number }: есть с { $first } по { $last }
fault-no-puzzles = для { $game } задач нет
fault-no-theme = для { $game } нет задач на тему { $theme }; темы: { $themes }
cli-puzzle-alone = укажите что-то одно: --number, --theme или --list
cli-puzzle-theme = Тема
cli-puzzle-word = --theme
cli-puzzle-numbers = Задачи
cli-puzzle-title = { $game }, задача { $number } из { $count }
cli-puzzle-task = Вы — { $me }. Найдите лучший ход: он хотя бы на { NUMBER($gap, maximumFractionDigits: 0) } { $gap ->
    [one] очко
    [few] очка
   *[many] очков
 } лучше любого неверного. Ход засчитывается до момента, когда что-то берут, бросают или открывают.
cli-puzzle-how = Выбирайте по номеру или введите весь ход сразу: первое; второе; третье. «Решение» покажет ответ, «отменить» вернёт выбор, «выход» закончит.
cli-puzzle-judging = Проверяем ваш план…
cli-puzzle-right = Верно!
cli-puzzle-as-good = Верно: ваш план не хуже лучшего.
cli-puzzle-wrong = Неверно: ваш план хуже лучшего очков на { $points }.
cli-puzzle-best = Лучший план: { $plan }
cli-puzzle-theme-is = О чём задача: { $theme }
cli-puzzle-best-brings = Если доиграть до конца ({ $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
 }), он приносит в среднем { $points } очка, а относительно сильнейшего соперника — { $lead }.
cli-puzzle-own-brings = Ваш — { $points } и { $lead }.
cli-puzzle-rates = Находят боты: { $rates }.
cli-puzzle-rate = { $bot } { $percent } %
overview-goal = Цель
overview-turn = Ваш ход
overview-end = Конец игры
