import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

describe('tasks together', () => {
  it('begin in their order and answer in it', async () => {
    const begun: string[] = []
    const task = (name: string, after: Promise<unknown>) => async () => {
      begun.push(name)
      await after
      return name
    }
    const later = Promise.resolve().then(() => undefined)
    expect(await together([task('a', later), task('b', Promise.resolve()), () => 3])).toEqual(['a', 'b', 3])
    expect(begun).toEqual(['a', 'b'])
    expect(await together([])).toEqual([])
  })

  it('wait for all when one fails, and throw what failed first', async () => {
    const gate = Promise.withResolvers<void>()
    const ended: string[] = []
    const outcome = together([
      async () => {
        await gate.promise
        ended.push('slow')
        throw new Error('second')
      },
      () => {
        queueMicrotask(gate.resolve)
        throw new Error('first')
      },
    ])
    await expect(outcome).rejects.toThrow('first')
    expect(ended).toEqual(['slow'])
  })

  it('leave no failure to nobody', async () => {
    const nobodys: unknown[] = []
    const note = (reason: unknown) => nobodys.push(reason)
    process.on('unhandledRejection', note)
    const tasks = [
      () => Promise.reject(new Error('rejected')),
      () => {
        throw new Error('thrown')
      },
    ]
    await expect(together(tasks)).rejects.toThrow()
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', note)
    expect(nobodys).toEqual([])
  })
})
