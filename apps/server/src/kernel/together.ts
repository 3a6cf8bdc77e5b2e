import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { anyRow, rowsOf } from '../db/rows.ts'

type Outcomes<Tasks extends readonly (() => unknown)[]> = {
  -readonly [Place in keyof Tasks]: Tasks[Place] extends () => infer Outcome ? Awaited<Outcome> : never
}

/**
 * Begins tasks in their order, waits until all of them have ended, and throws what failed first. It stands where
 * `Promise.all` would, for two reasons. A task that throws before it gives a promise would leave those that began before
 * it to nobody, and a failure that is nobody's ends the process. And the tasks share a connection: one that went on
 * after another had failed would speak in the transaction of whoever got that connection next.
 */
export async function together<const Tasks extends readonly (() => unknown)[]>(tasks: Tasks): Promise<Outcomes<Tasks>> {
  let failure: { reason: unknown } | undefined
  const outcomes = await Promise.allSettled(
    tasks.map((task) => {
      const begun = begin(task)
      begun.catch((reason: unknown) => {
        failure ??= { reason }
      })
      return begun
    }),
  )
  if (failure) throw failure.reason
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as Outcomes<Tasks>
}

function begin(task: () => unknown): Promise<unknown> {
  try {
    return Promise.resolve(task())
  } catch (error) {
    return Promise.reject(error)
  }
}

/**
 * Runs statements that build on one another but need nothing of each other's answers: sent in this order, in one go,
 * so that all of them cost one wait. Throws the first error.
 */
export const inOrder = (db: Db, statements: SQL[]) =>
  // one kind of call for all: builders of different kinds may reach the connection in another order
  together(statements.map((statement) => () => rowsOf(db, anyRow, statement)))
