import { packData } from '@dsms/contract/curriculum/countryPacks/data'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { europe, france, germany, portugal, unitedKingdom } from './seeds/europe.ts'
import { emirates, saudiArabia } from './seeds/gulf.ts'

export const seedPacks = [europe, saudiArabia, emirates, germany, france, portugal, unitedKingdom]

/** The day from which the first version of each pack holds. */
const firstDay = '2026-01-01'

/** Adds the packs that were never there. What the platform changed or archived stays as it is. */
export async function seedCountryPacks(db: Db): Promise<void> {
  const rows = seedPacks.map(({ data, ...pack }) => ({ ...pack, data: packData.parse(data) }))
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (code text, country text, name jsonb, data jsonb)
    ), added as (
      insert into country_packs (code, country, name, status)
      select code, country, name, 'active' from given g
       where not exists (select from country_packs p where p.code = g.code)
      on conflict do nothing
      returning id, code
    )
    insert into country_pack_versions (pack_id, nth, effective_from, data, status)
    select added.id, 1, ${firstDay}::date, given.data, 'published' from added join given using (code)`)
}
