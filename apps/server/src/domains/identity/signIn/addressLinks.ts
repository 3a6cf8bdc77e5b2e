import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { emailChanges } from '../../../db/tables/accounts.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, randomSecret } from '../../../kernel/session/tokens.ts'

export const linkHours = 48
/** So many links a person and day: each may go to somebody who never heard of us. */
const linksADay = 6

/**
 * Mails a link by which somebody shows that an address is theirs; it replaces the one before, so that only the newest
 * mail counts. Throws `link_sent_lately` when too many were asked for.
 */
export async function mailAddressLink(
  services: Services,
  db: Db,
  person: { accountId: number; name: string; language: Language },
  email: string,
): Promise<void> {
  const token = randomSecret()
  const link = { email, tokenHash: hashSecret(token), expiresAt: sql`now() + ${linkHours} * interval '1 hour'` }
  const isNewDay = sql`email_changes.counted_from < now() - interval '1 day'`
  const [kept] = await db
    .insert(emailChanges)
    .values({ accountId: person.accountId, ...link })
    .onConflictDoUpdate({
      target: emailChanges.accountId,
      set: {
        ...link,
        createdAt: sql`now()`,
        sends: sql`case when ${isNewDay} then 1 else email_changes.sends + 1 end`,
        countedFrom: sql`case when ${isNewDay} then now() else email_changes.counted_from end`,
      },
      setWhere: sql`email_changes.sends < ${linksADay} or ${isNewDay}`,
    })
    .returning({ accountId: emailChanges.accountId })
  if (!kept) throw new AppError('link_sent_lately', { minutes: await minutesLeft(db, person.accountId) })
  await services.mailer.write(db, {
    to: email,
    template: 'confirm_email',
    language: person.language,
    values: {
      name: person.name,
      hours: String(linkHours),
      link: `${services.mailer.baseUrl()}/confirm-email?token=${token}`,
    },
  })
}

async function minutesLeft(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ minutes: sql<number>`ceil(extract(epoch from counted_from + interval '1 day' - now()) / 60)::integer` })
    .from(emailChanges)
    .where(eq(emailChanges.accountId, accountId))
  return Math.max(1, row?.minutes ?? 1)
}
