import type { Notification } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

/**
 * Tells somebody of the tenant what the actor did, but not what they did themselves, and not the same again while it is
 * among their newest: liking and unliking in turn would fill their list.
 */
export async function tellOnce(
  services: Services,
  actor: Actor,
  personId: number,
  what: { kind: Notification['kind']; params: Record<string, string>; link: string },
): Promise<void> {
  if (personId === actor.id) return
  const found = await countOf(
    actor.db,
    sql`
      select 1 from (select kind, params, link from notifications where user_id = ${personId} order by id desc limit 50) n
       where n.kind = ${what.kind} and n.link = ${what.link} and n.params = ${JSON.stringify(what.params)}::jsonb`,
  )
  if (found > 0) return
  await notify(services, actor.db, [{ id: personId, schoolId: actor.schoolId }], what)
}
