/** Rows after one was dragged onto another's place, and what it now stands behind (nothing: first). */
export function moved<T extends { id: number }>(
  rows: T[],
  id: number,
  onto: number,
): { rows: T[]; after: number | null } {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === onto)
  const row = rows[from]
  if (!row || to < 0) return { rows, after: null }
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row)
  return { rows: next, after: next[to - 1]?.id ?? null }
}
