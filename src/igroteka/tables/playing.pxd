from igroteka.tables.table cimport Table
from igroteka.tables.play cimport Play

cpdef Play the_play(Table table)
cpdef check_holder(Table table, object guest, int number)
cpdef check_version(Table table, object version)
cpdef checked_action(Table table, Play play, object command)
cpdef why_not(Table table, Play play, int seat, long long action)
