import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { type getSchoolSetup, setupSteps } from '@dsms/contract/school/schoolProfile/setup'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { schoolProfiles } from './schoolProfiles.table.ts'
import { steps } from './setup.steps.ts'

type Setup = Answer<typeof getSchoolSetup>

const setupRow = z.object({ is_dismissed: z.boolean() }).catchall(z.int())

/** What the school has of what it needs, counted in one statement. */
export async function readSetup(actor: Actor): Promise<Setup> {
  const known = setupSteps.map((key) => ({ key, ...steps[key] }))
  const counts = sql.join(
    known.map(({ key, count }) => sql`${count(actor.tenant)}::integer as ${sql.identifier(key)}`),
    sql`, `,
  )
  const rows = await rowsOf(
    actor.db,
    setupRow,
    sql`
    select setup_dismissed_at is not null as is_dismissed, ${counts}
      from school_profiles where tenant = ${actor.tenant}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const told = known.map(({ key, link, permission, needed = 1 }) => ({
    key,
    count: row[key] ?? 0,
    needed,
    is_done: (row[key] ?? 0) >= needed,
    link,
    permission: actor.scope === 'platform' ? 'schools.edit' : permission,
  }))
  return { steps: told, done: told.filter(({ is_done }) => is_done).length, is_dismissed: row.is_dismissed }
}

export async function dismissSetup(actor: Actor, isDismissed: boolean): Promise<Setup> {
  await actor.db
    .update(schoolProfiles)
    .set({ setupDismissedAt: isDismissed ? sql`now()` : null })
    .where(eq(schoolProfiles.tenant, actor.tenant))
  return readSetup(actor)
}
