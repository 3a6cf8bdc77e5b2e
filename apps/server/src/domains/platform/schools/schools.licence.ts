import { languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { adminsOf } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'

/** People read it in the morning, by the clock of the school. */
const at = sql`(licence_warning_on + time '08:00') at time zone time_zone`

const endingRow = z.object({
  id: z.int(),
  name: z.record(z.string(), z.string()),
  locale: z.enum(languages),
  day: z.string(),
  days: z.number(),
  is_alive: z.boolean(),
})
type Ending = z.infer<typeof endingRow>

const atRow = z.object({ at: z.string().nullable() })

/** Says that a school's licence ends, 90, 60, 30 and 7 days ahead: to the platform, and to those who run the school. */
export function licenceWork(services: Pick<Services, 'events' | 'mailer'>): DueWork {
  return {
    name: 'licence warnings',
    async next(db) {
      const rows = await rowsOf(
        db,
        atRow,
        sql`
          select to_char(min(${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
            from schools where licence_warning_on is not null`,
      )
      return rows[0]?.at ?? null
    },
    async run({ db }) {
      const due = await takeDue(db)
      if (due.length === 0) return false
      const platform = await licenceKeepers(db)
      for (const school of due.filter(({ is_alive }) => is_alive)) {
        const what = { kind: 'licence_expiring', params: paramsOf(school) } as const
        await notify(services, db, platform, { ...what, link: `/platform/schools/${school.id}` })
        await notify(services, db, await adminsOf(db, school.id), { ...what, link: '/school/profile' })
      }
      return due.length === batch
    },
  }
}

const batch = 50

const paramsOf = ({ name, locale, day, days }: Ending) => ({ school: nameIn(name, locale), day, days: String(days) })

/** Schools whose day has come, each set to its next day at once; one that is shut is passed over. */
async function takeDue(db: Db): Promise<Ending[]> {
  const rows = await rowsOf(
    db,
    endingRow,
    sql`
      with due as materialized (
        select id from schools where licence_warning_on is not null and ${at} <= now()
         order by licence_warning_on limit ${batch} for update skip locked
      )
      update schools s set licence_warning_on = next_licence_warning(s.licence_expires_on,
                             greatest(s.licence_warning_on, (now() at time zone s.time_zone)::date) + 1)
        from due where s.id = due.id
      returning s.id, s.name, s.default_locale as locale, s.licence_expires_on::text as day,
                s.licence_expires_on - (now() at time zone s.time_zone)::date as days,
                s.status not in ('closed', 'rejected') and s.archived_at is null as is_alive`,
  )
  return rows
}

/** Platform people who look after schools. */
async function licenceKeepers(db: Db) {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select u.id from users u join roles r on r.id = u.role_id
       where u.tenant = 0 and u.status = 'active' and u.kind = 'staff' and r.status = 'active'
         and (r.key = 'admin' or exists (select from role_privileges p where p.role_id = r.id and p.permission = 'schools.edit'))`,
  )
  return rows.map(({ id }) => ({ id, schoolId: null }))
}
