# What `igroteka check` says.

check-well = All is well: rules, secrets, table, words, pages and strategy keep the contract.
check-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
check-crashed = { $problem } — while checking that { $promise }.
check-endless = a random game does not end; its last actions: { $last }. Every game needs a rule that stops it.
check-stuck = seat { $seat } is among actors(), but list_actions gives it nothing; the last actions before: { $last }.
check-nobody-begins = nobody is asked at the start: actors() is empty.
check-no-outcome = nobody is asked any more, but turn is not OVER or outcome() is None.
check-ranking = outcome().ranking is { $ranking }; each of the { $players } seats must stand in it once.
check-turn-not-first = turn is { $turn }, but actors() is { $actors }: turn must be the first of them.
check-asked-cannot = seat { $seat } is among actors(), but list_actions gives it nothing.
check-unasked-can = seat { $seat } is not among actors(), but list_actions gives it something.
check-legality = action { $action } is listed by list_actions and refused by why_not, or the other way round.
check-notation = the action { $action } is called “{ $name }”, but that is read back as { $read }.
check-clone = a clone changed when the original went on: copy() shares something.
check-position = the key “{ $field }” of a position comes back different from load().
check-position-goes-on = a loaded position asks others, or allows other actions, than the one that was written.
check-can-win = can_win() of seat { $seat } says something else than trying its actions, before the action { $action }.
check-luck = the same seed gave two different games: take all luck from the Dice you are given.
check-twin-view = the view of seat { $seat } tells in “{ $field }” something that redeal() shuffles: either it is seen, or it is hidden.
check-redeal-peeks = redeal() for seat { $seat } depends on what that seat cannot see.
check-imagined = imagine() from the view of seat { $seat } makes a position that looks different to that seat.
check-hidden = seats see different things, but the box does not say hidden = True.
check-told = { $eyes } would be told of “{ $action }” more than they can see.
check-reveals = seat { $seat } learns something from “{ $action }”, but reveals() does not name it.
check-secret-luck = whether “{ $action }” rolls dice depends on what seat { $seat } cannot see.
check-id-twice = the id “{ $id }” is there twice (seen from seat { $seat }).
check-no-board = the zone “{ $id }” stands inside the board “{ $zone }”, which is not there.
check-no-zone = the sprite “{ $id }” lies in the zone “{ $zone }”, which is not there.
check-gesture-nowhere = a gesture touches “{ $id }”, which is not on the table.
check-no-gesture = the action “{ $action }” is legal and has no gesture.
check-gesture-two = the touches { $path } mean two actions.
check-meant = the touches { $path } are a gesture, but meant() takes them for something else.
check-art-missing = there is no { $art }.svg.
check-word-missing = the word “{ $word }” is missing ({ $language }).
check-file-missing = this file is missing.
check-rules-differ = the two rules pages do not name the same rules in the same order.
check-diagram = a diagram does not load: { $problem }
check-lesson-position = the position of step { $step } does not load: { $problem }
check-lesson-wants = step { $step } wants “{ $action }”, which is not legal there.
check-evaluate = evaluate() said { $worth }; it must be from -1 to 1.
check-policy = policy() chose an action that was not in the buffer.
check-does-not-compile = the rules do not compile: { $problem }
check-compiled-differs = compiled, the rules play another game than plain ones, from action { $number } on: mind the sizes of C numbers and arrays.
