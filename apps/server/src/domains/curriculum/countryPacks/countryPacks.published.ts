import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { PublishedPack } from '../../platform/public.ts'

const packRow = z.object({ code: z.string(), version: z.int() })

/** The pack of a country, with the published version that holds now, else with the one that comes first; see `packOfCountry`. */
export async function publishedPackOf(db: Db, country: string): Promise<PublishedPack | undefined> {
  const rows = await rowsOf(
    db,
    packRow,
    sql`
      select p.code, v.nth as version
        from country_packs p join country_pack_versions v on v.pack_id = p.id and v.status = 'published'
       where p.tenant = 0 and p.country = ${country} and p.status = 'active' and p.archived_at is null
       order by v.effective_from <= current_date desc, v.nth desc limit 1`,
  )
  return rows[0]
}

/** Whether schools may choose this version of a pack. */
export async function isPublished({ db }: Actor, { code, version }: PublishedPack): Promise<boolean> {
  const found = await countOf(
    db,
    sql`
      select from country_packs p join country_pack_versions v on v.pack_id = p.id
       where p.tenant = 0 and p.code = ${code} and p.status = 'active' and p.archived_at is null
         and v.nth = ${version} and v.status = 'published'`,
  )
  return found > 0
}
