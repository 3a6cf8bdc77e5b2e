import { lessonTypePresets } from '@dsms/contract/schedule/lessonTypes/presets'
import type { PresetType } from '@dsms/contract/schedule/lessonTypes/presetTypes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { takeTurn } from '../../../db/locks.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import { countries } from '../../../db/tables/countries.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { lessonTypes } from './lessonTypes.table.ts'

/** The ready types of a school: by the country pack that it follows, else by its country. */
export async function presetsOf(db: Db, schoolId: number): Promise<PresetType[]> {
  const [school] = await db
    .select({ pack: schools.countryPackCode, country: countries.code })
    .from(schools)
    .leftJoin(countries, eq(countries.id, schools.countryId))
    .where(eq(schools.id, schoolId))
  return lessonTypePresets(school?.pack ?? null, school?.country ?? null)
}

/** A row as the table has it. */
export const presetRow = (tenant: number, type: PresetType) => ({
  ...valuesOf(lessonTypes, type),
  tenant,
  status: 'active',
})

const presetsAndCodes = (actor: Actor) =>
  together([
    () => presetsOf(actor.db, actor.tenant),
    async () => {
      const rows = await actor.db
        .select({ code: lessonTypes.code })
        .from(lessonTypes)
        .where(and(eq(lessonTypes.tenant, actor.tenant), isNull(lessonTypes.archivedAt)))
      return new Set(rows.map(({ code }) => code.toUpperCase()))
    },
  ])

export async function presetWithState(actor: Actor) {
  const [types, there] = await presetsAndCodes(actor)
  return types.map(({ code, name }) => ({
    code,
    name: nameIn(name, actor.language),
    is_there: there.has(code.toUpperCase()),
  }))
}

/** Adds what is missing. Answers the keys of what is new. */
export async function takePreset(actor: Actor): Promise<number[]> {
  await takeTurn(actor.db, 'lessonTypePresets', actor.tenant)
  const [types, there] = await presetsAndCodes(actor)
  const missing = types.filter(({ code }) => !there.has(code.toUpperCase()))
  if (missing.length === 0) return []
  const rows = await actor.db
    .insert(lessonTypes)
    .values(missing.map((type) => presetRow(actor.tenant, type)))
    .returning({ id: lessonTypes.id })
  return rows.map(({ id }) => id)
}

/** Archives what the actor has just taken over, unless it was changed or lessons are of it by now. */
export async function undoTaking(actor: Actor, ids: number[]): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      update lesson_types t set archived_at = now()
       where t.id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
         and t.tenant = ${actor.tenant} and t.archived_at is null and t.created_by = ${actor.id} and t.version = 1
         and not exists (select from lessons l where l.tenant = t.tenant and l.type_id = t.id)
      returning t.id`,
  )
  return rows.length
}
