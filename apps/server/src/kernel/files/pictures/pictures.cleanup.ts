import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chunks } from '../../../db/chunks.ts'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../due/due.ts'
import type { FileStore } from '../fileStore.ts'
import { isUnnamed } from './pictures.references.ts'

const everyMs = hourMs
const atOnce = 50

const nameRow = z.object({ name: z.string() })

/**
 * Throws away pictures that nothing shows any more: removed, replaced, or brought in and never saved. Each stays for a day
 * after it was last brought in, since the form that names it may still be open.
 */
export function pictureCleanup(store: FileStore): DueWork {
  let nextAt = 0
  let isCounted = false
  return {
    name: 'picture cleanup',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      if (!isCounted) await countStored(db, store)
      isCounted = true
      const rows = await rowsOf(
        db,
        nameRow,
        sql`
          delete from pictures where name in (
            select p.name from pictures p
             where p.kept_at < now() - interval '1 day' and ${isUnnamed(sql`p.name`)}
             limit ${atOnce} for update skip locked)
          returning name`,
      )
      // before the commit: whoever brings the same picture in meanwhile waits for this row, and then keeps it again
      await store.remove(rows.map(({ name }) => `files/${name}`))
      if (rows.length < atOnce) nextAt = Date.now() + everyMs
      return rows.length === atOnce
    },
  }
}

/** Pictures of former releases, of a restored backup, and what a crash left behind: everything that lies in the store. */
async function countStored(db: Db, store: FileStore) {
  const names: string[] = []
  for await (const { name } of store.list('files/')) names.push(name.slice('files/'.length))
  for (const some of chunks(names, 500))
    await db.execute(sql`
      insert into pictures (name) select value from jsonb_array_elements_text(${JSON.stringify(some)}::jsonb)
      on conflict do nothing`)
}
