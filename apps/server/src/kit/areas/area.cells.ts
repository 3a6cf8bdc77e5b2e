import { languages, phone } from '@dsms/contract/kernel/shared'
import { type CellKind, cleanCell, type Place } from '@dsms/contract/kit/cleaning/cells'
import { paperOf } from '@dsms/contract/kit/cleaning/identity'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import { countries } from '../../db/tables/countries.ts'
import { schools } from '../../db/tables/schools.ts'
import type { Actor } from '../../kernel/actor.ts'
import { todayHere } from '../../kernel/time/today.ts'
import type { Wrong } from '../records/import.ts'

/** Numbers without a prefix are dialled there where a school does not say in which country it is, as in its forms. */
const usual = { code: 'SA', prefix: '+966' }

const todayRow = z.object({ today: z.string() })

/** Where the rows of a file belong: by what its numbers and days are read. */
export async function placeOf(actor: Actor): Promise<Place> {
  const [[country], rows] = [
    await actor.db
      .select({ code: countries.code, prefix: countries.phonePrefix })
      .from(schools)
      .innerJoin(countries, eq(countries.id, schools.countryId))
      .where(eq(schools.id, actor.tenant)),
    await rowsOf(actor.db, todayRow, sql`select ${todayHere}::text as today`),
  ]
  return { phones: country ?? usual, country: country?.code, today: rows[0]?.today ?? '' }
}

/** Cells as a form would have them, which of them changed, and what is wrong with them whatever the form says. */
export function cleanLine(line: Record<string, string>, kinds: Record<string, CellKind>, place: Place) {
  const cells: Record<string, string> = {}
  const changed: Record<string, string> = {}
  const wrong: Wrong = {}
  const papers = { ...place, paper: paperOf(line.id_type) }
  for (const [column, cell] of Object.entries(line)) {
    const { value, problem } = cleanCell(kinds[column] ?? 'text', cell, papers)
    cells[column] = value
    if (problem) wrong[column] = { code: problem }
    else if (value !== cell.trim()) changed[column] = value
  }
  return { cells, changed, wrong }
}

const identities = /^(id_number|identity_number|national_id)$/
const names = /^(first_name|second_name|family_name|last_name|name|emergency_name|guardian_name)$/

/** What the columns of a file hold, by the fields of the input that they fill; texts, unless told. */
export function cellKinds(input: z.ZodObject, sheet: readonly string[]): Record<string, CellKind> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    sheet.map((column) => {
      const language = languages.find((one) => column.endsWith(`_${one}`) && !(column in properties))
      const base = language ? column.slice(0, -language.length - 1) : column
      if (identities.test(base)) return [column, 'identity']
      if (names.test(base)) return [column, 'name']
      return [column, kindOf(properties[column])]
    }),
  )
}

type Property = z.core.JSONSchema._JSONSchema
const phonePattern = z.toJSONSchema(phone).pattern

function kindOf(property: Property | undefined): CellKind {
  if (typeof property !== 'object') return 'text'
  const kinds = [property, ...(property.anyOf ?? []), ...(property.allOf ?? [])].map(ownKind)
  return kinds.find((kind) => kind !== 'text') ?? 'text'
}

function ownKind(property: Property): CellKind {
  if (typeof property !== 'object') return 'text'
  if (property.format === 'date') return 'day'
  if (property.format === 'email') return 'email'
  if (property.type === 'integer' || property.type === 'number') return 'number'
  return property.pattern !== undefined && property.pattern === phonePattern ? 'phone' : 'text'
}
