import type { Permission } from '@dsms/contract/kernel/permissions'
import { isLearner } from '@dsms/contract/kernel/session/personKinds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { settingOf } from './settingOf.ts'

/** Whether what the actor says is shown once somebody has looked at it. What staff and trainers say is shown at once. */
export const waitsForModeration = async (actor: Actor, kind: string): Promise<boolean> =>
  isLearner(kind) && (await settingOf(actor, 'community.moderated'))

const moderatorsRow = z.object({ id: z.int(), schoolId: z.int().nullable() })

/** Tells those who may approve that something waits, unless they were told already and have not looked. */
export async function tellModerators(
  services: Services,
  actor: Actor,
  permission: Permission,
  link: string,
): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    moderatorsRow,
    sql`
      select u.id, u.school_id as "schoolId" from users u join roles r on r.id = u.role_id
       where u.tenant = ${actor.tenant} and u.status = 'active' and r.status = 'active'
         and (r.key = 'admin' or exists (
           select from role_privileges p where p.role_id = r.id and p.permission = ${permission}))
         and not exists (
           select from notifications n
            where n.user_id = u.id and n.kind = 'comment_waiting' and n.link = ${link} and n.read_at is null)
       order by u.id limit 20`,
  )
  await notify(services, actor.db, rows, { kind: 'comment_waiting', params: { by: actor.name }, link })
}
