import { AppError } from '@dsms/contract/kernel/errors'
import { trialLimits, unsaidLimits } from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Waiting } from '../../../kernel/delivery/mailer.ts'
import { ownPlanId } from '../plans/plans.data.ts'

interface Quota {
  school: number | null
  person: number | null
}

const standingRow = z.object({
  is_verified: z.boolean(),
  is_on: z.boolean(),
  is_trial: z.boolean(),
  limits: z.record(z.string(), z.number().nullable()).nullable(),
})
type Standing = z.infer<typeof standingRow>

/** What people of the platform may send on a day; nobody limits them together. */
const ofPlatform: Quota = { school: null, person: 1000 }

/**
 * Counts letters that the actor sends to outsiders, on the day on which they leave. Throws `outside_mail_off`,
 * `email_unverified`, `mail_limit_school` and `mail_limit_person`; returns the day.
 */
export async function takeOutside(actor: Actor, letters: number, leavesAt?: string): Promise<string> {
  const standing = await standingOf(actor)
  if (!standing.is_on) throw new AppError('outside_mail_off')
  if (!standing.is_verified) throw new AppError('email_unverified')
  return take(actor, letters, quotaOf(actor, standing), leavesAt)
}

const outsideRoomRow = z.object({ school: z.number(), person: z.number() })

/** How many letters to outsiders the actor may still send today; whoever may send none is told by `takeOutside`. */
export async function outsideRoom(actor: Actor): Promise<number> {
  const { school, person } = quotaOf(actor, await standingOf(actor))
  const rows = await rowsOf(actor.db, outsideRoomRow, sql`select * from outside_mails_today()`)
  const [sent] = rows
  return Math.max(0, Math.min((school ?? Infinity) - (sent?.school ?? 0), (person ?? Infinity) - (sent?.person ?? 0)))
}

const minutesRow = z.object({ minutes: z.int().nullable() })

/**
 * Counts an invitation. The account that comes with it is there at once, so nothing is refused: the mail waits for what
 * it lacks.
 */
export async function takeInvitation(actor: Actor): Promise<Waiting> {
  const standing = await standingOf(actor)
  const quota = quotaOf(actor, standing)
  const rows = await rowsOf(
    actor.db,
    minutesRow,
    sql`select take_outside_invitation(${quota.school}::integer, ${quota.person}::integer) as minutes`,
  )
  const minutes = rows[0]?.minutes ?? null
  if (minutes === null)
    throw new AppError('mail_limit_person', { most: quota.person ?? 0, left: 0, wanted: 1, free_at: '' })
  return { heldFor: standing.is_verified ? null : actor.id, minutes }
}

const isRoomRow = z.object({ is_room: z.boolean() })

/**
 * Counts a mail to a stranger that nobody of the school wrote: the answer to an application. Throws `outside_mail_off` and
 * `applications_full`, whose reader is that stranger.
 */
export async function takeOfSchool(actor: Actor): Promise<void> {
  const standing = await readStanding(actor, actor.tenant)
  if (!standing.is_on) throw new AppError('outside_mail_off')
  const { school } = quotaOf(actor, standing)
  const rows = await rowsOf(actor.db, isRoomRow, sql`select take_outside_of_school(${school}::integer) as is_room`)
  if (!rows[0]?.is_room) throw new AppError('applications_full')
}

const roomRow = z.object({ room: z.number() })

/**
 * Counts notices of a school to people without an account, whose addresses it typed. Answers how many of them may leave today; nothing is
 * refused, since what they tell has happened.
 */
export async function takeNotices({ db }: Pick<Actor, 'db'>, tenant: number, wanted: number): Promise<number> {
  const most = await mostNotices({ db }, tenant)
  if (most === 0) return 0
  const rows = await rowsOf(
    db,
    roomRow,
    sql`select take_outside_notices(${tenant}::integer, ${wanted}::integer, ${most}::integer) as room`,
  )
  return rows[0]?.room ?? 0
}

const sentRow = z.object({ sent: z.number() })

/** For how many notices to people without an account a school has room today; none of them is counted. */
export async function noticeRoom({ db }: Pick<Actor, 'db'>, tenant: number): Promise<number> {
  const most = await mostNotices({ db }, tenant)
  if (most === null) return Infinity
  const rows = await rowsOf(db, sentRow, sql`select outside_notices_today(${tenant}::integer) as sent`)
  return Math.max(0, most - (rows[0]?.sent ?? 0))
}

const noticeStandingRow = standingRow.omit({ is_verified: true })

/** How many notices to people without an account a school may send on a day; null for any number. */
async function mostNotices({ db }: Pick<Actor, 'db'>, tenant: number): Promise<number | null> {
  const rows = await rowsOf(db, noticeStandingRow, sql`select * from notice_standing(${tenant}::integer)`)
  return rows[0]?.is_on ? mostOf(rows[0], 'outside_mails') : 0
}

/** Once a request: an import asks for each of its rows. */
const standings = new WeakMap<Actor, Promise<Standing>>()

function standingOf(actor: Actor): Promise<Standing> {
  const known = standings.get(actor) ?? readStanding(actor)
  standings.set(actor, known)
  return known
}

async function readStanding(actor: Actor, schoolId = actor.homeSchoolId): Promise<Standing> {
  const rows = await rowsOf(
    actor.db,
    standingRow,
    sql`
      select app_is_verified() as is_verified, outside_mail_is_on() as is_on, p.limits,
             coalesce(c.status = 'trial', false) or coalesce(s.status = 'trialing', false) as is_trial
        from (values (true)) as one
        left join schools c on c.id = ${schoolId}::integer
        left join subscriptions s on s.tenant = c.id
        left join subscription_plans p on p.id = ${ownPlanId(actor)}`,
  )
  if (!rows[0]) throw new AppError('internal')
  return rows[0]
}

function quotaOf(actor: Actor, standing: Standing): Quota {
  if (actor.scope === 'platform') return ofPlatform
  return { school: mostOf(standing, 'outside_mails'), person: mostOf(standing, 'outside_mails_person') }
}

function mostOf(
  { limits, is_trial }: Pick<Standing, 'limits' | 'is_trial'>,
  what: keyof typeof unsaidLimits,
): number | null {
  const said = limits && what in limits ? (limits[what] ?? null) : unsaidLimits[what]
  return is_trial ? Math.min(said ?? trialLimits[what], trialLimits[what]) : said
}

const takenRow = z.object({
  taken: z.object({
    day: z.string(),
    over: z.enum(['school', 'person']).nullable(),
    used: z.number(),
    free_at: z.string(),
  }),
})

async function take(actor: Actor, letters: number, quota: Quota, leavesAt?: string): Promise<string> {
  const rows = await rowsOf(
    actor.db,
    takenRow,
    sql`
      select take_outside_mails(${letters}::integer, coalesce(${leavesAt ?? null}::timestamptz, now()),
                                ${quota.school}::integer, ${quota.person}::integer) as taken`,
  )
  const taken = rows[0]?.taken
  if (!taken) throw new AppError('internal')
  if (taken.over) {
    const most = quota[taken.over] ?? 0
    throw new AppError(taken.over === 'school' ? 'mail_limit_school' : 'mail_limit_person', {
      most,
      left: Math.max(0, most - taken.used),
      wanted: letters,
      free_at: taken.free_at,
    })
  }
  return taken.day
}
