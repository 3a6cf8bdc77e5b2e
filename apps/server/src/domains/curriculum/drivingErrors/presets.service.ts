import { and, eq, isNull, sql } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { errorTypes } from './drivingErrors.table.ts'
import { uk } from './presets/uk.ts'

async function codes(actor: Actor): Promise<Set<string>> {
  const rows = await actor.db
    .select({ code: errorTypes.code })
    .from(errorTypes)
    .where(and(eq(errorTypes.tenant, actor.tenant), isNull(errorTypes.archivedAt)))
  return new Set(rows.map(({ code }) => code.toLowerCase()))
}

export async function presetWithState(actor: Actor) {
  const there = await codes(actor)
  return uk.map(({ code, group, name }) => ({
    code,
    group,
    name: nameIn(name, actor.language),
    is_there: there.has(code.toLowerCase()),
  }))
}

/** Adds what is missing. Every error may be marked as any severity, and is a minor one unless told. */
export async function takePreset(actor: Actor): Promise<number[]> {
  await takeTurn(actor.db, 'errorPresets', actor.tenant)
  const there = await codes(actor)
  const missing = uk
    .map((one, nth) => ({ ...one, place: (nth + 1) * 10 }))
    .filter(({ code }) => !there.has(code.toLowerCase()))
  if (missing.length === 0) return []
  const rows = await actor.db
    .insert(errorTypes)
    .values(
      missing.map((one) => ({
        ...one,
        tenant: actor.tenant,
        defaultSeverity: 'minor',
        allowedSeverities: ['minor', 'serious', 'dangerous'],
        status: 'active',
      })),
    )
    .returning({ id: errorTypes.id })
  return rows.map(({ id }) => id)
}

/** Archives what the actor has just taken over, unless it was changed or a scheme names it by now. */
export async function undoTaking(actor: Actor, ids: number[]): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      update error_types e set archived_at = now()
       where e.id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
         and e.tenant = ${actor.tenant} and e.archived_at is null and e.created_by = ${actor.id} and e.version = 1
         and not exists (select from marking_scheme_eliminations m where m.error_type_id = e.id)
      returning e.id`,
  )
  return rows.length
}
