import { expect, it } from 'vitest'
import type { AnyRecord } from '../area.ts'
import { bodyOf, valuesOf } from './formValues.ts'

it('makes keys numbers again, and leaves what is written as it is written', () => {
  const empty = { branch_id: null as string | null, gps_device_id: '', licence_type_ids: [] as string[] }
  const stored = { branch_id: 7, gps_device_id: '0042', licence_type_ids: [3] } as unknown as AnyRecord
  const values = valuesOf(empty, stored)
  expect(values).toEqual({ branch_id: '7', gps_device_id: '0042', licence_type_ids: ['3'] })
  expect(bodyOf(values, empty)).toEqual({ branch_id: 7, gps_device_id: '0042', licence_type_ids: [3] })
  expect(bodyOf({ ...values, branch_id: null, gps_device_id: '' }, empty)).toMatchObject({
    branch_id: null,
    gps_device_id: null,
  })
})

it('what was cleared in a form is nothing in its body', () => {
  const empty = { teaching_notes: '', recommended_minutes: '' as number | '', prerequisite_ids: [] as string[] }
  expect(bodyOf({ teaching_notes: '', recommended_minutes: '', prerequisite_ids: [] }, empty)).toEqual({
    teaching_notes: null,
    recommended_minutes: null,
    prerequisite_ids: [],
  })
})
