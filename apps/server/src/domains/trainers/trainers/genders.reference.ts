import { genders } from '../../../db/tables/countries.ts'
import type { Reference } from '../../../kit/areas/area.sheet.ts'

/** Genders as files call them: by their code, or by their name in any language. */
export const genderCodes: Reference = async ({ db }, called) => {
  const rows = await db.select().from(genders)
  const plain = (text: string) => text.trim().toLowerCase()
  const isCalled = ({ code, names }: (typeof rows)[number], name: string) =>
    [code, ...Object.values<string>(names)].some((one) => plain(one) === plain(name))
  return new Map(
    called.flatMap((name) => rows.filter((row) => isCalled(row, name)).map(({ id }): [string, number] => [name, id])),
  )
}
