import { randomBytes } from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { question } from '../../../kernel/questions.ts'
import { countryDefaults } from '../countries/countryDefaults.ts'
import { insertSchools } from './schools.created.ts'

/** Adds the usual roles of a school, named in a language, and answers the id of the administrator's. */
export const rolesOfNewSchool = question<[db: Db, schoolId: number, language: Language], number>(
  'which roles a new school starts with',
)

const trialDays = 30

interface NewSchool {
  name: string
  language: Language
  /** Its two letters: money, clock, week and the pack of rules follow from it. */
  country?: string | undefined
  /** The zone of whoever opens it. */
  zone?: string | undefined
}

/** A new school on trial with its administrator role and the usual roles to start from. */
export async function openSchool(db: Db, input: NewSchool): Promise<{ id: number; adminRoleId: number }> {
  const defaults = input.country ? await countryDefaults(db, input.country, input.zone) : {}
  const [id] = await insertSchools(db, [
    {
      name: { [input.language]: input.name },
      slug: `school-${randomBytes(5).toString('hex')}`,
      defaultLocale: input.language,
      ...defaults,
      trialEndsAt: sql`now() + ${trialDays} * interval '1 day'`,
    },
  ])
  if (!id) throw new AppError('internal')
  return { id, adminRoleId: await rolesOfNewSchool(db, id, input.language) }
}
