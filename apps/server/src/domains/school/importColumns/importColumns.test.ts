import { getImportColumns, keepImportColumns } from '@dsms/contract/kit/importColumns'
import { beforeAll, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const keep = (who: TestPerson, columns: Record<string, string>, kind = 'students') =>
  callAs(who.token, keepImportColumns, { body: { kind, columns } })
const known = async (who: TestPerson, kind = 'students', school_id?: number) =>
  (await callAs(who.token, getImportColumns, { query: { kind, school_id } as never })).body.columns

it('remembers what headings mean for everybody of the school, by the list', async () => {
  const desk = await makePerson({ schoolId: owner.schoolId, permissions: ['students.create'] })
  await keep(owner, { 'اسم الطالب': 'whole_name', mobil: 'phone' })
  await keep(desk, { mobil: 'guardian_phone', ort: 'city' })
  await keep(desk, { name: 'name_ar' }, 'vehicles')
  const all = { 'اسم الطالب': 'whole_name', mobil: 'guardian_phone', ort: 'city' }
  expect(await known(owner)).toEqual(all)
  expect(await known(desk)).toEqual(all)
  expect(await known(desk, 'vehicles')).toEqual({ name: 'name_ar' })
  expect(await known(await makeSuperAdmin(), 'students', owner.schoolId)).toEqual(all)
})

it('tells nothing of another school, and nothing to who brings no files', async () => {
  await keep(owner, { secret: 'phone' }, 'trainers')
  expect(await known(await makeSchoolAdmin(), 'trainers')).toEqual({})
  const looks = await makePerson({ schoolId: owner.schoolId, permissions: ['students.view'] })
  const student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  for (const { token } of [looks, student])
    expect((await send(token, getImportColumns, { query: { kind: 'trainers' } })).status).toBe(403)
})

it('forgets the oldest of very many', async () => {
  const many = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [`heading ${from + nth}`, 'phone']))
  for (const from of [0, 200, 400]) await keep(owner, many(from, 200), 'rooms')
  const left = await known(owner, 'rooms')
  expect(Object.keys(left)).toHaveLength(500)
  expect(left['heading 599']).toBe('phone')
})
