import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { countOf, rowsOf } from '../../db/rows.ts'
import type { DueWork } from '../due/due.ts'
import { type FileStore, privateName } from './fileStore.ts'
import { lockContent } from './files.service.ts'
import { isShownBySchool } from './pictures/pictures.ts'

const everyMs = hourMs
const atOnce = 200

/** Throws away what was uploaded and never sent: an attachment taken off again, a window closed in between. */
export function fileCleanup(store: FileStore): DueWork {
  let nextAt = 0
  return {
    name: 'file cleanup',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      const gone = await forgetUnsent(db)
      // before the commit, so that whoever uploads the same content waits until it is gone, and then keeps it again
      await store.remove(await withoutRow(db, gone))
      const isDone = gone.length < atOnce
      if (isDone) {
        await store.tidy()
        nextAt = Date.now() + everyMs
      }
      return !isDone
    },
  }
}

const hashRow = z.object({ hash: z.string() })

/** Takes rows of files away that nothing refers to after a day, and tells the hashes of their content. */
async function forgetUnsent(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    hashRow,
    sql`
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
           and not exists (select from trainer_credentials t where t.file_id = f.id)
           and not exists (select from maintenance_orders o where o.file_ids @> array[f.id])
           and not exists (select from vehicle_defects b where b.photo_ids @> array[f.id])
           and not exists (select from vehicle_checks c where c.photo_ids @> array[f.id])
         limit ${atOnce} for update skip locked)
      returning hash`,
  )
  return rows.map(({ hash }) => hash)
}

/** Names of the contents that no row of files has, now that nobody can add one. */
async function withoutRow(db: Db, hashes: string[]): Promise<string[]> {
  const names: string[] = []
  // in one order, so that two who clean up do not wait for each other
  for (const hash of [...new Set(hashes)].sort()) {
    await lockContent(db, hash)
    const found = await countOf(db, sql`select from files where hash = ${hash} limit 1`)
    if (found === 0) names.push(privateName(hash))
  }
  return names
}
