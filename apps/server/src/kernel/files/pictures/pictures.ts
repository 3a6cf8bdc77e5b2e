import { type SQL, sql } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import type { Actor } from '../../actor.ts'
import type { Services } from '../../services.ts'
import { asSystem } from '../../session/transaction.ts'
import type { KeptPicture } from './avatars.ts'

/**
 * Counts a picture among what a school keeps, once, whoever of it kept it. Its bytes lie with the public files; its row
 * is called by its address, and goes once nothing of the school shows it. Others' rows are behind a wall for its people.
 */
export const countPicture = (
  { database }: Pick<Services, 'database'>,
  actor: Pick<Actor, 'id' | 'tenant'>,
  { address, hash, bytes, type }: KeptPicture,
) =>
  asSystem(database, async ({ db }) => {
    await takeTurn(db, 'limits', actor.tenant)
    await db.execute(sql`
      insert into files (owner_id, tenant, name, type, bytes, hash, is_cleaned)
      select ${actor.id}, ${actor.tenant ?? 0}, ${address}, ${type}, ${bytes}, ${hash}, true
       where not exists (select from files where tenant = ${actor.tenant} and name = ${address})`)
  })

/** Whether a row of files represents a picture, which has an address of its own. */
export const isPublic = ({ name }: { name: string }) => name.startsWith('/files/')

/** Whether the school of a row `f` shows the picture that it represents. */
export const isShownBySchool: SQL = sql`(f.name like '/files/%' and (
  exists (select from schools s where s.id = f.tenant and f.name in (s.logo, s.image))
  or exists (select from class_rooms r where r.tenant = f.tenant and r.photo = f.name)
  or exists (select from circuits c where c.tenant = f.tenant and c.plan_image = f.name)
  or exists (select from trainers t where t.tenant = f.tenant and t.photo = f.name)
  or exists (select from students p where p.tenant = f.tenant and p.photo = f.name)))`
