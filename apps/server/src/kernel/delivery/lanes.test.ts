import { describe, expect, it } from 'vitest'
import { createLanes } from './lanes.ts'

/** So many pieces, each of which waits until it is let go. */
function pieces(count: number, most: number) {
  const held: (() => void)[] = []
  const errors: unknown[] = []
  const seen = { left: count, inHand: 0, most: 0, looks: 0, done: 0 }
  const step = async (taken: () => void) => {
    seen.looks++
    if (seen.left === 0) return false
    seen.left--
    seen.most = Math.max(seen.most, ++seen.inHand)
    taken()
    await new Promise<void>((letGo) => held.push(letGo))
    seen.inHand--
    seen.done++
    return true
  }
  const lanes = createLanes(most, step, (error) => errors.push(error))
  const letGo = async () => {
    held.shift()?.()
    await new Promise((next) => setImmediate(next))
  }
  return { lanes, seen, held, letGo }
}

describe('lanes', () => {
  it('work several at a time, and each piece once', async () => {
    const { lanes, seen, held, letGo } = pieces(20, 4)
    const end = lanes.wake()
    while (held.length > 0) await letGo()
    await end
    expect(seen).toMatchObject({ left: 0, inHand: 0, most: 4, done: 20 })
  })

  it('go on beside one that waits', async () => {
    const { lanes, seen, held, letGo } = pieces(20, 4)
    const end = lanes.wake()
    const stuck = held.shift()
    while (held.length > 0) await letGo()
    expect(seen).toMatchObject({ left: 0, inHand: 1, done: 19 })
    stuck?.()
    await end
    expect(seen.done).toBe(20)
  })

  it('look three times for a single piece', async () => {
    const { lanes, seen, letGo } = pieces(1, 10)
    const end = lanes.wake()
    await letGo()
    await end
    expect(seen).toMatchObject({ done: 1, looks: 3 })
  })

  it('find what came while all were at work', async () => {
    const { lanes, seen, held, letGo } = pieces(1, 1)
    const end = lanes.wake()
    seen.left = 1
    void lanes.wake()
    while (held.length > 0) await letGo()
    await end
    expect(seen).toMatchObject({ left: 0, done: 2 })
  })

  it('take nothing new once they are stopped', async () => {
    const { lanes, seen, held, letGo } = pieces(20, 2)
    const end = lanes.wake()
    const stopped = lanes.stop()
    while (held.length > 0) await letGo()
    await Promise.all([end, stopped])
    expect(seen).toMatchObject({ done: 2, left: 18, inHand: 0 })
  })
})
