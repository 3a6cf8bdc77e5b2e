import { createRoute } from '@tanstack/react-router'
import { lazyScreen, noProps } from '../kernel/browser/later/lazyScreen.tsx'
import { root } from '../kernel/browser/root.ts'
import { app, bare, open } from '../kit/screens.tsx'

app.update({
  component: lazyScreen(async () => (await import('./shell/Shell.tsx')).Shell, ['shell', 'pageNames'], noProps),
})

open.update({
  component: lazyScreen(
    async () => (await import('./shell/frame/PublicFrame.tsx')).OpenFrame,
    ['public', 'signIn', 'shell', 'pageNames'],
    noProps,
  ),
})

bare.update({
  component: lazyScreen(async () => (await import('./shell/frame/BareFrame.tsx')).BareFrame, [], noProps),
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
