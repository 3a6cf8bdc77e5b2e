import { languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { personName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { adminsOf } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

/** Tells the administrators of a tenant that somebody locked themselves out, or somebody tried to get in. */
export async function notifyLocked(
  services: Services,
  db: Db,
  account: { id: number; schoolId: number | null; fullName: string; username: string },
) {
  await notify(services, db, await adminsOf(db, account.schoolId), {
    kind: 'account_locked',
    params: { name: account.fullName || account.username },
    link: `/${account.schoolId === null ? 'platform' : 'school'}/staff/${account.id}`,
  })
}

const stepOffRow = z.object({ email: z.string(), name: z.string(), language: z.string().nullable() })

/** Tells somebody on the screen and by mail that their second step at sign-in is gone, and who took it away. */
export async function tellStepOff(
  services: Services,
  actor: Actor,
  person: { id: number; schoolId: number | null },
  kind: 'two_step_off' | 'two_step_reset',
): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    stepOffRow,
    sql`
      select a.email, shown_name(${users.tenant}, ${users.id}, ${users.kind}, ${personName}, a.language) as name, a.language from ${users}, account_of(${users.id}) a where ${users.id} = ${person.id}`,
  )
  const [row] = rows
  if (!row) return
  await notify(services, actor.db, [person], { kind, params: { by: actor.name }, link: securityPage })
  await services.mailer.write(actor.db, {
    to: row.email,
    template: 'two_step_off',
    language: languages.find((code) => code === row.language) ?? services.env.DEFAULT_LANGUAGE,
    values: { name: row.name, by: actor.name, link: `${services.mailer.baseUrl()}${securityPage}` },
  })
  actor.afterCommit(() => void services.mailer.deliver())
}

const securityPage = '/pages/account-settings?tab=security'
