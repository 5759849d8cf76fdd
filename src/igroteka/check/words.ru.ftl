# Что говорит `igroteka check`.

check-well = Всё в порядке: правила, тайны, стол, слова, страницы и стратегия соблюдают договор.
check-faults = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
}
check-crashed = { $problem } — при проверке: { $promise }.
check-endless = случайная партия не кончается; её последние действия: { $last }. В каждой игре нужно правило, которое её останавливает.
check-stuck = место { $seat } есть в actors(), но list_actions не даёт ему ничего; последние действия перед этим: { $last }.
check-nobody-begins = в начале никого не спрашивают: actors() пуст.
check-no-outcome = больше никого не спрашивают, но turn не OVER или outcome() — None.
check-ranking = outcome().ranking равно { $ranking }; каждое из { $players } мест должно стоять там один раз.
check-turn-not-first = turn равно { $turn }, а actors() — { $actors }: turn должно быть первым из них.
check-asked-cannot = место { $seat } есть в actors(), но list_actions ничего ему не даёт.
check-unasked-can = места { $seat } нет в actors(), но list_actions что-то ему даёт.
check-legality = действие { $action } перечислено в list_actions, но отвергнуто why_not, или наоборот.
check-notation = действие { $action } называется «{ $name }», но читается обратно как { $read }.
check-clone = копия изменилась вместе с оригиналом: copy() что-то делит с ним.
check-position = ключ «{ $field }» позиции возвращается из load() другим.
check-position-goes-on = загруженная позиция спрашивает других или разрешает другое, чем записанная.
check-can-win = can_win() для места { $seat } говорит не то, что выходит, если попробовать его действия (перед действием { $action }).
check-luck = одно зерно дало две разные партии: бери всю случайность из данных тебе Dice.
check-twin-view = вид места { $seat } показывает в «{ $field }» то, что redeal() тасует: это либо видно, либо скрыто.
check-redeal-peeks = redeal() для места { $seat } зависит от того, чего это место не видит.
check-imagined = imagine() по виду места { $seat } даёт позицию, которая выглядит для него иначе.
check-hidden = места видят разное, но на коробке нет hidden = True.
check-told = { $eyes } узнали бы о «{ $action }» больше, чем видят.
check-reveals = место { $seat } узнаёт что-то из «{ $action }», но reveals() его не называет.
check-secret-luck = бросаются ли кости при «{ $action }», зависит от того, чего место { $seat } не видит.
check-id-twice = имя «{ $id }» встречается дважды (вид места { $seat }).
check-no-board = зона «{ $id }» стоит на поле «{ $zone }», которого нет.
check-no-zone = предмет «{ $id }» лежит в зоне «{ $zone }», которой нет.
check-gesture-nowhere = жест касается «{ $id }», чего на столе нет.
check-no-gesture = действие «{ $action }» разрешено, но жеста для него нет.
check-gesture-two = касания { $path } значат два действия.
check-meant = касания { $path } — это жест, но meant() понимает их иначе.
check-art-missing = нет рисунка { $art }.svg.
check-word-missing = нет слова «{ $word }» ({ $language }).
check-file-missing = этого файла нет.
check-rules-differ = страницы правил называют не одни и те же правила или в разном порядке.
check-diagram = рисунок-позиция не загружается: { $problem }
check-lesson-position = позиция шага { $step } не загружается: { $problem }
check-lesson-wants = шаг { $step } ждёт «{ $action }», а там это нельзя.
check-evaluate = evaluate() дала { $worth }; нужно от -1 до 1.
check-policy = policy() выбрала действие, которого не было в списке.
check-does-not-compile = правила не компилируются: { $problem }
check-compiled-differs = скомпилированные правила играют иначе, начиная с действия { $number }: проверь размеры чисел и массивов C.
