import type { Scope } from '@dsms/contract/kernel/permissions'
import { holidayEffects, holidays, platformHolidays } from '@dsms/contract/school/holidays/calls'
import type { WebArea } from '../../../kit/areas/area.ts'
import { noNames } from '../../../kit/areas/inputs/NamesInput.tsx'

const ofSchool: WebArea<typeof holidays> = {
  area: holidays,
  link: '/school/holidays',
  scope: 'school',
  words: 'holidays',
}

/** Both levels have the same screens; what only a school has (branches, standing in for a day above) is left out above. */
export const holidaysOf = (scope: Scope): WebArea<typeof holidays> =>
  scope === 'school'
    ? ofSchool
    : ({ ...ofSchool, area: platformHolidays, link: '/platform/holidays', scope } as unknown as typeof ofSchool)

export type HolidayValues = typeof emptyHoliday

export const emptyHoliday = {
  name: noNames,
  kind: 'public',
  starts_on: null as string | null,
  ends_on: null as string | null,
  recurrence: 'none',
  hijri_month: '' as number | '',
  hijri_day: '' as number | '',
  easter_offset: '' as number | '',
  is_working: false,
  open_from: '',
  open_to: '',
  affects: [...holidayEffects] as string[],
  may_override: true,
  branch_id: null as string | null,
  country_id: null as string | null,
  organization_id: null as string | null,
}
