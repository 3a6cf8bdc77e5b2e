import { fieldError } from '@dsms/contract/kernel/errors'
import type { trainers as area } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { setLinks } from '../../../kit/areas/links.ts'
import { toLicenceTypes } from '../../curriculum/public.ts'
import { lookupValues } from '../../school/public.ts'

type Input = Partial<InputOf<typeof area>>

const licences = toLicenceTypes('trainer_licence_types', 'trainer_id')
const links = {
  branch_ids: { table: 'trainer_branches', other: 'branch_id', others: branches },
  speciality_ids: { table: 'trainer_specialities', other: 'speciality_id', others: lookupValues },
  certification_ids: { table: 'trainer_certifications', other: 'certification_id', others: lookupValues },
} as const

/** What a trainer has in rows of its own: branches, specialities, certifications, licence types with their days. */
export async function saveParts(actor: Actor, id: number, input: Input): Promise<void> {
  for (const field of ['branch_ids', 'speciality_ids', 'certification_ids'] as const) {
    const wanted = input[field]
    if (wanted) await setLinks(actor, { ...links[field], owner: 'trainer_id', field }, id, wanted)
  }
  const wanted = input.licences?.map((one) => one.licence_type_id) ?? input.licence_type_ids
  if (!wanted) return
  if (input.licences) checkTaught(input.licences)
  await setLinks(actor, input.licences ? { ...licences, field: 'licences' } : licences, id, wanted)
  if (!input.licences) return
  await actor.db.execute(sql`
    update trainer_licence_types t set since = given.since, until = given.until
      from jsonb_to_recordset(${JSON.stringify(input.licences)}::jsonb) as given (licence_type_id integer, since date, until date)
     where t.tenant = ${actor.tenant} and t.trainer_id = ${id} and t.licence_type_id = given.licence_type_id`)
}

/** Each licence type stands once, and ends no sooner than it begins. */
function checkTaught(taught: NonNullable<Input['licences']>): void {
  for (const [nth, { licence_type_id, since, until }] of taught.entries()) {
    if (taught.findIndex((one) => one.licence_type_id === licence_type_id) !== nth)
      throw fieldError(`licences.${nth}.licence_type_id`, 'taken')
    if (since && until && until < since) throw fieldError(`licences.${nth}.until`, 'end_before_start')
  }
}
