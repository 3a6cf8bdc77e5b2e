import { packData } from '@dsms/contract/curriculum/countryPacks/data'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'

const foundRow = z.object({
  code: z.string(),
  name: z.record(z.string(), z.string()),
  version: z.int(),
  effective_from: z.string(),
  data: z.unknown(),
})

/** The newest version of each pack that is published; whose day has come goes before whose has not. */
export async function offeredPacks(actor: Actor) {
  const rows = await rowsOf(
    actor.db,
    offeredRow,
    sql`
      select p.code, p.name, p.country, v.nth as version, v.effective_from::text as effective_from,
             jsonb_array_length(v.data -> 'categories') as categories,
             coalesce(s.country_pack_code = p.code and s.country_pack_version = v.nth, false) as is_chosen
        from country_packs p
        join schools s on s.id = ${actor.tenant}
        join lateral (
          select * from country_pack_versions v
           where v.pack_id = p.id and v.status = 'published'
           order by v.effective_from <= (now() at time zone s.time_zone)::date desc, v.nth desc
           limit 1) v on true
       where p.tenant = 0 and p.status = 'active' and p.archived_at is null
       order by is_chosen desc, p.code`,
  )
  return rows.map(({ name, ...row }) => ({ ...row, name: nameIn(name, actor.language) }))
}

const offeredRow = z.object({
  code: z.string(),
  name: z.record(z.string(), z.string()),
  country: z.string().nullable(),
  version: z.int(),
  effective_from: z.string(),
  categories: z.number(),
  is_chosen: z.boolean(),
})

/** A published version by its code: the asked one, the one that the school follows, or the newest. */
export async function packOf(actor: Actor, code: string, version: number | undefined) {
  const rows = await rowsOf(
    actor.db,
    foundRow,
    sql`
      select p.code, p.name, v.nth as version, v.effective_from::text as effective_from, v.data
        from country_packs p
        join schools s on s.id = ${actor.tenant}
        join country_pack_versions v on v.pack_id = p.id
       where p.tenant = 0 and p.code = ${code} and p.archived_at is null
         and (v.status = 'published' or v.status = 'retired' and s.country_pack_code = p.code and s.country_pack_version = v.nth)
         and ${version === undefined ? sql`true` : sql`v.nth = ${version}`}
       order by coalesce(s.country_pack_code = p.code and s.country_pack_version = v.nth, false) desc,
                v.effective_from <= (now() at time zone s.time_zone)::date desc, v.nth desc
       limit 1`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return { ...row, name: nameIn(row.name, actor.language), data: packData.parse(row.data) }
}

const typeRow = z.object({ code: z.string(), id: z.int() })

/** Keys of the school's licence types in use, by their codes in small letters. */
export async function presentTypes(actor: Actor): Promise<Map<string, number>> {
  const rows = await rowsOf(
    actor.db,
    typeRow,
    sql`
      select lower(code) as code, id from licence_types where tenant = ${actor.tenant} and archived_at is null`,
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}

export const choosePack = (actor: Actor, code: string, version: number) =>
  actor.db.execute(sql`
    update schools set country_pack_code = ${code}, country_pack_version = ${version} where id = ${actor.tenant}`)
