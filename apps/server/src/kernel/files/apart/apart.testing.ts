import { AppError } from '@dsms/contract/kernel/errors'
import { type Apart, createApart } from './apart.ts'
import type { ApartWork } from './apart.work.ts'

type Wish = { wait: Int32Array<SharedArrayBuffer> } | 'never' | 'memory' | 'refuse' | 'fail' | number

/** Work for the test of the thread alone: it waits until it is let go, never ends, grows for ever, or answers at once. */
export const work: ApartWork<Wish, number> = {
  url: import.meta.url,
  run: (wish) => {
    if (wish === 'refuse') throw new AppError('too_many', { max: 3 })
    if (wish === 'fail') throw new TypeError('a fault of ours')
    if (wish === 'never') for (;;);
    if (wish === 'memory') for (const grown: number[][] = []; ; ) grown.push(new Array(10_000).fill(grown.length))
    if (typeof wish === 'number') return wish * 2
    Atomics.wait(wish.wait, 0, 0)
    return 1
  },
}

/** Runs a test with a server that gives such work no time at all. */
export async function withoutTime<T>(app: { apart: Apart }, test: () => Promise<T>): Promise<T> {
  const usual = app.apart
  app.apart = createApart({ ms: 0 })
  try {
    return await test()
  } finally {
    await app.apart.stop()
    app.apart = usual
  }
}
