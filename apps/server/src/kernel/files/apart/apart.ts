import { Worker } from 'node:worker_threads'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ApartWork, Began, Limits, Outcome, Task } from './apart.work.ts'

/**
 * Runs work that reckons for long in a thread of its own, while the server answers others. There is one such thread for a
 * process; what comes meanwhile waits in a queue. Work that takes longer or more memory than it may is ended with its thread.
 */
export interface Apart {
  /** `field` names the input that is refused where the work is too much. */
  run<In, Out>(work: ApartWork<In, Out>, input: In, field: string): Promise<Out>
  stop(): Promise<void>
}

const usual: Limits = { ms: 15_000, megabytes: 192, waiting: 20, idleMs: 10_000 }

interface Waiting extends Task {
  field: string
  settle(outcome: Outcome): void
  fail(error: unknown): void
}

export function createApart(limits: Partial<Limits> = {}): Apart {
  const { ms, megabytes, waiting, idleMs } = { ...usual, ...limits }
  const queue: Waiting[] = []
  let thread: Worker | undefined
  let running: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(timer)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const over = (outcome: (task: Waiting) => void) => {
    const task = running
    running = undefined
    clearTimeout(timer)
    if (task) outcome(task)
    next()
  }

  const start = () => {
    const started = new Worker(new URL('./apart.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    started.on('message', (message: Outcome | Began) => {
      if (!('began' in message)) over((task) => task.settle(message))
      else timer = setTimeout(tooLong, ms)
    })
    started.on('error', (error: NodeJS.ErrnoException) => {
      if (thread !== started) return
      thread = undefined
      over((task) => task.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy(task) : error))
    })
    return started
  }

  const next = () => {
    running = queue.shift()
    if (!running) {
      thread?.unref()
      timer = setTimeout(() => void end(), idleMs).unref()
      return
    }
    const { url, input } = running
    thread ??= start()
    thread.ref()
    thread.postMessage({ url, input } satisfies Task)
  }

  const tooLong = () => {
    void end()
    over((task) => task.fail(tooHeavy(task)))
  }

  return {
    run: async <In, Out>(work: ApartWork<In, Out>, input: In, field: string) => {
      if (queue.length >= waiting) throw new AppError('busy')
      const outcome = await new Promise<Outcome>((settle, fail) => {
        queue.push({ url: work.url, input, field, settle, fail })
        if (running) return
        clearTimeout(timer)
        next()
      })
      if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.params, outcome.refused.fields)
      return outcome.result as Out
    },
    stop: async () => {
      for (const task of [...queue.splice(0), ...(running ? [running] : [])]) task.fail(new AppError('unavailable'))
      running = undefined
      await end()
    },
  }
}

const tooHeavy = ({ field }: Waiting) => fieldError(field, 'file_too_heavy')
