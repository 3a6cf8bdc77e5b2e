import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaRecord, areaOf, makeRecord, sampleInput } from '../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { send } from '../../testing/harness.ts'
import { refusal } from '../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const create = (name: string, body: object) => send(owner.token, areaOf(name).calls.create, { body })
const update = (name: string, { id, version }: AreaRecord, body: object) =>
  send(owner.token, areaOf(name).calls.update, { params: { id }, body: { version, ...body } })
const archive = (name: string, id: number) =>
  send(owner.token, areaOf(name).calls.archive, { params: { id }, query: {} })
const naming = (field: string, id: number) => ({ [field]: field.endsWith('ids') ? [id] : id })

/** An archived record, what could name it by which field, and whether being named keeps it from being archived. */
const pairs = [
  ['classRooms', 'simulators', 'class_room_id', true],
  ['branches', 'vehicles', 'branch_id', true],
  ['branches', 'classRooms', 'branch_id', true],
  ['branches', 'circuits', 'branch_id', true],
  ['branches', 'simulators', 'branch_id', true],
  ['branches', 'holidays', 'branch_id', false],
  ['licenceTypes', 'vehicles', 'licence_type_ids', true],
  ['licenceTypes', 'circuits', 'licence_type_ids', true],
  ['licenceTypes', 'simulators', 'licence_type_ids', true],
  ['licenceTypes', 'skills', 'licence_type_ids', true],
  ['licenceTypes', 'licenceTypes', 'parent_id', true],
  ['licenceTypes', 'errorTypes', 'licence_type_ids', false],
  ['licenceTypes', 'markingSchemes', 'licence_type_ids', false],
  ['errorTypes', 'markingSchemes', 'eliminatory_ids', true],
  ['skills', 'errorTypes', 'skill_id', true],
  ['skills', 'skills', 'prerequisite_ids', true],
  ['skills', 'skills', 'parent_id', true],
  ['lookupValues', 'classRooms', 'type_id', true],
  ['branches', 'trainers', 'branch_ids', true],
  ['licenceTypes', 'trainers', 'licence_type_ids', true],
  ['vehicles', 'trainers', 'default_vehicle_id', false],
  ['vehicles', 'maintenanceOrders', 'vehicle_id', false],
  ['vehicles', 'vehicleDefects', 'vehicle_id', false],
] as const

describe.each(pairs)('one of %s, that one of %s may name by %s', (used, by, field, keeps) => {
  it('is named by none once it was put away', async () => {
    const gone = await makeRecord(used, owner)
    expect((await archive(used, gone.id)).status).toBe(200)
    const made = await create(by, { ...(await sampleInput(by, owner)), ...naming(field, gone.id) })
    expect(made.status, JSON.stringify(made.body)).toBe(422)
    expect(Object.keys(refusal(made).fields ?? {}).join()).toContain(field)
    expect((await update(by, await makeRecord(by, owner), naming(field, gone.id))).status).toBe(422)
  })

  it.runIf(keeps)('is put away or named by two people at once, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await makeRecord(used, owner)
      const body = { ...(await sampleInput(by, owner)), ...naming(field, one.id) }
      const [away, named] = await Promise.all(
        round % 2 ? [archive(used, one.id), create(by, body)] : [create(by, body), archive(used, one.id)].reverse(),
      )
      expect([away?.status, named?.status].join(), JSON.stringify([away?.body, named?.body])).toMatch(
        /^(200,422|409,201)$/,
      )
    }
  })
})
