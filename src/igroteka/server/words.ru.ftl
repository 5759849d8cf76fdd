server-malformed = Сообщение непонятно: { $problem }
server-hello-first = Сначала поздоровайтесь.
server-protocol = Эта страница устарела. Обновите её.
server-too-fast = Не так быстро, пожалуйста. Попробуйте через минутку.
server-no-table = Такого стола нет. Проверьте ссылку.
server-no-code = Стола с таким кодом нет.
server-no-record = За этим столом нет доигранной партии.
server-no-lesson = Такого урока нет.
server-no-page = Такой страницы нет.
server-foreign-page = Этой странице нельзя обращаться к столу.
server-foreign-host = Под именем { $host } этот сервер не отвечает. Если сервер ваш, добавьте это имя в настройку «hosts».
server-crowded = Здесь уже слишком много народу. Зайдите позже.
server-unknown-emote = Такой картинки нет.
server-busy = Сейчас не получается записать ход. Ничего не потеряно, попробуйте ещё раз.
server-port-taken = Порт { $port } занять нельзя: { $problem }. Выберите другой: --port.
server-nothing-to-aim-at = Здесь некуда целиться.
server-bad-request = Этот запрос непонятен.
server-no-method = Здесь так не делают.
server-too-large = Это слишком много за один раз.
server-compressed = Присылайте как есть, без сжатия.
server-too-slow = Это длилось слишком долго. Попробуйте ещё раз.
server-full = На диске сервера нет места. Ничего не потеряно; попробуйте позже.
server-record-too-long = В записи не больше { $moves ->
    [one] { $moves } строки
    [few] { $moves } строк
   *[other] { $moves } строк
}.
