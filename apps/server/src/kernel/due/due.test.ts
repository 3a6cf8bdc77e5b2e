import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { testApp } from '../../testing/harness.ts'
import { createDue, type Due } from './due.ts'

let due: Due | undefined
afterEach(async () => {
  vi.useRealTimers()
  await due?.stop()
})

describe('work that has its hour', () => {
  it('is done at its hour, and each piece once', async () => {
    const { database, http } = await testApp()
    due = createDue(database, http.log)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    // sooner than it would have looked anyway
    const pieces = [Date.now() + 15_000, Date.now() + 25_000]
    const late: number[] = []
    due.add({
      name: 'test',
      next: async () => (pieces[0] ? new Date(pieces[0]).toISOString() : null),
      async run() {
        if (!pieces[0] || pieces[0] > Date.now()) return false
        late.push(Date.now() - (pieces.shift() as number))
        return true
      },
    })
    due.start()
    for (let timers = 0; late.length < 2 && timers < 100; timers++) {
      await due.wake()
      vi.advanceTimersToNextTimer()
    }
    await due.wake()
    expect(late).toEqual([0, 0])
  })

  it('is looked for at once when asked to, also while looking', async () => {
    const { database, http } = await testApp()
    due = createDue(database, http.log)
    const waiting: string[] = ['first']
    const done: string[] = []
    due.add({
      name: 'test',
      next: async () => null,
      async run() {
        const piece = waiting.shift()
        if (piece) done.push(piece)
        if (piece === 'first') {
          waiting.push('second')
          void due?.wake()
        }
        return false
      },
    })
    await due.wake()
    expect(done).toEqual(['first', 'second'])
  })

  it('that fails is left alone for longer each time', async () => {
    const { database, http } = await testApp()
    due = createDue(database, http.log)
    const tried: number[] = []
    due.add({
      name: 'broken',
      next: async () => new Date().toISOString(),
      run() {
        tried.push(Date.now())
        return Promise.reject(new Error('broken'))
      },
    })
    due.start()
    for (let time = 0; time < 5; time++) await due.wake()
    expect(tried).toHaveLength(1)
    await eventually(() => expect(tried).toHaveLength(3))
    const [first = 0, second = 0, third = 0] = tried
    expect(second - first).toBeGreaterThanOrEqual(1000)
    expect(third - second).toBeGreaterThanOrEqual(2000)
  })

  it('that fails keeps other work going', async () => {
    const { database, http } = await testApp()
    due = createDue(database, http.log)
    const done: string[] = []
    due.add({ name: 'broken', next: async () => null, run: () => Promise.reject(new Error('broken')) })
    due.add({
      name: 'sound',
      next: async () => null,
      async run() {
        done.push('sound')
        return false
      },
    })
    await due.wake()
    expect(done).toEqual(['sound'])
  })
})
