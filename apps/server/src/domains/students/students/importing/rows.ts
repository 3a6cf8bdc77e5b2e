import { present } from '@dsms/contract/kernel/choices/lists'
import type { students as area } from '@dsms/contract/students/students/calls'
import { type Comparable, doublesWithin } from '@dsms/contract/students/students/doubles'
import { missingName } from '@dsms/contract/students/students/names'
import { identityKey } from '@dsms/contract/students/students/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Tokens } from '../../../../kernel/session/tokens.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import type { InputOf } from '../../../../kit/areas/area.ts'
import type { Wrong } from '../../../../kit/records/import.ts'
import { identityHash } from '../identity/identity.ts'
import { students } from '../students.table.ts'

type Input = InputOf<typeof area>

const foundRow = z.object({
  place: z.number(),
  name: z.string(),
  number: z.string(),
  reason: z.string(),
  is_archived: z.boolean(),
})
type Found = z.infer<typeof foundRow>

/**
 * Remarks on each new student: a name that is whole in no script, and who looks like one that is there already or
 * stands further up in the file, for the reasons for which a form shows the other one beside it. An identity number
 * belongs to one student alone.
 */
export async function lookAtRows(
  tokens: Tokens,
  actor: Actor,
  inputs: (Input | undefined)[],
  withDoubles: boolean,
): Promise<(Wrong | undefined)[]> {
  const known = withDoubles ? new Map<number, Found>() : await knownDoubles(tokens, actor, inputs)
  const within = withDoubles
    ? new Map<number, number>()
    : doublesWithin(inputs.map((input) => input && comparable(input)))
  return inputs.map((input, place): Wrong | undefined => {
    const missing = input && missingName(input)
    if (missing) return { [missing.replace('.', '_')]: { code: 'required' } }
    const other = known.get(place)
    if (other?.reason === 'id_number' && !other.is_archived) return { id_number: { code: 'identity_taken' } }
    if (other) return { [columnOf(other.reason)]: { code: 'likely_double', params: pick(other) } }
    const earlier = within.get(place)
    return earlier === undefined
      ? undefined
      : { first_name_ar: { code: 'double_in_file', params: { row: earlier + 1 } } }
  })
}

const pick = ({ name, number }: Found) => ({ name, number })

const columnOf = (reason: string) =>
  ({ id_number: 'id_number', email: 'email', phone_and_birth_date: 'phone', name_and_phone: 'phone' })[reason] ??
  'first_name_ar'

const comparable = ({ first_name, family_name, ...person }: Input): Comparable => ({
  ...person,
  names: [
    [first_name.ar, family_name.ar],
    [first_name.en, family_name.en],
  ],
})

/** In one statement for all rows; each reason is looked up in its own index. */
async function knownDoubles(tokens: Tokens, actor: Actor, inputs: (Input | undefined)[]): Promise<Map<number, Found>> {
  const { tenant } = actor
  const asked = inputs.flatMap((input, place) =>
    input
      ? [
          {
            place,
            hash:
              input.id_number && identityKey(input.id_number) ? identityHash(tokens, tenant, input.id_number) : null,
            phone: input.phone ?? null,
            email: input.email ?? null,
            born: input.birth_date ?? null,
            first_ar: input.first_name.ar,
            family_ar: input.family_name.ar,
            first_en: input.first_name.en,
            family_en: input.family_name.en,
          },
        ]
      : [],
  )
  if (asked.length === 0) return new Map()
  // names are folded once for each person: a whole file may have been born on one first of January
  const sameName = (script: 'ar' | 'en') => {
    const [first, family] = [sql.raw(`first_${script}`), sql.raw(`family_${script}`)]
    const areSame = sql`p.${first} = t.${first} and p.${family} = t.${family} and t.${first} <> '' and t.${family} <> ''`
    return sql`select t.place, p.id, 4, 'name_and_birth_date' from typed t join people p on p.born = t.born and ${areSame}
      union all select t.place, p.id, 5, 'name_and_phone' from typed t join people p on p.phone = t.phone and ${areSame}`
  }
  const rows = await rowsOf(
    actor.db,
    foundRow,
    sql`
      with typed as materialized (
        select place, hash, phone, lower(email) as email, born,
               normalise_text(first_ar) as first_ar, normalise_text(family_ar) as family_ar,
               normalise_text(first_en) as first_en, normalise_text(family_en) as family_en
          from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
            as t (place integer, hash text, phone text, email text, born date, first_ar text, family_ar text, first_en text, family_en text)
      ), people as materialized (
        select u.id, u.birth_date as born, u.phone,
               normalise_text(s.first_name ->> 'ar') as first_ar, normalise_text(s.family_name ->> 'ar') as family_ar,
               normalise_text(s.first_name ->> 'en') as first_en, normalise_text(s.family_name ->> 'en') as family_en
          from users u
          join ${students} s on s.tenant = u.tenant and s.id = u.id
         where u.tenant = ${tenant} and u.kind = 'student'
           and (u.birth_date in (select born from typed) or u.phone in (select phone from typed))
      ), found (place, id, rank, reason) as (
        select t.place, s.id, 1, 'id_number'
          from typed t join ${students} s on s.tenant = ${tenant} and s.id_hash = t.hash
        union all
        select t.place, u.id, 2, 'email'
          from typed t join users u on u.tenant = ${tenant} and u.kind = 'student' and lower(u.email) = t.email
        union all
        select t.place, p.id, 3, 'phone_and_birth_date' from typed t join people p on p.born = t.born and p.phone = t.phone
        union all ${sameName('ar')}
        union all ${sameName('en')}
      )
      select distinct on (f.place) f.place, ${nameSql(sql`s.name`, actor.language)} as name, s.student_no as number, f.reason,
             s.archived_at is not null as is_archived
        from found f
        join ${students} s on s.tenant = ${tenant} and s.id = f.id
        join users u on u.tenant = s.tenant and u.id = s.id
       where u.erased_at is null and s.merged_into is null
       order by f.place, f.rank, s.id`,
  )
  return new Map(rows.map((row) => [present(row.place), row]))
}
