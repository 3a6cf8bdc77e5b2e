import type { LiveEvent } from '@dsms/contract/me'
import { listNotifications } from '@dsms/contract/me'
import * as c from '@dsms/contract/tasks'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../testing/factories.ts'
import { callAs, send, testApp } from '../testing/harness.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'

const unknown = { status: 404, code: 'not_found' }

/** Makes a task and answers it. */
const add = async (person: TestPerson, task: Partial<c.TaskInput> = {}): Promise<c.Task> =>
  (await callAs(person.token, c.addTask, { body: { task: { title: 'Task', ...task } } })).body.task
const list = async (person: TestPerson, wish: Record<string, string> = {}) =>
  (await send(person.token, c.listTasks, { query: wish })).body as c.Task[]
const titles = async (person: TestPerson, wish: Record<string, string> = {}) =>
  (await list(person, wish)).map(({ title }) => title)
const update = (person: TestPerson, task: object) => send(person.token, c.updateTask, { body: { task } })
const remove = (person: TestPerson, taskId: unknown) => send(person.token, c.deleteTask, { query: { taskId } })

describe('tasks', () => {
  let schoolId: number
  let hanan: TestPerson
  let omar: TestPerson
  beforeAll(async () => {
    schoolId = (await makeSchoolAdmin()).schoolId
    hanan = await makePerson({ schoolId, firstName: 'حنان', lastName: 'السالم' })
    omar = await makePerson({ schoolId, firstName: 'عمر', lastName: 'الخطيب' })
  })
  const fresh = () => makePerson({ schoolId })

  describe('are added', () => {
    it('with everything there is to say', async () => {
      const reply = await callAs(hanan.token, c.addTask, {
        body: {
          task: {
            title: ' فحص الفرامل ',
            dueDate: '2026-03-31',
            description: '<p>قبل <strong>الظهر</strong></p>',
            assignee: { id: omar.id },
            tags: ['high', 'update', 'high'],
            isImportant: true,
          },
        },
      })
      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({
        task: {
          id: expect.any(Number),
          title: 'فحص الفرامل',
          dueDate: '2026-03-31',
          description: '<p>قبل <strong>الظهر</strong></p>',
          assignee: { id: omar.id, fullName: 'عمر الخطيب', avatar: '' },
          tags: ['high', 'update'],
          isCompleted: false,
          isDeleted: false,
          isImportant: true,
          isOverdue: expect.any(Boolean),
          createdBy: { id: hanan.id, fullName: 'حنان السالم' },
          createdAt: expect.stringMatching(/Z$/),
          completedAt: null,
          link: null,
          version: 1,
        },
      })
    })

    it('with a title alone', async () => {
      expect(await add(hanan)).toMatchObject({
        title: 'Task',
        dueDate: '',
        description: '',
        assignee: { id: null, fullName: '', avatar: '' },
        tags: [],
        isImportant: false,
        isOverdue: false,
      })
      expect(await add(hanan, { isCompleted: true })).toMatchObject({
        isCompleted: true,
        completedAt: expect.any(String),
      })
    })

    it('without what could run in somebody’s browser', async () => {
      const { description } = await add(hanan, {
        description: '<p onclick="x()">نص<script>x()</script></p><a href="javascript:x()">y</a><style>p{}</style>',
      })
      expect(description).toContain('<p>نص</p>')
      expect(description).not.toMatch(/script|onclick|style/)
    })

    it.each([
      [{}, { title: 'required' }],
      [{ title: ' ' }, { title: 'required' }],
      [{ title: 7 }, { title: 'invalid_type' }],
      [{ title: 'x'.repeat(201) }, { title: 'too_long' }],
      [{ title: 'x', dueDate: '2026-02-30' }, { dueDate: 'invalid_date' }],
      [{ title: 'x', dueDate: 'tomorrow' }, { dueDate: 'invalid_date' }],
      [{ title: 'x', tags: ['urgent'] }, { 'tags.0': 'invalid_choice' }],
      [{ title: 'x', tags: 'high' }, { tags: 'invalid_type' }],
      [{ title: 'x', isImportant: 'yes' }, { isImportant: 'invalid_type' }],
      [{ title: 'x', assignee: 'Huda' }, { assignee: 'invalid_type' }],
      [{ title: 'x', assignee: { id: 'a' } }, { 'assignee.id': 'invalid_type' }],
      [{ title: 'x', description: {} }, { description: 'invalid_type' }],
      [{ title: 'x', link: { kind: 'car', id: 1 } }, { 'link.kind': 'invalid_choice' }],
    ])('not as %j', async (task, fields) => {
      const placed = Object.fromEntries(Object.entries(fields).map(([path, code]) => [`task.${path}`, code]))
      expect(refusal(await send(hanan.token, c.addTask, { body: { task } }))).toEqual(wrongFields(placed as never))
    })

    it('and given to people of the own school alone', async () => {
      const stranger = await makeSchoolAdmin()
      const platform = await makePerson()
      const gone = await makePerson({ schoolId, status: 'inactive' })
      for (const id of [stranger.id, platform.id, gone.id, 2_147_483_647]) {
        const reply = await send(hanan.token, c.addTask, { body: { task: { title: 'x', assignee: { id } } } })
        expect(refusal(reply)).toEqual(wrongFields({ 'task.assignee': 'unknown_assignee' }))
      }
      expect((await add(hanan, { assignee: { id: hanan.id } })).assignee.id).toBe(hanan.id)
    })

    it('in the platform as well', async () => {
      const [one, other] = [await makePerson(), await makePerson()]
      await add(one, { title: 'للمنصة', assignee: { id: other.id } })
      expect(await titles(other)).toEqual(['للمنصة'])
    })
  })

  describe('are listed', () => {
    let person: TestPerson
    const of: Record<string, c.Task> = {}
    beforeAll(async () => {
      person = await fresh()
      of.plain = await add(person, { title: 'Zettel', dueDate: '2026-05-02', tags: ['low'] })
      of.important = await add(person, { title: 'أقساط', isImportant: true, assignee: { id: omar.id } })
      of.completed = await add(person, {
        title: 'باب الساحة',
        isCompleted: true,
        dueDate: '2026-04-01',
        tags: ['low', 'team'],
      })
      of.both = await add(person, {
        title: 'Äpfel 100%',
        isCompleted: true,
        isImportant: true,
        assignee: { id: person.id },
      })
      of.deleted = await add(person, { title: 'قديم', isCompleted: true, isImportant: true, tags: ['low'] })
      await remove(person, of.deleted.id)
      await add(hanan, { title: 'لا يخصهم', assignee: { id: omar.id } })
    })

    it('newest first, without deleted ones', async () => {
      const rows = await list(person)
      expect(rows.map(({ id }) => id)).toEqual([of.both?.id, of.completed?.id, of.important?.id, of.plain?.id])
      expect(rows.at(-1)).toEqual(of.plain)
    })

    it.each([
      ['important', ['Äpfel 100%', 'أقساط']],
      ['completed', ['Äpfel 100%', 'باب الساحة']],
      ['deleted', ['قديم']],
      ['anything', ['Äpfel 100%', 'باب الساحة', 'أقساط', 'Zettel']],
      ['', ['Äpfel 100%', 'باب الساحة', 'أقساط', 'Zettel']],
    ])('by the filter %j', async (filter, expected) => {
      expect(await titles(person, { filter })).toEqual(expected)
    })

    it('by tag, alone and within a filter', async () => {
      expect(await titles(person, { tag: 'low' })).toEqual(['باب الساحة', 'Zettel'])
      expect(await titles(person, { tag: 'low', filter: 'deleted' })).toEqual(['قديم'])
      expect(await titles(person, { tag: 'medium' })).toEqual([])
      expect(await titles(person, { tag: '', sortBy: '' })).toHaveLength(4)
    })

    it.each([
      ['اقساط', ['أقساط']],
      ['الساحه', ['باب الساحة']],
      ['APFEL', ['Äpfel 100%']],
      ['0%', ['Äpfel 100%']],
      ['_', []],
      ['nothing', []],
    ])('by a part of the title: %j', async (q, expected) => {
      expect(await titles(person, { q })).toEqual(expected)
    })

    it.each([
      ['latest', ['Äpfel 100%', 'باب الساحة', 'أقساط', 'Zettel']],
      ['title-asc', ['Äpfel 100%', 'Zettel', 'أقساط', 'باب الساحة']],
      ['title-desc', ['باب الساحة', 'أقساط', 'Zettel', 'Äpfel 100%']],
      // Latin before Arabic: the person's own name is Latin; without an assignee last, newest first
      ['assignee', ['Äpfel 100%', 'أقساط', 'باب الساحة', 'Zettel']],
      ['due-date', ['باب الساحة', 'Zettel', 'Äpfel 100%', 'أقساط']],
      ['manual', ['Äpfel 100%', 'باب الساحة', 'أقساط', 'Zettel']],
    ])('sorted by %s', async (sortBy, expected) => {
      expect(await titles(person, { sortBy })).toEqual(expected)
    })

    it('and wrong wishes are refused', async () => {
      const wish = (query: object) => send(person.token, c.listTasks, { query }).then(refusal)
      expect(await wish({ tag: 'urgent' })).toEqual(wrongFields({ tag: 'invalid_choice' }))
      expect(await wish({ sortBy: 'colour' })).toEqual(wrongFields({ sortBy: 'invalid_choice' }))
      expect(await wish({ q: 'x'.repeat(101) })).toEqual(wrongFields({ q: 'too_long' }))
    })

    it('to whoever they are given to, and to nobody else', async () => {
      expect(await titles(omar, { q: 'أقساط' })).toEqual(['أقساط'])
      expect(await titles(hanan, { q: 'أقساط' })).toEqual([])
    })
  })

  describe('are changed', () => {
    it('by what is given; the rest stays', async () => {
      const task = await add(hanan, {
        dueDate: '2026-05-02',
        tags: ['low'],
        description: '<p>x</p>',
        isImportant: true,
      })
      const { id } = task
      const changed = await update(hanan, { id, title: 'New' })
      expect(changed.status).toBe(200)
      expect(changed.body).toEqual({ task: { ...task, title: 'New', version: 2 } })
      expect((await update(hanan, { id })).body, 'nothing').toEqual({ task: { ...task, title: 'New', version: 2 } })
      const emptied = await update(hanan, { id, dueDate: '', tags: [], description: '', isImportant: false })
      expect(emptied.body).toMatchObject({ task: { dueDate: '', tags: [], description: '', isImportant: false } })
    })

    it('to completed and back, with the moment', async () => {
      const { id } = await add(hanan)
      const done = (await update(hanan, { id, isCompleted: true })).body as { task: c.Task }
      expect(done.task).toMatchObject({ isCompleted: true, completedAt: expect.stringMatching(/Z$/) })
      const again = (await update(hanan, { id, isCompleted: true })).body as { task: c.Task }
      expect(again.task.completedAt).toBe(done.task.completedAt)
      const undone = (await update(hanan, { id, isCompleted: false })).body as { task: c.Task }
      expect(undone.task).toMatchObject({ isCompleted: false, completedAt: null })
    })

    it('by whoever they are given to, who cannot give them on', async () => {
      const { id } = await add(hanan, { assignee: { id: omar.id } })
      const done = await update(omar, { id, isCompleted: true, isImportant: true, assignee: { id: omar.id } })
      expect(done.body).toMatchObject({ task: { isCompleted: true, isImportant: true } })
      for (const assignee of [{ id: hanan.id }, { id: null }, null]) {
        const reply = await update(omar, { id, assignee })
        expect(refusal(reply)).toEqual({ status: 403, code: 'not_task_owner' })
        expect(reply.body).toMatchObject({ params: { name: 'حنان السالم' } })
      }
      expect((await update(omar, { id, assignee: {} })).status, 'nothing was said of whose it is').toBe(200)
    })

    it('once when two change the same version', async () => {
      const { id, version } = await add(hanan, { assignee: { id: omar.id } })
      await update(omar, { id, version, title: 'By Omar' })
      const late = await update(hanan, { id, version, title: 'By Hanan' })
      expect(refusal(late)).toEqual({ status: 409, code: 'stale_version' })
      expect(late.body).toMatchObject({ params: { name: 'عمر الخطيب', version: version + 1, at: expect.any(String) } })
      expect(await titles(hanan, { q: 'By Omar' })).toHaveLength(1)
    })

    it('not into nonsense', async () => {
      const { id } = await add(hanan)
      expect(refusal(await update(hanan, { id, title: '' }))).toEqual(wrongFields({ 'task.title': 'required' }))
      expect(refusal(await update(hanan, { title: 'x' }))).toEqual(wrongFields({ 'task.id': 'required' }))
      expect(refusal(await update(hanan, { id, assignee: { id: 2_147_483_647 } }))).toEqual(
        wrongFields({ 'task.assignee': 'unknown_assignee' }),
      )
    })
  })

  describe('are given to somebody', () => {
    const told = async (person: TestPerson) =>
      (await callAs(person.token, listNotifications, { query: {} })).body.rows.filter(
        ({ kind }) => kind === 'task_assigned',
      )

    it('who is told, once', async () => {
      const person = await fresh()
      const { id } = await add(hanan, { title: 'لك', assignee: { id: person.id } })
      await update(hanan, { id, assignee: { id: person.id }, isImportant: true })
      expect(await told(person)).toMatchObject([
        { params: { by: 'حنان السالم', title: 'لك' }, link: `/apps/todo?task=${id}`, read_at: null },
      ])
      await update(hanan, { id, assignee: null })
      expect(await list(person)).toEqual([])
      await update(hanan, { id, assignee: { id: person.id } })
      expect(await told(person)).toHaveLength(2)
    })

    it('and nobody is told of what they gave themselves', async () => {
      const person = await fresh()
      await add(person, { assignee: { id: person.id } })
      expect(await told(person)).toEqual([])
    })

    it('and open browsers of all concerned hear of every change', async () => {
      const { events } = await testApp()
      const [giver, first, second] = [await fresh(), await fresh(), await fresh()]
      const heard: Record<number, LiveEvent['type'][]> = { [giver.id]: [], [first.id]: [], [second.id]: [] }
      const ends = [giver, first, second].map(({ id, roleId, sessionId }) =>
        events.subscribe({
          userId: id,
          roleId,
          sessionId,
          tenant: schoolId,
          isAdmin: false,
          send: ({ type }) => heard[id]?.push(type),
        }),
      )
      const hears = async (expected: number[][]) => {
        await expect
          .poll(() => [giver, first, second].map(({ id }) => heard[id]?.filter((type) => type === 'tasks').length))
          .toEqual(expected.map(([n]) => n))
      }
      const { id } = await add(giver, { assignee: { id: first.id } })
      await hears([[1], [1], [0]])
      await update(giver, { id, assignee: { id: second.id } })
      await hears([[2], [2], [1]])
      await update(second, { id, isCompleted: true })
      await hears([[3], [2], [2]])
      await remove(second, id)
      await callAs(giver.token, c.restoreTask, { params: { id }, body: {} })
      await remove(giver, id)
      await hears([[6], [2], [5]])
      await callAs(giver.token, c.purgeTask, { params: { id } })
      await hears([[7], [2], [6]])
      expect(heard[first.id]).toContain('notification')
      for (const end of ends) end()
    })
  })

  describe('are deleted', () => {
    it('softly, by either of the two, and restored', async () => {
      const person = await fresh()
      const { id } = await add(person, { title: 'One', assignee: { id: omar.id } })
      expect(await remove(omar, id)).toMatchObject({ status: 200, body: {} })
      expect((await remove(person, id)).status, 'once more').toBe(200)
      expect(await titles(person)).toEqual([])
      expect(await list(person, { filter: 'deleted' })).toMatchObject([{ id, isDeleted: true }])
      const restored = await send(omar.token, c.restoreTask, { params: { id }, body: {} })
      expect(restored).toMatchObject({ status: 200, body: { task: { id, isDeleted: false } } })
      expect(await titles(person)).toEqual(['One'])
    })

    it('for good by who made them, once they are among the deleted', async () => {
      const person = await fresh()
      const { id } = await add(person, { assignee: { id: omar.id } })
      const purge = (who: TestPerson) => send(who.token, c.purgeTask, { params: { id } })
      expect(refusal(await purge(person))).toEqual({ status: 409, code: 'task_not_deleted' })
      await remove(person, id)
      expect(refusal(await purge(omar))).toEqual({ status: 403, code: 'not_task_owner' })
      expect(await purge(person)).toMatchObject({ status: 200, body: {} })
      expect(refusal(await purge(person))).toEqual(unknown)
      expect(await query(sql`select id from tasks where id = ${id}`)).toEqual([])
    })
  })

  it('of others are a 404, in the same school, in another one and for the platform', async () => {
    const { id } = await add(hanan, { assignee: { id: omar.id } })
    await remove(hanan, id)
    const platform = await makePerson({ permissions: 'all' })
    const others = [await fresh(), await makeSchoolAdmin(), platform]
    for (const person of others) {
      const mine = await add(person)
      const replies = await Promise.all([
        update(person, { id, title: 'x' }),
        remove(person, id),
        send(person.token, c.restoreTask, { params: { id }, body: {} }),
        send(person.token, c.purgeTask, { params: { id } }),
        send(person.token, c.moveTask, { params: { id }, body: { after: null } }),
        send(person.token, c.moveTask, { params: { id: mine.id }, body: { after: id } }),
      ])
      for (const reply of replies) expect(refusal(reply)).toEqual(unknown)
    }
    expect(refusal(await remove(hanan, 2_147_483_647))).toEqual(unknown)
    expect(refusal(await remove(hanan, 'x'))).toMatchObject({ status: 422 })
    expect(refusal(await remove(hanan, undefined))).toEqual(wrongFields({ taskId: 'required' }))
  })
})
