import * as c from '@dsms/contract/messages/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { add, colleagues, list, remove, titles, update } from './tasks.testing.ts'

describe('tasks', () => {
  let schoolId: number
  let hanan: TestPerson
  let omar: TestPerson
  beforeAll(async () => {
    ;({ schoolId, hanan, omar } = await colleagues())
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

    it('one by one as well, deleted or not', async () => {
      for (const task of [of.plain, of.deleted]) {
        const { body } = await callAs(person.token, c.getTask, { params: { id: task?.id ?? 0 } })
        expect(body.task).toEqual({ ...task, ...(task === of.deleted ? { isDeleted: true, version: 2 } : {}) })
      }
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
})
