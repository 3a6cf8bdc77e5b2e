import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { seatPrice, stretchedPrice } from '@dsms/contract/schedule/policies/price'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../../db/idList.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'

/** What a seat costs, fixed when it is given. */
export interface Price {
  minor: number | null
  currency: string | null
}

type Where = Pick<Actor, 'db' | 'tenant'>
const priceRow = z.object({
  id: z.int(),
  price_minor: z.int().nullable(),
  default_minutes: z.int(),
  currency: z.string().nullable(),
})
type SchoolPrice = z.infer<typeof priceRow>
const lessonPriceRow = priceRow.extend({ minutes: z.number() })

/** Prices of lesson types, by their keys, in the currency of the school. */
export async function typePrices({ db, tenant }: Where, ids: readonly number[]): Promise<Map<number, SchoolPrice>> {
  const rows = await rowsOf(
    db,
    priceRow,
    sql`
      select y.id, y.price_minor::float8 as price_minor, y.default_minutes, s.currency
        from lesson_types y join schools s on s.id = y.tenant
       where y.tenant = ${tenant} and y.id = any(${idList(ids)})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a seat of some minutes costs by a type; nothing where the school has no price or no currency. */
export function priceOf(type: SchoolPrice | undefined, minutes: number): Price {
  const minor = type?.currency ? seatPrice(type, minutes) : null
  return { minor, currency: minor === null ? null : (type?.currency ?? null) }
}

/** The length of a lesson between two instants in milliseconds, in minutes. */
export const minutesOf = (start: number, end: number): number => (end - start) / minuteMs

/** What a seat costs now in each of these lessons, by their keys. */
export async function lessonPrices({ db, tenant }: Where, ids: readonly number[]): Promise<Map<number, Price>> {
  const rows = await rowsOf(
    db,
    lessonPriceRow,
    sql`
      select l.id, (extract(epoch from l.ends_at - l.starts_at) / 60)::float8 as minutes, y.price_minor::float8 as price_minor,
             y.default_minutes, s.currency
        from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id join schools s on s.id = l.tenant
       where l.tenant = ${tenant} and l.id = any(${idList(ids)})`,
  )
  return new Map(rows.map((row) => [row.id, priceOf(row, row.minutes)]))
}

export interface Repriced {
  id: number
  /** Whether it is of another type now; else it became longer or shorter. */
  isOtherType: boolean
  was: number
  minutes: number
  /** Bookings that were given since, at the price of today. */
  but: readonly number[]
}

const repriceRow = z.object({
  id: z.int(),
  lesson: z.number(),
  minor: z.number().nullable(),
  currency: z.string().nullable(),
})

/** Gives the seats of changed lessons the price of their new type, or of their new length by the price that was fixed. */
export async function reprice(actor: Where, changes: readonly Repriced[]): Promise<void> {
  if (changes.length === 0) return
  const { db, tenant } = actor
  const ids = changes.map(({ id }) => id)
  const others = changes.filter(({ isOtherType }) => isOtherType).map(({ id }) => id)
  const prices = others.length > 0 ? await lessonPrices(actor, others) : undefined
  const rows = await rowsOf(
    db,
    repriceRow,
    sql`
      select id, lesson_id as lesson, price_minor::float8 as minor, currency from bookings
       where tenant = ${tenant} and lesson_id = any(${idList(ids)}) and status <> 'cancelled' order by id`,
  )
  const priced = changes.flatMap(({ id, isOtherType, was, minutes, but }) =>
    rows
      .filter((row) => row.lesson === id && !but.includes(row.id))
      .map((row) => {
        const { minor, currency } = isOtherType ? (prices?.get(id) ?? priceOf(undefined, 0)) : row
        const isStretched = !isOtherType && minor !== null
        return { id: row.id, minor: isStretched ? stretchedPrice(minor, was, minutes) : minor, currency }
      }),
  )
  await db.execute(sql`
    update bookings b set price_minor = p.minor, currency = p.currency
      from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as p (id integer, minor bigint, currency text)
     where b.tenant = ${tenant} and b.id = p.id`)
}
