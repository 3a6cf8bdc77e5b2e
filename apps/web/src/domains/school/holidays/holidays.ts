import type { Scope } from '@dsms/contract/kernel/permissions'
import { holidays, platformHolidays } from '@dsms/contract/school/holidays/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

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
