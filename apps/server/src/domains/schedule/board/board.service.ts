import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { instantsOf, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import type { getBoard } from '@dsms/contract/schedule/board/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { openTimesOf } from '../../school/public.ts'
import { trainerFacts } from '../../trainers/public.ts'
import { awayOf, daysAhead, nextOpen, openingOf } from './away.ts'
import { branchBands, dayBands, trainerBands } from './bands.ts'
import { boardLessons, boardTypes, maintenanceDays } from './board.data.ts'
import { idleDays, nextTaught } from './idle.ts'
import { lanesOf } from './lanes.data.ts'

const mostDays = 42

/** The board of some days: what stands on it, and the hours behind it. Two waits: the zone says when the days begin. */
export async function readBoard(
  actor: Actor,
  query: Given<typeof getBoard>['query'],
): Promise<Answer<typeof getBoard>> {
  const { from, to, by, branch_id, student_id } = query
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) >= mostDays) throw fieldError('to', 'too_long_span', { max: mostDays })
  const isDay = from === to
  // who looks at one day is told the next one with work as well
  const last = isDay ? addDays(to, daysAhead) : to
  const [school, { lanes, others }, types, said, open] = await together([
    () => schoolOf(actor),
    () => lanesOf(actor, query),
    () => boardTypes(actor),
    () => settingsOf(actor, ['calendar.day_starts', 'calendar.day_ends', 'booking.step'], branch_id ?? null),
    () => openTimesOf(actor, from, last),
  ])
  const [begin, end] = [midnight(from, school.zone), midnight(addDays(to, 1), school.zone)]
  const places = branch_id ? open.filter(({ id }) => id === branch_id) : open
  const [{ lessons, students }, trainers, workshop] = await together([
    () => boardLessons(actor, { from: begin, to: end }, { branch_id, student_id }),
    () =>
      by === 'trainer'
        ? trainerFacts(
            actor,
            [...lanes, ...others].map(({ id }) => id),
            from,
            last,
          )
        : [],
    () => (by === 'vehicle' ? maintenanceDays(actor, from, to) : []),
  ])
  const working = { zone: school.zone, branches: open, branch_id, trainers }
  return {
    time_zone: school.zone,
    today: school.today,
    now: school.now,
    week_start: school.week_start,
    day_starts: said['calendar.day_starts'],
    day_ends: said['calendar.day_ends'],
    step_minutes: Math.min(15, said['booking.step']),
    may_override: holds(actor, 'schedules.override'),
    lanes,
    others,
    away: awayOf(trainers, from, to),
    opening: openingOf(places, from, to),
    next_open: isDay ? nextOpen(places, to) : null,
    idle: by === 'trainer' ? idleDays(working, places, from, to) : [],
    next_taught: isDay ? nextTaught(working, to) : null,
    types,
    students,
    lessons,
    bands:
      by === 'trainer'
        ? trainerBands(trainers, open, school.zone, from, to)
        : [...branchBands(places, school.zone, from, to), ...dayBands(workshop, school.zone, from, to)],
  }
}

const schoolRow = z.object({ zone: z.string(), today: z.string(), now: z.string(), week_start: z.number() })
type School = z.infer<typeof schoolRow>

async function schoolOf({ db, tenant }: Actor): Promise<School> {
  const rows = await rowsOf(
    db,
    schoolRow,
    sql`
      select time_zone as zone, app_today()::text as today, coalesce(week_start, 1)::integer as week_start,
             to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
        from schools where id = ${tenant}`,
  )
  const [school] = rows
  if (!school) throw new Error('nobody acts in a school here')
  return school
}

/** The instant (milliseconds) at which a day begins in a zone. */
const midnight = (day: string, zone: string): number =>
  instantsOf(day, { from: 0, to: dayMinutes }, steadyTimesOfDays(zone, day, day))[0]?.from ??
  Date.parse(`${day}T00:00Z`)
