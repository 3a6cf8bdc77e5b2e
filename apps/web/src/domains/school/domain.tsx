import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { type MenuEntry, workers } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    school: typeof schoolScreens
  }
}

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

export const schoolScreens = {
  '/platform/lists': () =>
    listed(
      lazyScreen(
        async () => (await import('./lookups/LookupsPage.tsx')).LookupsPage,
        words('lookups'),
        () => ({ scope: 'platform' as const }),
      ),
    ),
  '/platform/lists/new': () => page({ platform: 'lookups.create' }, platformListsForm),
  '/platform/lists/$id': () => page({ platform: 'lookups.view' }, platformListsForm),
  '/platform/holidays': () =>
    listed(
      lazyScreen(
        async () => (await import('./holidays/HolidaysPage.tsx')).HolidaysPage,
        words('holidays'),
        () => ({ scope: 'platform' as const }),
      ),
    ),
  '/platform/holidays/new': () => page({ platform: 'holiday_library.create' }, platformHolidaysForm),
  '/platform/holidays/$id': () => page({ platform: 'holiday_library.view' }, platformHolidaysForm),
  '/school/profile': () =>
    listed(
      plain(
        async () => (await import('./schoolProfile/SchoolProfilePage.tsx')).SchoolProfilePage,
        words('schoolProfile'),
      ),
    ),
  '/school/branches': () =>
    listed(plain(async () => (await import('./branches/BranchesPage.tsx')).BranchesPage, words('branches'))),
  '/school/branches/new': () => page({ school: 'branches.create', platform: 'schools.edit' }, branchesForm),
  '/school/branches/$id': () => page({ school: 'branches.view', platform: 'schools.view' }, branchesForm),
  '/school/hours': () =>
    listed(
      plain(async () => (await import('./openingHours/OpeningHoursPage.tsx')).OpeningHoursPage, words('schoolProfile')),
    ),
  '/school/holidays': () =>
    listed(
      lazyScreen(
        async () => (await import('./holidays/HolidaysPage.tsx')).HolidaysPage,
        words('holidays'),
        () => ({ scope: 'school' as const }),
      ),
    ),
  '/school/holidays/new': () =>
    page({ school: 'holiday_calendar.create', platform: 'schools.edit' }, schoolHolidaysForm),
  '/school/holidays/$id': () => page({ school: 'holiday_calendar.view', platform: 'schools.view' }, schoolHolidaysForm),
  '/school/lists': () =>
    listed(
      lazyScreen(
        async () => (await import('./lookups/LookupsPage.tsx')).LookupsPage,
        words('lookups'),
        () => ({ scope: 'school' as const }),
      ),
    ),
  '/school/lists/new': () => page({ school: 'settings.create' }, schoolListsForm),
  '/school/lists/$id': () => page({ school: 'settings.view' }, schoolListsForm),
  '/school/settings': () =>
    listed(
      plain(async () => (await import('./settings/SchoolSettingsPage.tsx')).SchoolSettingsPage, words('settings')),
    ),
}

export const schoolMenu: MenuEntry[] = [
  { area: 'settings', section: 'school', place: 1, target: 'schoolSetup' },
  { area: 'settings', section: 'school', place: 2, target: 'schoolProfile' },
  { area: 'settings', section: 'school', place: 3, target: 'schoolSettings' },
  { area: 'settings', section: 'school', place: 5, target: 'schoolLists' },
  { area: 'settings', section: 'platform', place: 2, target: 'platformLists' },
  { area: 'settings', section: 'platform', place: 3, target: 'platformHolidays' },
  { area: 'settings', section: 'branches', place: 1, target: 'branches', for: workers },
  { area: 'settings', section: 'branches', place: 2, target: 'openingHours', for: workers },
  { area: 'settings', section: 'branches', place: 3, target: 'schoolHolidays', for: workers },
]
