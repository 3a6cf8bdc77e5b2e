import { latinDigits } from './latinDigits.ts'

/** How a field writes a day: with points in German, as the placeholder says. */
export const dayFormat = (language: string): string => (language === 'de' ? 'DD.MM.YYYY' : 'DD/MM/YYYY')

/** `2026-03-31` as a field writes it: `31/03/2026`. */
export function writtenDay(day: string, language: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return dayFormat(language).replace('DD', date).replace('MM', month).replace('YYYY', year)
}

/** The day that typed text means, or null. Two digits of a year mean the past hundred years. */
export function parsedDay(text: string): string | null {
  const numbers = partsOf(latinDigits(text))
  if (numbers?.length !== 3) return null
  const [first = '', second = '', third = ''] = numbers
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first]
  // while somebody types 2027, its first three digits are no year
  if (year.length !== 2 && year.length !== 4) return null
  const whole = year.length === 4 ? Number(year) : centuryOf(Number(year))
  const iso = `${String(whole).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** The numbers of a day; eight digits in a row are those of day, month and year, or the other way round after 31. */
export function partsOf(text: string): string[] | null {
  const digits = text.trim()
  if (!/^\d{8}$/.test(digits)) return text.match(/\d+/g)
  return Number(digits.slice(0, 2)) > 31 || Number(digits.slice(2, 4)) > 12
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
}

function centuryOf(year: number): number {
  const now = new Date().getFullYear()
  const near = Math.floor(now / 100) * 100 + year
  return near > now + 10 ? near - 100 : near
}
