import { inArray, sql } from 'drizzle-orm'
import { countries } from '../../../db/tables/countries.ts'
import type { Reference } from '../../../kit/areas/area.sheet.ts'

/** Countries as files call them: by their ISO code. */
export const countryCodes: Reference = async ({ db }, called) => {
  const codes = called.map((code) => code.toUpperCase())
  const rows = await db
    .select({ id: countries.id, code: countries.code })
    .from(countries)
    .where(codes.length ? inArray(countries.code, codes) : sql`false`)
  return new Map(
    called.flatMap((code) => rows.filter((row) => row.code === code.toUpperCase()).map(({ id }) => [code, id])),
  )
}
