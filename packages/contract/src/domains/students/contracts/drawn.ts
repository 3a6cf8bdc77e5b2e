// What devices ask of a signature without a schema.

/** Whether a path shows something: a line from one place to another, not a tap. */
export function isDrawn(path: string | null | undefined): boolean {
  let last: string | undefined
  for (const [, letter, x, y] of (path ?? '').matchAll(/([ML])\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g)) {
    const place = `${Number(x)} ${Number(y)}`
    if (letter === 'L' && last !== undefined && place !== last) return true
    last = place
  }
  return false
}

/** So many days, on the clock of the server, after it was signed somebody may object. */
export const objectionDays = 3
