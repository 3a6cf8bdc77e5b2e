import { fieldsOf } from '@dsms/contract/kernel/issues'
import { partsOfName } from '@dsms/contract/kit/cleaning/wholeName'
import { guardians } from '@dsms/contract/students/guardians/calls'
import type { guardianRelations } from '@dsms/contract/students/guardians/relations'
import { fold } from '@dsms/contract/students/students/doubles'
import { missingName, wholeNames } from '@dsms/contract/students/students/names'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import type { Wrong } from '../../../../kit/records/import.ts'
import type { Brought } from './brought.ts'

/** Who speaks for a student of a file. */
export interface Speaker {
  /** The same for the same person. */
  key: string
  person: z.output<typeof guardians.input>
  relation: (typeof guardianRelations)[number]
}

const keyOf = (phone: string, name: string) => `${phone} ${fold(name)}`

/** Faults of those who speak for students, as their form would say them; the others are kept by their rows. */
export function lookAtSpeakers(
  actor: Actor,
  inputs: (Brought | undefined)[],
  speakers: Map<Brought, Speaker>,
): (Wrong | undefined)[] {
  const lacking = (['guardians.create', 'guardians.edit'] as const).find((permission) => !holds(actor, permission))
  return inputs.map((input): Wrong | undefined => {
    if (!input) return undefined
    const { guardian_name, guardian_phone, guardian_relation } = input
    if (!guardian_name && !guardian_phone && !guardian_relation) return undefined
    if (lacking) return { guardian_name: { code: 'forbidden', params: { permission: lacking } } }
    if (!guardian_name) return { guardian_name: { code: 'required' } }
    if (!guardian_phone) return { guardian_phone: { code: 'required' } }
    const typed = { ...named(guardian_name), phone: guardian_phone }
    const parsed = guardians.input.safeParse(typed)
    if (!parsed.success) {
      const [problem = { code: 'invalid_format' as const }] = Object.values(fieldsOf(parsed.error.issues, typed))
      return { guardian_name: problem }
    }
    const person = parsed.data
    if (missingName(person)) return { guardian_name: { code: 'name_not_whole' } }
    const whole = Object.values(wholeNames(person))[0] ?? ''
    speakers.set(input, { key: keyOf(guardian_phone, whole), person, relation: guardian_relation ?? 'other' })
    return undefined
  })
}

/** A whole name as the form of guardians has it. */
function named(name: string) {
  const parts = new Map<string, string>(partsOfName(name))
  const part = (which: string) => ({ ar: parts.get(`${which}_ar`) ?? '', en: parts.get(`${which}_en`) ?? '' })
  return { first_name: part('first_name'), second_name: part('second_name'), family_name: part('family_name') }
}

const speakerRow = z.object({ key: z.string(), id: z.int() })

/** Those who are guardians here already, with their phone and their name, by their keys. */
export async function findSpeakers(actor: Actor, speaking: Speaker[]): Promise<Map<string, number>> {
  const asked = [
    ...new Map(
      speaking.map(({ key, person }) => [key, { key, phone: person.phone, ...wholeNames(person) }] as const),
    ).values(),
  ]
  const rows = await rowsOf(
    actor.db,
    speakerRow,
    sql`
      select a.key, min(g.id) as id
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (key text, phone text, ar text, en text)
        join users u on u.tenant = ${actor.tenant} and u.kind = 'guardian' and u.phone = a.phone and u.erased_at is null
        join guardians g on g.tenant = u.tenant and g.id = u.id and g.archived_at is null
       where normalise_text(g.name ->> 'ar') = normalise_text(a.ar) or normalise_text(g.name ->> 'en') = normalise_text(a.en)
       group by a.key`,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
