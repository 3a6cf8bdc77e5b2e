import type { Access } from '@dsms/contract/kernel/endpoint'
import { pages } from '@dsms/contract/kernel/pages'
import { createRoute, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyScreen, noProps } from '../kernel/browser/lazyScreen.tsx'
import type { Feature } from '../kernel/i18n/words.ts'
import { needAccess, needSession } from '../kernel/session/guards.ts'
import { root } from './routes.start.tsx'

/** Lists read their own state from the address; here it only passes through. */
type LooseSearch = Record<string, unknown>

// screens inside the shell

export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lazyScreen(async () => (await import('./shell/Shell.tsx')).Shell, ['shell'], noProps),
  beforeLoad: needSession,
})

export const page = <const Path extends string>(
  path: Path,
  access: Access | 'acl',
  component: ReturnType<typeof lazyScreen>,
) =>
  createRoute({
    getParentRoute: () => app,
    path,
    component,
    beforeLoad: needAccess(access),
    validateSearch: (search: LooseSearch) => search,
  })

/** A screen that stands in the list of pages: who may open it is said there. */
export const listed = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) => {
  const known = pages.find(({ link }) => link === path)
  if (!known) throw new Error(`${path} is not in the list of pages`)
  return page(path, known.access, component)
}

// screens that need no session: inside the shell for people who signed in, under a plain head for everybody else

export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lazyScreen(
    async () => (await import('./shell/frame/PublicFrame.tsx')).OpenFrame,
    ['public', 'signIn', 'shell'],
    noProps,
  ),
})

// the sign-in forms in their two designs

const designed = (design: 'v1' | 'v2') =>
  createRoute({
    getParentRoute: () => root,
    id: design,
    component: lazyScreen(
      async () => (await import('../domains/identity/signIn/DesignLayout.tsx')).DesignLayout,
      ['signIn'],
      () => ({ design }),
    ),
  })
const v1 = designed('v1')
const v2 = designed('v2')
const forms = {
  login: lazyScreen(
    async () => (await import('../domains/identity/signIn/LoginPage.tsx')).LoginPage,
    ['signIn'],
    noProps,
  ),
  register: lazyScreen(
    async () => (await import('../domains/identity/signIn/RegisterPage.tsx')).RegisterPage,
    ['signIn'],
    noProps,
  ),
  forgot: lazyScreen(
    async () => (await import('../domains/identity/signIn/ForgotPage.tsx')).ForgotPage,
    ['signIn'],
    noProps,
  ),
  reset: lazyScreen(
    async () => (await import('../domains/identity/signIn/ResetPage.tsx')).ResetForm,
    ['signIn'],
    noProps,
  ),
}
export const designs = [
  v1.addChildren([
    createRoute({ getParentRoute: () => v1, path: '/pages/login-v1', component: forms.login }),
    createRoute({ getParentRoute: () => v1, path: '/pages/register-v1', component: forms.register }),
    createRoute({ getParentRoute: () => v1, path: '/pages/forgot-password-v1', component: forms.forgot }),
    createRoute({ getParentRoute: () => v1, path: '/pages/reset-password-v1', component: forms.reset }),
  ]),
  v2.addChildren([
    createRoute({ getParentRoute: () => v2, path: '/pages/login-v2', component: forms.login }),
    createRoute({ getParentRoute: () => v2, path: '/pages/register-v2', component: forms.register }),
    createRoute({ getParentRoute: () => v2, path: '/pages/forgot-password-v2', component: forms.forgot }),
    createRoute({ getParentRoute: () => v2, path: '/pages/reset-password-v2', component: forms.reset }),
  ]),
] as const

/** A screen that needs no session. */
export const openPage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({
    getParentRoute: () => open,
    path,
    component,
    validateSearch: (search: LooseSearch) => search,
  })

// screens for paper: nothing around them

export const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyScreen(async () => (await import('./shell/frame/BareFrame.tsx')).BareFrame, [], noProps),
  beforeLoad: needSession,
})

export const barePage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => bare, path, component, validateSearch: (search: LooseSearch) => search })

/** A screen whose state is in the search of its address, if anywhere. */
export const plain = (load: () => Promise<ComponentType>, features: readonly Feature[]) =>
  lazyScreen(load, features, noProps)

export const useId = (): number => Number(useParams({ strict: false }).id)
export const useOptionalId = (): number | undefined => {
  const { id } = useParams({ strict: false })
  return id === undefined ? undefined : Number(id)
}

/** Words of a screen of an area: its own, and those that all areas share. */
export const areaWords = (...features: Feature[]): Feature[] => ['areas', 'records', ...features]
