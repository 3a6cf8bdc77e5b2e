import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    staff: typeof staffScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    staff: typeof import('./staff/words/en.json')
    users: typeof import('./users/words/en.json')
    profile: typeof import('./profile/words/en.json')
  }
}

type Scope = 'platform' | 'school'

const profilePage = lazyScreen(
  async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  ['profile', 'records', 'apps'],
  () => ({ id: useOptionalId() }),
)

const staffWords: Feature[] = ['records', 'staff']

const staffList = (scope: Scope) =>
  plain(async () => {
    const { PlatformStaff, SchoolStaff } = await import('./staff/StaffPage.tsx')
    return scope === 'platform' ? PlatformStaff : SchoolStaff
  }, staffWords)

const staffForm = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./staff/form/StaffFormPage.tsx')).StaffFormPage,
    staffWords,
    () => ({ scope, id: useOptionalId() }),
  )

const personPage = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./staff/PersonPage.tsx')).PersonPage,
    staffWords,
    () => ({ scope, id: useId() }),
  )

const userWords: Feature[] = ['records', 'users', 'topics', 'roles', 'permissions']

const userAccess = { platform: 'staff_users.view', school: 'staff_users.view' } as const

const userEditAccess = { platform: 'staff_users.edit', school: 'staff_users.edit' } as const

const firstUser = (screen: 'view' | 'edit') =>
  lazyScreen(
    async () => (await import('./users/FirstUser.tsx')).FirstUser,
    userWords,
    () => ({ screen }),
  )

export const staffScreens = {
  '/pages/profile': () => listed(profilePage),
  '/pages/profile/$id': () => page('session', profilePage),
  '/platform/staff': () => listed(staffList('platform')),
  '/platform/staff/new': () => page({ platform: 'staff_users.create' }, staffForm('platform')),
  '/platform/staff/$id': () => page({ platform: 'staff_users.view' }, personPage('platform')),
  '/platform/staff/$id/edit': () => page({ platform: 'staff_users.edit' }, staffForm('platform')),
  '/school/staff': () => listed(staffList('school')),
  '/school/staff/new': () => page({ school: 'staff_users.create', platform: 'schools.edit' }, staffForm('school')),
  '/school/staff/$id': () => page({ school: 'staff_users.view', platform: 'schools.view' }, personPage('school')),
  '/school/staff/$id/edit': () => page({ school: 'staff_users.edit', platform: 'schools.edit' }, staffForm('school')),
  '/apps/user/list': () => listed(plain(async () => (await import('./users/UsersPage.tsx')).UsersPage, userWords)),
  '/apps/user/view': () => listed(firstUser('view')),
  '/apps/user/view/$id': () =>
    page(
      userAccess,
      lazyScreen(
        async () => (await import('./users/UserPage.tsx')).UserPage,
        userWords,
        () => ({ id: useId() }),
      ),
    ),
  '/apps/user/edit': () => listed(firstUser('edit')),
  '/apps/user/edit/$id': () =>
    page(
      userEditAccess,
      lazyScreen(
        async () => (await import('./users/UserEditPage.tsx')).UserEditPage,
        userWords,
        () => ({ id: useId() }),
      ),
    ),
}

export const staffMenu: MenuEntry[] = [
  { area: 'settings', section: 'staff', place: 1, target: 'schoolStaff' },
  { area: 'settings', section: 'staff', place: 4, target: 'platformStaff' },
  { area: 'settings', section: 'staff', place: 5, target: 'userList' },
  { area: 'more', section: 'samples', place: 5, target: 'userView' },
  { area: 'more', section: 'samples', place: 6, target: 'userEdit' },
]
