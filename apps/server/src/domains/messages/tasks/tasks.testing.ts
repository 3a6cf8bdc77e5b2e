import * as c from '@dsms/contract/messages/tasks/calls'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

/** Two colleagues of a new school. */
export async function colleagues() {
  const { schoolId } = await makeSchoolAdmin()
  const hanan = await makePerson({ schoolId, firstName: 'حنان', lastName: 'السالم' })
  const omar = await makePerson({ schoolId, firstName: 'عمر', lastName: 'الخطيب' })
  return { schoolId, hanan, omar }
}

/** Makes a task and answers it. */
export const add = async (person: TestPerson, task: Partial<c.TaskInput> = {}): Promise<c.Task> =>
  (await callAs(person.token, c.addTask, { body: { task: { title: 'Task', ...task } } })).body.task

export const list = async (person: TestPerson, wish: Record<string, string> = {}) =>
  (await send(person.token, c.listTasks, { query: wish })).body as c.Task[]

export const titles = async (person: TestPerson, wish: Record<string, string> = {}) =>
  (await list(person, wish)).map(({ title }) => title)

export const update = (person: TestPerson, task: object) => send(person.token, c.updateTask, { body: { task } })

export const remove = (person: TestPerson, taskId: unknown) => send(person.token, c.deleteTask, { query: { taskId } })
