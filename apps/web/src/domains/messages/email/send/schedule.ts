const two = (value: number) => String(value).padStart(2, '0')

/** What the clock on the wall shows: `{ day: '2026-03-08', time: '08:00' }`. */
export const wallOf = (at: Date): { day: string; time: string } => ({
  day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
})

/** The usual hours to send at: tomorrow at eight, and the Sunday with which the week begins, at least two days ahead. */
export function presetsOf(now: Date): { tomorrow: Date; sunday: Date } {
  const inDays = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 8)
  const toSunday = 7 - now.getDay()
  return { tomorrow: inDays(1), sunday: inDays(toSunday > 1 ? toSunday : toSunday + 7) }
}
