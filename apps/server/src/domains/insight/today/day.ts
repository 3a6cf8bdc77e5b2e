import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { day } from '@dsms/contract/kernel/shared'
import { addDays, daysFrom } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes, lengthOf, without } from '@dsms/contract/kernel/time/spans'
import { type BranchTimes, isWorkingDay, shutOn } from '@dsms/contract/trainers/availability/opening'
import { freeOn } from '@dsms/contract/trainers/availability/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { openTimesOf } from '../../school/public.ts'
import { trainerFacts } from '../../trainers/public.ts'
import { boundsOf } from './bounds.ts'
import { trainersOfSchool } from './strip.data.ts'

/** So far ahead the next working day is looked for. */
const daysAhead = 31

export interface SchoolDay {
  school: { id: number; name: string; status: string; trial_ends_at: string | null }
  time_zone: string
  today: string
  /** Today, or the next day on which the school is open. */
  day: string
  /** The next working day after today. */
  next: string
  closed: Answer<typeof getSchoolToday>['closed']
  over: Answer<typeof getSchoolToday>['over']
  branches: Awaited<ReturnType<typeof openTimesOf>>
  /** Who teaches at all, by name, and what rules know of them. */
  trainers: Awaited<ReturnType<typeof trainersOfSchool>>
  facts: TrainerFacts[]
  /** What a board shows of a day where nobody has said opening hours. */
  usual: { from: string; to: string }
}

/** What decides which day is told: the school, its hours and those of its trainers, from today on. */
export async function readDay(actor: Actor): Promise<SchoolDay> {
  // whatever the zone of the school, its today lies between
  const [first, last] = [dayAt(Date.now() - dayMs), dayAt(Date.now() + (daysAhead + 1) * dayMs)]
  const [row, branches, said, trainers] = await together([
    () => readSchool(actor),
    () => openTimesOf(actor, first, last),
    () => settingsOf(actor, ['calendar.day_starts', 'calendar.day_ends']),
    () => trainersOfSchool(actor),
  ])
  const ids = trainers.map(({ id }) => id)
  const { zone, today, has_lessons, has_more, taught, to_finish, ...school } = row
  const facts = await trainerFacts(actor, ids, today, last)
  const known = { zone, branches, facts }
  const ahead = daysFrom(addDays(today, 1), last)
  const next = ahead.find((day) => !whyShut(known, day)) ?? ahead[0] ?? today
  // what is given on a day that is shut is told nonetheless
  const closed = has_lessons ? null : whyShut(known, today)
  const over = closed || has_more || !isPastClosing(branches, today, zone) ? null : { taught, to_finish }
  return {
    school,
    time_zone: zone,
    today,
    day: closed || over ? next : today,
    next,
    closed,
    over,
    branches,
    trainers,
    facts,
    usual: { from: said['calendar.day_starts'], to: said['calendar.day_ends'] },
  }
}

/** Why nobody is taught on a day. Who has said no hours opens no day by that, unless nobody has said any. */
function whyShut(
  { zone, branches, facts }: { zone: string; branches: SchoolDay['branches']; facts: readonly TrainerFacts[] },
  day: string,
): SchoolDay['closed'] {
  if (branches.length > 0 && !branches.some((branch) => isWorkingDay(branch, day))) {
    const why = shutOn(branches, day)[0]
    return { by: why?.by === 'holiday' ? 'holiday' : 'closed', name: why?.name ?? null }
  }
  const said = facts.filter(({ rules }) => rules.length > 0)
  const teaches = said.some(
    ({ rules, exceptions, leave }) => freeOn({ zone, rules, exceptions, leave, branches }, day).minutes > 0,
  )
  return said.length === 0 || teaches ? null : { by: 'nobody', name: null }
}

/** The last branch has closed for today; where nobody has said any hours none does. */
function isPastClosing(branches: readonly BranchTimes[], today: string, zone: string): boolean {
  const whole = { from: 0, to: dayMinutes }
  const shut = shutOn(branches, today).flatMap(({ spans }) => spans)
  const open = without([whole], shut)
  const closes = open.at(-1)?.to
  if (closes === undefined || lengthOf(open) === dayMinutes) return false
  const instants = instantsOf(today, { from: 0, to: closes }, steadyTimesOfDays(zone, today, today))
  return Date.now() >= (instants.at(-1)?.to ?? Number.POSITIVE_INFINITY)
}

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const schoolRow = getSchoolToday.response.shape.school.extend({
  zone: z.string(),
  today: day,
  has_lessons: z.boolean(),
  has_more: z.boolean(),
  taught: z.int(),
  to_finish: z.int(),
})

async function readSchool({ db, tenant, language }: Actor) {
  const row = await firstRow(
    db,
    schoolRow,
    sql`
      select z.id, text_in(z.name, ${language}) as name, z.status,
             to_char(z.trial_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as trial_ends_at,
             d.zone, d.today::text,
             k.has_lessons, k.has_more, k.taught, k.to_finish
        from schools z cross join (${boundsOf(tenant)}) d
       cross join lateral (
         select count(*) > 0 as has_lessons, coalesce(bool_or(l.status <> 'completed' and l.ends_at > now()), false) as has_more,
                count(*) filter (where l.status = 'completed')::integer as taught,
                count(*) filter (where l.status not in ('completed', 'requested') and l.ends_at <= now())::integer as to_finish
           from lessons l
          where l.tenant = z.id and l.starts_at >= d.begins and l.starts_at < d.ends
            and lesson_stands(l.status)) k
       where z.id = ${tenant}`,
  )
  if (!row) throw new Error('nobody acts in a school here')
  return row
}
