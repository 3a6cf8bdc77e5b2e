import type { Access } from '@dsms/contract/kernel/endpoint'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { defaultParseSearch } from '@tanstack/react-router'
import { placeOf } from '../address/address.ts'
import { redirect } from '../address/links.tsx'
import { can, getAbility, getSession, mayOpen } from './session.ts'
import { endStore } from './sessionStore.ts'

interface Visit {
  location: { pathname: string; href: string }
}

/** Only people who signed in; who has to choose a password or set up a second step sees nothing else before. */
export function needSession({ location }: Visit): void {
  const user = getSession()
  if (!user) throw toLogin(location.href)
  if (user.mustChangePassword && location.pathname !== '/account/password') throw redirect({ to: '/account/password' })
  if (user.mustSetUpTwoStep && !['/account/second-step', '/account/password'].includes(location.pathname))
    throw redirect({ to: '/account/second-step' })
}

/** Only people whose ability of this moment opens the page. */
export const needAccess = (access: Access | 'acl') => () => {
  if (!mayOpen(access, getSession())) throw redirect({ to: '/misc/not-authorized' })
}

/** Sign-in screens are for those who have not; others go where they wanted to, or home. */
export function needNobody({ search }: { search: { next?: string } }): void {
  const user = getSession()
  if (user) throw toPath(ownPath(search.next) ?? homeOf(user))
}

export const toHome = (): never => {
  const user = getSession()
  throw user ? toPath(homeOf(user)) : redirect({ to: '/login' })
}

/** Where a person starts. */
export function homeOf(user: UserData): string {
  if (user.role === 'client') return '/access-control'
  if (user.scope === 'platform' && (user.role === 'admin' || can(getAbility(), 'dashboard.view'))) {
    return '/dashboard/superadmin'
  }
  if (user.scope === 'school' && can(getAbility(), 'dashboard.view')) return '/dashboard/school'
  return '/home'
}

/** A path of our own, or undefined: `next` stands in the address, where anybody could have written it. */
export function ownPath(next: string | undefined): string | undefined {
  if (!next || !URL.canParse(next, location.origin)) return undefined
  const url = new URL(next, location.origin)
  const isOurs = url.origin === location.origin && next.startsWith('/')
  return isOurs && url.pathname !== '/login' ? `${url.pathname}${url.search}${url.hash}` : undefined
}

function toLogin(href: string) {
  const reason = endStore.get()
  if (reason === 'out') return redirect({ to: '/login' })
  return redirect({ to: '/login', search: { next: href === '/' ? undefined : href, reason: reason ?? undefined } })
}

function toPath(path: string) {
  const url = new URL(path, location.origin)
  return redirect({ to: placeOf(url.pathname), search: defaultParseSearch(url.search), hash: url.hash.slice(1) })
}
