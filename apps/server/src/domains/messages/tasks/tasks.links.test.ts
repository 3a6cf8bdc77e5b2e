import * as c from '@dsms/contract/messages/tasks/calls'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeRole, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

type Kind = (typeof c.linkKinds)[number]
const idOf = async (statement: SQL) => (await query<{ id: number }>(statement))[0]?.id as number

const makeMail = async (person: TestPerson, subject: string) => {
  const mail = await idOf(sql`insert into mails (sender_id, tenant, thread_id, subject)
    values (${person.id}, ${person.schoolId ?? 0}, 1, ${subject}) returning id`)
  return idOf(sql`insert into mail_entries (user_id, tenant, mail_id, thread_id, folder, search)
    values (${person.id}, ${person.schoolId ?? 0}, ${mail}, 1, 'inbox', normalise_text(${subject})) returning id`)
}

const makeEvent = (person: TestPerson, title: string, isShared = false) =>
  idOf(sql`insert into events (tenant, owner_id, uid, kind, title, start_local, end_local, time_zone, is_all_day, starts_at, ends_at, is_shared)
    values (${person.schoolId ?? 0}, ${person.id}, gen_random_uuid()::text, 'Business', ${title}, '2026-05-01', '2026-05-02', 'UTC', true,
            '2026-05-01Z', '2026-05-02Z', ${isShared}) returning id`)

describe('the record a task points at', () => {
  let admin: TestPerson
  let plain: TestPerson
  let records: Record<Kind, number>
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    plain = await makePerson({ schoolId: admin.schoolId })
    const staff = await makePerson({ schoolId: admin.schoolId, firstName: 'ليان', lastName: 'فحص' })
    records = {
      staff: staff.id,
      role: (await makeRole(admin.schoolId)).id,
      email: await makeMail(admin, 'موعد فحص السيارات'),
      event: await makeEvent(admin, 'يوم الفحص'),
      student: (
        await makeRecord('students', admin, {
          student_no: 'S-7',
          first_name: { ar: 'ليان', en: '' },
          family_name: { ar: 'فحص', en: '' },
        })
      ).id,
    }
    await query(sql`update roles set name = 'لجنة الفحص' where id = ${records.role}`)
  })
  const add = (person: TestPerson, link: object, assignee?: TestPerson) =>
    send(person.token, c.addTask, { body: { task: { title: 'x', link, assignee: { id: assignee?.id ?? null } } } })
  const taskIn = (reply: { body: unknown }) => (reply.body as { task: c.Task }).task
  const seenBy = async (person: TestPerson, id: number) =>
    (await callAs(person.token, c.listTasks, { query: {} })).body.find((task) => task.id === id)?.link

  it.each<[Kind, string, (id: number) => string]>([
    ['staff', 'ليان فحص', (id) => `/school/staff/${id}`],
    ['role', 'لجنة الفحص', (id) => `/school/roles/${id}`],
    ['email', 'موعد فحص السيارات', (id) => `/apps/email?open=${id}`],
    ['student', 'S-7 · ليان فحص', (id) => `/school/students/${id}`],
    ['event', 'يوم الفحص', (id) => `/apps/calendar?event=${id}`],
  ])('of the kind %s has a title and an address for those who may see it', async (kind, title, url) => {
    const link = { kind, id: records[kind] }
    const reply = await add(admin, link, plain)
    expect(reply.status).toBe(201)
    const { id } = taskIn(reply)
    expect(taskIn(reply).link).toEqual({ ...link, title, url: url(link.id) })
    expect(await seenBy(admin, id)).toEqual({ ...link, title, url: url(link.id) })
    expect(await seenBy(plain, id), 'for whom it is not').toBeNull()
    expect(refusal(await add(plain, link))).toEqual(wrongFields({ 'task.link': 'unknown_link' }))
  })

  it('stays when somebody who cannot see it saves the task, and can be taken off', async () => {
    const link = { kind: 'event', id: records.event }
    const { id } = taskIn(await add(admin, link, plain))
    const change = (person: TestPerson, task: object) =>
      send(person.token, c.updateTask, { body: { task: { id, ...task } } })
    expect(taskIn(await change(plain, { title: 'y' })).link).toBeNull()
    expect((await change(plain, { link })).status).toBe(200)
    expect(await seenBy(admin, id)).toMatchObject(link)
    expect(taskIn(await change(admin, { link: null })).link).toBeNull()
    expect(refusal(await change(admin, { link: { kind: 'role', id: 2_147_483_647 } }))).toEqual(
      wrongFields({ 'task.link': 'unknown_link' }),
    )
  })

  it('narrows the list to the tasks about it', async () => {
    const about = async (query: object) =>
      (await callAs(admin.token, c.listTasks, { query: { linkKind: 'student', ...query } })).body.map(
        ({ link }) => link?.id,
      )
    await add(admin, { kind: 'student', id: records.student })
    expect(new Set(await about({ linkId: records.student }))).toEqual(new Set([records.student]))
    expect(await about({ linkId: records.student + 1 })).toEqual([])
  })

  it('is a shared event for colleagues, and gone when the event is removed', async () => {
    const event = await makeEvent(admin, 'عطلة', true)
    const { id } = taskIn(await add(plain, { kind: 'event', id: event }))
    expect(await seenBy(plain, id)).toMatchObject({ title: 'عطلة' })
    await query(sql`update events set removed_at = now() where id = ${event}`)
    expect(await seenBy(plain, id)).toBeNull()
  })

  it('is never one of another school, nor one of a school for the platform', async () => {
    const [other, platform] = [await makeSchoolAdmin(), await makeSuperAdmin()]
    for (const kind of c.linkKinds) {
      for (const person of [other, platform])
        expect(refusal(await add(person, { kind, id: records[kind] }))).toEqual(
          wrongFields({ 'task.link': 'unknown_link' }),
        )
    }
    const own = await add(platform, { kind: 'role', id: platform.roleId })
    expect(taskIn(own).link?.url).toBe(`/platform/roles/${platform.roleId}`)
  })

  describe('is found by a part of its name', () => {
    const find = (person: TestPerson, q: string) => callAs(person.token, c.searchLinks, { query: { q } })

    it('among what the caller may see', async () => {
      const { body } = await find(admin, 'فحص')
      expect(body.rows).toEqual([
        { kind: 'staff', id: records.staff, title: 'ليان فحص' },
        { kind: 'role', id: records.role, title: 'لجنة الفحص' },
        { kind: 'student', id: records.student, title: 'S-7 · ليان فحص' },
        { kind: 'email', id: records.email, title: 'موعد فحص السيارات' },
        { kind: 'event', id: records.event, title: 'يوم الفحص' },
      ])
      expect((await find(plain, 'فحص')).body.rows).toEqual([])
      expect((await find(await makeSchoolAdmin(), 'فحص')).body.rows).toEqual([])
    })

    it('also when it is an event of somebody else’s that the caller may see', async () => {
      const [shared, invited] = [await makeEvent(admin, 'معرض سلامة', true), await makeEvent(admin, 'لقاء سلامة')]
      await makeEvent(admin, 'سلامة خاصة')
      await query(
        sql`insert into event_guests (event_id, user_id, tenant) select id, ${plain.id}, tenant from events where id = ${invited}`,
      )
      const ids = (await find(plain, 'سلامه')).body.rows.map(({ id }) => id)
      expect(ids.sort()).toEqual([shared, invited].sort())
    })

    it('of which signs are signs', async () => {
      expect((await find(admin, '%')).body.rows).toEqual([])
      expect(refusal(await send(admin.token, c.searchLinks, { query: { q: ' ' } }))).toEqual(
        wrongFields({ q: 'required' }),
      )
    })
  })
})
