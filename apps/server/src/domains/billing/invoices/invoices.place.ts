import type { InvoiceSettings, InvoiceSettingsInput } from '@dsms/contract/billing/invoices/settings'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { asJson } from '../../../db/json.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isIban } from '../../../kernel/money/iban.ts'
import { platformCurrency } from '../../../kernel/money/money.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { staleError } from '../../../kit/records/history.ts'
import { invoiceSettings } from './invoices.books.table.ts'
import type { Seller } from './invoices.seller.ts'

/** Where invoices are written: what they are reckoned in, when it is today there, and how they look. */
export interface Place {
  schoolId: number | null
  tenant: number
  currency: string
  timeZone: string
  today: string
  names: Record<string, string>
  settings: typeof untouched
}

const productName = 'DSMS'
const untouched = {
  bankName: '',
  country: '',
  iban: '',
  swiftCode: '',
  prefix: 'INV',
  creditPrefix: 'CN',
  dueDays: 14,
  tax1Bps: 1500,
  tax2Bps: 0,
  terms: '',
  address: '',
  email: '',
  taxNumber: '',
  version: 0,
}

/** The school acted in, or the platform; before anything was saved the settings are those of a new school. */
export const placeOf = (actor: Pick<Actor, 'db' | 'schoolId' | 'tenant'>): Promise<Place> =>
  readPlace(actor.db, actor.schoolId, actor.tenant)

export async function readPlace(db: Db, schoolId: number | null, tenant: number): Promise<Place> {
  const rows = await rowsOf(db, placeRow, sql`select ${placeAsJson(schoolId, tenant)} as place`)
  if (!rows[0]) throw new AppError('internal')
  return placeFrom(rows[0].place, schoolId, tenant)
}

/** What `placeFrom` makes a place of: a column for a statement that reads more as well. */
export const placeAsJson = (schoolId: number | null, tenant: number): SQL => sql`(
  select json_build_object('currency', s.currency, 'timeZone', s.time_zone, 'names', s.name,
           'today', (now() at time zone coalesce(s.time_zone, 'UTC'))::date,
           'settings', (select ${settingsJson} from invoice_settings i where i.tenant = ${tenant}))
    from (select 1) as one left join schools s on s.id = ${schoolId}::integer)`

const settingsJson = asJson(
  Object.fromEntries(keysOf(untouched).map((name) => [name, `i."${invoiceSettings[name].name}"`])),
)

/** What `placeAsJson` tells. */
export const placeJson = z.object({
  currency: z.string().nullable(),
  timeZone: z.string().nullable(),
  today: z.string(),
  names: z.record(z.string(), z.string()).nullable(),
  settings: z
    .object({
      bankName: z.string(),
      country: z.string(),
      iban: z.string(),
      swiftCode: z.string(),
      prefix: z.string(),
      creditPrefix: z.string(),
      dueDays: z.int(),
      tax1Bps: z.int(),
      tax2Bps: z.int(),
      terms: z.string(),
      address: z.string(),
      email: z.string(),
      taxNumber: z.string(),
      version: z.int(),
    })
    .nullable(),
})
export type PlaceJson = z.infer<typeof placeJson>
const placeRow = z.object({ place: placeJson })

export const placeFrom = (
  { currency, timeZone, today, names, settings }: PlaceJson,
  schoolId: number | null,
  tenant: number,
): Place => ({
  ...{ schoolId, tenant, today },
  currency: currency ?? platformCurrency,
  timeZone: timeZone ?? 'UTC',
  names: names ?? {},
  settings: settings ?? untouched,
})

const sellerName = (place: Pick<Place, 'names'>, language: Actor['language']): string =>
  nameIn(place.names, language) || productName

/** What an invoice keeps of its writer when it is issued. */
export function sellerOf(place: Place, language: Actor['language']): Seller {
  const { address, email, taxNumber, terms, bankName, country, iban, swiftCode } = place.settings
  return { name: sellerName(place, language), address, email, taxNumber, terms, bankName, country, iban, swiftCode }
}

export async function readSettings(actor: Actor): Promise<InvoiceSettings> {
  const place = await placeOf(actor)
  const { settings, currency, today } = place
  return { ...settings, sellerName: sellerName(place, actor.language), currency, today }
}

export async function saveSettings(
  actor: Actor,
  { version, ...change }: Partial<InvoiceSettingsInput> & { version: number },
): Promise<InvoiceSettings> {
  const before = await placeOf(actor)
  const iban = change.iban?.replaceAll(/\s/g, '').toUpperCase()
  if (iban && !isIban(iban)) throw fieldError('iban', 'invalid_iban')
  const next = { ...change, ...(iban === undefined ? {} : { iban }) }
  const merged = { ...before.settings, ...next }
  if (merged.prefix === merged.creditPrefix) throw fieldError('creditPrefix', 'invoice_prefix_same')
  if (version !== before.settings.version) {
    const saved = await actor.db
      .select({ id: invoiceSettings.id })
      .from(invoiceSettings)
      .where(eq(invoiceSettings.tenant, actor.tenant))
    throw await staleError(actor, 'invoice_settings', saved[0]?.id ?? 0, version)
  }
  // the version is asked again by the statement itself: two people may have read the same one
  const written = await actor.db
    .insert(invoiceSettings)
    .values({ ...next, tenant: actor.tenant })
    .onConflictDoUpdate({
      target: invoiceSettings.tenant,
      set: { ...next, updatedAt: sql`now()` },
      setWhere: eq(invoiceSettings.version, version),
    })
    .returning({ id: invoiceSettings.id })
  if (!written[0]) throw new AppError('stale_version', { name: 'DSMS', at: '', version: 0, fields: [] })
  return readSettings(actor)
}
