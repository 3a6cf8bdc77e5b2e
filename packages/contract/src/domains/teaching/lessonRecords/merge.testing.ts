import type { Act } from './acts.ts'
import {
  type ActResult,
  answered,
  asCounted,
  type Desk,
  deskOf,
  done,
  judge,
  judgeInOrder,
  settle,
  shown,
} from './merge.ts'
import { apply, emptyState, type RecordState } from './state.ts'

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A server in a few lines: what the real one does with `judge`, without a database. */
export function serverOf() {
  const log: { act: Act; outcome: string }[] = []
  let state: RecordState = emptyState
  let isCancelled = false
  let isGivenAfterCancellation = false
  return {
    log,
    state: () => state,
    cancel: () => {
      isCancelled = true
    },
    take: (acts: readonly Act[]): ActResult[] => {
      const judgeNext = judgeInOrder(acts, (act, isSuperseded) =>
        judge(state, act, {
          isCancelled: isCancelled && !isGivenAfterCancellation,
          opens: 0,
          now: 0,
          lastLevel: (skill: number) => (skill === 1 && !isSuperseded ? 5 : undefined),
        }),
      )
      return acts.map((raw) => {
        if (log.some((one) => one.act.key === raw.key)) return { key: raw.key, outcome: 'known', reason: null }
        // of the first skill somebody has reached everything before, of the second nothing is known
        const act = asCounted(state, raw, (skill) => (skill === 1 ? { level: 5, contexts: [] } : undefined))
        const verdict = judgeNext(act)
        if (verdict.outcome !== 'clash') log.push({ act, outcome: verdict.outcome })
        if (verdict.outcome === 'applied') {
          state = apply(state, act)
          isGivenAfterCancellation ||= isCancelled
        }
        return { key: act.key, ...verdict }
      })
    },
  }
}

/** Two devices of one trainer, a network that loses requests and answers, and an office that may cancel. */
export function play(seed: number) {
  const random = randomOf(seed)
  const pick = <T>(rows: readonly T[]): T => rows[Math.floor(random() * rows.length)] as T
  const server = serverOf()
  const desks: Desk[] = [deskOf(emptyState), deskOf(emptyState)]
  const made: Act[] = []
  const desk = (nth: number) => desks[nth] as Desk
  const said = () => {
    const nth = made.length + 1
    return {
      key: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
      at: new Date(nth * 1000).toISOString(),
      over: null,
      is_set_aside: false,
      despite_cancel: false,
    }
  }
  const deed = (state: RecordState): Act => {
    const mark = state.marks[0]
    const isFinished = state.finished_at !== null
    return pick<Act>([
      { ...said(), kind: 'start' },
      {
        ...said(),
        kind: 'rate',
        skill_id: pick([1, 2]),
        level: pick([0, 3, 5]),
        prompted: false,
        comment: null,
        asked: null,
      },
      {
        ...said(),
        kind: 'context',
        context: { traffic: 'low', light: 'day', weather: pick(['dry', 'rain']), road: 'urban' },
      },
      { ...said(), kind: 'mark', error_type_id: 1, severity: 'minor', intervention: 'none' },
      ...(mark ? [{ ...said(), kind: 'unmark' as const, mark: mark.key }] : []),
      { ...said(), kind: 'defect', text: 'worn tyre', may_drive: pick([true, false]) },
      { ...said(), kind: 'manoeuvre', manoeuvre: pick(['slope', 'slalom']), is_shown: pick([true, false]) },
      { ...said(), kind: 'note', which: pick(['shared', 'internal']), text: pick(['a', 'b', 'c']) },
      { ...said(), kind: 'focus', skill_ids: pick([[], [1], [2]]) },
      { ...said(), kind: 'km', start: 10, end: pick([10, 20, 30]) },
      { ...said(), kind: 'finish', late_minutes: null, is_absent: false, taught_minutes: null, minutes_reason: null },
      { ...said(), kind: 'reopen' },
      ...(isFinished
        ? [
            {
              ...said(),
              kind: 'sign' as const,
              role: pick(['trainer', 'student'] as const),
              name: 'name',
              signature: pick([null, 'M 1 1 L 9 9']),
            },
          ]
        : []),
    ])
  }
  const sync = (nth: number, luck: number) => {
    if (luck < 0.2) return
    const sent = desk(nth).queue.slice(0, pick([1, 3, 100]))
    const results = server.take(sent)
    // the answer is lost: the same acts are sent again
    if (luck < 0.4) return
    desks[nth] = answered(desk(nth), results, server.state())
  }
  const decide = (nth: number) => {
    const clash = desk(nth).clashes[0]
    if (clash) desks[nth] = settle(desk(nth), clash.slot, pick(['mine', 'theirs'] as const), 'because')
  }
  for (let step = 0; step < 40; step++) {
    const nth = pick([0, 1])
    const dice = random()
    if (dice < 0.5) {
      const act = deed(shown(desk(nth)))
      made.push(act)
      desks[nth] = done(desk(nth), act)
    } else if (dice < 0.8) sync(nth, random())
    else if (dice < 0.9) decide(nth)
    else if (dice < 0.98) desks[nth] = { ...desk(nth), seen: server.state() }
    else server.cancel()
  }
  // the network is back, and a person decides what is left
  for (let round = 0; round < 200 && desks.some(({ queue, clashes }) => queue.length + clashes.length > 0); round++)
    for (const nth of [0, 1]) {
      sync(nth, 1)
      decide(nth)
    }
  for (const nth of [0, 1]) desks[nth] = { ...desk(nth), seen: server.state() }
  return { server, desks, made }
}
