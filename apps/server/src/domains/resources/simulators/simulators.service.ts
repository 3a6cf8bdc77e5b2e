import type { Input as InputTo } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { simulators as area, calibrateSimulator } from '@dsms/contract/resources/simulators/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { setLinks } from '../../../kit/areas/links.ts'
import { toLicenceTypes } from '../../curriculum/public.ts'
import { checkScenarios, saveScenarios } from './simulators.parts.ts'
import type { simulators } from './simulators.table.ts'

type Input = Partial<InputOf<typeof area>>
type Row = StoredRow<typeof simulators>

/** Hours never fall, rent has its days, and a calibration is noted by those who may. */
export async function simulatorValues(actor: Actor, input: Input, before: Row | undefined) {
  if (before && input.hours_meter !== undefined && input.hours_meter < before.hoursMeter)
    throw fieldError('hours_meter', 'meter_falls', { hours: before.hoursMeter })
  if (input.scenarios) checkScenarios(input.scenarios)
  await checkCalibrated(actor, input, before)
  const ownership = input.ownership ?? before?.ownership ?? 'purchased'
  return {
    ...(ownership === 'rented' ? checkedRent(input, before) : { rentedFrom: null, rentedTo: null }),
    ...(input.scenarios && before ? { scenariosVersion: before.scenariosVersion + 1 } : {}),
    ...(input.licence_type_ids && before ? { licencesVersion: before.licencesVersion + 1 } : {}),
  }
}

function checkedRent(input: Input, before: Row | undefined) {
  const from = input.rented_from === undefined ? before?.rentedFrom : input.rented_from
  const to = input.rented_to === undefined ? before?.rentedTo : input.rented_to
  if (!from || !to)
    throw new AppError(
      'invalid_input',
      {},
      { ...(from ? {} : { rented_from: { code: 'required' } }), ...(to ? {} : { rented_to: { code: 'required' } }) },
    )
  if (to < from) throw fieldError('rented_to', 'end_before_start')
  return { rentedFrom: from, rentedTo: to }
}

async function checkCalibrated(actor: Actor, { last_calibrated_on }: Input, before: Row | undefined): Promise<void> {
  if (before) {
    if (last_calibrated_on !== undefined && (last_calibrated_on ?? null) !== before.lastCalibratedOn)
      throw new AppError('forbidden', { permission: 'simulators.calibrate' })
  } else if (last_calibrated_on && last_calibrated_on > (await todayOf(actor)))
    throw fieldError('last_calibrated_on', 'date_in_future')
}

/** Rows of other tables that belong to a simulator. */
export async function saveParts(actor: Actor, id: number, input: Input, before: Row | undefined): Promise<void> {
  const { scenarios, licence_type_ids } = input
  // a new one has nothing to be taken away, so that many at once stay quick
  if (licence_type_ids && (before || licence_type_ids.length)) await setLinks(actor, toLicences, id, licence_type_ids)
  if (scenarios && (before || scenarios.length)) await saveScenarios(actor, id, scenarios)
}

export const toLicences = toLicenceTypes('simulator_licence_types', 'simulator_id')

/** Notes a calibration of a locked simulator. One of an earlier day than the latest is only added to the record. */
export async function calibrate(
  actor: Actor,
  row: Row,
  noted: InputTo<typeof calibrateSimulator>['body'],
): Promise<void> {
  if (row.status === 'retired') throw new AppError('illegal_transition', { from: row.status, allowed: '–' })
  const today = await todayOf(actor)
  const day = noted.day ?? today
  if (day > today) throw fieldError('day', 'date_in_future')
  await actor.db.execute(sql`
    insert into simulator_calibrations (tenant, simulator_id, day, certificate_no, notes)
    values (${actor.tenant}, ${row.id}, ${day}, ${noted.certificate_no ?? null}, ${noted.notes ?? null})`)
  await actor.db.execute(sql`
    update simulators set last_calibrated_on = greatest(last_calibrated_on, ${day}::date) where id = ${row.id}`)
}
