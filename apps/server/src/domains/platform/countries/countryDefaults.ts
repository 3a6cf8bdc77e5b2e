import { fieldError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import { zoneNamed } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { packOfCountry } from '../schools/schools.questions.ts'
import { currencyOfCountry } from './currencies.ts'

/** Where most people live, of countries that have several zones; elsewhere the first one is it. */
const usualZones: Record<string, string> = {
  AC: 'Atlantic/St_Helena',
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  TA: 'Atlantic/St_Helena',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  XK: 'Europe/Belgrade',
}

/** What a school of a country starts with: its money, its clock, its week and the pack of its rules where there is one. */
export interface CountryDefaults {
  countryId: number
  currency: string
  timeZone: string
  /** 0 is Sunday. */
  weekStart: number
  weekendDays: number[]
  countryPackCode: string | null
  countryPackVersion: number | null
}

/** `zone` is the caller's own, which counts where it is one of the country's. */
export async function countryDefaults(
  db: Db,
  code: string,
  zone: string | undefined,
  path = 'country',
): Promise<CountryDefaults> {
  const [rows, pack] = await together([
    () => rowsOf(db, idRow, sql`select id from countries where code = ${code}`),
    () => packOfCountry(db, code),
  ])
  const [country] = rows
  const currency = currencyOfCountry(code)
  if (!country || !currency) throw fieldError(path, 'unknown_choice')
  return {
    countryId: country.id,
    currency,
    timeZone: zoneOf(code, zone),
    ...weekOf(code),
    countryPackCode: pack?.code ?? null,
    countryPackVersion: pack?.version ?? null,
  }
}

const zonesOf = (code: string): string[] => new Intl.Locale(`und-${code}`).getTimeZones() ?? []

function zoneOf(code: string, own: string | undefined): string {
  const zones = zonesOf(code)
  const known = own === undefined ? undefined : zoneNamed(own)
  const isTheirs = known !== undefined && zones.some((zone) => zoneNamed(zone) === known)
  return isTheirs ? known : (zoneNamed(usualZones[code] ?? zones[0] ?? 'UTC') ?? 'UTC')
}

/** The runtime counts Monday as 1 and Sunday as 7. */
function weekOf(code: string): Pick<CountryDefaults, 'weekStart' | 'weekendDays'> {
  const { firstDay, weekend } = new Intl.Locale(`und-${code}`).getWeekInfo()
  return { weekStart: firstDay % 7, weekendDays: weekend.map((day) => day % 7) }
}
