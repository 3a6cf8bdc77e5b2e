import { opensAt } from '@dsms/contract/schedule/lessons/time'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { settingOf, settingsOfBranches } from '../../../platform/public.ts'

type Where = Pick<Actor, 'db' | 'tenant'>

/** Minutes that the branches of a school say of their lessons, as expressions over a lesson `l`. */
export interface LessonMinutes {
  early: SQL
  grace: SQL
  slack: SQL
}

type Key = 'training.start_early' | 'booking.no_show_grace' | 'training.minutes_slack'

/** Minutes that the branches say: how early lessons begin, when somebody counts as absent, which difference nobody asks about. */
export async function minutesByBranch(actor: Where): Promise<LessonMinutes> {
  const { own, at } = await settingsOfBranches(actor, [
    'training.start_early',
    'booking.no_show_grace',
    'training.minutes_slack',
  ])
  const of = (key: Key) => {
    const usual = sql`${at(null)[key]}::integer`
    if (own.length === 0) return usual
    const said = JSON.stringify(Object.fromEntries(own.map((id) => [id, at(id)[key]])))
    return sql`coalesce((${said}::jsonb ->> l.branch_id::text)::integer, ${usual})`
  }
  return { early: of('training.start_early'), grace: of('booking.no_show_grace'), slack: of('training.minutes_slack') }
}

/** When a lesson opens: from then on it may be begun, and attendance be noted. */
export const opensOf = (minutes: Pick<LessonMinutes, 'early'>): SQL =>
  sql`(l.starts_at - make_interval(mins => ${minutes.early}))`

/** The minutes before its start from which on a lesson of a branch may be begun, and the instant of one of them. */
export async function opening(actor: Where, { startsAt, branchId }: { startsAt: string; branchId: number }) {
  const minutes = await settingOf(actor, 'training.start_early', branchId)
  return { minutes, opens: opensAt(Date.parse(startsAt), minutes) }
}
