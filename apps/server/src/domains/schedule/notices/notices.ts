import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Notification } from '@dsms/contract/kernel/session/me'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { GuardianRight } from '@dsms/contract/people/guardians/calls'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { dateFormat } from '../../../kernel/text/formats.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { settingOf, takeNotices } from '../../platform/public.ts'
import { askToCall } from './toCall.service.ts'

export type Told = Pick<Services, 'events' | 'mailer' | 'env'>
/** A transaction, and what is done once it is kept: of somebody who acts, or of due work. */
export type Telling = Pick<Actor, 'db' | 'afterCommit'>
/** What is told on the screen is mailed in the words of the same name. */
export type Kind = Notification['kind'] & MailTemplate

/** Somebody who is told, and of what, in the language that they read; without an account in that of the school's records. */
export interface Addressee extends Record<string, unknown> {
  key: number
  id: number
  tenant: number
  student_id: number
  name: string
  has_account: boolean
  /** Of the account, else the one that the school has of them. */
  email: string | null
  is_verified: boolean
  language: Language
  lesson: string
  start: string
  day: string
  time: string
  zone: string
  place: string
  /** What a kind says besides, as its source gives it. */
  more: Record<string, string | number | null> | null
}

interface Message {
  kind: Kind | ((person: Addressee) => Kind)
  /**
   * What is told, a row each: `key`, `tenant`, `student_id`, `starts_at`, `meeting_point`, the names `type_name`, `branch_name` and
   * `room_name`, and `more`.
   */
  source: SQL
  /** Guardians with this right are told too; null for students alone. */
  permit: GuardianRight | null
  page: string | ((person: Addressee) => string)
  /** What this kind says besides the lesson, as texts. */
  more?: (person: Addressee) => Record<string, string>
  /** Whoever did it knows. */
  but?: number
}

/** What is of no use a day later, or is said elsewhere too: nobody calls for it. */
const notWorthACall = new Set<Kind>([
  'lesson_reminder',
  'lesson_signed_beside',
  'charge_added',
  'charge_waived',
  'charge_reversed',
  'charge_owed_back',
])

/**
 * Tells students, and guardians with a right where the school wants these told. People with an account read it on the screen, and
 * get a mail where their address is verified. People without an account get the mail alone. Where no notice about a student
 * reached anybody, the action queue asks the office to call.
 */
export async function tell(
  app: Told,
  context: Telling,
  { kind: of, source, permit, page, more = () => ({}), but }: Message,
): Promise<void> {
  const all = await addressees(context, source, permit, app.env.DEFAULT_LANGUAGE)
  const entitled = await wanted(context, all)
  const people = entitled.filter(({ id }) => id !== but)
  const mailed = await mailedTo(context, people)
  for (const person of people) {
    const { id, tenant, lesson, day, time, name, email, language, place, start, zone, has_account } = person
    const [said, link] = [more(person), typeof page === 'string' ? page : page(person)]
    const kind = typeof of === 'string' ? of : of(person)
    const params = { lesson, day, time, ...said }
    if (has_account) await notify(app, context.db, [{ id, schoolId: tenant }], { kind, params, link })
    if (email === null || !mailed.has(person)) continue
    const when = whenText(language, start, zone)
    const values = { name, lesson, place, when, link: `${app.mailer.baseUrl()}${link}`, ...said }
    const outside = has_account ? {} : { outside: { heldFor: null, minutes: 0 } }
    await app.mailer.write(context.db, { to: email, template: kind, language, values, ...outside })
  }
  await askToCall(
    context.db,
    unreached(of, entitled, (one) => one.id === but || one.has_account || mailed.has(one)),
  )
  if (mailed.size > 0) context.afterCommit(() => void app.mailer.deliver())
}

/** Who gets a mail: verified accounts, and people without an account as far as the school's day has room. */
async function mailedTo({ db }: Telling, people: Addressee[]): Promise<Set<Addressee>> {
  const outside = people.filter(({ has_account, email }) => !has_account && email !== null)
  const mailed = new Set(people.filter(({ is_verified }) => is_verified))
  for (const tenant of new Set(outside.map((one) => one.tenant))) {
    const theirs = outside.filter((one) => one.tenant === tenant)
    const room = await takeNotices({ db }, tenant, theirs.length)
    for (const one of theirs.slice(0, room)) mailed.add(one)
  }
  return mailed
}

/** The calls that the office is asked to make: one for each lesson and student about which nobody was told. */
function unreached(of: Message['kind'], people: Addressee[], isReached: (person: Addressee) => boolean) {
  const told = new Map<string, Addressee[]>()
  for (const one of people) {
    const about = `${one.key} ${one.student_id}`
    told.set(about, [...(told.get(about) ?? []), one])
  }
  return [...told.values()].flatMap((group) => {
    const [one] = group
    if (!one || group.some(isReached)) return []
    const kind = typeof of === 'string' ? of : of(one)
    return notWorthACall.has(kind) ? [] : [{ tenant: one.tenant, studentId: one.student_id, kind, startsAt: one.start }]
  })
}

/** Leaves out guardians of schools that tell students alone. */
async function wanted({ db }: Telling, people: Addressee[]): Promise<Addressee[]> {
  const isGuardian = ({ id, student_id }: Addressee) => id !== student_id
  const silent = new Set<number>()
  for (const tenant of new Set(people.filter(isGuardian).map((one) => one.tenant)))
    if (!(await settingOf({ db, tenant }, 'notices.guardians'))) silent.add(tenant)
  return people.filter((one) => !isGuardian(one) || !silent.has(one.tenant))
}

/** Everybody who is told, each with what is told in the language that they read. */
async function addressees(
  { db }: Telling,
  source: SQL,
  permit: GuardianRight | null,
  fallback: Language,
): Promise<Addressee[]> {
  const { rows } = await db.execute<Addressee>(sql`
    select x.key, c.id, x.tenant, x.student_id, c.full_name as name, a.has_account,
           coalesce(a.email, nullif(c.email, '')) as email, a.is_verified, a.language, x.more,
           text_in(x.type_name, a.language) as lesson,
           to_char(x.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
           z.time_zone as zone,
           concat_ws(' · ', x.meeting_point, text_in(x.branch_name, a.language), text_in(x.room_name, a.language)) as place
      from (${source}) x
      join schools z on z.id = x.tenant
     cross join lateral people_told(x.tenant, x.student_id, ${permit}) w
     cross join lateral (
       select o.email, o.id is not null as has_account, coalesce(o.is_verified, false) as is_verified, case when o.language = any(${`{${languages.join(',')}}`}::text[]) then o.language
                                          else ${fallback} end as language
         from (values (true)) as one left join account_of(w) o on true) a
     cross join lateral people_cards(array[w], a.language) c
     order by x.key, c.id`)
  // the day and the time by the clock that screens go by
  return rows.map((row) => ({ ...row, ...clockAt(row.start, row.zone) }))
}

/** Bookings as a source: `k` is the booking, `l` its lesson and `y` the type. The trainer and the key of the lesson stand in `more`. */
export const ofBookings = (tenant: number, which: SQL): SQL => sql`
  select k.id as key, k.tenant, k.student_id, y.name as type_name, l.starts_at, l.ends_at, l.meeting_point, b.name as branch_name, r.name as room_name,
         json_build_object('trainer', (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)], null) c),
                           'lesson', l.id) as more
    from bookings k
    join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
    join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
    join branches b on b.tenant = l.tenant and b.id = l.branch_id
    left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
   where k.tenant = ${tenant} and ${which}`

export const idsIn = (column: string, ids: readonly number[]): SQL =>
  sql`${sql.raw(column)} = any(${`{${ids.join(',')}}`}::integer[])`

/** With Latin digits and the usual calendar in Arabic too, as the screens have them. */
export const whenText = (language: Language, instant: string, zone: string): string =>
  dateFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(instant))

export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language)
