import { getTaskCounts, listTasks, taskTags } from '@dsms/contract/messages/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { seedTasks } from './tasks.ts'

describe.each(['school', 'student'] as const)('the demo tasks of the account %s', (role) => {
  let person: TestPerson
  beforeAll(async () => {
    const { schoolId } = await makeSchoolAdmin()
    const people = await Promise.all(Array.from({ length: 11 }, () => makePerson({ schoolId })))
    person = people[0] as TestPerson
    const cards = people.map(({ id, email, username }) => ({ id, email, fullName: username }))
    const { database } = await testApp()
    await asSystem(database, ({ db }) =>
      seedTasks(db, [{ ...person, role, fullName: person.username, colleagues: cards.slice(1) }]),
    )
  })
  const list = async (filter = '') => (await callAs(person.token, listTasks, { query: { filter } })).body

  it('are eighteen: seven completed, two deleted, six important', async () => {
    expect((await list()).length + (await list('deleted')).length).toBe(18)
    expect(await list('completed')).toHaveLength(7)
    expect(await list('important')).toHaveLength(6)
    expect((await list('deleted')).map((task) => [task.isImportant, task.isCompleted])).toEqual([
      [false, false],
      [false, false],
    ])
  })

  it('show every tag, people, and days gone, today and to come', async () => {
    const tasks = await list()
    const { today } = (await callAs(person.token, getTaskCounts)).body
    expect(new Set(tasks.flatMap((task) => task.tags))).toEqual(new Set(taskTags))
    expect(tasks.filter((task) => task.isOverdue).length).toBeGreaterThan(0)
    expect(tasks.filter((task) => !task.isCompleted && task.dueDate === today).length).toBeGreaterThan(0)
    expect(tasks.filter((task) => task.dueDate > today).length).toBeGreaterThan(0)
    expect(tasks.filter((task) => task.createdBy.id !== person.id).length).toBeGreaterThan(0)
    expect(new Set(tasks.map((task) => task.assignee.id)).size).toBeGreaterThan(3)
    for (const task of tasks) expect(task.completedAt === null || task.completedAt >= task.createdAt).toBe(true)
  })
})
