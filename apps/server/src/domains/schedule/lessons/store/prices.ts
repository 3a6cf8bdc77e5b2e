import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { pricedBy, ruleFor, seatPrice, stretchedPrice } from '@dsms/contract/schedule/policies/price'
import { whenOf } from '@dsms/contract/schedule/rules/when'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../../db/idList.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { priceRulesOf } from '../deeds/lessons.questions.ts'

/** What a seat costs, fixed when it is given. */
export interface Price {
  minor: number | null
  currency: string | null
}

type Where = Pick<Actor, 'db' | 'tenant'>
const typeRow = z.object({
  id: z.int(),
  price_minor: z.int().nullable(),
  default_minutes: z.int(),
  currency: z.string().nullable(),
  zone: z.string(),
})

/** A lesson whose seats are to be priced; instants are milliseconds since 1970. */
export interface LessonToPrice {
  type_id: number
  branch_id: number
  trainer_id: number | null
  start: number
  end: number
}

/** Prices of lesson types in the currency of the school, with its rules. */
export interface PriceList {
  priceOf(lesson: LessonToPrice): Price
  /** Which rule decides; null where the type itself does. */
  ruleOf(lesson: LessonToPrice): number | null
}

/** What a school says of prices, in one wait. A lesson has no price where its type has none, or the school no currency. */
export async function readPriceList(where: Where): Promise<PriceList> {
  const { db, tenant } = where
  const [rows, rules] = await together([
    () =>
      rowsOf(
        db,
        typeRow,
        sql`
          select y.id, y.price_minor::float8 as price_minor, y.default_minutes, s.currency, s.time_zone as zone
            from lesson_types y join schools s on s.id = y.tenant
           where y.tenant = ${tenant}`,
      ),
    () => priceRulesOf(where),
  ])
  const types = new Map(rows.map((row) => [row.id, row]))
  const placed = ({ type_id, branch_id, trainer_id, start, end }: LessonToPrice, zone: string) => ({
    ...{ type_id, branch_id, trainer_id },
    from: whenOf({ start, end }, zone).from,
  })
  return {
    priceOf(lesson) {
      const type = types.get(lesson.type_id)
      if (!type?.currency) return { minor: null, currency: null }
      const priced = rules.length > 0 ? pricedBy(type, rules, placed(lesson, type.zone)) : type
      const minor = seatPrice(priced, minutesOf(lesson.start, lesson.end))
      return { minor, currency: minor === null ? null : type.currency }
    },
    ruleOf(lesson) {
      const type = types.get(lesson.type_id)
      return (type && rules.length > 0 && ruleFor(rules, placed(lesson, type.zone))?.id) || null
    },
  }
}

/** The length of a lesson between two instants in milliseconds, in minutes. */
const minutesOf = (start: number, end: number): number => (end - start) / minuteMs

const lessonRow = z.object({
  id: z.int(),
  type_id: z.int(),
  branch_id: z.int(),
  trainer_id: z.int().nullable(),
  start: z.number(),
  end: z.number(),
})

/** These lessons as they stand, for their price. */
const readLessons = ({ db, tenant }: Where, ids: readonly number[]) =>
  rowsOf(
    db,
    lessonRow,
    sql`
      select id, type_id, branch_id, coalesce(actual_trainer_id, trainer_id) as trainer_id,
             (extract(epoch from starts_at) * 1000)::float8 as start, (extract(epoch from ends_at) * 1000)::float8 as "end"
        from lessons where tenant = ${tenant} and id = any(${idList(ids)})`,
  )

/** What a seat costs now in each of these lessons, by their keys. */
export async function lessonPrices(where: Where, ids: readonly number[]): Promise<Map<number, Price>> {
  const [list, rows] = await together([() => readPriceList(where), () => readLessons(where, ids)])
  return new Map(rows.map((row) => [row.id, list.priceOf(row)]))
}

export interface Repriced {
  id: number
  /** As it stood before. */
  was: LessonToPrice
  /** Bookings that were given since, at the price of today. */
  but: readonly number[]
}

const repriceRow = z.object({
  id: z.int(),
  lesson: z.number(),
  minor: z.number().nullable(),
  currency: z.string().nullable(),
})

/**
 * Gives the seats of changed lessons another price: that of today where the type is another one or another rule decides, else the
 * price that was fixed, for the new length.
 */
export async function reprice(where: Where, changes: readonly Repriced[]): Promise<void> {
  if (changes.length === 0) return
  const { db, tenant } = where
  const ids = changes.map(({ id }) => id)
  const [list, lessons, rows] = await together([
    () => readPriceList(where),
    () => readLessons(where, ids),
    () =>
      rowsOf(
        db,
        repriceRow,
        sql`
          select id, lesson_id as lesson, price_minor::float8 as minor, currency from bookings
           where tenant = ${tenant} and lesson_id = any(${idList(ids)}) and status <> 'cancelled' order by id`,
      ),
  ])
  const priced = changes.flatMap(({ id, was, but }) => {
    const now = lessons.find((lesson) => lesson.id === id)
    if (!now) return []
    const isOther = now.type_id !== was.type_id || list.ruleOf(now) !== list.ruleOf(was)
    const [before, after] = [minutesOf(was.start, was.end), minutesOf(now.start, now.end)]
    if (!isOther && before === after) return []
    return rows
      .filter((row) => row.lesson === id && !but.includes(row.id))
      .map((row) => {
        const { minor, currency } = isOther ? list.priceOf(now) : row
        const isStretched = !isOther && minor !== null
        return { id: row.id, minor: isStretched ? stretchedPrice(minor, before, after) : minor, currency }
      })
  })
  if (priced.length === 0) return
  await db.execute(sql`
    update bookings b set price_minor = p.minor, currency = p.currency
      from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as p (id integer, minor bigint, currency text)
     where b.tenant = ${tenant} and b.id = p.id`)
}
