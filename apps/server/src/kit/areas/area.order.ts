import { split } from './area.sheet.ts'

/**
 * The places of a file's rows, each behind those it names in some columns by their cell in the column `name`. Rows that
 * need one another in a circle stay as they stand, and are told apart when they are added.
 */
export function byNeed(rows: Record<string, unknown>[], name: string, columns: readonly string[]): number[] {
  const places = [...rows.keys()]
  if (columns.length === 0) return places
  const called = (cell: unknown) =>
    String(cell ?? '')
      .trim()
      .toLowerCase()
  const placeOf = new Map(rows.map((row, place) => [called(row[name]), place]))
  const order = new Set<number>()
  const onWay = new Set<number>()
  const add = (place: number) => {
    if (order.has(place) || onWay.has(place)) return
    onWay.add(place)
    for (const cell of columns.flatMap((column) => split(String(rows[place]?.[column] ?? '')))) {
      const needed = placeOf.get(called(cell))
      if (needed !== undefined) add(needed)
    }
    onWay.delete(place)
    order.add(place)
  }
  for (const place of places) add(place)
  return [...order]
}
