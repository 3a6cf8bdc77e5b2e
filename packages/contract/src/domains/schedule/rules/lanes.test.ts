import { describe, expect, it } from 'vitest'
import { withSeed } from '../../../kernel/choices/seed.testing.ts'
import { hourMs } from '../../../kernel/time/milliseconds.ts'
import { claim } from './facts.testing.ts'
import { beginningIn, mostAtOnce, nearOf, overlaps, runAround } from './lanes.ts'

/** Numbers that look like chance and are the same each time. */
function* numbers(seed: number): Generator<number> {
  let at = seed
  while (true) {
    at = (at * 48_271) % 2_147_483_647
    yield at / 2_147_483_647
  }
}

const lesson = (start: number, end: number) => ({ ...claim('circuit', 1, ['00:00', '01:00']), start, end })

describe('lessons at once', () => {
  it('are as many as counting minute by minute finds', () =>
    withSeed(7, (seed) => {
      const chance = numbers(seed)
      const upTo = (most: number) => Math.floor((chance.next().value ?? 0) * most)
      for (let round = 0; round < 300; round++) {
        const claims = Array.from({ length: upTo(9) }, () => {
          const start = upTo(30)
          return lesson(start, start + 1 + upTo(12))
        }).sort((one, other) => one.start - other.start)
        const draft = { start: 10, end: 11 + upTo(10) }
        const counts = Array.from({ length: draft.end - draft.start }, (_, nth) => {
          const minute = draft.start + nth
          return claims.filter(({ start, end }) => start <= minute && minute < end).length
        })
        expect(mostAtOnce(claims, draft).most).toBe(Math.max(...counts))
      }
    }))
})

describe('lessons of a stretch of time', () => {
  it('are those that going through all of them finds, and those near it all that touch it', () =>
    withSeed(3, (seed) => {
      const chance = numbers(seed)
      const upTo = (most: number) => Math.floor((chance.next().value ?? 0) * most)
      for (let round = 0; round < 300; round++) {
        const claims = Array.from({ length: upTo(40) }, () => {
          const start = upTo(200) * hourMs
          return lesson(start, start + (1 + upTo(12)) * hourMs)
        }).sort((one, other) => one.start - other.start)
        const [from, to] = [upTo(200) * hourMs, upTo(200) * hourMs]
        expect(beginningIn(claims, { from, to })).toEqual(claims.filter(({ start }) => from <= start && start < to))
        const draft = { start: from, end: from + (1 + upTo(12)) * hourMs }
        const touching = claims.filter((claim) =>
          overlaps(claim, { start: draft.start - 8 * hourMs, end: draft.end + 8 * hourMs }),
        )
        expect(nearOf(claims, draft)).toEqual(expect.arrayContaining(touching))
      }
    }))
})

describe('lessons without a break', () => {
  const draft = { start: 100, end: 160 }
  it.each([
    ['nobody near', [lesson(0, 40), lesson(220, 280)], 100, 160],
    ['one before', [lesson(0, 41), lesson(220, 280)], 0, 160],
    ['one after', [lesson(0, 40), lesson(219, 280)], 100, 280],
    ['chains of them', [lesson(-90, -10), lesson(0, 60), lesson(200, 240), lesson(250, 260)], -90, 260],
  ])('%s', (_, claims, from, to) => {
    expect(runAround(claims, draft, 60)).toMatchObject({ from, to })
  })
})
