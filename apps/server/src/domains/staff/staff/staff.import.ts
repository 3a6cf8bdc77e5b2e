import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import { fieldsOf } from '@dsms/contract/kernel/issues'
import { importRow } from '@dsms/contract/staff/staff/exchange'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { countries, genders } from '../../../db/tables/countries.ts'
import { roles } from '../../../db/tables/roles.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { cellKinds, cleanLine, placeOf } from '../../../kit/areas/area.cells.ts'
import { importRows, type Wrong } from '../../../kit/records/import.ts'
import { isForStaff } from '../../identity/public.ts'
import { createPerson } from './staff.service.ts'

/** Adds many people; see `importRows`. All that is wrong with a row is told at once. */
export async function importStaff(services: Services, actor: Actor, body: ImportBody): Promise<ImportAnswer> {
  const lists = await readLists(actor, body.rows)
  const place = await placeOf(actor)
  const cleaned: NonNullable<ImportAnswer['cleaned']> = []
  const addOne = async (raw: Record<string, unknown>, nth: number) => {
    const line = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value)]))
    const { cells, changed, wrong: unclean } = cleanLine(line, kinds, place)
    if (Object.keys(changed).length) cleaned.push({ row: nth + 1, fields: changed })
    const parsed = importRow.safeParse(cells)
    const { ids, unknown } = lists.idsOf(cells)
    const wrong = { ...(parsed.success ? {} : fieldsOf(parsed.error.issues, cells)), ...unclean, ...unknown } as Wrong
    if (!parsed.success || Object.keys(wrong).length) return wrong
    const { role: _, gender: __, country: ___, ...input } = parsed.data
    await createPerson(services, actor, { ...input, ...ids })
    return undefined
  }
  const answer = await importRows(actor, body, 'role', { addOne })
  return cleaned.length ? { ...answer, cleaned } : answer
}

const kinds = cellKinds(importRow, Object.keys(importRow.shape))

/** Roles are found by the names in the file, compared as searches do. */
async function readLists(actor: Actor, rows: Record<string, unknown>[]) {
  const names = [...new Set(rows.map((row) => String(row.role ?? '').trim()))]
  const [roleRows, genderRows, countryRows] = await together([
    () =>
      actor.db
        .select({ id: roles.id, name: sql<string>`given.name` })
        .from(roles)
        .innerJoin(
          sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as given (name)`,
          sql`normalise_text(given.name) = normalise_text(${roles.name})`,
        )
        .where(and(eq(roles.tenant, actor.tenant), eq(roles.status, 'active'), isNull(roles.archivedAt), isForStaff)),
    () => actor.db.select().from(genders),
    () => actor.db.select().from(countries),
  ])
  const roleIds = new Map(roleRows.map((role) => [role.name, role.id]))
  return {
    /** Keys for the names and codes of a row, and which of those it gives are not in the lists. */
    idsOf(row: Record<string, unknown>) {
      const [role, gender, country] = [row.role, row.gender, row.country].map((value) =>
        String(value ?? '').trim(),
      ) as [string, string, string]
      const ids = {
        role_id: roleIds.get(role) ?? 0,
        gender_id:
          genderRows.find(({ code, names }) => [code, ...Object.values(names)].some((name) => isSame(name, gender)))
            ?.id ?? 0,
        country_id: country ? (countryRows.find(({ code }) => isSame(code, country))?.id ?? 0) : null,
      }
      const unknown = {
        ...(role && !ids.role_id ? { role: { code: 'unknown_role' } } : {}),
        ...(gender && !ids.gender_id ? { gender: { code: 'unknown_gender' } } : {}),
        ...(ids.country_id === 0 ? { country: { code: 'unknown_country' } } : {}),
      }
      return { ids, unknown }
    },
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
