import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

export interface Reading {
  wall: number
  /** Seconds of processors that programs started from here, and theirs, had used when they ended; where that is told. */
  processors: number | undefined
}

export const read = (): Reading => ({ wall: performance.now() / 1000, processors: ofChildren() })

/**
 * What a part really took. On a busy machine its time on the clock grows and its work does not, so the smaller of the
 * two counts: a part that is over its budget by this does more than it did, whoever else was at work meanwhile.
 */
export function spentSince(start: Reading, end: Reading = read()): { wall: number; work: number } {
  const wall = end.wall - start.wall
  const work = (end.processors ?? Number.NaN) - (start.processors ?? Number.NaN)
  return { wall, work: work > 0 ? Math.min(wall, work) : wall }
}

/** Linux tells it in hundredths of a second: the 16th and 17th of the words, of which the second may hold spaces. */
function ofChildren(): number | undefined {
  try {
    const words = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const hundredths = Number(words[13]) + Number(words[14])
    return Number.isFinite(hundredths) ? hundredths / 100 : undefined
  } catch {
    return undefined
  }
}

/** The time that the piece of work below takes on the machine that the budgets were measured on, in milliseconds. */
const reference = 19

/** How many times slower than that machine this one is just now: one at least, the best of some tries. */
export async function slowness(): Promise<number> {
  const block = Buffer.alloc(1 << 20)
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 10; attempt++) {
    const start = performance.now()
    let sum = 0
    for (let n = 0; n < 4_000_000; n++) sum = (sum * 31 + n) | 0
    createHash('sha256').update(block).update(String(sum)).digest()
    best = Math.min(best, performance.now() - start)
    await setTimeout(20)
  }
  return Math.max(1, best / reference)
}
