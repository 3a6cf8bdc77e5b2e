import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../../db/client.ts'
import { asSystem, type SystemContext } from '../session/transaction.ts'

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
  /** Looks again: for when something earlier than known may be due. Resolves when all that is due now is done, but for what failed and rests. */
  wake(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Another process may have put something earlier in, so nobody sleeps longer than this. */
const longestMs = 30_000

/** What failed is left alone for a second, and twice as long each time it fails again, up to a minute. */
const restAfter = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), minuteMs)

interface Kept {
  work: DueWork
  /** In a row, until now. */
  failures: number
  restsUntil: number
}

/** Runs due work in this process, to the second, without asking the database over and over. */
export function createDue(database: Database, log: FastifyBaseLogger): Due {
  const works: Kept[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isOver = false
  let isStarted = false

  const round = async () => {
    for (const kept of works) {
      if (kept.restsUntil > Date.now()) continue
      try {
        while (!isOver && (await asSystem(database, (context) => kept.work.run(context))));
        kept.failures = 0
      } catch (error) {
        kept.failures++
        kept.restsUntil = Date.now() + restAfter(kept.failures)
        log.error({ err: error }, `due work: ${kept.work.name}`)
      }
    }
  }
  const sleep = async () => {
    clearTimeout(timer)
    if (isOver || !isStarted) return
    const next = await asSystem(database, async ({ db }) => {
      const hours: number[] = []
      for (const { work, restsUntil } of works) {
        const hour = await work.next(db)
        if (hour) hours.push(Math.max(Date.parse(hour), restsUntil))
      }
      return hours
    }).catch(() => [])
    const soonest = Math.min(...next, Date.now() + longestMs) - Date.now()
    if (!isOver) timer = setTimeout(() => void due.wake(), Math.max(soonest, 100)).unref()
  }

  const due: Due = {
    add: (work) => works.push({ work, failures: 0, restsUntil: 0 }),
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
