import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { circuits as area } from '@dsms/contract/resources/circuits/calls'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { zoneHere } from '../../../kernel/time/today.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { setLinks } from '../../../kit/areas/links.ts'
import { toLicenceTypes } from '../../curriculum/public.ts'
import { checkLayout, heldByZones, readLayout, saveLayout } from './circuits.layout.ts'
import type { circuits } from './circuits.table.ts'

type Input = Partial<InputOf<typeof area>>
type Row = StoredRow<typeof circuits>

/** Legal capacity stands above the zones and below what there is room for; a place on the map has both numbers. */
export async function circuitValues(actor: Actor, input: Input, before: Row | undefined) {
  const legal = input.legal_capacity ?? before?.legalCapacity ?? 0
  const most = input.max_capacity ?? before?.maxCapacity ?? 0
  if (legal > most) throw fieldError('legal_capacity', 'beyond_capacity')
  if (input.layout) checkLayout(input.layout, legal)
  else if (before && legal < before.legalCapacity && heldByZones(await readLayout(actor, before.id)) > legal)
    throw fieldError('legal_capacity', 'beyond_capacity')

  const at = (now: number | null | undefined, then: number | null | undefined) =>
    (now === undefined ? then : now) ?? null
  const latitude = at(input.latitude, before?.latitude)
  const longitude = at(input.longitude, before?.longitude)
  if ((latitude === null) !== (longitude === null))
    throw fieldError(latitude === null ? 'latitude' : 'longitude', 'required')

  return {
    ...(input.layout && before ? { layoutVersion: before.layoutVersion + 1 } : {}),
    ...(input.licence_type_ids && before ? { licencesVersion: before.licencesVersion + 1 } : {}),
  }
}

/** Rows of other tables that belong to a circuit. */
export async function saveParts(actor: Actor, id: number, input: Input, before: Row | undefined): Promise<void> {
  const { layout, licence_type_ids } = input
  // a new one has nothing to be taken away, so that many at once stay quick
  if (licence_type_ids && (before || licence_type_ids.length)) await setLinks(actor, toLicences, id, licence_type_ids)
  if (layout && (before || layout.zones.length || layout.elements.length)) await saveLayout(actor, id, layout)
}

export const toLicences = toLicenceTypes('circuit_licence_types', 'circuit_id')

/** Midnight after today, where the school is. */
const midnight = sql<string>`((now() at time zone ${zoneHere})::date + 1)::timestamp at time zone ${zoneHere}`

/** Closing for weather is a privilege of its own, and ends with the day. */
export function beforeCircuitStatus(actor: Actor, _: Row, { status }: { status: string }) {
  if (status !== 'closed_weather') return { reopensAt: null }
  if (!holds(actor, 'circuits.close_weather')) throw new AppError('forbidden', { permission: 'circuits.close_weather' })
  return { reopensAt: midnight }
}
