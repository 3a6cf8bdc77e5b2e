import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'
import { fleetRows } from './vehicles.testing.ts'

const { calls } = vehicles
describe('a file of vehicles', () => {
  it('of two hundred with three bad ones tells the three, and brings nothing until told to', async () => {
    const person = await makeSchoolAdmin()
    const rows = await fleetRows(person, 200)
    Object.assign(rows[9] as object, { chassis_no: 'O123' })
    Object.assign(rows[99] as object, { brand: 'Nobody', purpose: 'Racing' })
    Object.assign(rows[199] as object, { registration_no: `imp${person.schoolId}0` })
    const bring = (mode: string) => send(person.token, calls.importSheet, { body: { rows, mode } })
    const told = [
      { row: 10, fields: { chassis_no: { code: 'invalid_vin' } } },
      { row: 100, fields: { brand: { code: 'unknown_choice' }, purpose: { code: 'unknown_choice' } } },
      { row: 200, fields: { registration_no: { code: 'taken', params: {} } } },
    ]
    const total = async () =>
      (await callAs(person.token, calls.list, { query: { type_id: [], compliance: [] } })).body.total
    const refused = refusal(await bring('all'))
    expect(refused.code).toBe('import_rows_invalid')
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      'rows.10.chassis_no',
      'rows.100.brand',
      'rows.100.purpose',
      'rows.200.registration_no',
    ])
    expect(await total()).toBe(0)
    expect((await bring('good')).body).toEqual({ imported: 197, rows: told })
    expect(await total()).toBe(197)
  }, 300_000)
})
