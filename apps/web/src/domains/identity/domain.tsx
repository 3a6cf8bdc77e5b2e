import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, openPage, page, plain, useId } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    permissions: typeof import('./roles/permissions/words/en.json')
    signIn: typeof import('./signIn/words/en.json')
    password: typeof import('./account/password/words/en.json')
    sessions: typeof import('./sessions/words/en.json')
    roles: typeof import('./roles/words/en.json')
    account: typeof import('./account/words/en.json')
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

export const identityScreens = [
  listed(
    '/account/password',
    plain(async () => (await import('./account/password/PasswordPage.tsx')).PasswordPage, ['password', 'signIn']),
  ),
  page(
    '/account/second-step',
    'session',
    plain(async () => (await import('./account/security/SecondStepPage.tsx')).SecondStepPage, ['account', 'signIn']),
  ),
  listed(
    '/pages/account-settings',
    plain(
      async () => (await import('./account/SettingsPage.tsx')).SettingsPage,
      ['account', 'password', 'signIn', 'records', 'sessions'],
    ),
  ),
  listed('/platform/roles', roleList('platform')),
  page('/platform/roles/$id', { platform: 'roles_privileges.view' }, matrix('platform')),
  listed('/school/roles', roleList('school')),
  page('/school/roles/$id', { school: 'roles_privileges.view', platform: 'schools.view' }, matrix('school')),
  listed('/platform/sign-ins', signIns('platform')),
  listed('/school/sign-ins', signIns('school')),
] as const

export const identityOpenScreens = [
  openPage(
    '/confirm-email',
    plain(async () => (await import('./account/ConfirmEmailPage.tsx')).ConfirmEmailPage, ['account']),
  ),
] as const

export const identityMenu: MenuEntry[] = [
  { group: 'access', place: 1, target: 'platformRoles' },
  { group: 'access', place: 2, target: 'schoolRoles' },
  { group: 'access', place: 3, target: 'platformSignIns' },
  { group: 'access', place: 4, target: 'schoolSignIns' },
  { group: 'pages', place: 2, target: 'accountSettings' },
]
