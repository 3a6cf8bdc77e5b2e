import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { offsetAt } from '@dsms/contract/kernel/time/offsets'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/rows.ts'

/** The clocks of a zone as they are at an instant to the database and to this program: minutes ahead of UTC, null for an unknown zone. */
export interface Disagreement {
  zone: string
  at: string
  database: number | null
  program: number
}

/** Looked at so many times, half a month apart: a shift of the clocks for Ramadan is a month long. */
const looks = 26

const zoneRow = z.object({ zone: z.string() })

const offsetRow = z.object({ at: z.string(), minutes: z.int().nullable() })

/**
 * Where PostgreSQL and this program disagree on the clocks of a school's zone, in the year to come: the first time of each zone.
 * Days begin and end by the clock of the one, hours are shown by that of the other.
 */
export async function clockDisagreements(db: Db): Promise<Disagreement[]> {
  const zones = await rowsOf(db, zoneRow, sql`select distinct time_zone as zone from schools order by 1`)
  const found: Disagreement[] = []
  for (const { zone } of zones) {
    const rows = await rowsOf(
      db,
      offsetRow,
      sql`
        select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
               (extract(epoch from (t.at at time zone k.zone) - (t.at at time zone 'UTC')) / 60)::integer as minutes
          from generate_series(now(), now() + ${looks}::integer * interval '14 days', interval '14 days') as t (at)
          left join pg_timezone_names n on n.name = ${zone}
          left join lateral (select n.name as zone) k on n.name is not null
         order by t.at`,
    )
    const other = rows.find(({ at, minutes }) => minutes !== offsetAt(zone, Date.parse(at)) / minuteMs)
    if (other)
      found.push({
        zone,
        at: other.at,
        database: other.minutes,
        program: offsetAt(zone, Date.parse(other.at)) / minuteMs,
      })
  }
  return found
}

/** The log line about it when the server starts. */
export const disagreementText = ({ zone, at, database, program }: Disagreement): string =>
  database === null
    ? `Warning: the database does not know the time zone ${zone}. Update the time zones of PostgreSQL.`
    : `Warning: from ${at.slice(0, 10)} at the latest the clocks of ${zone} are ${program} minutes ahead of UTC to this program, and ${database} to the database. Update the time zones of the older of the two, or days and deadlines there are off.`
