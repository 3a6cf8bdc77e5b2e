import { addDays } from '../../kernel/time/days.ts'
import { gregorianOf } from '../../kernel/time/hijri.ts'
import { cleanText, latinDigits } from './signs.ts'

/** Days of spreadsheets are counted from here; the count is right from 1 March 1900 on. */
const firstSerial = '1899-12-30'
/** 1927 to 2109: what is smaller is no day of anybody's life or licence. */
const serials = { least: 10_000, most: 76_500 }

/** January to December in the five languages and in the words of the Levant. */
const months: readonly RegExp[] = [
  /^(يناير|كانون الثاني|jan|jän)/,
  /^(فبراير|شباط|feb|fév|fev)/,
  /^(مارس|آذار|اذار|mar|mär|mrz)/,
  /^(أبريل|ابريل|إبريل|نيسان|apr|avr|abr)/,
  /^(مايو|أيار|ايار|may|mai)/,
  /^(يونيو|يونيه|حزيران|jun|juin)/,
  /^(يوليو|يوليه|تموز|jul|juil)/,
  /^(أغسطس|اغسطس|آب|aug|aoû|aou|ago)/,
  /^(سبتمبر|أيلول|ايلول|sep|set)/,
  /^(أكتوبر|اكتوبر|تشرين الأول|تشرين الاول|oct|okt|out)/,
  /^(نوفمبر|تشرين الثاني|nov)/,
  /^(ديسمبر|كانون الأول|كانون الاول|dec|dez|déc)/,
]

/**
 * The day that a cell means as `1999-03-31`, or undefined: 31/03/1999, 1999-3-1, 31 مارس 1999, a spreadsheet's count of
 * days, or a day of the Umm al-Qura calendar. Where day and month could be either, the day stands first, as in the
 * countries that the product is made for. A year of two digits is one of the hundred years up to ten years from now.
 */
export function dayIn(text: string, thisYear: number): string | undefined {
  const plain = latinDigits(cleanText(text))
    .toLowerCase()
    .replace(/(?:[t\s,]+)\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(z|am|pm|ص|م)?$/, '')
    .replace(/\s*(هـ|ه|م|ad|ah|h)\.?$/, '')
    .replace(/\sde\s/g, ' ')
    .trim()
  if (/^\d{5}(\.\d+)?$/.test(plain)) return ofSerial(Number(plain))
  const parts = partsOf(plain)
  if (!parts) return undefined
  const { first, second, third } = parts
  if (first.length > 2) return whole(first, second, third, thisYear)
  // 03/31/1999 can only be written month first
  return whole(third, second, first, thisYear) ?? whole(third, first, second, thisYear)
}

function ofSerial(days: number): string | undefined {
  const isDay = days >= serials.least && days <= serials.most
  return isDay ? addDays(firstSerial, Math.floor(days)) : undefined
}

/** Three numbers; a month in words counts as one. */
function partsOf(text: string): { first: string; second: string; third: string } | undefined {
  const word = /[^\d\s.,/\-–]+(?:\s(?:الثاني|الأول|الاول))?/u.exec(text)?.[0]
  const month = word === undefined ? -1 : months.findIndex((one) => one.test(word))
  if (word !== undefined && month < 0) return undefined
  const numbers = text.match(/\d+/g) ?? []
  if (!/^[\d\s.,/\-–]+$/u.test(word === undefined ? text : text.replace(word, ''))) return undefined
  const [first = '', second = '', third = '', more] = numbers
  if (word === undefined) return third && more === undefined ? { first, second, third } : undefined
  if (!second || third) return undefined
  return { first, second: String(month + 1), third: second }
}

function whole(year: string, month: string, day: string, thisYear: number): string | undefined {
  if (![2, 4].includes(year.length) || month.length > 2 || day.length > 2) return undefined
  const number = year.length === 4 ? Number(year) : centuryOf(Number(year), thisYear)
  if (number >= 1300 && number <= 1500) return gregorianOf({ year: number, month: Number(month), day: Number(day) })
  const iso = `${String(number).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

function centuryOf(year: number, thisYear: number): number {
  const near = Math.floor(thisYear / 100) * 100 + year
  return near > thisYear + 10 ? near - 100 : near
}
