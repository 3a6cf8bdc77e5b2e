import { searchPeople } from '@dsms/contract/people/directory/calls'
import { describe, expect, it } from 'vitest'
import { makePerson, makeSchool, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'

const found = async (person: TestPerson, q: string, more: object = {}) =>
  (await callAs(person.token, searchPeople, { query: { q, ...more } })).body.rows.map(({ id }) => id)

describe('the people somebody may address', () => {
  it('are active people of the own school, without oneself', async () => {
    const school = await makeSchool()
    const wishes = { schoolId: school.id, lastName: `Zahra${school.id}` }
    const [one, two, student] = [
      await makePerson(wishes),
      await makePerson(wishes),
      await makePerson({ ...wishes, kind: 'student' }),
    ]
    await makePerson({ ...wishes, status: 'inactive' })
    await makePerson({ lastName: wishes.lastName, schoolId: (await makeSchool()).id })
    expect((await found(one, wishes.lastName)).sort()).toEqual([two.id, student.id].sort())
  })

  it('are platform people and administrators of schools for one another, unless only the own are asked for', async () => {
    const [admin, superAdmin] = [await makeSchoolAdmin(), await makeSuperAdmin()]
    const teacher = await makePerson({ schoolId: admin.schoolId })
    expect(await found(admin, superAdmin.username)).toEqual([superAdmin.id])
    expect(await found(superAdmin, admin.username)).toEqual([admin.id])
    expect(await found(teacher, superAdmin.username)).toEqual([])
    expect(await found(superAdmin, teacher.username)).toEqual([])
    expect(await found(admin, superAdmin.username, { own: 'true' })).toEqual([])
    expect(await found(superAdmin, admin.username, { own: 'true' })).toEqual([])
  })

  it('are found by part of a name in either spelling, or by key', async () => {
    const school = await makeSchool()
    const me = await makePerson({ schoolId: school.id })
    const person = await makePerson({ schoolId: school.id, firstName: 'أمل', lastName: 'الأنصاري' })
    expect(await found(me, 'امل الانص')).toEqual([person.id])
    expect(await found(me, '%')).toEqual([])
    expect(await found(me, '', { ids: [person.id, me.id, 1] })).toEqual([person.id])
  })
})
