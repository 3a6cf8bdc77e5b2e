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
  student_id: z.int(),
  name: z.string(),
  day: z.string(),
  is_over: z.boolean(),
  people: z.array(z.number()),
})

const atRow = z.object({ at: z.string().nullable() })

/** Papers run out on the day after their last one, where the school is; 60, 30, 14, 7 and 1 days ahead people are told. */
export const documentDays = (services: Pick<Services, 'events' | 'mailer'>): DueWork => ({
  name: 'document days',
  async next(db) {
    const rows = await rowsOf(db, atRow, sql`select min(remind_at) as at from documents where remind_at is not null`)
    return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
  },
  async run({ db }) {
    const rows = await rowsOf(
      db,
      dueRow,
      sql`
        with due as (
          select d.id, d.tenant, d.expires_on < (now() at time zone s.time_zone)::date as is_over
            from documents d join schools s on s.id = d.tenant
           where d.remind_at <= now() order by d.remind_at limit ${atOnce} for update of d skip locked)
        update documents d
           set status = case when due.is_over then 'expired' else d.status end,
               remind_at = case when due.is_over then null else next_document_reminder(d.expires_on, d.tenant) end
          from due, schools s, students t
         where d.tenant = due.tenant and d.id = due.id and s.id = d.tenant and t.tenant = d.tenant and t.id = d.student_id
        returning d.id, d.school_id, d.student_id, d.expires_on::text as day, due.is_over,
          coalesce(nullif(t.name ->> s.default_locale, ''), names_text(t.name)) as name,
          array(select u.id from users u join roles r on r.tenant = u.tenant and r.id = u.role_id
                 where u.tenant = d.tenant and u.status = 'active' and r.status = 'active'
                   and (r.key = 'admin' or exists (select from role_privileges p
                         where p.tenant = u.tenant and p.role_id = r.id and p.permission = 'student_documents.verify'))) as people`,
    )
    for (const { school_id, student_id, name, day, is_over, people } of rows) {
      await notify(
        services,
        db,
        people.map((person) => ({ id: person, schoolId: school_id })),
        {
          kind: is_over ? 'document_expired' : 'document_expiring',
          params: { name, day },
          link: `/school/students/${student_id}`,
        },
      )
    }
    return rows.length === atOnce
  },
})
