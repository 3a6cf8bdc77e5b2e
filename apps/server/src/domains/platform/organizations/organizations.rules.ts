import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type organizations as area, organizationLevels } from '@dsms/contract/platform/organizations/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { organizations } from '../../../db/tables/organizations.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { checkZone } from '../../../kernel/time/zones.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { countOpenSchools, holdOrganization, placeBelow, schoolsUnder } from './organizations.data.ts'

type Row = StoredRow<typeof organizations>

/** Throws what an organization's place, zone and locks may not be. */
export async function checkOrganization(actor: Actor, input: Partial<InputOf<typeof area>>, before: Row | undefined) {
  if (input.time_zone) checkZone(input.time_zone, 'time_zone')
  if (input.policy_locks) checkLocks(actor, input.policy_locks, before?.policyLocks ?? [])
  if (input.parent_id && input.parent_id !== before?.parentId) await checkPlace(actor, input.parent_id, before?.id)
}

/** What schools may not change is decided by those who may decide it, and by nobody else on the way. */
function checkLocks(actor: Actor, locks: string[], before: string[]) {
  const isSame = locks.length === before.length && locks.every((lock) => before.includes(lock))
  const permission = 'organizations.set_policy_locks'
  if (!isSame && !may(actor, permission)) throw new AppError('forbidden', { permission })
}

async function checkPlace(actor: Actor, parent: number, self: number | undefined) {
  await holdOrganization(actor, parent, 'parent_id')
  const { above, is_cycle, below } = await placeBelow(actor, parent, self)
  if (is_cycle || parent === self) throw fieldError('parent_id', 'org_cycle')
  if (above + 1 + below > organizationLevels) throw fieldError('parent_id', 'org_depth', { max: organizationLevels })
}

/** An organization is closed after its schools, and what stands below it after theirs. */
export async function checkClosing(actor: Actor, row: Row) {
  const count = await countOpenSchools(actor, row.id)
  if (count) throw new AppError('org_schools_open', { count })
}

/** Tells the browsers of its schools' people that what they may do has changed. */
export async function tellSchools(services: Pick<Services, 'events'>, actor: Actor, id: number) {
  for (const tenant of await schoolsUnder(actor, id))
    await services.events.publish(actor.db, { tenant }, { type: 'ability' })
}

const nameRow = z.object({ name: z.string() })

/** Only an organization without schools and without others below it is archived. */
export async function checkUnused(actor: Actor, row: Row) {
  const rows = await rowsOf(
    actor.db,
    nameRow,
    sql`
      select coalesce(nullif(name ->> ${actor.language}, ''), names_text(name)) as name from schools
       where organization_id = ${row.id} and archived_at is null
      union all
      select coalesce(nullif(name ->> ${actor.language}, ''), names_text(name)) from organizations
       where parent_id = ${row.id} and archived_at is null`,
  )
  if (rows.length)
    throw new AppError('record_in_use', {
      count: rows.length,
      names: joined(
        actor.language,
        rows.slice(0, 3).map(({ name }) => name),
      ),
    })
}
