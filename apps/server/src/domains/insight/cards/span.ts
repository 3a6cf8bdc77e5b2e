import { firstOf, recordOf } from '@dsms/contract/kernel/choices/lists'
import type { Chart, Range } from '@dsms/contract/kernel/figures'
import { day } from '@dsms/contract/kernel/shared'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Ranges that are asked for, and stretches that cards take by themselves. */
export type Stretch = Range | 'this_month' | 'twelve_months'

/** The days of a stretch, oldest first, each with what was counted on it. */
export interface Days<Name extends string> {
  from: string
  to: string
  today: string
  currency: string
  days: { day: string; values: Record<Name, number> }[]
}

/** `with` this, a statement knows the days (`first`, `last`), instants (`starts`, `ends`) and zone of a stretch. */
export const spanOf = (actor: Actor, stretch: Stretch, back = 0): SQL =>
  sql`span as materialized (select * from figure_span(${actor.tenant}::integer, ${stretch}, ${back}::integer))`

const countedRow = z.object({
  from: day,
  to: day,
  today: day,
  currency: z.string(),
  counted: z.array(z.tuple([z.string(), z.string(), z.number()])),
})

/**
 * Counts by day in one statement. `source` selects `day`, `name` and `n` from `span` and a table; days on which nothing
 * happened are filled in. `back` counts stretches of the same kind before it.
 */
export async function countByDay<Name extends string>(
  actor: Actor,
  stretch: Stretch,
  names: readonly Name[],
  source: SQL,
  back = 0,
): Promise<Days<Name>> {
  const found = await rowsOf(
    actor.db,
    countedRow,
    sql`
      with ${spanOf(actor, stretch, back)}, counted as (${source})
      select first::text as "from", last::text as "to", today::text, currency,
             coalesce((select json_agg(json_build_array(day, name, n::float8)) from counted), '[]') as counted
        from span`,
  )
  const { counted, ...span } = firstOf(found)
  const byDay = new Map<string, Record<Name, number>>()
  for (const day of eachDay(span.from, span.to)) byDay.set(day, zeros(names))
  for (const [day, name, n] of counted) {
    const values = byDay.get(day)
    if (values) values[name as Name] += n
  }
  return { ...span, days: [...byDay].map(([day, values]) => ({ day, values })) }
}

const zeros = <Name extends string>(names: readonly Name[]) => recordOf(names, () => 0)

/** Every day of a stretch, its ends with it. */
export function eachDay(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

export const sumOf = <Name extends string>({ days }: Days<Name>, name: Name): number =>
  days.reduce((sum, { values }) => sum + values[name], 0)

/** Points of a chart: the days, or the months of what is longer than three of them. */
export function chartOf<Name extends string>({ days }: Days<Name>, unit: Chart['unit'] = 'count'): Chart {
  const size = days.length > 92 ? 7 : 10
  const points = new Map<string, Record<string, number>>()
  for (const { day, values } of days) {
    const at = day.slice(0, size)
    const sums = points.get(at)
    if (!sums) points.set(at, { ...values })
    else for (const [name, n] of Object.entries<number>(values)) sums[name] = (sums[name] ?? 0) + n
  }
  return { unit, points: [...points].map(([at, values]) => ({ at, values })) }
}

/** The same in so many steps, each as many days as the others, give or take one. */
export function inSteps<Name extends string>({ days }: Days<Name>, steps: number, name: Name): number[] {
  const sums = Array.from({ length: steps }, () => 0)
  for (const [place, { values }] of days.entries()) {
    const step = Math.floor((place * steps) / days.length)
    sums[step] = (sums[step] ?? 0) + values[name]
  }
  return sums
}

/** By how many percent `now` is more than `before`; null when there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : tenths(((now - before) / Math.abs(before)) * 100)

/** The same as text with its sign. */
export function changeText(now: number, before: number): string {
  const change = changeOf(now, before)
  if (change === null) return now === 0 ? '0%' : '+100%'
  return `${change > 0 ? '+' : ''}${change}%`
}

export const tenths = (value: number): number => Math.round(value * 10) / 10

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : tenths((part / whole) * 100))
