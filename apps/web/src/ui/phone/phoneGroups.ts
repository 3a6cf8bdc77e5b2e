/** Calling codes of two digits; +1 and +7 have one, all others three. Source: ITU-T E.164. */
const two = /^(?:20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** How many digits stand together behind the calling code, by how many there are. */
const shapes: Record<number, number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
}

/** The parts of an E.164 number as people read it: `+966 55 104 2361`. Any other text stays in one part. */
export function phoneGroups(number: string): { at: number; digits: string }[] {
  if (!/^\+\d{8,15}$/.test(number)) return [{ at: 0, digits: number }]
  const digits = number.slice(1)
  const code = /^[17]/.test(digits) ? 1 : two.test(digits) ? 2 : 3
  const sizes = shapes[digits.length - code] ?? threes(digits.length - code)
  let at = code + 1
  const groups = [{ at: 0, digits: number.slice(0, at) }]
  for (const size of sizes) {
    groups.push({ at, digits: number.slice(at, at + size) })
    at += size
  }
  return groups
}

/** Threes, and a last group of two to four. */
function threes(count: number): number[] {
  const sizes = Array.from({ length: Math.ceil(count / 3) }, (_, n) => Math.min(3, count - n * 3))
  const last = sizes.at(-1)
  return last === 1 && sizes.length > 1 ? [...sizes.slice(0, -2), 4] : sizes
}
