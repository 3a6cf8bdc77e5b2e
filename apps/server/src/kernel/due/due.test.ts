import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { testApp } from '../../testing/harness.ts'
import { createDue, type Due } from './due.ts'

let due: Due | undefined
afterEach(() => due?.stop())

describe('work that has its hour', () => {
  it('is done at its hour, and each piece once', async () => {
    const { database, http } = await testApp()
    due = createDue(database, http.log)
    const pieces = [Date.now() + 150, Date.now() + 300]
    const done: number[] = []
    due.add({
      name: 'test',
      next: async () => (pieces[0] ? new Date(pieces[0]).toISOString() : null),
      async run() {
        if (!pieces[0] || pieces[0] > Date.now()) return false
        done.push(Date.now() - (pieces.shift() as number))
        return true
      },
    })
    due.start()
    await eventually(() => expect(done).toHaveLength(2))
    expect(Math.min(...done)).toBeGreaterThanOrEqual(0)
    // at the hour, and not when it would have looked anyway
    expect(Math.max(...done)).toBeLessThan(25_000)
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
