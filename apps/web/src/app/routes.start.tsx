import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen, noProps } from '../kernel/browser/later/lazyScreen.tsx'
import { root } from '../kernel/browser/root.ts'
import { needNobody, toHome } from '../kernel/session/guards.ts'

/** Lists read their own state from the address; here it only passes through. */
type LooseSearch = Record<string, unknown>

const miscScreen = (kind: 'coming-soon' | 'not-authorized' | 'maintenance' | 'error' | 'not-found') =>
  lazyScreen(
    async () => (await import('./misc/MiscPage.tsx')).MiscPage,
    ['misc'],
    () => ({ kind }),
  )

root.update({ notFoundComponent: miscScreen('not-found') })

// screens without the shell, for people who have not signed in

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  component: lazyScreen(
    async () => (await import('../domains/identity/signIn/AuthLayout.tsx')).AuthLayout,
    ['signIn'],
    noProps,
  ),
  validateSearch: ({ next, ...search }: LooseSearch) => ({
    ...search,
    next: typeof next === 'string' ? next : undefined,
  }),
  beforeLoad: needNobody,
})

const guests = [
  createRoute({
    getParentRoute: () => guest,
    path: '/login',
    component: lazyScreen(
      async () => (await import('../domains/identity/signIn/LoginPage.tsx')).LoginPage,
      ['signIn'],
      noProps,
    ),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/register',
    component: lazyScreen(
      async () => (await import('../domains/identity/signIn/RegisterPage.tsx')).RegisterPage,
      ['signIn'],
      noProps,
    ),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/forgot-password',
    component: lazyScreen(
      async () => (await import('../domains/identity/signIn/ForgotPage.tsx')).ForgotPage,
      ['signIn'],
      noProps,
    ),
  }),
] as const

// an invitation may be opened while somebody else is signed in on this machine: no guard
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyScreen(
    async () => (await import('../domains/identity/signIn/ResetPage.tsx')).ResetPage,
    ['signIn'],
    noProps,
  ),
  validateSearch: (search: LooseSearch) => ({
    token: String(search.token ?? ''),
    invited: search.invited ? 1 : undefined,
  }),
})

// whoever has signed in answers here; the others are led to signing in and back
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyScreen(
    async () => (await import('../domains/identity/places/JoinPage.tsx')).JoinPage,
    ['places', 'signIn'],
    noProps,
  ),
  validateSearch: (search: LooseSearch) => ({ link: String(search.link ?? '') }),
})

const misc = [
  createRoute({ getParentRoute: () => root, path: '/misc/coming-soon', component: miscScreen('coming-soon') }),
  createRoute({ getParentRoute: () => root, path: '/misc/not-authorized', component: miscScreen('not-authorized') }),
  createRoute({ getParentRoute: () => root, path: '/misc/maintenance', component: miscScreen('maintenance') }),
  createRoute({ getParentRoute: () => root, path: '/misc/error', component: miscScreen('error') }),
] as const

const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome })

let openRest = async () => false

/** How the other screens are fetched; answers whether that was still to be done. */
export function setOpening(open: typeof openRest): void {
  openRest = open
}

/**
 * Whatever the start does not know: the other screens are fetched, and the same address is tried again. It stays when
 * they are there, since it may still be on the screen at that moment; then it says that there is nothing.
 */
const beyond = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: miscScreen('not-found'),
  beforeLoad: async ({ location }) => {
    if (!(await openRest())) return
    throw redirect({ href: location.href, replace: true })
  },
})

export const startRoutes = [start, guest.addChildren([...guests]), reset, join, ...misc, beyond] as const
