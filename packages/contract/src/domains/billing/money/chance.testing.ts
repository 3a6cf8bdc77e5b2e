import { withSeed } from '../../../kernel/choices/seed.testing.ts'

/** Whole numbers from `least` to `most`, the same for the same seed (xorshift). */
function numbersOf(seed: number) {
  let state = seed | 1
  return (least: number, most: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return least + ((state >>> 0) % (most - least + 1))
  }
}

/** Runs a check many times with chance figures. */
export const often = (check: (number: ReturnType<typeof numbersOf>) => void) =>
  withSeed(20_270_131, (seed) => {
    const number = numbersOf(seed)
    for (let nth = 0; nth < 500; nth++) check(number)
  })

/** What values come to. */
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
