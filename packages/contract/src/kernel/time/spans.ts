/** Parts of a line, `[from, to)`: minutes of a day, or milliseconds since 1970. The end itself is no part of one. */
export interface Span {
  from: number
  to: number
}

export const dayMinutes = 1440

/** `09:30` as minutes of its day; `24:00` is its end. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The same parts in their order, with those that touch or overlap as one; what has no length is left out. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const { from, to } of spans.filter((span) => span.to > span.from).sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** What lies in both. */
export const common = (some: readonly Span[], others: readonly Span[]): Span[] =>
  merged(some.flatMap((a) => others.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))))

/** What of the first lies in none of the second. */
export const without = (some: readonly Span[], others: readonly Span[]): Span[] =>
  merged(others).reduce(
    (left, cut) =>
      left
        .flatMap(({ from, to }) => [
          { from, to: Math.min(to, cut.from) },
          { from: Math.max(from, cut.to), to },
        ])
        .filter((span) => span.to > span.from),
    merged(some),
  )

export const lengthOf = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, { from, to }) => sum + to - from, 0)
