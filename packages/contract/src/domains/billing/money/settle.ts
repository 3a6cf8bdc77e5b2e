import { daysBetween } from '../../../kernel/time/days.ts'
import { checkDay, checkWhole } from './checks.ts'

export interface OpenCharge {
  id: number
  /** Null where its day is not known yet: such a charge comes last. */
  due_on: string | null
  open_minor: number
}

export interface OldestAllocation {
  allocations: { charge_id: number; amount_minor: number }[]
  /** The part that no charge needs; it becomes balance. */
  unallocated_minor: number
}

/** Allocates an amount to charges of its currency, in minor units: the earliest due day first, then the lowest id. */
export function allocateOldest(amountMinor: number, charges: readonly OpenCharge[]): OldestAllocation {
  checkWhole({ amountMinor })
  const allocations: OldestAllocation['allocations'] = []
  let left = amountMinor
  for (const { id, open_minor } of charges.toSorted(byDueDay)) {
    checkWhole({ open_minor })
    const amount_minor = Math.min(open_minor, left)
    if (amount_minor > 0) allocations.push({ charge_id: id, amount_minor })
    left -= amount_minor
  }
  return { allocations, unallocated_minor: left }
}

const lastOfAll = '9999-12-31'

/** Orders charges as they are paid: what has no day yet comes last. */
export const byDueDay = (a: Pick<OpenCharge, 'id' | 'due_on'>, b: Pick<OpenCharge, 'id' | 'due_on'>): number => {
  const [first, second] = [a.due_on ?? lastOfAll, b.due_on ?? lastOfAll]
  return first === second ? a.id - b.id : first < second ? -1 : 1
}

/** Counts the dunning levels that a charge has reached. Each level is a number of days past its due day. */
export function dunningLevel(dueOn: string, today: string, levels: readonly number[] = [7, 21, 35]): number {
  checkDay(dueOn)
  checkDay(today)
  const late = daysBetween(dueOn, today)
  return levels.filter((days) => {
    checkWhole({ days })
    return late >= days
  }).length
}

export interface CashCount {
  /** The cash that was in the drawer when the session opened. */
  floatMinor: number
  inMinor: number
  outMinor: number
  countedMinor: number
}

/** Compares a counted cash drawer with what it should hold, in minor units. The difference is negative if cash is missing. */
export function cashDifference(count: CashCount): { expectedMinor: number; differenceMinor: number } {
  checkWhole({ ...count })
  const expectedMinor = count.floatMinor + count.inMinor - count.outMinor
  return { expectedMinor, differenceMinor: count.countedMinor - expectedMinor }
}
