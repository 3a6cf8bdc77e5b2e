import type { InvoiceSettings, InvoiceSettingsInput } from '@dsms/contract/billing/invoices/settings'

type Numbers = 'dueDays' | 'tax1Bps' | 'tax2Bps'
/** Numbers are null while their field is empty. */
export type SettingsValues = Omit<InvoiceSettingsInput, Numbers> & Record<Numbers, number | null>

export function settingsValues(settings: InvoiceSettings): SettingsValues {
  const { sellerName: _name, currency: _currency, today: _today, version: _version, ...values } = settings
  return values
}

export const bodyOfSettings = (values: SettingsValues) => ({
  ...values,
  swiftCode: values.swiftCode.trim().toUpperCase(),
  tax1Bps: values.tax1Bps ?? 0,
  tax2Bps: values.tax2Bps ?? 0,
})
