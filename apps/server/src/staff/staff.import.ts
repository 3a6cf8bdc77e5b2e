import { AppError, type ErrorParams } from '@dsms/contract/errors'
import { fieldsOf } from '@dsms/contract/issues'
import { type ImportAnswer, importRow } from '@dsms/contract/staff.exchange'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { countries, genders } from '../db/schema/lookups.ts'
import { roles } from '../db/schema/roles.ts'
import { knownError } from '../http/errors.ts'
import { isForStaff } from '../roles/roles.data.ts'
import type { Services } from '../services.ts'
import { createPerson } from './staff.service.ts'

type Wrong = ImportAnswer['rows']

/**
 * Adds many people. Every row is tried, each behind a savepoint, so that all that is wrong is told at once and two
 * rows with one address are found too. `check` undoes everything, `all` as well when a row is wrong.
 */
export async function importStaff(
  services: Services,
  actor: Actor,
  { rows, mode }: { rows: Record<string, unknown>[]; mode: 'check' | 'all' | 'good' },
): Promise<ImportAnswer> {
  const lists = await readLists(actor, rows)
  const wrong: Wrong = []
  await actor.db.execute(sql`savepoint whole`)
  for (const [place, raw] of rows.entries()) {
    const fields = await importOne(services, actor, blankless(raw), lists)
    if (fields) wrong.push({ row: place + 1, fields })
  }
  const isKept = mode === 'good' || (mode === 'all' && wrong.length === 0)
  if (!isKept) await actor.db.execute(sql`rollback to savepoint whole`)
  if (mode === 'all' && wrong.length) {
    throw new AppError(
      'import_rows_invalid',
      { bad: wrong.length, total: rows.length },
      Object.fromEntries(
        wrong.flatMap(({ row, fields }) =>
          Object.entries(fields).map(([path, problem]) => [`rows.${row}.${path}`, problem as never]),
        ),
      ),
    )
  }
  return { imported: isKept ? rows.length - wrong.length : 0, rows: wrong }
}

async function importOne(
  services: Services,
  actor: Actor,
  raw: Record<string, unknown>,
  lists: Lists,
): Promise<Wrong[number]['fields'] | undefined> {
  const parsed = importRow.safeParse(raw)
  const { ids, unknown } = lists.idsOf(raw)
  // all that is wrong with a row is told at once
  const wrong = { ...unknown, ...(parsed.success ? {} : fieldsOf(parsed.error.issues, raw)) }
  if (!parsed.success || Object.keys(wrong).length) return wrong as Wrong[number]['fields']
  await actor.db.execute(sql`savepoint one`)
  try {
    const { role: _, gender: __, country: ___, ...input } = parsed.data
    await createPerson(services, actor, { ...input, ...ids }, { invite_by: 'mail' })
    await actor.db.execute(sql`release savepoint one`)
    return undefined
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    await actor.db.execute(sql`rollback to savepoint one`)
    return Object.keys(known.fields).length
      ? (known.fields as Wrong[number]['fields'])
      : { role: { code: known.code, params: known.params as ErrorParams } }
  }
}

/** An empty cell is a value that is not there; an apostrophe in front of a sign is our own export's, against formulas. */
const blankless = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && String(value).trim() !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value]),
  )

type Lists = Awaited<ReturnType<typeof readLists>>

/** Roles are found by the names in the file, compared as searches do. */
async function readLists(actor: Actor, rows: Record<string, unknown>[]) {
  const names = [...new Set(rows.map((row) => String(row.role ?? '').trim()))]
  const [roleRows, genderRows, countryRows] = await Promise.all([
    actor.db
      .select({ id: roles.id, name: sql<string>`given.name` })
      .from(roles)
      .innerJoin(
        sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as given (name)`,
        sql`normalise_text(given.name) = normalise_text(${roles.name})`,
      )
      .where(and(eq(roles.tenant, actor.tenant), eq(roles.status, 'active'), isNull(roles.archivedAt), isForStaff)),
    actor.db.select().from(genders),
    actor.db.select().from(countries),
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
