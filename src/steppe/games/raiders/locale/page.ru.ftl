# Что говорит страница на поле.

page-parts = Части стола
page-tab-village = Деревня
page-tab-raids = Набеги
page-tab-animals = Животные
page-tab-board = Планшеты
page-boards = Чей планшет показан
page-gate = Для рабочих: { $workers }
page-hidden-quest = Здесь лежит закрытое задание
page-yellow = Жёлтый кубик за каждое место набега с золотом
page-dice = Кубики
page-die = Кубик ({ $colour }): сила { $strength }, ранения { $wounds }
page-kumis = Кумыс для набега
page-no-raid = Кубики наготове
page-eagle-double = Удваивает в набегах свойство соратника под ним
page-eagle-centre = Даёт эффект «Центра» соратника под ним
page-eagle-strength = Даёт силу в набегах и очки в конце игры
page-horse = Сила { $strength }, если над ней соратник; { $points } ПО в конце игры
page-animal-deck = Колода животных: { $count }
page-crew-deck = Колода соратников: { $count }; в сбросе: { $discard }
page-slot = Ячейка { $slot }
page-limit = Не больше { $limit } в конце хода
page-strength = Сила соратников и животных: { $strength }
page-completed = Выполнено заданий: { $count }
page-hand = На руке: { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-unseen = Карта, которой вы не видели
page-chief-points = У вождя { $points } ПО, с заданиями и лошадьми { $total }
page-companion = Сила { $strength }; приносит продовольствие, когда его мало: { $gain }
page-plan-deck = Планов осталось в колоде: { $count }
page-plan-region = Есть ли что грабить: { $region }? Его цель — место { $target } слева
page-plan-quest = Иначе задание: ряды { $rows }, жетоны { $tokens }
page-plan-provisions = Есть ли у него продовольствие: { $need }?
page-plan-gain = Иначе он получает { $gain }
page-plan-strength = Есть ли у него сила { $need }?
page-plan-horse = Иначе он берёт лошадь на месте { $position }
page-plan-points = Тогда он совершает набег за { $points } ПО
page-plan-blocks = закрыто: { $building }
page-tiebreak = При равенстве очков побеждает тот, у кого больше карт отряда, животных и выполненных заданий вместе; затем больше серебра, продовольствия и кумыса вместе.
