import { parentPort } from 'node:worker_threads'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ApartWork, Began, Outcome, Task } from './apart.work.ts'

parentPort?.on('message', ({ url, input }: Task) => void answer(url, input))

async function answer(url: string, input: unknown) {
  const module = (await import(url)) as { work: ApartWork<unknown, unknown> }
  parentPort?.postMessage({ began: true } satisfies Began)
  try {
    parentPort?.postMessage({ result: await module.work.run(input) } satisfies Outcome)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, params, fields } = error
    parentPort?.postMessage({ refused: { code, params, fields } } satisfies Outcome)
  }
}
