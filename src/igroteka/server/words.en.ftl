server-malformed = This message is not understood: { $problem }
server-hello-first = Say hello first.
server-protocol = This page is too old. Load it again.
server-too-fast = Not so fast, please. Try again in a moment.
server-no-table = There is no such table. Check the link.
server-no-code = There is no table with this code.
server-no-record = There is no finished game at this table.
server-no-lesson = There is no such lesson.
server-no-page = There is no such page.
server-foreign-page = This page may not talk to the table.
server-foreign-host = This server does not answer under the name { $host }. If it is yours, add the name to the setting “hosts”.
server-crowded = Too many people are here already. Try again later.
server-unknown-emote = There is no such picture.
server-busy = The journal cannot be written just now. Nothing is lost; try again.
server-port-taken = Port { $port } cannot be used: { $problem }. Choose another one with --port.
server-nothing-to-aim-at = There is nothing to aim at here.
server-bad-request = This request is not understood.
server-no-method = This is not done here.
server-too-large = That is too much at once.
server-compressed = Please send it as it is, not compressed.
server-too-slow = That took too long. Try again.
server-full = The disk of this server is full. Nothing is lost; try again later.
server-record-too-long = A record has at most { $moves ->
    [one] { $moves } line
   *[other] { $moves } lines
}.
