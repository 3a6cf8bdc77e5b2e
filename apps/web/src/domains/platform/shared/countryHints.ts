interface Hint {
  zone: string
  currency: string
  /** Latitude and longitude of its capital, in whole degrees and tenths. */
  at: [number, number]
}

const hint = (zone: string, currency: string, latitude: number, longitude: number): Hint => ({
  zone,
  currency,
  at: [latitude, longitude],
})

/** What a country suggests for a new school; people may choose otherwise. */
export const countryHints: Record<string, Hint> = {
  SA: hint('Asia/Riyadh', 'SAR', 24.7, 46.7),
  AE: hint('Asia/Dubai', 'AED', 24.5, 54.4),
  KW: hint('Asia/Kuwait', 'KWD', 29.4, 48),
  QA: hint('Asia/Qatar', 'QAR', 25.3, 51.5),
  BH: hint('Asia/Bahrain', 'BHD', 26.2, 50.6),
  OM: hint('Asia/Muscat', 'OMR', 23.6, 58.4),
  YE: hint('Asia/Aden', 'YER', 15.4, 44.2),
  IQ: hint('Asia/Baghdad', 'IQD', 33.3, 44.4),
  JO: hint('Asia/Amman', 'JOD', 31.9, 35.9),
  SY: hint('Asia/Damascus', 'SYP', 33.5, 36.3),
  LB: hint('Asia/Beirut', 'LBP', 33.9, 35.5),
  PS: hint('Asia/Hebron', 'ILS', 31.9, 35.2),
  EG: hint('Africa/Cairo', 'EGP', 30, 31.2),
  SD: hint('Africa/Khartoum', 'SDG', 15.6, 32.5),
  LY: hint('Africa/Tripoli', 'LYD', 32.9, 13.2),
  TN: hint('Africa/Tunis', 'TND', 36.8, 10.2),
  DZ: hint('Africa/Algiers', 'DZD', 36.8, 3.1),
  MA: hint('Africa/Casablanca', 'MAD', 34, -6.8),
  MR: hint('Africa/Nouakchott', 'MRU', 18.1, -16),
  TR: hint('Europe/Istanbul', 'TRY', 39.9, 32.9),
  DE: hint('Europe/Berlin', 'EUR', 52.5, 13.4),
  AT: hint('Europe/Vienna', 'EUR', 48.2, 16.4),
  CH: hint('Europe/Zurich', 'CHF', 46.9, 7.4),
  FR: hint('Europe/Paris', 'EUR', 48.9, 2.4),
  BE: hint('Europe/Brussels', 'EUR', 50.9, 4.4),
  LU: hint('Europe/Luxembourg', 'EUR', 49.6, 6.1),
  NL: hint('Europe/Amsterdam', 'EUR', 52.4, 4.9),
  ES: hint('Europe/Madrid', 'EUR', 40.4, -3.7),
  PT: hint('Europe/Lisbon', 'EUR', 38.7, -9.1),
  IT: hint('Europe/Rome', 'EUR', 41.9, 12.5),
  GB: hint('Europe/London', 'GBP', 51.5, -0.1),
  IE: hint('Europe/Dublin', 'EUR', 53.3, -6.3),
  BR: hint('America/Sao_Paulo', 'BRL', -15.8, -47.9),
  AO: hint('Africa/Luanda', 'AOA', -8.8, 13.2),
  MZ: hint('Africa/Maputo', 'MZN', -26, 32.6),
  CV: hint('Atlantic/Cape_Verde', 'CVE', 14.9, -23.5),
  SN: hint('Africa/Dakar', 'XOF', 14.7, -17.5),
  CA: hint('America/Toronto', 'CAD', 45.4, -75.7),
  US: hint('America/New_York', 'USD', 38.9, -77),
  IN: hint('Asia/Kolkata', 'INR', 28.6, 77.2),
  PK: hint('Asia/Karachi', 'PKR', 33.7, 73),
}

/** Currencies of those countries. */
export const currencyChoices = [...new Set(Object.values(countryHints).map(({ currency }) => currency))].sort()
