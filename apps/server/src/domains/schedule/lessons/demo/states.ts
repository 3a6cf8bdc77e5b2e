import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { random } from '../../../../kernel/demo/random.ts'
import type { lessons } from '../lessons.table.ts'
import {
  cancellations,
  declined,
  givenUp,
  interrupted,
  meetingPoints,
  missed,
  notes,
  overrideReason,
} from './content.ts'
import type { DemoSchool } from './school.ts'
import type { Story, Told } from './story.ts'

const at = (instant: number): string => new Date(instant).toISOString()

/** What a lesson says other than who and when. */
export type State = Partial<typeof lessons.$inferInsert> & { status: LessonStatus }

/**
 * How each lesson stands, in their order: those behind were given, those of today are confirmed, those ahead are planned or
 * asked for. Some in between show what else can happen, so that every status is there whatever the hour.
 */
export function statesOf(planned: readonly LessonDraft[], school: DemoSchool, story: Story): State[] {
  const choose = random(1_944)
  const states = planned.map((draft, nth) => usual(draft, nth, school, choose))
  for (const [nth, draft] of planned.entries()) {
    const told = story.get(draft)
    if (told) states[nth] = toldState(states[nth] as State, told)
  }
  const past = planned.flatMap(({ end }, nth) => (end <= school.now ? [nth] : []))
  const ahead = planned.flatMap(({ start }, nth) => (start > school.now ? [nth] : []))
  const isOpen = (draft: LessonDraft | undefined) => draft?.enrolment_ids.length === 1 && !story.has(draft)
  const alone = (places: number[]) => places.filter((nth) => isOpen(planned[nth]))
  const change = (nth: number | undefined, state: State) => {
    if (nth !== undefined) states[nth] = { ...states[nth], startedAt: null, endedAt: null, ...state }
  }
  // eight called off behind, and the same reasons again ahead where there are lessons enough
  const behind = spread(alone(past), 16)
  const later = spread(alone(ahead), 14)
  for (const [place, [cancelReason, statusReason]] of cancellations.entries()) {
    change(behind[place * 2], { status: 'cancelled', cancelReason, statusReason })
    if (place % 4 === 1) change(later[place], { status: 'cancelled', cancelReason, statusReason })
  }
  for (const place of [3, 7, 11]) change(behind[place], { status: 'no_show', statusReason: missed })
  const lastGiven = alone(past).findLast((nth) => states[nth]?.status === 'completed')
  change(lastGiven, { status: 'interrupted', statusReason: interrupted, ...began(planned, lastGiven) })
  change(later[3], { status: 'held', source: 'student', holdUntil: at(school.now + dayMs) })
  change(later[2], { status: 'declined', source: 'student', statusReason: declined })
  change(later[4], { status: 'expired', source: 'student', holdUntil: at(school.now - 50 * minuteMs) })
  change(later[6], { status: 'scheduled', source: 'waitlist' })
  change(later[7], { status: 'scheduled', overridden: [passed(school)] })
  change(later[8], { status: 'requested', source: 'student' })
  // hours that students gave up, so that somebody who waits can have them
  for (const [nth, place] of [9, 11, 13].entries()) {
    const [cancelReason, statusReason] = cancellations[nth === 0 ? 0 : 3] ?? []
    change(later[place], { status: 'cancelled', cancelReason, statusReason })
  }
  change(later[10], { status: 'draft', source: 'optimizer' })
  change(later[12], { status: 'draft', source: 'optimizer' })
  // whatever the hour, some of the next day's lessons are still to be confirmed
  for (const [nth, draft] of planned.entries())
    if (nth % 3 === 0 && isLaterDay(draft.start, school) && isOpen(draft) && states[nth]?.status === 'confirmed')
      change(nth, { status: 'scheduled' })
  const now = planned.findIndex((draft) => draft.start <= school.now && school.now < draft.end && !story.has(draft))
  // outside of the hours of the school it is one that nobody has ended
  const under = now >= 0 ? now : alone(past).findLast((nth) => states[nth]?.status === 'completed')
  change(under, { status: 'in_progress', ...began(planned, under) })
  return states
}

/** Within the next hours, and not today any more where the school is. */
const isLaterDay = (start: number, { now, today, facts: { zone } }: DemoSchool): boolean =>
  start - now < dayMs &&
  start >= (instantsOf(today, { from: 0, to: dayMinutes }, steadyTimesOfDays(zone, today, today)).at(-1)?.to ?? 0)

/** What the story says of a lesson goes before what is usual; who takes part in it asked for nothing. */
function toldState(state: State, { kind, notes }: Told): State {
  if (kind === 'given_up') {
    const [cancelReason, statusReason] = givenUp
    return { status: 'cancelled', source: 'student', cancelReason, statusReason }
  }
  const status = state.status === 'requested' ? 'scheduled' : state.status
  return { ...state, status, source: kind === 'from_waiting' ? 'waitlist' : 'staff', notes: notes ?? null }
}

/** So many of some places, evenly apart. */
const spread = (places: number[], size: number): number[] =>
  places.length < size
    ? places
    : Array.from({ length: size }, (_, nth) => places[Math.floor((nth * places.length) / size)] as number)

const began = (planned: readonly LessonDraft[], nth: number | undefined) => ({
  startedAt: at((planned[nth ?? 0]?.start ?? 0) + 3 * minuteMs),
})

const passed = ({ head, now }: DemoSchool) => ({
  code: 'vehicle_maintenance_due' as const,
  reason: overrideReason,
  by: head,
  at: at(now - 26 * 60 * minuteMs),
})

function usual(
  { start, end, vehicle_id, enrolment_ids }: LessonDraft,
  nth: number,
  { now }: DemoSchool,
  choose: ReturnType<typeof random>,
): State {
  const source = choose.oneOf(['staff', 'staff', 'staff', 'student', 'trainer'])
  const more = {
    source,
    meetingPoint: vehicle_id !== undefined && nth % 7 === 3 ? choose.oneOf(meetingPoints) : null,
    notes: nth % 9 === 4 ? choose.oneOf(notes) : null,
  }
  if (end <= now) {
    const [late, over] = [choose.between(0, 6), choose.between(-2, 4)]
    return {
      ...more,
      // what was given in the first days was taken over from lists
      source: now - end > 24 * dayMs ? 'import' : source,
      status: 'completed',
      startedAt: at(start + late * minuteMs),
      endedAt: at(end + over * minuteMs),
    }
  }
  if (start <= now) return { ...more, status: 'in_progress', startedAt: at(start + 2 * minuteMs) }
  if (start - now < dayMs || (start - now < 3 * dayMs && choose.chance(0.6))) return { ...more, status: 'confirmed' }
  // nobody asks for a class
  if (enrolment_ids.length === 1 && choose.chance(0.1)) return { ...more, status: 'requested', source: 'student' }
  return { ...more, status: 'scheduled' }
}
