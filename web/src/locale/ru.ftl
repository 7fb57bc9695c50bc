# Слова самой страницы; слова игр берутся из движка.

page-home = Главная страница
page-pages = Страницы
page-skip = Перейти к содержанию
page-about = О программе
page-language = Язык
page-theme-auto = Тема: как в системе
page-theme-light = Тема: светлая
page-theme-dark = Тема: тёмная
page-loading = Минутку…
page-close = Закрыть
page-back = Назад
page-unreachable = Сервер недоступен.
page-answered = Сервер ответил: { $status }.

# -- главная страница ----------------------------------------------------------------------------

page-welcome = Присаживайтесь
page-welcome-text = Три настольные игры со всеми правилами. Играйте сразу против ботов, с друзьями за одним экраном или отправьте им ссылку. Регистрация не нужна.
page-seats-range = { $least ->
    [1] От одного до { $most } игроков
   *[other] От { $least } до { $most } игроков
}
page-play-now = Играть
page-set-up = Новый стол…
page-with-friends = С друзьями
page-rules = Правила
page-puzzles = Задачи
page-my-tables = Мои столы
page-no-tables = Сейчас партий нет. Здесь появятся ваши столы.
page-finished = Оконченные партии и записи
page-no-finished = Пока нет. Оконченные партии остаются здесь, их можно пересматривать.
page-upload = Загрузить запись…
page-forget = Убрать из списка
page-table-gone = Этого стола больше нет.
page-table-over = Победа: { $winners }
page-table-review = Запись для просмотра
page-table-my-turn = Ваш ход
page-table-waits = Решает { $who }

# -- новый стол -----------------------------------------------------------------------------------

page-set-up-title = { $game }: новый стол
page-way = Как будем играть?
page-way-solo = В одиночку: { $solo }
page-way-solo-about = Вы против соперника, который действует по печатным правилам.
page-way-bots = Против ботов
page-way-bots-about = Компьютерные соперники; их силу выбираете вы.
page-way-friends = С друзьями
page-way-friends-about = Одна ссылка на всех, каждый играет со своего устройства.
page-way-seats = Рассадить самому
page-way-seats-about = Люди за этим экраном, друзья по ссылке и боты в любом сочетании.
page-rivals = Сколько соперников
page-bot-strength = Насколько сильные
page-bot-thinks = { $about }; думает до { $seconds } с за ход
page-friends-seats = Сколько мест
page-friends-later = Вы получите одну ссылку на всех. Места, которые останутся свободными, можно отдать ботам.
page-seats = Места
page-seat = Место { $number }
page-kind-here = Здесь
page-kind-link = По ссылке
page-kind-bot = Бот
page-which-bot = Какой бот
page-name = Имя
page-seat-more = Добавить место
page-seat-less = Убрать место
page-links-later = Ссылки для друзей — за столом, на вкладке «Ещё».
page-one-screen = За этим экраном несколько человек: при смене места карты на руке закрываются.
page-options = Варианты
page-no-options = У этой игры нет вариантов.
page-random = случайно
page-option-chances = Игроки могут видеть шансы на победу во время партии
page-seed = Зерно
page-seed-help = (оставьте пустым для честной раздачи: тот, кто знает зерно, может узнать и скрытое)
page-sit-down = Сесть за стол

# -- the waiting room ----------------------------------------------------------------------------

page-no = нет
page-gather-title = { $game }: комната ожидания
page-gather-text = { $free ->
    [0] Все в сборе. Хозяин стола начнёт партию, когда все будут готовы.
    [one] Свободно { $free } место. Отправьте ссылку друзьям или посадите бота.
    [few] Свободно { $free } места. Отправьте ссылку друзьям или посадите ботов.
   *[other] Свободно { $free } мест. Отправьте ссылку друзьям или посадите ботов.
}
page-gather-invited = { $who } приглашает вас сыграть: { $game }. Представьтесь и займите место.
page-gather-who = Кто играет
page-gather-host = хозяин стола
page-gather-gone = сейчас нет на странице
page-gather-ready = Готово
page-gather-choosing = ещё не готов
page-gather-be-ready = Я готов
page-gather-pick = За кого играть
page-gather-any = что останется
page-gather-leave = Уйти
page-gather-send-away = Убрать
page-gather-free = Свободное место
page-gather-one-more = Ещё один игрок на этом устройстве
page-gather-your-name = Ваше имя
page-gather-full = Все места заняты.
page-gather-bot = Посадить бота
page-gather-fill = Остальные места ботам
page-gather-begin = Начать партию
page-gather-begin-when = когда нужные места заняты и все готовы
page-gather-wait = { $who } начнёт партию, когда все будут готовы.
page-gather-new = Ещё не знаете эту игру?
page-gather-learn = Сначала сыграйте первую партию с подсказками: она откроется в новой вкладке, а место здесь останется за вами
page-gather-invite = Пригласите друзей
page-gather-share = Сыграем? { $game }
page-gather-away = Хозяин стола освободил ваше место. Если есть свободное, можно сесть снова.
page-variants = Варианты правил
page-invite-link = Ссылка
page-invite-code = Ссылка в виде QR-кода
page-invite-copy = Скопировать ссылку
page-invite-share = Поделиться…

# -- правила и о программе -----------------------------------------------------------------------

page-rules-title = { $game }: правила
page-rule-reading = Наше толкование:
page-rule-completed = Дополнено нами:
page-rule-other-reading = Другое толкование — настройка игры: { $option }.
page-search = Искать в правилах
page-nothing-found = Ни в одном правиле нет всех этих слов.
page-about-title = О программе Steppe
page-about-text = Steppe — цифровой стол для игр «Серп», «Всадники Скифии» и «Нория». Он знает все правила, предлагает только то, что разрешено, и называет правило.
page-about-fair = Раздачу можно проверить: при создании стола показан хеш зерна и случайной соли, в конце партии — сами зерно и соль, и каждый может вычислить хеш заново.
page-about-not = Steppe сделан поклонниками игр и не связан с их авторами и издателями, которым эти игры принадлежат. Рисунки и тексты здесь свои. Понравилась игра — купите её.
page-credits = Благодарности
page-keys = Клавиатура
page-key-0 = выбрать вариант, рядом с которым стоит эта клавиша
page-key-1 = перейти к другому варианту
page-key-2 = выбрать выделенный вариант
page-key-3 = отменить последнее решение; с Shift — всё, что можно отменить
page-key-4 = снять выделение
page-key-5 = спросить, почему что-то нельзя
page-key-6 = листать историю
page-key-7 = «Что это?»: щелчок, касание или Enter объясняет любую вещь, но хода не делает; Esc — выйти
page-key-8 = повторить свой ход, насколько это возможно

# -- стол ----------------------------------------------------------------------------------------

page-round = Раунд { $round }
page-turn-of = { $turn }. { $who }
page-status-connecting = Соединение…
page-status-lost = Связь потеряна; пробуем снова…
page-status-closed = Сервер закрыл стол.
page-watching = Вы зритель
page-reviewing = Записанная партия
page-as-text = Текстом
page-as-picture = Рисунком
page-secrets-on = Показать все тайны
page-secrets-off = Скрыть тайны
page-secrets-title = Показать всё, что знал каждый игрок, или только то, что знал тот, за кого вы смотрите
page-text-board = Стол в виде текста
page-panels = Панели
page-tab-table = Стол
page-tab-log = Журнал
page-tab-score = Счёт
page-tab-chat = Чат
page-tab-menu = Ещё
page-you = вы
page-a-bot = бот
page-ruled = автоматический соперник
page-chance = шансы на победу: { $chance }
page-online = здесь
page-offline = нет на связи
page-decides = решает
page-winner = победа
page-look-from = Смотреть на стол с места: { $who }
page-score = Счёт
page-score-final = Итоговый счёт
page-course = Ход партии
page-course-kind = Что показано
page-course-round = Раунд
page-course-figures = Таблицей
page-milestones = Вехи партии
page-tie-decided = Ничья по очкам:
page-share-picture = Поделиться картинкой поля
page-share-failed = Браузер не смог сделать картинку.
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

page-prompt = Текущее решение
page-waits-for = Решает { $who }.
page-thinks = { $who } думает{ $seconds ->
    [0] {""}
    [one] , не дольше { $seconds } секунды
   *[other] , не дольше { $seconds } секунд
}.
page-past = История: решение { $at } из { $last }
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
page-more-ways = Ещё варианты…
page-step-by-step = По шагам: { $action }
page-all-choices = Все варианты
page-doubt = Ещё можно:
page-doubt-back = Вернуться
page-and-more = и ещё { $count }
page-undo = Отменить ход
page-undo-all = Отменить всё
page-again = Как в прошлый раз
page-no-undo = Отменить нельзя: { $reason }.
page-why = Почему нельзя…?
page-ask = Спросить
page-why-label = Почему так нельзя? Введите запись действия
page-why-placeholder = например, to V5
page-why-legal = «{ $action }» — можно.
page-hint = Подсказка
page-hint-wait = Думает…
page-hint-is = Сильный бот выбрал бы: { $action }
page-hint-then = А потом:
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
page-chat-empty = Сообщений пока нет.
page-chat-say = Написать сообщение
page-send = Отправить
page-watcher = зритель
page-watcher-called = { $name } (зритель)
page-lay-code = Создавать столы на этом сервере можно только с его кодом. Какой код?
page-lay-code-wrong = Это не тот код. Какой код у этого сервера?

page-history = История
page-turn-back = Предыдущий ход
page-step-back = Предыдущее решение
page-step-on = Следующее решение
page-turn-on = Следующий ход
page-link = Ссылка
page-copied = Скопировано
page-copy-link = Ссылка на этот момент
page-continue-here = Продолжить отсюда
page-continue-title = Продолжить после решения { $at }
page-continue-redrawn = Всё, чего вы в этот момент знать не можете, будет роздано заново.
page-now = Сейчас

# Отошедшие игроки
page-away = { $who }: нет на связи
page-away-grace = { CAPITAL($who) }: нет на связи. Через { $clock } остальные смогут решить, что делать.
page-away-others = { CAPITAL($who) }: нет на связи. Что делать, решают остальные игроки.
page-away-question = { CAPITAL($who) }: нет на связи. Что делаем?
page-away-waiting = { CAPITAL($who) }: нет на связи, вы ждёте.
page-away-wait = Ждать
page-away-bot = Пусть играет
page-away-end = Закончить партию
page-away-rule = «{ $bot }» садится за стол, если за это больше половины из вас; другой бот или конец партии без победителя — если согласны все.
page-away-short-wait = ждать
page-away-short-bot = бот
page-away-short-end = закончить партию
page-away-wants = { CAPITAL($who) }: { $choice }.
page-away-wants-bot = { CAPITAL($who) }: { $choice } ({ $bot }).
page-note-bot = { CAPITAL($who) }: не было на связи, теперь играет бот «{ $bot }». Решили: { $by }.
page-note-own-bot = { CAPITAL($who) }: вместо себя оставлен бот «{ $bot }».
page-note-back = { CAPITAL($who) } снова в игре.
page-note-renew = Хозяин стола заменил ссылку на место: { $who }.
page-note-mute = Хозяин стола запретил писать в чат: зритель { $watcher }.
page-note-remove = Хозяин стола удалил из-за стола: зритель { $watcher }.
page-note-allow = Хозяин стола снова разрешил смотреть и писать: зритель { $watcher }.
page-nameless = без имени
page-note-end = { CAPITAL($who) }: не было на связи, партия закончена досрочно. Решили: { $by }.
page-ended = Партия закончена досрочно. Победителя нет.
page-table-ended = Закончена досрочно
page-other-rules = Партия начата по версии { $laid } правил и продолжается по версии { $now }.
page-not-whole = { $same ->
    [yes] Дальше партию проследить нельзя: её запись повреждена. Её можно только смотреть.
   *[no] Партия сохранилась до этого места: она начата по версии { $laid } правил, а версия { $now } не допускает следующего решения. Её можно только смотреть.
}

page-hand-over = Передайте место: { $who }
page-hand-over-text = То, чего не должны видеть другие, закрыто.
page-hand-over-done = Я здесь

page-seat-link = Скопировать ссылку
page-announce = Сообщать о ходах
page-announce-about = Если ход переходит к тому, кого здесь нет, в мессенджер придёт сообщение со ссылкой на стол — не чаще раза в минуту. Укажите адрес вебхука мессенджера: его хранит только сервер этого стола и никому не показывает.
page-announce-address = Адрес вебхука
page-announce-now = Сообщения о ходах отправляются на { $where }.
page-announce-begin = Сообщать
page-announce-change = Изменить
page-announce-stop = Больше не сообщать
page-renew = Новая ссылка
page-renew-about = У кого старая ссылка, тот теряет место. Это видно в журнале.
page-renew-sure = Дать новую ссылку ({ $who })? У кого старая, тот теряет место.
page-mute = Запретить писать
page-unmute = Разрешить писать
page-send-away = Удалить
page-let-back = Вернуть
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
page-seed-hash = Хеш зерна с солью:
page-seed-was = Зерно:
page-salt-was = Соль:
page-seed-given = Зерно было выбрано при создании стола.
page-redrawn = Этот стол продолжает другой. Всё скрытое роздано заново.
page-fair-later = Зерно и соль будут показаны в конце партии, чтобы каждый мог проверить раздачу.
page-verify = Проверить раздачу
page-verified = Раздача соответствует зерну, хеш которого был показан в начале.
page-not-verified = Раздача не соответствует зерну.
page-download = Скачать запись
page-likes = Настройки
page-like-sound = Звук, когда наступает мой ход
page-like-confirm = Переспрашивать, если можно сделать ещё что-то полезное
page-like-gifts = Брать бонусы, которые только помогают, без вопроса
page-like-chances = Показывать шансы на победу
page-like-coach = Когда играю один: тренер в конце хода говорит, был ли план намного лучше

# -- чужие ходы -----------------------------------------------------------------------------------

page-watch-skip = Пропустить { $left ->
    [0] {""}
   *[other] (ещё { $left })
}
page-watch-again = Показать их ходы ещё раз
page-watch-speed = Скорость показа чужих ходов
page-watch-speed-off = Сразу
page-watch-speed-quick = Быстро
page-watch-speed-normal = Обычно
page-watch-speed-slow = Медленно
page-sheet-not-now = Не сейчас:
page-sheet-now = Сейчас можно:
page-what = Что это?
page-what-title = Щелчок по любой вещи покажет, что это такое; ход при этом не делается (F1)
page-what-on = Теперь щелчок объясняет вещи, а ходы не делаются. Escape — выйти.

# -- settings, and leaving the table -----------------------------------------------------------------

page-likes-kept = Сохраняется в этом браузере для всех столов.
page-like-contrast = Высокая контрастность
page-like-plain = Простое поле: без нарисованного пейзажа
page-like-palette = Цвета, различимые при дальтонизме
page-like-notify = Уведомлять через браузер о моём ходе, когда страница не на экране
page-like-size = Размер текста
page-size-normal = Обычный
page-size-large = Крупный
page-size-larger = Очень крупный
page-all-settings = Все настройки
page-leave-wanted = Закончить партию предлагают: { $who }.
page-leave-resign = Сдаться…
page-leave-resign-as = Сдаться: { $who }…
page-leave-sure = За это место до конца партии будет играть бот. Точно?
page-leave-yes = Да, сдаюсь
page-leave-no = Нет
page-leave-end = Предлагаю закончить партию
page-leave-go-on = Играем дальше
page-leave-end-text = Партия прекращается без победителя, если этого хотят все игроки.
page-along = Перейти за другое устройство
page-along-text = Откройте эту ссылку на другом устройстве. Это ваше место, никому её не показывайте.
page-rematch = Сыграть ещё раз
page-rematch-invited = { $who } предлагает сыграть ещё раз тем же составом.
page-tell-me = Сообщить через браузер, когда придёт ваш ход?
page-tell-yes = Да
page-tell-no = Нет
page-chat-fresh = новые сообщения
page-note-resign = { CAPITAL($who) } сдаётся. Дальше играет бот «{ $bot }».
page-note-agreed = Партия прекращена без победителя по общему согласию: { $by }.
page-note-again = { CAPITAL($who) } предлагает сыграть ещё раз.
page-keys-here = везде, кроме стола: эта страница

# -- обучение -------------------------------------------------------------------------------------

page-learn = Научиться играть
page-lesson-step = { $step } из { $steps }
page-lesson-advice = Совет:
page-lesson-wait = Ходит соперник. Смотрите на поле.
page-lesson-unfold = Все варианты
page-lesson-fold = Меньше вариантов
page-lesson-alone = Играть дальше без подсказок
page-lesson-elsewhere = Продолжить на другом устройстве
page-lesson-over = Подсказки закончились, дальше играйте сами. Совет можно попросить в любой момент.
page-lesson-good = Играть дальше
page-lesson-again = Та же партия без подсказок
page-try = Попробовать
page-try-rules = Правила этого примера
page-try-show = Показать
page-try-again = Ещё раз
page-try-back = Назад к правилам
page-try-left = Вы пошли другим путём и играете дальше.
page-print = Напечатать
page-glossary = Термины
page-glossary-title = { $game }: термины
page-glossary-nothing = Ни в одном термине и ни в одном его правиле нет всех этих слов.
page-glossary-rule = Что это
page-contents = Содержание
