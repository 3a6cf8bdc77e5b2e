import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { DueWork } from '../due/due.ts'
import type { Env } from '../env.ts'
import { pathOf } from './files.service.ts'
import { isShownBySchool } from './pictures.ts'

const everyMs = 3_600_000
const atOnce = 200

/** Throws away what was uploaded and never sent: an attachment taken off again, a window closed in between. */
export function fileCleanup(env: Env): DueWork {
  let nextAt = 0
  return {
    name: 'file cleanup',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db, afterCommit }) {
      if (Date.now() < nextAt) return false
      const gone = await forgetUnsent(db)
      afterCommit(() => Promise.all(gone.map((hash) => rm(pathOf(env, hash), { force: true }))))
      const isDone = gone.length < atOnce
      if (isDone) nextAt = Date.now() + everyMs
      return !isDone
    },
  }
}

/** Takes rows of files away that nothing refers to after a day, and tells the hashes that no row has any more. */
async function forgetUnsent(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    with gone as (
      delete from files where id in (
        select f.id from files f
         where f.created_at < now() - interval '1 day'
           and not exists (select from mail_files m where m.file_id = f.id)
           and not exists (select from chat_messages c where c.file_id = f.id)
           and not ${isShownBySchool}
           and not exists (select from photos p where p.file_id = f.id)
           and not exists (select from vehicles v where v.photo_id = f.id)
           and not exists (select from vehicle_insurances i where i.file_id = f.id)
           and not exists (select from vehicle_documents d where d.file_id = f.id)
           and not exists (select from maintenance_orders o where o.file_ids @> array[f.id])
           and not exists (select from vehicle_defects b where b.photo_ids @> array[f.id])
           and not exists (select from vehicle_checks c where c.photo_ids @> array[f.id])
         limit ${atOnce} for update skip locked)
      returning id, hash)
    select distinct hash from gone
     where not exists (select from files f where f.hash = gone.hash and f.id not in (select id from gone))`)
  return rows.map(({ hash }) => hash)
}
