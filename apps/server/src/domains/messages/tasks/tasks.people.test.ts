import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/messages/tasks/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Told } from '../../../kernel/events/events.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { add, colleagues, list, remove, titles, update } from './tasks.testing.ts'

const unknown = { status: 404, code: 'not_found' }

describe('tasks of several people', () => {
  let schoolId: number
  let hanan: TestPerson
  let omar: TestPerson
  beforeAll(async () => {
    ;({ schoolId, hanan, omar } = await colleagues())
  })
  const fresh = () => makePerson({ schoolId })

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
      const heard: Record<number, Told['type'][]> = { [giver.id]: [], [first.id]: [], [second.id]: [] }
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
        send(person.token, c.getTask, { params: { id } }),
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
