# Что говорит хранилище, когда база или резервная копия не годится.

storage-bad-url = «{ $kind }» — такой базы нет. Укажите sqlite:///путь/к/файлу или postgresql://имя@сервер/база.
storage-no-folder = Нет папки { $folder } для базы. Создайте её или укажите другое место.
storage-damaged = Файл базы { $file } повреждён: { $problem }. Ничего не изменено. Восстановите последнюю копию: igroteka restore КОПИЯ --replace (повреждённый файл останется рядом).
storage-foreign-file = Файл { $file } — база, но не Игротеки. Ничего не изменено. Укажите другой файл.
storage-newer = База { $place } создана более новой Игротекой (шаг { $taken }, эта знает { $known }). Ничего не изменено. Установите новую версию.
storage-full = На диске для { $place } кончилось место. Ничего не записано. Освободите место и повторите.
storage-unreachable = База { $place } недоступна: { $problem }.
storage-restoring = В эту базу прямо сейчас восстанавливают копию. Повторите, когда это закончится.
storage-in-use = База { $place } занята. Остановите все серверы, которые с ней работают, и восстановите снова.
storage-not-empty = База { $place } не пуста: в ней { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }. Ничего не изменено. Чтобы заменить всё, добавьте --replace.
storage-inconsistent = База противоречит сама себе: { $problem }. Копия не записана; сохраните прежние.
storage-no-database = Файла базы { $file } нет.
storage-no-backup = Резервную копию { $file } не удаётся прочитать: { $problem }. Ничего не изменено.
storage-backup-damaged = Резервная копия { $file } повреждена (строка { $line }: { $problem }). Ничего не изменено. Возьмите другую копию.
storage-backup-newer = Резервная копия { $file } сделана более новой Игротекой. Ничего не изменено. Установите новую версию.
storage-backup-unwritten = Резервную копию { $file } не удалось записать: { $problem }.

# Что говорят команды
storage-working = { $file } …
storage-count = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $entries ->
    [one] { $entries } строка журнала
    [few] { $entries } строки журнала
   *[many] { $entries } строк журнала
  }
storage-backed-up = Записано в { $file }: { storage-count }.
storage-restored = Восстановлено из { $file }: { storage-count }.
