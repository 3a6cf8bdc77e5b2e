import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { work } from './apart.testing.ts'
import { type Apart, createApart } from './apart.ts'

let apart: Apart
const begin = (limits?: Parameters<typeof createApart>[0]) => {
  apart = createApart(limits)
  return (wish: Parameters<typeof work.run>[0]) => apart.run(work, wish, 'content')
}
afterEach(() => apart.stop())

const heavy = { code: 'invalid_input', fields: { content: { code: 'file_too_heavy' } } }

describe('work in a thread of its own', () => {
  it('lets the server go on while it runs', async () => {
    const run = begin()
    const gate = new Int32Array(new SharedArrayBuffer(4))
    let isOver = false
    const result = run({ wait: gate }).finally(() => {
      isOver = true
    })
    for (let turn = 0; turn < 1000; turn++) await setImmediate()
    expect(isOver).toBe(false)
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    expect(await result).toBe(1)
  })

  it('ends what takes too long, and does what waited behind it', async () => {
    const run = begin({ ms: 2000 })
    const [endless, next] = await Promise.allSettled([run('never'), run(4)])
    expect(endless).toMatchObject({ reason: heavy })
    expect(next).toMatchObject({ value: 8 })
  })

  it('ends what needs too much memory, and nothing else', async () => {
    const run = begin({ megabytes: 32 })
    const [grown, next] = await Promise.allSettled([run('memory'), run(4)])
    expect(grown).toMatchObject({ reason: heavy })
    expect(next).toMatchObject({ value: 8 })
  })

  it('hands on what the work refuses, and its faults', async () => {
    const run = begin()
    await expect(run('refuse')).rejects.toMatchObject({ code: 'too_many', params: { max: 3 } })
    await expect(run('fail')).rejects.toThrow('a fault of ours')
    expect(await run(1)).toBe(2)
  })

  it('lets no more wait than it holds', async () => {
    const run = begin({ waiting: 1 })
    const gate = new Int32Array(new SharedArrayBuffer(4))
    const first = run({ wait: gate })
    const second = run(2)
    await expect(run(3)).rejects.toMatchObject({ code: 'busy' })
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    expect(await Promise.all([first, second])).toEqual([1, 4])
  })

  it('starts anew after it was idle', async () => {
    const run = begin({ idleMs: 0 })
    expect(await run(1)).toBe(2)
    for (let turn = 0; turn < 100; turn++) await setImmediate()
    expect(await run(2)).toBe(4)
  })
})
