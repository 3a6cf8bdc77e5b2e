import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'

const batch = 200

/** As the index has it, so that it is used. */
const live = sql.raw(
  `e.archived_at is null and e.status in (${liveStatuses.map((status) => `'${status}'`).join(', ')})`,
)

const atRow = z.object({ at: z.string().nullable() })

/** Enrolments expire the day after their deadline, as soon as that day begins where the school is. */
export const enrolmentDeadlines: DueWork = {
  name: 'enrolment deadlines',
  async next(db) {
    // places are at most a day apart, so only the first two deadlines can be the next to pass
    const rows = await rowsOf(
      db,
      atRow,
      sql`
        select to_char(min((e.deadline_on + 1)::timestamp at time zone s.time_zone) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from enrolments e join schools s on s.id = e.tenant
         where ${live} and e.deadline_on <= (select min(e.deadline_on) from enrolments e where ${live}) + 1`,
    )
    return rows[0]?.at ?? null
  },
  async run({ db }) {
    const found = await countOf(
      db,
      sql`
        with due as materialized (
          select e.tenant, e.id from enrolments e join schools s on s.id = e.tenant
           where ${live} and e.deadline_on <= current_date + 1
             and e.deadline_on < (now() at time zone s.time_zone)::date
           order by e.deadline_on limit ${batch} for update of e skip locked)
        update enrolments e set status = 'expired', status_reason = null
          from due where e.tenant = due.tenant and e.id = due.id
        returning e.id`,
    )
    return found === batch
  },
}
