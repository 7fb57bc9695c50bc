# `steppe automa`: помощник для партии за настоящим столом.

cli-about-automa = Ведёт Автому «Серпа» для партии за вашим столом и объясняет, что она делает.
cli-examples-automa =
    steppe automa вечер.json
    steppe automa --faction nordic --automa automaszyna --automa-faction saxony
    steppe automa --position стол.toml --rules
cli-automa-flag-file = где хранится состояние стола: с существующим файлом партия продолжается
cli-automa-flag-position = начать с позиции из этого файла (TOML или JSON)
cli-automa-flag-faction = ваша нация
cli-automa-goes-on = { $file } уже есть и продолжается как есть: ни позицию, ни настройки задать нельзя

cli-automa-ask-faction = Ваша нация ({ $words }):{" "}
cli-automa-ask-opponent = Нация Автомы ({ $words }):{" "}
cli-automa-ask-level = Её уровень ({ $words }):{" "}
cli-automa-not-one-of = { $value } — не из списка: { $words }
cli-automa-not-a-number = { $value } — не целое число от 0 до { $most }
cli-automa-welcome = Я веду Автому: пустая строка — её ход. Сначала скажите, где стоят ваши фигурки, например: герой T5; роботы T5 F5; рабочие W2 W2; все команды покажет помощь.
cli-automa-prompt = >{" "}
cli-automa-not-understood = { $text } — не команда; все команды покажет помощь.

cli-automa-word-turn = ход
cli-automa-word-fight = бой
cli-automa-word-drive = прогнать
cli-automa-word-hero = герой
cli-automa-word-mechs = роботы
cli-automa-word-workers = рабочие
cli-automa-word-abilities = свойства
cli-automa-word-resources = ресурсы
cli-automa-word-tokens = жетоны
cli-automa-word-power = сила
cli-automa-word-coins = монеты
cli-automa-word-cards = карты
cli-automa-word-table = стол
cli-automa-word-score = счёт
cli-automa-word-undo = назад
cli-automa-word-help = помощь
cli-automa-word-quit = выход

cli-automa-help =
    ход или пустая строка: Автома делает ход, с объяснением каждого шага
    бой МЕСТО: вы нападаете там на Автому; её карту для боя открою я
    прогнать МЕСТО: ваш герой или робот прогоняет оттуда её рабочих, стоящих без охраны
    герой МЕСТО, роботы МЕСТО …, рабочие МЕСТО …: где теперь стоят все ваши фигурки этого вида
    свойства НАЗВАНИЕ …: открытые свойства роботов (важны переправа, мореходство и погружение)
    ресурсы МЕСТО ЧИСЛО …: сколько там лежит ресурсов
    жетоны МЕСТО …: где остались жетоны приключений
    сила N, монеты N, карты N: поправить, что есть у Автомы
    стол: каким я вижу стол; счёт: сколько монет было бы у Автомы сейчас
    назад: отменить последнюю команду; выход: закончить, стол сохранится
    Можно писать несколько команд подряд через ;

cli-automa-attacked = Автома нападает на вас: { $place }.
cli-automa-ask-power-lost = Примените свойство робота, если оно здесь действует. Сколько силы теряет Автома? [0]{" "}
cli-automa-ask-cards-lost = Примените Разведку, если она у вас есть. Сколько карт боя вы берёте у Автомы? [0]{" "}
cli-automa-ask-commit = Выберите силу и карты боя и нажмите Enter.{" "}
cli-automa-commits = Убавьте её силу на { $power }; откройте её случайных карт боя: { $cards }.
cli-automa-ask-winner = Кто победил (1. Автома, 2. вы)?{" "}
cli-automa-recruit = Рекрутский бонус: если этот рекрут завербован, возьмите { counted }.
cli-automa-where-fight = скажите, где вы нападаете на Автому: { $places }
cli-automa-where-drive = скажите, откуда вы прогоняете её рабочих: { $places }
cli-automa-nowhere = негде
cli-automa-resources-how = пишите места и числа, например: ресурсы T5 3 F5 0
cli-automa-correct-how = пишите одно число, например: { $what } 5

cli-automa-human = Вы ({ $faction }): герой { $hero }; роботы { $mechs_count ->
    [0] нет
   *[other] { $mechs }
}; рабочие { $workers_count ->
    [0] нет
   *[other] { $workers }
}; свойства { $abilities_count ->
    [0] нет
   *[other] { $abilities }
}
cli-automa-automa = Автома ({ $faction }): герой { $hero }; роботы { $mechs_count ->
    [0] нет
   *[other] { $mechs }
}; рабочие { $workers }; сила { $power }, монеты { $coins }, карты боя { $cards }, звёзды { $stars }
cli-automa-tracker = Уровень { $level_name }: клетка { $space } из { $spaces }, Схема { $scheme ->
    [1] I
   *[other] II
}, { $water ->
    [1] реки и озёра открыты
   *[other] реки и озёра закрыты
}; карт в колоде: { $deck }
cli-automa-board = Жетоны приключений: { $tokens_count ->
    [0] нет
   *[other] { $tokens }
}. Ресурсы: { $resources_count ->
    [0] нет
   *[other] { $resources }
}.
cli-automa-score = У Автомы { $total }: монеты { $coins }, звёзды { $stars }, территории { $territories }. Вы учитываете не больше 6 ресурсов на территории.
cli-automa-over = Автома выложила шестую звезду: игра окончена.
cli-automa-no-past = Отменять нечего.
cli-automa-undone = Отменено.
cli-automa-kept = Стол сохранён в { $file }. Продолжить: steppe automa { $file }

fault-assistant-place = на поле нет места { $place }
fault-assistant-units = фигурок { $unit } не может быть { $count }
fault-assistant-taken = { $place }: там стоит фигурка Автомы
fault-assistant-base = { $place } – база Автомы
fault-assistant-encounter = на { $place } нет значка приключения
fault-assistant-version = файл записан другой версией помощника
fault-assistant-file = файл записан не помощником
