import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../db/client.ts'
import { asSystem, type SystemContext } from '../db/transaction.ts'

/**
 * Work that has its hour: a mail to be sent at eight, a reminder. The hour stands in the row itself, so changing or
 * cancelling it is a change of that row and nothing else has to agree with it.
 */
export interface DueWork {
  name: string
  /** When the next piece is due; null for none. */
  next(db: Db): Promise<string | null>
  /**
   * Does what is due, a piece at a time, in one transaction. Rows are taken `for update skip locked`, so that several
   * processes share the work and none does it twice. True when there may be more.
   */
  run(context: SystemContext): Promise<boolean>
}

export interface Due {
  add(work: DueWork): void
  /** Looks anew: for when something earlier than known may be due. Resolves when all that is due now is done. */
  wake(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Another process may have put something earlier in, so nobody sleeps longer than this. */
const longestMs = 30_000

/** Runs due work in this process, to the second, without asking the database over and over. */
export function createDue(database: Database, log: FastifyBaseLogger): Due {
  const works: DueWork[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isOver = false
  let isStarted = false

  const round = async () => {
    for (const work of works) {
      try {
        while (!isOver && (await asSystem(database, (context) => work.run(context))));
      } catch (error) {
        log.error({ err: error }, `due work: ${work.name}`)
      }
    }
  }
  const sleep = async () => {
    clearTimeout(timer)
    if (isOver || !isStarted) return
    const next = await asSystem(database, async ({ db }) => {
      const hours: (string | null)[] = []
      for (const work of works) hours.push(await work.next(db))
      return hours
    }).catch(() => [])
    const soonest = Math.min(...next.flatMap((hour) => (hour ? [Date.parse(hour) - Date.now()] : [])), longestMs)
    if (!isOver) timer = setTimeout(() => void due.wake(), Math.max(soonest, 100)).unref()
  }

  const due: Due = {
    add: (work) => works.push(work),
    async wake() {
      isAskedAgain = true
      running ??= (async () => {
        while (isAskedAgain && !isOver) {
          isAskedAgain = false
          await round()
        }
      })().finally(() => {
        running = undefined
      })
      await running
      await sleep()
    },
    start() {
      isStarted = true
      void this.wake()
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await running
    },
  }
  return due
}
