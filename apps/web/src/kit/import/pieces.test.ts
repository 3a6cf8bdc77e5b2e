import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import { expect, it } from 'vitest'
import { type Mode, sendPieces } from './pieces.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ number: nth + 2, cells: { nth: `${nth}` } }))

/** A server that does at most so many rows in a call. */
function server(most: () => number) {
  const sizes: number[] = []
  const seen: string[] = []
  const send = async (piece: Record<string, string>[]): Promise<ImportAnswer> => {
    sizes.push(piece.length)
    const looked = piece.slice(0, most())
    seen.push(...looked.flatMap(({ nth }) => nth ?? []))
    const done = looked.length < piece.length ? { done: looked.length } : {}
    return { imported: looked.length, rows: [], ...done }
  }
  return { send, sizes, seen }
}
const mode: Mode = 'good'

it('sends what was not looked at again, in smaller pieces that grow once there is time', async () => {
  let most = 7
  const { send, sizes, seen } = server(() => most)
  const step = (done: number) => {
    if (done >= 21) most = 1000
    return true
  }
  const all = await sendPieces(send, rows(150), { mode, step })
  expect(sizes).toEqual([50, 8, 8, 8, 16, 32, 50, 23])
  expect(seen).toEqual(rows(150).map(({ cells }) => cells.nth))
  expect(all).toMatchObject({ imported: 150, sent: 150, isOne: false })
})

it.each([
  [50, true],
  [51, false],
])('says whether one call was enough: %i rows', async (count, isOne) => {
  const { send } = server(() => 1000)
  expect((await sendPieces(send, rows(count), { mode })).isOne).toBe(isOne)
})

it('needs more than one call where the first was stopped by the server', async () => {
  const { send } = server(() => 19)
  expect(await sendPieces(send, rows(20), { mode })).toMatchObject({ sent: 20, isOne: false })
})
