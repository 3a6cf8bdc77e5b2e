import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'

const { calls } = vehicles
let _owner: TestPerson

beforeAll(async () => {
  _owner = await makeSchoolAdmin()
})

describe('a file of vehicles', () => {
  it('of two hundred with three bad ones tells the three, and brings nothing until told to', async () => {
    const person = await makeSchoolAdmin()
    await makeRecord('licenceTypes', person, { code: 'B' })
    const rows = Array.from({ length: 200 }, (_, n) => ({
      name_ar: `أسطول ${n}`,
      registration_no: `IMP ${process.pid} ${n}`,
      chassis_no: `WBA${String(process.pid).padStart(7, '0')}${String(9_000_000 + n)}`,
      branch: '',
      brand: 'Toyota',
      type: 'سيارة',
      model: 'Corolla',
      year_model: '2023',
      gear_type: 'manual',
      passenger_capacity: '5',
      licence_type: 'B',
      purpose: 'Training; Exam',
      insurance_expires_on: '2099-01-01',
      service_cycle: 'every_km',
      interval_km: '10000',
      odometer_km: '12000',
    }))
    const [branch] = await query<{ name: string }>(
      sql`select names_text(name) as name from branches where tenant = ${person.schoolId}`,
    )
    for (const row of rows) row.branch = branch?.name ?? ''
    Object.assign(rows[9] as object, { chassis_no: 'O123' })
    Object.assign(rows[99] as object, { brand: 'Nobody', purpose: 'Racing' })
    Object.assign(rows[199] as object, { registration_no: `imp${process.pid}0` })
    const bring = (mode: string) => send(person.token, calls.bring, { body: { rows, mode } })
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
