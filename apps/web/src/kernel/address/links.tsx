import {
  type AnyRedirect,
  type LinkComponentProps,
  type NavigateOptions,
  Link as RouterLink,
  Navigate as RouterNavigate,
  redirect as routerRedirect,
  useParams,
  useNavigate as useRouterNavigate,
} from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { Address, ParamOf, Place, Search, SearchFor } from './address.ts'

// The router's own links, for the addresses that domains declare: a misspelt one does not compile.

/** Where something leads, `.` being the address of now. */
export type To<P extends Place | '.'> = {
  to: P
  search?: SearchFor<P> | ((now: Search) => Search) | undefined
} & ([ParamOf<P>] extends [never] ? { params?: undefined } : { params: Record<ParamOf<P>, string> })

type How = Pick<NavigateOptions, 'hash' | 'replace' | 'resetScroll' | 'state'>

/** The same as the router takes it, that knows no addresses. */
export interface Anywhere {
  to: string
  search?: Search | ((now: Search) => Search) | undefined
  params?: Record<string, string> | undefined
}

type LinkParts = Omit<LinkComponentProps<'a'>, keyof Anywhere | 'children'> & { children?: ReactNode }
export type LinkProps<P extends Place | '.'> = To<P> & LinkParts

// each under the router's own type first, and then under ours: nothing is added but what the compiler knows
const linkAnywhere: (props: Anywhere & LinkParts) => ReactElement = RouterLink
const navigateAnywhere: (props: Anywhere & How) => null = RouterNavigate
const useNavigateAnywhere: () => (where: Anywhere & How) => Promise<void> = useRouterNavigate
const redirectAnywhere: (where: Anywhere & How) => AnyRedirect = routerRedirect

export const Link: <const P extends Place | '.'>(props: LinkProps<P>) => ReactElement = linkAnywhere
export const Navigate: <const P extends Place | '.'>(props: To<P> & How) => null = navigateAnywhere
export const redirect: <const P extends Place>(where: To<P> & How) => AnyRedirect = redirectAnywhere

/** `navigate({ to: '/school/vehicles/$id', params: { id } })` */
export const useNavigate: () => <const P extends Place | '.'>(where: To<P> & How) => Promise<void> = useNavigateAnywhere

/** What stands in the address for `$name`, where the screen's address has such a part. */
export function useParam(name: ParamOf<Address>): string | undefined {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name]
}
