import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { GuardianRight } from '@dsms/contract/students/guardians/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { settingOf } from '../../platform/public.ts'

/** A transaction, and what is done once it is kept: of somebody who acts, or of due work. */
export type Telling = Pick<Actor, 'db' | 'afterCommit'>

const addresseeRow = z.object({
  key: z.number(),
  id: z.int(),
  tenant: z.number(),
  student_id: z.int(),
  name: z.string(),
  shown_name: z.string().nullable(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  email: z.string().nullable(),
  is_verified: z.boolean(),
  language: z.enum(languages),
  contact: z.string(),
  lesson: z.string().nullable(),
  start: z.string().nullable(),
  zone: z.string(),
  place: z.string(),
  more: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).nullable(),
})

/** Somebody who is told, and of what, in the language that they read. Day and time are by the clock at `zone`. */
export type Addressee = z.infer<typeof addresseeRow> & { day: string; time: string }

/** A notice and its audience. */
export interface Audience {
  /**
   * The things that are told, a row each: `key`, `tenant`, `student_id`, `starts_at`, `meeting_point`, the names `type_name`,
   * `branch_name` and `room_name`, and `more`.
   */
  source: SQL
  /** Guardians with this right are told too, where the school wants guardians told; null for students alone. */
  permit: GuardianRight | null
}

const known = (language: string) =>
  sql`case when ${sql.raw(language)} = any(${`{${languages.join(',')}}`}::text[]) then ${sql.raw(language)} end`

/** Everybody who is told, each with what is told in the language that they read. */
export async function addressees(
  context: Telling | Actor,
  { source, permit }: Audience,
  fallback: Language,
): Promise<Addressee[]> {
  const seesNumbers = 'permissions' in context && holds(context, 'students.view')
  // row policies leave out students beyond the actor's reach
  const rows = await rowsOf(
    context.db,
    addresseeRow,
    sql`
      select x.key, c.id, x.tenant, x.student_id, c.full_name as name,
             case when s.id is not null then c.full_name end as shown_name,
             case when s.id is not null and ${seesNumbers}::boolean then nullif(c.phone, '') end as phone,
             a.has_account, coalesce(a.email, nullif(c.email, '')) as email, a.is_verified, a.language, x.more,
             concat_ws(' · ', text_in(z.name, a.language), nullif(z.phone, '')) as contact,
             text_in(x.type_name, a.language) || coalesce(' – ' || child.full_name, '') as lesson,
             to_char(x.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
             z.time_zone as zone,
             concat_ws(' · ', x.meeting_point, text_in(x.branch_name, a.language), text_in(x.room_name, a.language)) as place
        from (${source}) x
        join schools z on z.id = x.tenant
        left join students s on s.tenant = x.tenant and s.id = x.student_id
       cross join lateral people_told(x.tenant, x.student_id, ${permit}) w
       cross join lateral (
         select o.email, o.id is not null as has_account, coalesce(o.is_verified, false) as is_verified,
                coalesce(${known('o.language')},
                         (select l.code from unnest(w.languages) with ordinality as l (code, place)
                           where o.id is null and l.code = any(${`{${languages.join(',')}}`}::text[]) order by l.place limit 1),
                         ${known('z.default_locale')}, ${fallback}) as language
           from (values (true)) as one left join account_of(w.person) o on o.lets_in) a
       cross join lateral people_cards(array[w.person], a.language) c
        left join lateral people_cards(case when c.id <> x.student_id then array[x.student_id] else '{}' end, a.language) child on true
       order by x.key, c.id`,
  )
  // the day and the time by the clock that screens go by
  return wanted(
    context,
    rows.map((row) => ({ ...row, ...(row.start === null ? { day: '', time: '' } : clockAt(row.start, row.zone)) })),
  )
}

/** Leaves out guardians of schools that tell students alone. */
async function wanted({ db }: Telling, people: Addressee[]): Promise<Addressee[]> {
  const isGuardian = ({ id, student_id }: Addressee) => id !== student_id
  const silent = new Set<number>()
  for (const tenant of new Set(people.filter(isGuardian).map((one) => one.tenant)))
    if (!(await settingOf({ db, tenant }, 'notices.guardians'))) silent.add(tenant)
  return people.filter((one) => !isGuardian(one) || !silent.has(one.tenant))
}
