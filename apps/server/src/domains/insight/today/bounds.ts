import { type SQL, sql } from 'drizzle-orm'

/** The bounds of a day of the school, of today where none is named. */
export const boundsOf = (tenant: number, day?: string): SQL => sql`
  select z.time_zone as zone, t.today, t.today::timestamp at time zone z.time_zone as begins,
         (t.today + 1)::timestamp at time zone z.time_zone as ends
    from schools z cross join lateral (select ${day ? sql`${day}::date` : sql`(now() at time zone z.time_zone)::date`} as today) t
   where z.id = ${tenant}`
