# Что говорит сама программа, какой бы ни была игра.

# Почему действие не принято, если дело не в правиле игры
kernel-not_now = Сейчас решается не это.
kernel-over = Партия окончена.

# Почему последнее решение нельзя взять назад
barrier-seat = решать стал другой игрок
barrier-start = ещё ничего не решено
barrier-imagined = эта партия лишь воображаемая, и прошлого у неё нет
barrier-drawn = что-то было взято вслепую
barrier-revealed = что-то было раскрыто
barrier-rolled = были брошены кубики

# -- командная строка ---------------------------------------------------------------------------

cli-about = Steppe: цифровой стол для настольных игр в терминале.
cli-usage = запуск:{" "}
cli-commands = команды
cli-arguments = к чему относится
cli-flags = настройки
cli-game-flags = варианты игры { $game }
cli-game-flags-hint = Назовите игру, чтобы увидеть её собственные варианты: steppe { $command } { $example } --help
cli-examples = примеры:
cli-more = steppe КОМАНДА --help расскажет о команде больше.
cli-pure = чистый Python
cli-compiled = скомпилировано

cli-about-play = Сыграть партию в терминале против ботов.
cli-about-simulate = Дать случайным игрокам сыграть много партий и подсчитать итоги.
cli-about-replay = Показать записанную партию после любого её решения.
cli-about-rules = Искать в правилах игры или прочесть одно правило с примерами.
cli-about-data-check = Проверить файлы компонентов: свои у программы или папку с исправленными.
cli-about-data-show = Рассказать, откуда взяты величины на компонентах игры.
cli-about-games = Перечислить игры.
cli-about-options = Перечислить варианты игры.
cli-about-serve = Открыть стол в браузере: одному, на одном экране, с друзьями, против ботов.
cli-about-verify = Проверить, что записанная партия сдана из своего зерна.

cli-flag-help = показать эту справку и выйти
cli-flag-version = показать версию и выйти
cli-flag-lang = язык: en или ru (иначе — как в системе)
cli-flag-game = { $games }
cli-flag-seats = сколько мест за столом (иначе — сколько вмещает игра)
cli-flag-seed = зерно всего случайного: то же зерно — та же партия
cli-flag-seat = ваше место: номер, считая с 1, или название (иначе — 1)
cli-flag-record = вести запись партии в этом файле
cli-flag-from = продолжить партию из этой записи
cli-flag-games = сколько партий (иначе — 100)
cli-flag-jobs = сколько процессов сразу (иначе — по одному на процессор)
cli-flag-out = писать по строке на партию в этот файл: .jsonl или .parquet
cli-flag-file = запись партии
cli-flag-at = после скольких решений (иначе — после всех)
cli-flag-view = смотреть с этого места: номер, считая с 1, или название (иначе — глазами зрителя)
cli-flag-open = показать, что знало каждое место; только для оконченной партии
cli-flag-rule-ids = показать у каждой строки, каким правилом она вызвана
cli-flag-words = слова для поиска или номер правила
cli-flag-all = напечатать все правила
cli-flag-folder = папка с файлами компонентов, которые заменяют собственные файлы программы
cli-flag-of-game = проверить только эту игру
cli-flag-basis = перечислить все величины с этой основой: sourced, derived или designed
cli-flag-host = на каком адресе (по умолчанию 127.0.0.1, только этот компьютер)
cli-flag-port = на каком порту (по умолчанию 8080; 0: любой свободный)
cli-flag-database = где хранить столы: файл или postgresql://… (по умолчанию { $default })
cli-flag-open-page = открыть страницу в браузере
cli-flag-data = папка с исправленными файлами компонентов: ИГРА=ПАПКА
cli-flag-origin = странице с этого адреса тоже можно обращаться к серверу: http://localhost:5173
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
cli-examples-verify =
    steppe verify вечер.txt
    steppe verify вечер.txt --hash 0123…
cli-examples-games = steppe games
cli-examples-options = steppe options { $game }

# Что не так с набранным: по одному предложению
cli-no-command = нет команды { $command }; есть { $commands }
cli-no-command-given = назовите команду: { $commands }
cli-no-game-given = назовите игру: { $games }
cli-unknown-arguments = непонятно: { $arguments }
cli-unknown-arguments-near = непонятно: { $arguments }; может быть, { $near }?
cli-needs-value = { $flag }: не хватает значения
cli-not-whole = { $flag }: { $value } — не целое число от { $lowest } и больше
cli-no-language = нет языка { $value }; есть en и ru
cli-no-seat = нет места { $value }; есть { $seats }
cli-file-exists = { $file } уже есть: выберите другое имя
cli-cannot-read = не удаётся прочесть { $file }: { $reason }
cli-cannot-write = не удаётся записать { $file }: { $reason }
cli-not-text = { $file } — не текст
cli-from-alone = --from продолжает партию такой, какой она началась, поэтому задать { $flags } нельзя
cli-from-over = партия в { $file } окончена: посмотрите её командой steppe replay { $file }
cli-out-kind = --out: имя { $file } должно оканчиваться на .jsonl или .parquet
cli-no-pyarrow = для файла .parquet нужен pyarrow: установите steppe[parquet] или выберите имя, которое оканчивается на .jsonl
cli-not-open = --open показывает только оконченную партию, а партия в { $file } не окончена
cli-which-game = укажите через --game, какой игры эти файлы: { $games }
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
cli-not-understood-near = { $text } — не запись действия. Может быть, { $near }?
cli-refused = { $action } — так нельзя:
cli-legal-now = { $action } — сейчас можно: это вариант { $number }.
cli-why-what = Почему нельзя что? Наберите, например: почему нельзя { $example }
cli-cannot-undo = Взять назад ничего нельзя: { $reason }.
cli-undone = { $count ->
    [one] Взято назад { $count } решение.
    [few] Взято назад { $count } решения.
   *[other] Взято назад { $count } решений.
}
cli-undo-what = Наберите «назад», чтобы взять назад одно решение, «назад все» — всё, что ещё можно взять назад.
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
    назад: взять назад последнее решение; назад все: всё, что ещё можно взять назад
    журнал: что произошло; журнал правила: то же с правилом у каждой строки
    стол: стол, каким вы его видите
    варианты: варианты ещё раз
    правила СЛОВА: искать в правилах
    сохранить ФАЙЛ: записать партию
    выход: выйти; партия сохранится
cli-word-why = почему нельзя
cli-word-undo = назад
cli-word-all = все
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
cli-interrupted = Прервано: итоги — по партиям, доигранным до сих пор.
cli-no-games = Ни одна партия не доиграна.
cli-summary = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, мест: { $seats }, зерно { $seed }
cli-figure = Величина
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
cli-rules-hint = steppe rules { $game } СЛОВА ищет; --all печатает всё.
cli-nothing-found = Ни в одном правиле игры { $game } нет всех этих слов: { $words }
cli-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
cli-source = Источник:
cli-notes = Примечание:
cli-example = Пример { $id }
cli-edge = Особый случай { $id }
cli-ruling = Толкование { $id }
cli-position = Положение:
cli-actions = Действия:
cli-expected = Итог:
cli-situation = Положение:
cli-question = Вопрос:
cli-answer = Здесь играют так:
cli-see = Правила:

# Данные
cli-data-right = { $game }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
}, { $figures ->
    [one] { $figures } величина
    [few] { $figures } величины
   *[other] { $figures } величин
} (sourced: { $sourced }, derived: { $derived }, designed: { $designed }): всё верно
cli-file = Файл
cli-figures = Величин
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

cli-flag-bot = кто играет против вас: random, easy, medium, greedy, hard, expert (иначе — random)
cli-hint = Может быть: { $action } [{ $notation }]
cli-hint-why = Может быть: { $action } [{ $notation }] — { $reason }
cli-word-hint = совет
cli-about-arena = Дать ботам сыграть друг с другом много раз и оценить их.
cli-about-report = Сделать страницу о партиях арены.
cli-examples-arena =
    steppe arena { $game } --bots hard,greedy --games 200 --seed 7
    steppe arena { $game } --bots greedy,random --games 1000 --jobs 2 --out games.jsonl
    steppe arena { $game } --bots greedy --seats 4 --games 1000 --out games.jsonl
cli-examples-report =
    steppe report games.jsonl --out report.html
    steppe report games.jsonl --json figures.json --sides sides.parquet
cli-flag-bots = кто играет, например hard,greedy,random или hard/warlike; один играет сам с собой (иначе — greedy,random)
cli-flag-against = с какими соперниками одиночной игры играть, например automa,ultimaszyna или huntsman; all — со всеми
cli-flag-arena-games = не меньше стольких партий для каждой пары (иначе — 100)
cli-flag-arena-seats = сколько мест за столом; 1 — против соперников одиночной игры (иначе — 2)
cli-flag-gauntlet = только первый бот против каждого из остальных
cli-flag-timed = боты думают не дольше, чем за столом; точно повторить такой прогон нельзя
cli-flag-ray = играть на кластере Ray по этому адресу
cli-flag-arena-out = писать по строке на партию в этот файл .jsonl или .parquet; то, что в нём уже есть, не играется снова
cli-flag-report-file = файлы арены, об одной игре
cli-flag-report-out = куда писать страницу (иначе — report.html)
cli-flag-report-json = писать числа страницы в этот файл .json
cli-flag-report-games = писать по строке на партию в этот файл .jsonl или .parquet
cli-flag-report-sides = писать по строке на каждую сторону каждой партии в этот файл .jsonl или .parquet
cli-no-file = нет файла { $file }
cli-report-empty = в { $file } нет партий
cli-arena-resumed = Партий уже сыграно: { $games }; они не играются снова.
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
reason-encounter = по пути к встрече
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
cli-serving = Steppe открыт по адресу { $address } – выйти: Ctrl+C.
cli-bad-host = не удаётся открыть { $host }, порт { $port }: { $reason }
cli-bad-data = { $value } – не ИГРА=ПАПКА с одной из игр { $games }
cli-bad-port = порта { $port } нет; наибольший – 65535
cli-bad-origin = { $value } – не адрес вида https://example.org
cli-verified = { $game }, решений: { $decisions }; сдано из зерна { $seed }
cli-seed-hash = хеш зерна: { $hash }
cli-hash-agrees = Это тот хеш, что был показан.
cli-hash-differs = был показан хеш { $shown }, а у зерна записи хеш { $hash }
cli-bad-hash = { $value } – не хеш: нужны 64 цифры 0-9 и a-f

# Сервер: почему в чём-то отказано
server-refused = { $reason }
server-bad-flag = «{ $name }» должно быть true или false.
server-bad-language = Есть такие языки: { $languages }.
server-bad-number = «{ $name }» должно быть целым числом.
server-bad-record = Это не запись партии.
server-bad-seed = Зерно должно быть одной печатной строкой без пробелов по краям.
server-bad-token = Ключи мест передаются так: «Bearer ключ, ключ».
server-bot-plays = За это место играет бот; сначала верните место себе.
server-busy = Ботам сейчас есть о чём подумать; спросите чуть позже.
server-data-option = Папку с файлами компонентов задаёт владелец сервера.
server-empty-chat = Нечего сказать.
server-failed = На сервере что-то пошло не так; ничего не изменилось.
server-fork-needs-seat = Пока партия идёт, продолжить её за другим столом может только её участник.
server-fork-over = Там партия окончена: продолжать нечего.
server-full = Сервер переполнен; попробуйте позже.
server-hello = Первым сообщением должно быть «hello».
server-hello-again = Сообщение «hello» уже было.
server-malformed = Сообщение не читается: { $reason }
server-no-action = «{ $action }» – не запись какого-либо действия.
server-no-bot = Такого бота нет; есть { $bots }.
server-no-chances = За этим столом игроки не видят шансов на победу, пока партия не окончена.
server-no-game = Такой игры нет; есть { $games }.
server-no-method = Так об этом не спрашивают.
server-no-quick = Такого быстрого начала нет; есть { $starts }.
server-no-record = Стол продолжает другую партию, тайное в которой разыграно заново: своей записи у него нет.
server-no-route = По этому адресу ничего нет.
server-no-seat = Ключ не открывает ни одного места за этим столом.
server-no-table = Такого стола нет.
server-not-json = Запрос должен быть в формате JSON.
server-not-over = Это показывается, когда партия окончена.
server-not-stored = Серверу не удалось это сохранить; попробуйте ещё раз.
server-not-text = Сообщения передаются текстом.
server-not-verified = Партия не следует из своего зерна.
server-not-your-seat = Это не ваше место.
server-not-your-turn = Сейчас решает другое место.
server-not-yours-to-undo = Последнее решение принимало другое место.
server-origin = Странице другого сайта это не позволено.
server-over = Партия окончена.
server-record-data = Запись сыграна с файлами компонентов, которых на этом сервере нет.
server-review = Эту партию можно только смотреть.
server-seat-is-there = Игрок этого места на связи.
server-seats = В игре от { $least } до { $most } мест.
server-slow = Связь слишком медленная; подключитесь снова.
server-stale = Что-то произошло раньше.
server-table-full = За этим столом слишком много народу.
server-too-large = Это слишком много; предел — { $limit } байт.
server-too-many = Слишком много сразу; подождите немного.
server-verified = Партия сдана из этого зерна, хеш которого был показан в её начале.
server-wrong-seats = В игре столько мест: { $seats }.

# Что не так с тем, о чём просили: движок говорит это по-английски, а здесь – на любом языке
fault-option-below = настройка { $option }: { $value } меньше { $limit }
fault-option-above = настройка { $option }: { $value } больше { $limit }
fault-option-flag = настройка { $option }: { $value } – не да и не нет
fault-option-number = настройка { $option }: { $value } – не целое число
fault-option-choice = настройка { $option }: { $value } – не одно из { $choices }
fault-option-list = настройка { $option }: { $value } – не список из { $choices }
fault-option-text = настройка { $option }: { $value } – не текст
fault-option-many = настройка { $option }: названо { $count }, а мест { $seats }
fault-option-twice = настройка { $option }: каждое можно взять только один раз
fault-no-option = нет настройки { $option }; есть { $options }
fault-no-game = нет игры { $game }; есть { $games }
fault-seats = { $game }: мест может быть от { $least } до { $most }, а не { $seats }
fault-seed = зерно { $seed } – не одна печатная строка без пробелов по краям
fault-banned-pairs = названные фракции и планшеты дают только запрещённые пары
fault-automa-seats = настройка { $option }: Автома играет против одного человека, а мест { $seats }
fault-automa-skips = настройка { $option }: только для уровней automa и automaszyna
fault-automa-bribes = настройка { $option }: Автома не заключает сделок
fault-automa-faction = настройка { $option }: { $faction } – фракция человека
fault-solo-seats = настройка { $option }: { $opponent } выступает против одного игрока, а мест { $seats }
fault-notation = «{ $action }» – не запись какого-либо действия
fault-illegal = «{ $action }» сейчас нельзя
fault-cannot-undo = ничего нельзя вернуть: { $reason }
fault-no-moment = решений всего { $last }, момента { $at } нет
fault-rules = это сделано по версии правил { $rules }, а программа играет по версии { $now }
fault-record-first = это не запись партии: запись начинается строкой «{ $first }»
fault-record-after = строка { $line }: что-то стоит после последней строки записи
fault-record-cut = строка { $line }: запись обрывается: последней строки нет
fault-record-count = в записи решений { $held }, а последняя строка говорит { $said }
fault-record-hash = запись не приводит к тому состоянию, из которого сделана: её изменили, или она сделана по другой версии правил
fault-record-line = строка { $line }: «{ $text }» – не «номер. место: действие; действие …»
fault-record-over = строка { $line }: партия окончена ещё до «{ $action }»
fault-record-turn = строка { $line }: идёт ход { $turn }, а не { $given }, или ходит другое место
fault-record-action = строка { $line }: «{ $action }» там сыграть нельзя
fault-record-key = строка { $line }: «{ $text }» – не одно из { $keys }, каждое по одному разу
fault-record-missing = в начале записи нет строки «{ $field }:»
fault-record-seats = запись говорит, что мест { $seats }
fault-record-json = «{ $field }:» в начале записи – не объект JSON
