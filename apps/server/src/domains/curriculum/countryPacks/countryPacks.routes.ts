import * as c from '@dsms/contract/curriculum/countryPacks/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { countryPacks, countryPackVersions } from './countryPacks.table.ts'
import { addVersion, publishVersion, readVersion, retireVersion, saveVersion } from './packVersions.service.ts'

const published = <Value>(what: 'nth' | 'effective_from::text') => sql<Value | null>`(
  select ${sql.raw(what)} from country_pack_versions v
   where v.pack_id = country_packs.id and v.status = 'published' order by v.nth desc limit 1)`

const versionRow = z.object({
  version: z.int(),
  status: z.string(),
  effective_from: z.string().nullable(),
  categories: z.number(),
  updated_at: z.string(),
  schools: z.number(),
})

/** Versions of a pack, the newest first. */
async function versionsOf(actor: Actor, id: number) {
  const rows = await rowsOf(
    actor.db,
    versionRow,
    sql`
      select v.nth as version, v.status, v.effective_from::text as effective_from,
             jsonb_array_length(v.data -> 'categories') as categories,
             to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
             (select count(*)::integer from schools s
               where s.country_pack_code = p.code and s.country_pack_version = v.nth) as schools
        from country_pack_versions v
        join country_packs p on p.id = v.pack_id
       where v.pack_id = ${id}
       order by v.nth desc`,
  )
  return rows
}

/** Schools name a pack by its code, so one that was published keeps it. */
async function keepCode(actor: Actor, { id }: { id: number }) {
  const [version] = await actor.db
    .select({ id: countryPackVersions.id })
    .from(countryPackVersions)
    .where(and(eq(countryPackVersions.packId, id), ne(countryPackVersions.status, 'draft')))
    .limit(1)
  if (version) throw new AppError('code_in_use', {}, { code: { code: 'code_in_use' } })
}

const followersRow = z.object({ count: z.int(), names: z.string().nullable() })

export function countryPackRoutes(app: App) {
  const verbs = serveArea(app, c.countryPacks, countryPacks, {
    sorts: { code: countryPacks.code },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(countryPacks, language),
            published_version: published<number>('nth'),
            effective_from: published<string>('effective_from::text'),
            has_draft: sql<boolean>`exists (select from country_pack_versions v where v.pack_id = country_packs.id and v.status = 'draft')`,
            schools: sql<number>`(select count(*)::integer from schools s where s.country_pack_code = country_packs.code)`,
          })
          .from(countryPacks)
          .$dynamic(),
        page,
      ),
    more: async (actor, { id }) => ({ versions: await versionsOf(actor, id) }),
    beforeWrite: async (actor, { code }, before) => {
      if (before && code !== undefined && code !== before.code) await keepCode(actor, before)
      return {}
    },
    beforeArchive: async (actor, { code }) => {
      const rows = await rowsOf(
        actor.db,
        followersRow,
        sql`
        select count(*)::integer as count, string_agg(coalesce(nullif(name ->> ${actor.language}, ''), names_text(name)), ${actor.language === 'ar' ? '، ' : ', '}) as names
          from schools where country_pack_code = ${code}`,
      )
      if (rows[0]?.count) throw new AppError('record_in_use', rows[0])
    },
  })
  serve(app, c.getPackVersion, ({ actor, params }) => readVersion(actor, params.id, params.nth))
  serve(app, c.addPackVersion, async ({ actor, params }) => {
    await verbs.lock(actor, params.id)
    return readVersion(actor, params.id, await addVersion(actor, params.id))
  })
  serve(app, c.savePackVersion, async ({ actor, params, body }) => {
    await saveVersion(actor, params.id, params.nth, body)
    return readVersion(actor, params.id, params.nth)
  })
  serve(app, c.publishPackVersion, async ({ actor, params, body }) => {
    await verbs.lock(actor, params.id)
    await publishVersion(actor, params.id, params.nth, body.effective_from)
    return readVersion(actor, params.id, params.nth)
  })
  serve(app, c.retirePackVersion, async ({ actor, params }) => {
    await retireVersion(actor, params.id, params.nth)
    return readVersion(actor, params.id, params.nth)
  })
}
