import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { expect, it } from 'vitest'
import type { WholeRecord } from '../types.ts'
import { code, codes, formFields, key, keys, names, number, text } from './fields.ts'

const stored = (some: object) => some as WholeRecord<typeof vehicles>

it('makes keys numbers again, and leaves what is written as it is written', () => {
  const fields = formFields({ area: vehicles }, { branch_id: key(), gps_device_id: text(), licence_type_ids: keys() })
  const values = fields.valuesOf(stored({ branch_id: 7, gps_device_id: '0042', licence_type_ids: [3] }))
  expect(values).toEqual({ branch_id: '7', gps_device_id: '0042', licence_type_ids: ['3'] })
  expect(fields.bodyOf(values)).toEqual({ branch_id: 7, gps_device_id: '0042', licence_type_ids: [3] })
  expect(fields.bodyOf({ ...values, branch_id: null, gps_device_id: '' })).toMatchObject({
    branch_id: null,
    gps_device_id: null,
  })
  expect(fields.changeOf(values, ['branch_id'])).toEqual({ branch_id: 7 })
})

it('what was cleared in a form is nothing in its body', () => {
  const fields = formFields({ area: classRooms }, { notes: text(), area_m2: number(), equipment: codes() })
  expect(fields.bodyOf({ notes: '', area_m2: '', equipment: [] })).toEqual({
    notes: null,
    area_m2: null,
    equipment: [],
  })
})

it('reads a name in all its languages, and what a record does not say as empty', () => {
  const fields = formFields({ area: vehicles }, { name: names(), colour: text(), fuel: code(null) })
  const values = fields.valuesOf(stored({ name: 'Corolla', names: { en: 'Corolla' }, colour: null }))
  expect(values.name).toEqual({ ar: '', en: 'Corolla', de: '', fr: '', pt: '' })
  expect(values.colour).toBe('')
})

it('takes no field that the area does not have, and none of another kind', () => {
  // @ts-expect-error a key is a number for the call
  formFields({ area: vehicles }, { branch_id: text() })
  // @ts-expect-error there is no such field
  formFields({ area: vehicles }, { colour: text(), color: text() })
})
