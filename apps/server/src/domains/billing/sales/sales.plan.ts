import { lastDay } from '@dsms/contract/billing/money/credit'
import { instalmentDays, instalments, prorate, roundedShare } from '@dsms/contract/billing/money/shares'
import { splitTax } from '@dsms/contract/billing/money/tax'
import { type PackageItem, type PartsDue, stepOfPart } from '@dsms/contract/billing/packages/items'
import type { LessonKind } from '@dsms/contract/schedule/lessonTypes/calls'

/** What a lesson of a kind costs outside packages, tax included: the cheapest type of the kind. */
export interface LessonPrice {
  kind: LessonKind
  price_minor: number
  default_minutes: number
}

/** A package as it is sold. */
interface Offered {
  price_minor: number
  items: readonly PackageItem[]
  validity_days: number | null
  parts: number
  parts_due: PartsDue
  part_every: number
}

interface Terms {
  /** The day of the sale, and of the first part. */
  today: string
  firstDue: string
  taxBps: number
  prices: readonly LessonPrice[]
}

export interface PlannedPart {
  amount_minor: number
  /** Null for a part that is due before a lesson. */
  due_on: string | null
  due_step: number | null
}

export interface SalePlan {
  netMinor: number
  taxMinor: number
  expiresOn: string | null
  parts: PlannedPart[]
  items: (PackageItem & { worthMinor: number; netMinor: number })[]
}

/** Says what a package becomes when it is sold: its instalments, its tax, and the worth of each item. */
export function planSale(offered: Offered, { today, firstDue, taxBps, prices }: Terms): SalePlan {
  const { price_minor, parts, parts_due, part_every, validity_days } = offered
  const { netMinor, taxMinor } = splitTax(price_minor, taxBps)
  const worths = worthsOf(offered.items, price_minor, prices)
  const nets = shares(netMinor, worths)
  const days = parts_due === 'months' ? instalmentDays(firstDue, parts, part_every) : [firstDue]
  return {
    netMinor,
    taxMinor,
    expiresOn: validity_days === null ? null : lastDay(today, validity_days),
    parts: instalments(price_minor, parts).map((amount_minor, nth) => {
      const isByStep = parts_due === 'lessons' && nth > 0
      return {
        amount_minor,
        due_on: isByStep ? null : (days[nth] ?? firstDue),
        due_step: isByStep ? stepOfPart(nth + 1, part_every) : null,
      }
    }),
    items: offered.items.map((item, nth) => ({
      ...item,
      worthMinor: worths[nth] ?? 0,
      netMinor: nets[nth] ?? 0,
    })),
  }
}

/** What items cost by themselves; their shares of the price where nothing has a price of its own. */
function worthsOf(items: readonly PackageItem[], price: number, prices: readonly LessonPrice[]): number[] {
  const own = items.map((item) => item.worth_minor ?? lessonsWorth(item, prices))
  if (own.some((worth) => worth !== null && worth > 0)) return own.map((worth) => worth ?? 0)
  return shares(
    price,
    items.map(({ qty }) => qty),
  )
}

function lessonsWorth({ lesson_kinds, unit, qty }: PackageItem, prices: readonly LessonPrice[]): number | null {
  const worths = prices
    .filter(({ kind }) => lesson_kinds.includes(kind))
    .map(({ price_minor, default_minutes }) =>
      unit === 'pieces' ? price_minor * qty : roundedShare(price_minor, qty, default_minutes),
    )
  return worths.length > 0 ? Math.min(...worths) : null
}

/** An amount by weights; nothing where there are none. */
export const shares = (minor: number, weights: readonly number[]): number[] =>
  weights.some((weight) => weight > 0) ? prorate(minor, weights) : weights.map(() => 0)
