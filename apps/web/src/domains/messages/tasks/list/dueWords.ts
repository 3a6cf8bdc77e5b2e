export type DueKind = 'overdue' | 'today' | 'tomorrow' | 'later'

/** How near a day is, counted in the school's days. A done or deleted task (`isCalm`) is never overdue. */
export function dueKind(dueDate: string, today: string, isCalm: boolean): DueKind {
  if (isCalm) return 'later'
  if (dueDate < today) return 'overdue'
  if (dueDate === today) return 'today'
  return dueDate === dayAfter(today) ? 'tomorrow' : 'later'
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
