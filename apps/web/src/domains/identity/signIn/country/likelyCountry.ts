/** The zone of this browser, as IANA names it. */
export const ownZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Where the reader most likely is, of some countries: by the clock of the browser, else by its language. */
export function likelyCountry(
  codes: readonly string[],
  zone = ownZone(),
  language = navigator.language,
  zonesOf = zonesOfCountry,
): string {
  const known = new Set(codes)
  const spoken = new Intl.Locale(language).maximize().region ?? ''
  const byClock = zone ? codes.filter((code) => zonesOf(code).includes(zone)) : []
  if (byClock.includes(spoken)) return spoken
  return byClock[0] ?? (known.has(spoken) ? spoken : '')
}

/** Not every browser knows the zones of a country. */
function zonesOfCountry(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }
  return locale.getTimeZones?.() ?? []
}
