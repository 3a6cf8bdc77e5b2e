import { undoneUntil } from '../../schedule/lessons/time.ts'
import { isDrawn } from '../../students/contracts/drawn.ts'
import type { Act } from './acts.ts'
import { highestLevel, isClosed, needsComment, type SkillBefore } from './rules.ts'
import { slotOf } from './slots.ts'
import { apply, emptyState, type RecordState, saysTheSame } from './state.ts'

// How the acts of several devices become one record. The server asks `judge` of each act in turn; a device keeps what it
// has not been told of yet in a `Desk`, and what contradicts the record until a person has decided.

export const clashReasons = ['changed', 'cancelled', 'closed', 'comment', 'early', 'refused'] as const
/**
 * Why an act does not count by itself: another device said something else, the office cancelled the lesson, the record is
 * signed or locked, a level fell far without a word, it was done before the lesson opens, or something that nobody can decide away.
 */
export type ClashReason = (typeof clashReasons)[number]

export const outcomes = ['applied', 'known', 'set_aside', 'clash'] as const
export type Outcome = (typeof outcomes)[number]

export interface Verdict {
  outcome: Outcome
  reason: ClashReason | null
}

export interface Around {
  isCancelled: boolean
  /** When the lesson may be begun, in milliseconds. */
  opens: number
  /** Milliseconds. */
  now: number
  /** The level of a skill before this lesson. */
  lastLevel: (skillId: number) => number | undefined
}

const clash = (reason: ClashReason): Verdict => ({ outcome: 'clash', reason })
const plain = (outcome: Outcome): Verdict => ({ outcome, reason: null })

/**
 * An act as it counts: a level that is not to be given yet becomes the highest that is and says what was meant, so that a
 * rating that a device made without knowing better is not lost.
 */
export function asCounted(state: RecordState, one: Act, before: (skillId: number) => SkillBefore | undefined): Act {
  if (one.kind !== 'rate' || one.is_set_aside) return one
  const highest = highestLevel(before(one.skill_id), { prompted: one.prompted, context: state.context })
  return one.level > highest ? { ...one, level: highest, asked: one.level } : { ...one, asked: null }
}

const mayReopen = ({ ended_at }: RecordState, { at }: Act): boolean =>
  ended_at !== null && Date.parse(at) <= undoneUntil(Date.parse(ended_at))

/** What becomes of an act that has not come before. What says what the record says already is no contradiction. */
export function judge(state: RecordState, one: Act, { isCancelled, opens, now, lastLevel }: Around): Verdict {
  if (one.is_set_aside) return plain('set_aside')
  // the fleet hears of a vehicle that is broken, whenever that was seen
  if (one.kind !== 'defect' && Date.parse(one.at) < opens) return clash('early')
  if (isCancelled && !one.despite_cancel) return clash('cancelled')
  const isAlready =
    (one.kind === 'start' && state.started_at !== null) ||
    (one.kind === 'finish' && state.finished_at !== null) ||
    (one.kind === 'reopen' && state.finished_at === null) ||
    (one.kind === 'sign' && state.signatures.some(({ role }) => role === one.role))
  if (isAlready) return plain('known')
  if (one.kind === 'sign') {
    if (state.finished_at === null) return clash('refused')
    // nobody can decide that a student has signed: it is kept for the office, and the student signs by their own account
    return plain(one.role === 'student' && !isDrawn(one.signature) ? 'set_aside' : 'applied')
  }
  // a vehicle may break down after the record was signed
  if (one.kind === 'defect') return plain('applied')
  if (saysTheSame(apply(state, one), state)) return plain('applied')
  if (isClosed(state, now) || (one.kind === 'reopen' && !mayReopen(state, one))) return clash('closed')
  if ((state.slots[slotOf(one)] ?? null) !== one.over) return clash('changed')
  if (one.kind === 'rate' && !one.comment && needsComment(lastLevel(one.skill_id), one.level)) return clash('comment')
  return plain('applied')
}

/**
 * Judges the acts of one call in their order. Later words about a thing wait with one that clashed, since a later
 * word may not slip past an earlier one; and a level that fell far needs no word where the same call says it once more.
 */
export function judgeInOrder(
  acts: readonly Act[],
  judgeOne: (one: Act, isSuperseded: boolean) => Verdict,
): (one: Act) => Verdict {
  const spokenOver = new Set(acts.flatMap(({ kind, over }) => (kind === 'rate' && over ? [over] : [])))
  const waiting = new Map<string, ClashReason>()
  return (one) => {
    const reason = one.is_set_aside ? undefined : waiting.get(slotOf(one))
    const verdict = reason ? clash(reason) : judgeOne(one, spokenOver.has(one.key))
    if (verdict.reason) waiting.set(slotOf(one), verdict.reason)
    return verdict
  }
}

export interface Clash {
  slot: string
  reason: ClashReason
  /** What this device said of it, the last word last. */
  acts: Act[]
}

/** What a device knows of one lesson. */
export interface Desk {
  /** The record as the server told it last. */
  seen: RecordState
  /** What has not been told yet, in its order. */
  queue: Act[]
  clashes: Clash[]
}

export const deskOf = (seen: RecordState): Desk => ({ seen, queue: [], clashes: [] })

/**
 * The record as the device shows it: what the server said, and on top what was done since. What a device kept may be from
 * before records said all that they say today.
 */
export const shown = ({ seen, queue }: Desk): RecordState =>
  queue.reduce((state, one) => (one.is_set_aside ? state : apply(state, one)), { ...emptyState, ...seen })

/** Adds an act; what it speaks over follows from what is shown. Where a person has to decide, it is one more word. */
export function done(desk: Desk, one: Act): Desk {
  const slot = slotOf(one)
  if (desk.clashes.some((clash) => clash.slot === slot)) {
    const clashes = desk.clashes.map((clash) =>
      clash.slot === slot ? { ...clash, acts: [...clash.acts, one] } : clash,
    )
    return { ...desk, clashes }
  }
  return { ...desk, queue: [...desk.queue, { ...one, over: shown(desk).slots[slot] ?? null }] }
}

export interface ActResult extends Verdict {
  key: string
}

/**
 * After the server has answered: what it took leaves the queue, and what clashed goes to a person together with
 * everything else that this device says of the same thing, since a later word may not slip past an earlier one.
 */
export function answered(desk: Desk, results: readonly ActResult[], seen: RecordState): Desk {
  const byKey = new Map(results.map((one) => [one.key, one]))
  const clashing = new Map<string, ClashReason>(desk.clashes.map(({ slot, reason }) => [slot, reason]))
  for (const one of desk.queue) {
    const told = byKey.get(one.key)
    if (told?.outcome === 'clash') clashing.set(slotOf(one), told.reason ?? 'refused')
  }
  const isLeft = (one: Act) => {
    const told = byKey.get(one.key)
    return told === undefined || told.outcome === 'clash'
  }
  const left = desk.queue.filter(isLeft)
  const goesToPerson = (one: Act) => clashing.has(slotOf(one)) && !one.is_set_aside
  const clashes = [...clashing].map(([slot, reason]) => ({
    slot,
    reason,
    acts: [
      ...(desk.clashes.find((clash) => clash.slot === slot)?.acts ?? []),
      ...left.filter((one) => goesToPerson(one) && slotOf(one) === slot),
    ],
  }))
  return { seen, queue: left.filter((one) => !goesToPerson(one)), clashes }
}

/** Whether a person may still put their own word over what is there. */
export const mayKeepMine = ({ reason }: Clash): boolean =>
  reason === 'changed' || reason === 'cancelled' || reason === 'comment'

/**
 * What a person decided about a clash. `mine` puts the last own word over what the record says now, `theirs` leaves the
 * record as it is; what does not count is still told to the server, which keeps it, so nothing that was typed is lost.
 */
export function settle(desk: Desk, slot: string, choice: 'mine' | 'theirs', comment?: string): Desk {
  const clash = desk.clashes.find((one) => one.slot === slot)
  if (!clash) return desk
  const clashes = desk.clashes.filter((one) => one !== clash)
  const isMine = choice === 'mine' && mayKeepMine(clash)
  const back = clash.acts.map((one, nth): Act => {
    const counts = isMine && nth === clash.acts.length - 1
    if (!counts) return { ...one, is_set_aside: true }
    const again: Act = {
      ...one,
      over: desk.seen.slots[slot] ?? null,
      despite_cancel: one.despite_cancel || clash.reason === 'cancelled',
    }
    return again.kind === 'rate' && comment ? { ...again, comment } : again
  })
  return { ...desk, queue: [...desk.queue, ...back], clashes }
}
