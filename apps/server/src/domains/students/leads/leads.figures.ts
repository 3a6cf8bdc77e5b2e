import { fieldError } from '@dsms/contract/kernel/errors'
import { type LeadSource, leadSources, openLeads, wonShare } from '@dsms/contract/students/leads/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere, zoneHere } from '../../../kernel/time/today.ts'

interface Counted extends Record<string, unknown> {
  source: LeadSource
  came: number
  won: number
  lost: number
}

const foundRow = z.object({
  from: z.string(),
  to: z.string(),
  sources: z.array(z.object({ source: z.enum(leadSources), came: z.number(), won: z.number(), lost: z.number() })),
  overdue: z.number(),
  today: z.number(),
})
type Found = z.infer<typeof foundRow>

const open = sql.raw(openLeads.map((status) => `'${status}'`).join(', '))

/**
 * Of the leads that came in a stretch of days, by the days of the school, how many are won or lost by now. The question is what a source
 * brings, so a lead counts on the day it came whenever it was won. Those archived count nowhere.
 */
export async function figuresOf(actor: Actor, span: { from?: string | undefined; to?: string | undefined }) {
  if (span.from && span.to && span.to < span.from) throw fieldError('to', 'end_before_start')
  const rows = await rowsOf(
    actor.db,
    foundRow,
    sql`
      with here as (select ${todayHere} as today, ${zoneHere} as zone),
      ends as (select here.*, coalesce(${span.to ?? null}::date, greatest(today, ${span.from ?? null}::date)) as last from here),
      span as (select ends.*, coalesce(${span.from ?? null}::date, date_trunc('year', last)::date) as first from ends),
      counted as (
        select l.source, count(*)::integer as came,
               (count(*) filter (where l.status = 'won'))::integer as won,
               (count(*) filter (where l.status = 'lost'))::integer as lost
          from leads l
         where l.tenant = ${actor.tenant} and l.archived_at is null
           and l.created_at >= (select first::timestamp at time zone zone from span)
           and l.created_at < (select (last + 1)::timestamp at time zone zone from span)
         group by l.source),
      waiting as (
        select count(*) filter (where l.follow_up_on < (select today from here)) as overdue,
               count(*) filter (where l.follow_up_on = (select today from here)) as today
          from leads l
         where l.tenant = ${actor.tenant} and l.archived_at is null and l.status in (${open})
           and l.follow_up_on <= (select today from here))
      select to_char(span.first, 'YYYY-MM-DD') as "from", to_char(span.last, 'YYYY-MM-DD') as "to",
             coalesce((select json_agg(counted) from counted), '[]') as sources,
             waiting.overdue::integer, waiting.today::integer
        from span, waiting`,
  )
  const found = rows[0] as Found
  const sources = leadSources.map((source) => withShare(source, found.sources))
  const sum = (key: 'came' | 'won' | 'lost') => sources.reduce((total, one) => total + one[key], 0)
  const all = { came: sum('came'), won: sum('won'), lost: sum('lost') }
  return { ...found, sources, all: { ...all, rate: wonShare(all) } }
}

function withShare(source: LeadSource, counted: Counted[]) {
  const { came, won, lost } = counted.find((one) => one.source === source) ?? { came: 0, won: 0, lost: 0 }
  return { source, came, won, lost, rate: wonShare({ came, won }) }
}
