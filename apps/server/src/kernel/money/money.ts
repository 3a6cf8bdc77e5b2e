import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { numberFormat } from '../text/formats.ts'

/** What the platform itself reckons in; a school names its own. */
export const platformCurrency = 'USD'

/** The currency of the tenant acted in, inside a statement that needs it. */
export const tenantCurrency = sql<string>`coalesce((select s.currency from schools s where s.id = (select app_tenant())), ${sql.raw(`'${platformCurrency}'`)})`

/** The same by itself; send it together with other queries. */
export async function currencyOf(actor: Pick<Actor, 'db'>): Promise<string> {
  const { rows } = await actor.db.execute<{ currency: string }>(sql`select ${tenantCurrency} as currency`)
  return rows[0]?.currency ?? platformCurrency
}

/** An amount in the smallest unit of its currency, as it is written in a locale. */
export const moneyText = (minor: number, currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digitsOf(currency) }).format(
    toMajor(minor, currency),
  )
