import { languages } from '@dsms/contract/kernel/shared'
import { credentialKinds, credentialNames } from '@dsms/contract/trainers/credentials/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'

const atOnce = 100

const dueRow = z.object({
  id: z.int(),
  school_id: z.int(),
  kind: z.enum(credentialKinds),
  trainer: z.record(z.string(), z.string()),
  language: z.enum(languages),
  expires_on: z.string(),
  is_over: z.boolean(),
  people: z.array(z.number()),
})

const atRow = z.object({ at: z.string().nullable() })

/** What has run out becomes `expired` on the day after its last one; before, people are told of it, 60 to 1 days ahead. */
export const credentialEnds = (services: Pick<Services, 'events' | 'mailer'>): DueWork => ({
  name: 'credential ends',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`select min(due_at) as at from trainer_credentials where due_at is not null`,
    )
    return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
  },
  async run({ db }) {
    // the row's own trigger sets the next moment of what ends now; of the others it is set here
    const rows = await rowsOf(
      db,
      dueRow,
      sql`
        with due as materialized (
          select id from trainer_credentials where due_at <= now() order by due_at limit ${atOnce} for update skip locked)
        update trainer_credentials c
           set status = case when c.expires_on < (now() at time zone s.time_zone)::date then 'expired' else c.status end,
               due_at = next_credential_due(c.expires_on, c.tenant)
          from due, schools s, trainers t
         where c.id = due.id and s.id = c.tenant and t.tenant = c.tenant and t.id = c.trainer_id
        returning c.id, c.tenant as school_id, c.kind, c.expires_on::text as expires_on, c.status = 'expired' as is_over,
          t.name as trainer, s.default_locale as language,
          array(select u.id from users u join roles r on r.tenant = u.tenant and r.id = u.role_id
                 where u.tenant = c.tenant and u.status = 'active' and r.status = 'active'
                   and (r.key = 'admin' or exists (select from role_privileges p
                         where p.tenant = u.tenant and p.role_id = r.id and p.permission = 'trainer_credentials.edit'))) as people`,
    )
    for (const { id, school_id, kind, trainer, language, expires_on, is_over, people } of rows) {
      await notify(
        services,
        db,
        people.map((person) => ({ id: person, schoolId: school_id })),
        {
          kind: is_over ? 'credential_expired' : 'credential_expiring',
          params: { name: nameIn(trainer, language), what: credentialNames[kind][language], on: expires_on },
          link: `/school/trainers/credentials/${id}`,
        },
      )
    }
    return rows.length === atOnce
  },
})
