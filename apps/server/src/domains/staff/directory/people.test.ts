import { listChats, sendMessage } from '@dsms/contract/messages/chat/calls'
import { searchPeople } from '@dsms/contract/staff/directory/calls'
import { getProfile } from '@dsms/contract/staff/profile/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  makeClient,
  makePerson,
  makeSchool,
  makeSchoolAdmin,
  makeSuperAdmin,
  supportContact,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

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

  it('have an address or none, and are shown all the same', async () => {
    const { id: schoolId } = await makeSchool()
    const wishes = { schoolId, lastName: `Nomail${schoolId}` }
    const [one, other] = [await makePerson(wishes), await makePerson({ ...wishes, kind: 'student' })]
    await query(sql`update users set email = null where id = ${other.id}`)
    expect((await callAs(one.token, searchPeople, { query: { q: wishes.lastName } })).body.rows).toMatchObject([
      { id: other.id, email: '' },
    ])
    expect((await callAs(one.token, getProfile, { query: { id: other.id } })).body.userAbout.email).toBe('')
    expect((await send(other.token, searchPeople, { query: {} })).status).toBe(200)
  })

  it('are administrators of schools for the platform, and one contact of the platform for these', async () => {
    const [admin, support, superAdmin] = [await makeSchoolAdmin(), await supportContact(), await makeSuperAdmin()]
    const teacher = await makePerson({ schoolId: admin.schoolId })
    // the beginning of one name may be the whole of another
    expect(await found(admin, support.username)).toContain(support.id)
    expect(await found(admin, superAdmin.username)).not.toContain(superAdmin.id)
    for (const one of [support, superAdmin]) {
      expect(await found(one, admin.username)).toEqual([admin.id])
      expect(await found(one, teacher.username)).toEqual([])
      expect(await found(teacher, one.username)).toEqual([])
    }
    expect(await found(admin, support.username, { own: 'true' })).toEqual([])
    expect(await found(superAdmin, admin.username, { own: 'true' })).toEqual([])
  })

  it('are nobody for somebody who only looks at the platform', async () => {
    const [client, school] = [await makeClient(), await makeSchoolAdmin()]
    const [superAdmin, staff] = [await makeSuperAdmin(), await makePerson()]
    expect((await callAs(client.token, searchPeople, { query: {} })).body.rows).toEqual([])
    const { contacts, chatsContacts } = (await callAs(client.token, listChats, { query: {} })).body
    expect([...contacts, ...chatsContacts]).toEqual([])
    for (const { id } of [superAdmin, staff, school]) {
      expect((await send(client.token, getProfile, { query: { id } })).status).toBe(404)
      const message = { body: { obj: { contact: { id }, message: 'hello' } } }
      expect((await send(client.token, sendMessage, message)).status).toBe(404)
    }
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
