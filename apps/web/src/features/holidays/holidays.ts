import { holidays, platformHolidays } from '@dsms/contract/holidays'
import type { Scope } from '@dsms/contract/permissions'
import type { WebArea } from '../../components/areas/area.ts'

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
