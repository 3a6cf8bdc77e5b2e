import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/client.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { tasks } from '../tasks.table.ts'
import { type DemoTask, officeTasks } from './tasks.content.ts'
import { learnerTasks } from './tasks.learner.ts'

/** Eighteen tasks for each account: seven completed, two deleted, six important. */
export async function seedTasks(db: Db, people: DemoPerson[]): Promise<void> {
  for (const person of people) {
    const list = person.role === 'student' ? learnerTasks : officeTasks
    await db.insert(tasks).values(list.map((task, place) => rowOf(person, task, place, list.length)))
  }
}

function rowOf(person: DemoPerson, task: DemoTask, place: number, size: number): PgInsertValue<typeof tasks> {
  const colleague = person.colleagues[place % person.colleagues.length]?.id as number
  const daysAgo = size - place
  return {
    tenant: person.schoolId ?? 0,
    ownerId: task.whose === 'got' ? colleague : person.id,
    assigneeId: task.whose === 'given' ? colleague : place % 4 === 3 && task.whose === 'own' ? null : person.id,
    title: task.title,
    description: task.html,
    tags: task.tags,
    isImportant: task.isImportant ?? false,
    dueDate: task.dueIn === null ? null : dayIn(person, task.dueIn),
    createdAt: sql`now() - ${daysAgo} * interval '1 day'`,
    completedAt: task.state === 'completed' ? sql`now() - ${daysAgo * 4} * interval '1 hour'` : null,
    deletedAt: task.state === 'deleted' ? sql`now() - interval '1 day'` : null,
  }
}

/** A day so many days from today, where the person's school is. */
const dayIn = ({ schoolId }: DemoPerson, days: number) =>
  sql`(now() at time zone coalesce((select time_zone from schools where id = ${schoolId}), 'UTC'))::date + ${days}::integer`
