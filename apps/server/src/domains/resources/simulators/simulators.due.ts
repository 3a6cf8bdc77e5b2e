import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

const atOnce = 100

const dueRow = z.object({
  id: z.int(),
  school_id: z.int(),
  name: z.string(),
  day: z.string(),
  people: z.array(z.number()),
})

const atRow = z.object({ at: z.string().nullable() })

/** Reminds those who may note a calibration that one comes to its end: 14, 7 and 1 days ahead, in the morning. */
export const calibrationReminders = (services: Pick<Services, 'events' | 'mailer'>): DueWork => ({
  name: 'calibration reminders',
  async next(db) {
    const rows = await rowsOf(db, atRow, sql`select min(reminds_at) as at from simulators where reminds_at is not null`)
    return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
  },
  async run({ db }) {
    const rows = await rowsOf(
      db,
      dueRow,
      sql`
        with due as (
          select id from simulators where reminds_at <= now() order by reminds_at limit ${atOnce} for update skip locked)
        update simulators m set reminds_at = next_calibration_reminder(m.calibration_due_on, m.school_id)
          from due, schools s where m.id = due.id and s.id = m.school_id
        returning m.id, m.school_id, m.calibration_due_on::text as day,
          m.asset_no || ' · ' || coalesce(nullif(m.name ->> s.default_locale, ''), names_text(m.name)) as name,
          array(select u.id from users u join roles r on r.id = u.role_id
                 where u.tenant = m.tenant and u.status = 'active' and u.archived_at is null and r.status = 'active'
                   and (r.key = 'admin' or exists (select from role_privileges p
                         where p.role_id = r.id and p.permission = 'simulators.calibrate'))) as people`,
    )
    for (const { id, school_id, name, day, people } of rows) {
      await notify(
        services,
        db,
        people.map((person) => ({ id: person, schoolId: school_id })),
        { kind: 'calibration_due', params: { name, day }, link: `/school/simulators/${id}` },
      )
    }
    return rows.length === atOnce
  },
})
