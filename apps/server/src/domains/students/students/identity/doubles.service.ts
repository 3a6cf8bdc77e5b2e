import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { findDoubles, findStudents } from '@dsms/contract/students/students/calls'
import { identityKey } from '@dsms/contract/students/students/rules'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Tokens } from '../../../../kernel/session/tokens.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import { finds } from '../../../../kit/records/find.ts'
import { students } from '../students.table.ts'
import { identityHash } from './identity.ts'

type Typed = Input<typeof findDoubles>['body']
type Double = Answer<typeof findDoubles>[number]

/**
 * Students who look like the one that is being typed, those with more in common first, at most five. Each reason is looked
 * up in its own index; those who were archived count, since they may come back.
 */
export async function doublesOf(tokens: Tokens, actor: Actor, typed: Typed): Promise<Double[]> {
  const { tenant } = actor
  const reasons = candidates(tokens, tenant, typed)
  if (reasons.length === 0) return []
  const rows = await rowsOf(
    actor.db,
    findDoubles.response.element,
    sql`
      with found as (${sql.join(reasons, sql` union all `)})
      select s.id, ${nameSql(sql`s.name`, actor.language)} as name, s.student_no, s.status,
             to_char(u.birth_date, 'YYYY-MM-DD') as birth_date, u.phone, u.email, s.id_last4,
             s.archived_at is not null as is_archived, array_agg(distinct f.reason order by f.reason) as by
        from found f
        join ${students} s on s.tenant = ${tenant} and s.id = f.id
        join users u on u.tenant = s.tenant and u.id = s.id
       where s.id is distinct from ${typed.except ?? null}::integer and u.erased_at is null and s.merged_into is null
       group by s.id, s.name, s.student_no, s.status, u.birth_date, u.phone, u.email, s.id_last4, s.archived_at
       order by count(distinct f.reason) desc, s.id desc limit 5`,
  )
  return rows
}

function candidates(tokens: Tokens, tenant: number, typed: Typed): SQL[] {
  const { id_number, phone, email, birth_date } = typed
  const sameNames = (condition: SQL, reason: Double['by'][number]) =>
    bothNames(typed).map(
      ({ script, first, family }) =>
        sql`(select s.id, ${reason} as reason
               from users u join ${students} s on s.tenant = u.tenant and s.id = u.id
              where u.tenant = ${tenant} and u.kind = 'student' and ${condition}
                and normalise_text(s.first_name ->> ${script}) = normalise_text(${first})
                and normalise_text(s.family_name ->> ${script}) = normalise_text(${family}) limit 20)`,
    )
  const people = (condition: SQL, reason: Double['by'][number]) =>
    sql`(select u.id, ${reason} as reason from users u where u.tenant = ${tenant} and u.kind = 'student' and ${condition} limit 20)`
  return [
    ...(id_number && identityKey(id_number).length >= 4
      ? [
          sql`(select s.id, 'id_number' as reason from ${students} s where s.tenant = ${tenant} and s.id_hash = ${identityHash(tokens, tenant, id_number)} limit 20)`,
        ]
      : []),
    ...(email?.includes('@') ? [people(sql`lower(u.email) = lower(${email})`, 'email')] : []),
    ...(birth_date
      ? [
          ...(phone ? [people(sql`u.birth_date = ${birth_date} and u.phone = ${phone}`, 'phone_and_birth_date')] : []),
          ...sameNames(sql`u.birth_date = ${birth_date}`, 'name_and_birth_date'),
        ]
      : []),
    // the text that people are searched by has an index, and holds the phone
    ...(phone
      ? sameNames(sql`u.search like ${`%${phone.replace(/\D/g, '')}%`} and u.phone = ${phone}`, 'name_and_phone')
      : []),
  ]
}

/** The scripts in which both names are there. */
const bothNames = ({ first_name, family_name }: Typed) =>
  (['ar', 'en'] as const).flatMap((script) => {
    const first = first_name?.[script] ?? ''
    const family = family_name?.[script] ?? ''
    return first && family ? [{ script, first, family }] : []
  })

/**
 * Students by a number, in use or archived: whose identity number it is, all of it, else those in whose phone, in any form that
 * people write, or student number it stands.
 */
export async function findByNumber(
  tokens: Tokens,
  { db, tenant, language }: Actor,
  number: string,
): Promise<Answer<typeof findStudents>> {
  const isTheirs = sql`s.id_hash = ${identityHash(tokens, tenant, number)}`
  const rows = await rowsOf(
    db,
    findStudents.response.element,
    sql`
      select s.id, ${nameSql(sql`s.name`, language)} as name, s.student_no, s.status,
             s.archived_at is not null as is_archived, case when ${isTheirs} then 'id_number' else 'text' end as by
        from ${students} s
       where s.tenant = ${tenant} and s.merged_into is null and (${isTheirs} or ${finds(sql`s.search`, number)})
       order by (${isTheirs}) desc nulls last, s.archived_at is not null, s.id desc limit 10`,
  )
  return rows
}
