import type { NoticeTopicName } from '@dsms/contract/kernel/notices'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, openPage, page, plain, useId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    identity: typeof identityScreens
    identityOpen: typeof identityOpenScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    permissions: typeof import('./roles/permissions/words/en.json')
    signIn: typeof import('./signIn/words/en.json')
    password: typeof import('./account/password/words/en.json')
    sessions: typeof import('./sessions/words/en.json')
    places: typeof import('./places/words/en.json')
    roles: typeof import('./roles/words/en.json')
    account: typeof import('./account/words/en.json')
    /** What people switch on and off, from the words of all domains. */
    topics: Record<NoticeTopicName | `always.${string}`, string>
  }
}

type Scope = 'platform' | 'school'

const roleWords: Feature[] = ['records', 'roles', 'permissions']

const roleList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./roles/RolesPage.tsx')).RolesPage,
    roleWords,
    () => ({ scope }),
  )

const matrix = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./roles/PrivilegeMatrixPage.tsx')).PrivilegeMatrixPage,
    roleWords,
    () => ({ scope, id: useId() }),
  )

const signIns = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./sessions/SignInsPage.tsx')).SignInsPage,
    ['records', 'sessions'],
    () => ({ scope }),
  )

export const identityScreens = {
  '/account/password': () =>
    listed(
      plain(async () => (await import('./account/password/PasswordPage.tsx')).PasswordPage, ['password', 'signIn']),
    ),
  '/account/second-step': () =>
    page(
      'session',
      plain(async () => (await import('./account/security/SecondStepPage.tsx')).SecondStepPage, ['account', 'signIn']),
    ),
  '/pages/account-settings': () =>
    listed(
      plain(
        async () => (await import('./account/SettingsPage.tsx')).SettingsPage,
        ['account', 'topics', 'password', 'signIn', 'records', 'sessions'],
      ),
    ),
  '/platform/roles': () => listed(roleList('platform')),
  '/platform/roles/$id': () => page({ platform: 'roles_privileges.view' }, matrix('platform')),
  '/school/roles': () => listed(roleList('school')),
  '/school/roles/$id': () => page({ school: 'roles_privileges.view', platform: 'schools.view' }, matrix('school')),
  '/platform/sign-ins': () => listed(signIns('platform')),
  '/school/sign-ins': () => listed(signIns('school')),
}

export const identityOpenScreens = {
  '/confirm-email': () =>
    openPage(plain(async () => (await import('./account/ConfirmEmailPage.tsx')).ConfirmEmailPage, ['account'])),
}

export const identityMenu: MenuEntry[] = [
  { area: 'settings', section: 'staff', place: 6, target: 'platformRoles' },
  { area: 'settings', section: 'staff', place: 7, target: 'schoolRoles' },
  { area: 'settings', section: 'staff', place: 8, target: 'platformSignIns' },
  { area: 'settings', section: 'staff', place: 9, target: 'schoolSignIns' },
  { area: 'more', section: 'samples', place: 10, target: 'login-v1' },
  { area: 'more', section: 'samples', place: 11, target: 'login-v2' },
  { area: 'more', section: 'samples', place: 12, target: 'register-v1' },
  { area: 'more', section: 'samples', place: 13, target: 'register-v2' },
  { area: 'more', section: 'samples', place: 14, target: 'forgotPassword-v1' },
  { area: 'more', section: 'samples', place: 15, target: 'forgotPassword-v2' },
  { area: 'more', section: 'samples', place: 16, target: 'resetPassword-v1' },
  { area: 'more', section: 'samples', place: 17, target: 'resetPassword-v2' },
]
