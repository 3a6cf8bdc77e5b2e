import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    lookups: typeof import('./lookups/words/en.json')
    holidays: typeof import('./holidays/words/en.json')
    schoolProfile: typeof import('./schoolProfile/words/en.json')
    branches: typeof import('./branches/words/en.json')
  }
}

const platformListsForm = lazyScreen(
  async () => (await import('./lookups/LookupPage.tsx')).LookupPage,
  words('lookups'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

const platformHolidaysForm = lazyScreen(
  async () => (await import('./holidays/HolidayPage.tsx')).HolidayPage,
  words('holidays'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

const branchesForm = lazyScreen(
  async () => (await import('./branches/BranchPage.tsx')).BranchPage,
  words('branches'),
  () => ({ id: useOptionalId() }),
)

const schoolHolidaysForm = lazyScreen(
  async () => (await import('./holidays/HolidayPage.tsx')).HolidayPage,
  words('holidays'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

const schoolListsForm = lazyScreen(
  async () => (await import('./lookups/LookupPage.tsx')).LookupPage,
  words('lookups'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

export const schoolScreens = [
  listed(
    '/platform/lists',
    lazyScreen(
      async () => (await import('./lookups/LookupsPage.tsx')).LookupsPage,
      words('lookups'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/lists/new', { platform: 'lookups.create' }, platformListsForm),
  page('/platform/lists/$id', { platform: 'lookups.view' }, platformListsForm),
  listed(
    '/platform/holidays',
    lazyScreen(
      async () => (await import('./holidays/HolidaysPage.tsx')).HolidaysPage,
      words('holidays'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/holidays/new', { platform: 'holiday_library.create' }, platformHolidaysForm),
  page('/platform/holidays/$id', { platform: 'holiday_library.view' }, platformHolidaysForm),
  listed(
    '/school/setup',
    plain(async () => (await import('./schoolProfile/SchoolSetupPage.tsx')).SchoolSetupPage, words('schoolProfile')),
  ),
  listed(
    '/school/profile',
    plain(
      async () => (await import('./schoolProfile/SchoolProfilePage.tsx')).SchoolProfilePage,
      words('schoolProfile'),
    ),
  ),
  listed(
    '/school/branches',
    plain(async () => (await import('./branches/BranchesPage.tsx')).BranchesPage, words('branches')),
  ),
  page('/school/branches/new', { school: 'branches.create', platform: 'schools.edit' }, branchesForm),
  page('/school/branches/$id', { school: 'branches.view', platform: 'schools.view' }, branchesForm),
  listed(
    '/school/hours',
    plain(async () => (await import('./openingHours/OpeningHoursPage.tsx')).OpeningHoursPage, words('schoolProfile')),
  ),
  listed(
    '/school/holidays',
    lazyScreen(
      async () => (await import('./holidays/HolidaysPage.tsx')).HolidaysPage,
      words('holidays'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page('/school/holidays/new', { school: 'holiday_calendar.create', platform: 'schools.edit' }, schoolHolidaysForm),
  page('/school/holidays/$id', { school: 'holiday_calendar.view', platform: 'schools.view' }, schoolHolidaysForm),
  listed(
    '/school/lists',
    lazyScreen(
      async () => (await import('./lookups/LookupsPage.tsx')).LookupsPage,
      words('lookups'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page('/school/lists/new', { school: 'settings.create' }, schoolListsForm),
  page('/school/lists/$id', { school: 'settings.view' }, schoolListsForm),
  listed(
    '/school/settings',
    plain(async () => (await import('./settings/SchoolSettingsPage.tsx')).SchoolSettingsPage, words('settings')),
  ),
] as const

export const schoolMenu: MenuEntry[] = [
  { group: 'school', place: 9, target: 'schoolSettings' },
  { group: 'platform', place: 5, target: 'platformLists' },
  { group: 'platform', place: 6, target: 'platformHolidays' },
  { group: 'school', place: 1, target: 'schoolSetup' },
  { group: 'school', place: 2, target: 'schoolProfile' },
  { group: 'school', place: 3, target: 'branches' },
  { group: 'school', place: 4, target: 'openingHours' },
  { group: 'school', place: 5, target: 'schoolHolidays' },
  { group: 'school', place: 8, target: 'schoolLists' },
]
