#!/bin/sh
# Keeps the server running: when it died, it is started again after a pause that grows from a second to a minute. A
# shell does this in 2 MB; a Node.js process that waits takes fifty. `npm start` puts it in the place of run.mjs, whose
# code of handing over it gets as its argument; after it may stand what to run instead of the server.
handed=${1:-86}
[ "$handed" = 86 ] || exit "$handed"
shift
# how much memory it may take, and why: docs/decisions/0034
memory='--max-semi-space-size=8 --max-old-space-size=768'
# shellcheck disable=SC2086 # two words are meant
[ $# -gt 0 ] || set -- node_modules/.bin/node $memory apps/server/src/main.ts

parent=$PPID
child=
told=
lived=
pause=1

# A background process of a shell may not hear SIGINT, so it is told in the other way. One that heard it from the
# terminal as well stops no faster for that.
tell() {
  told=1
  [ -z "$child" ] || kill -TERM "$child" 2>/dev/null
}
trap tell TERM HUP INT

# npm tells its shell to end, unless it was killed itself: without our parent, we end as if told
orphaned() {
  if [ -r "/proc/$$/stat" ]; then
    read -r _pid _name _state now _rest <"/proc/$$/stat" && [ "$now" != "$parent" ]
  else
    ! kill -0 "$parent" 2>/dev/null
  fi
}
(
  trap - TERM HUP INT
  until orphaned; do sleep 1; done
  kill -TERM $$
) </dev/null >/dev/null 2>&1 &
watcher=$!
trap 'kill "$watcher" 2>/dev/null' EXIT

while :; do
  began=$(date +%s)
  "$@" &
  child=$!
  wait "$child"
  code=$?
  # a signal ends the waiting, not the server
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    code=$?
  done
  child=
  [ -z "$told" ] || exit "$code"
  case $code in
    0 | 129 | 130 | 143) exit "$code" ;;
    # it never began: a wrong setting, a folder in use
    1) [ -n "$lived" ] || exit 1 ;;
    *) lived=1 ;;
  esac
  [ $(($(date +%s) - began)) -lt 60 ] || pause=1
  echo "The server ended with code $code. It is started again in $pause s." >&2
  sleep "$pause" &
  wait $!
  [ -z "$told" ] || exit "$code"
  pause=$((pause * 2))
  [ "$pause" -lt 60 ] || pause=60
done
