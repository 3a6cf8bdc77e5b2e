import type { Scope } from '@dsms/contract/kernel/permissions'
import { holidayEffects, holidays, platformHolidays } from '@dsms/contract/school/holidays/calls'
import { webArea } from '../../../kit/areas/area.ts'
import { code, codes, day, flag, formFields, key, names, number, text } from '../../../kit/areas/form/fields.ts'

export const schoolHolidays = webArea(holidays, { link: '/school/holidays', scope: 'school', words: 'holidays' })

/** Days of the platform, for the schools below it. */
export const libraryHolidays = webArea(platformHolidays, {
  link: '/platform/holidays',
  scope: 'platform',
  words: 'holidays',
})

export const holidaysOf = (scope: Scope) => (scope === 'school' ? schoolHolidays : libraryHolidays)

/** What both levels ask; what only a school has (branches) or only the platform (countries, organizations) stands beside. */
const shared = {
  name: names(),
  kind: code('public'),
  starts_on: day(),
  ends_on: day(),
  recurrence: code('none'),
  hijri_month: number(),
  hijri_day: number(),
  easter_offset: number(),
  is_working: flag(),
  open_from: text(),
  open_to: text(),
  affects: codes(holidayEffects),
  may_override: flag(true),
}

export const schoolFields = formFields(schoolHolidays, { ...shared, branch_id: key() })
export const libraryFields = formFields(libraryHolidays, { ...shared, country_id: key(), organization_id: key() })

export type HolidayValues = Pick<(typeof schoolFields)['empty'], keyof typeof shared>
