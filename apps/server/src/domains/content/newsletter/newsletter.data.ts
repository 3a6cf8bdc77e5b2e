import type { NewsletterKind } from '@dsms/contract/content/newsletter/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { schools } from '../../../db/tables/schools.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

interface Wish {
  email: string
  kind: NewsletterKind
  /** Short name of a school; the platform without one. */
  school?: string | undefined
  language: Language
}

/** Keeps an address. One that is known stays as it is, and the caller is not told. */
export async function addSubscriber(db: Db, { email, kind, school, language }: Wish): Promise<void> {
  let schoolId: number | null = null
  if (school !== undefined) {
    const [row] = await db.select({ id: schools.id }).from(schools).where(eq(schools.slug, school))
    if (!row) throw new AppError('not_found')
    schoolId = row.id
  }
  await db
    .insert(newsletterSubscribers)
    .values({ tenant: schoolId ?? 0, email: email.trim(), kind, language })
    .onConflictDoNothing()
}
