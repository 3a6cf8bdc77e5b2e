import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import type { Actor } from '../actor.ts'
import { numberFormat } from '../text/formats.ts'

/** What the platform itself reckons in; a school names its own. */
export const platformCurrency = 'USD'

/** The currency of the tenant acted in, inside a statement that needs it. */
export const tenantCurrency = sql<string>`coalesce((select s.currency from schools s where s.id = (select app_tenant())), ${sql.raw(`'${platformCurrency}'`)})`

const currencyRow = z.object({ currency: z.string() })

/** The same by itself; send it together with other queries. */
export async function currencyOf(actor: Pick<Actor, 'db'>): Promise<string> {
  const row = await firstRow(actor.db, currencyRow, sql`select ${tenantCurrency} as currency`)
  return row?.currency ?? platformCurrency
}

/** An amount in the smallest unit of its currency, as it is written in a locale. */
export const moneyText = (minor: number, currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digitsOf(currency) }).format(
    toMajor(minor, currency),
  )
