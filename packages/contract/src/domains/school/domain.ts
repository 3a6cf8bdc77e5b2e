import type { Domain } from '../../kernel/brings/domain.ts'
import * as importColumns from '../../kit/importColumns.ts'
import * as branches from './branches/calls.ts'
import * as holidays from './holidays/calls.ts'
import * as lookupValues from './lookups/calls.ts'
import * as openingHours from './openingHours/calls.ts'
import * as schoolProfile from './schoolProfile/calls.ts'
import * as schoolSetup from './schoolProfile/setup.ts'
import * as schoolSteps from './schoolProfile/steps.ts'
import { errors } from './words/errors.ts'
import { words } from './words/words.ts'

export const school: Domain = {
  calls: [branches, holidays, importColumns, lookupValues, openingHours, schoolProfile, schoolSetup, schoolSteps],
  pages: [
    {
      id: 222,
      target: 'platformLists',
      icon: 'list-details',
      link: '/platform/lists',
      access: { platform: 'lookups.view' },
    },
    {
      id: 223,
      target: 'platformHolidays',
      icon: 'calendar-event',
      link: '/platform/holidays',
      access: { platform: 'holiday_library.view' },
    },
    {
      id: 226,
      target: 'schoolSetup',
      icon: 'list-check',
      link: '/school/setup',
      access: { school: 'settings.view', platform: 'schools.view' },
    },
    {
      id: 227,
      target: 'schoolProfile',
      icon: 'id',
      link: '/school/profile',
      access: { school: 'settings.view', platform: 'schools.view' },
    },
    {
      id: 228,
      target: 'branches',
      icon: 'map-pin',
      link: '/school/branches',
      access: { school: 'branches.view', platform: 'schools.view' },
    },
    {
      id: 229,
      target: 'openingHours',
      icon: 'clock-hour-8',
      link: '/school/hours',
      access: { school: 'branches.view', platform: 'schools.view' },
    },
    {
      id: 230,
      target: 'schoolHolidays',
      icon: 'beach',
      link: '/school/holidays',
      access: {
        school: 'holiday_calendar.view',
        platform: 'schools.view',
      },
    },
    { id: 231, target: 'schoolLists', icon: 'list', link: '/school/lists', access: { school: 'settings.view' } },
    {
      id: 232,
      target: 'schoolSettings',
      icon: 'settings-cog',
      link: '/school/settings',
      access: {
        school: 'settings.view',
        platform: 'schools.view',
      },
    },
  ],
  errors,
  words,
}
