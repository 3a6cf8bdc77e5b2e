import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { importColumns as kept } from './importColumns.table.ts'

/** More than the files of a school say; beyond, the oldest are forgotten. */
const most = 500

const ofKind = ({ tenant }: Actor, kind: string) => and(eq(kept.tenant, tenant), eq(kept.kind, kind))

export async function readColumns(actor: Actor, kind: string) {
  const rows = await actor.db.select({ heading: kept.heading, field: kept.field }).from(kept).where(ofKind(actor, kind))
  return { columns: Object.fromEntries(rows.map(({ heading, field }) => [heading, field])) }
}

/** What a heading meant last counts. */
export async function keepColumns(actor: Actor, kind: string, columns: Record<string, string>) {
  const { tenant, db } = actor
  const values = Object.entries(columns).map(([heading, field]) => ({ tenant, kind, heading, field }))
  if (values.length > 0) {
    await db
      .insert(kept)
      .values(values)
      .onConflictDoUpdate({
        target: [kept.tenant, kept.kind, kept.heading],
        set: { field: sql`excluded.field`, keptAt: sql`now()` },
      })
    await db.execute(sql`
      delete from ${kept} where ${ofKind(actor, kind)} and heading in (
        select heading from ${kept} where ${ofKind(actor, kind)} order by kept_at desc, heading offset ${most})`)
  }
  return readColumns(actor, kind)
}
