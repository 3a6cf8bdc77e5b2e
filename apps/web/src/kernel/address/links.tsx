import {
  type LinkComponentProps,
  type NavigateOptions,
  Link as RouterLink,
  Navigate as RouterNavigate,
  redirect as routerRedirect,
  useParams,
  useNavigate as useRouterNavigate,
} from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Address, ParamOf, Place, Search } from './address.ts'

// The router's own links, for the addresses that domains declare: a misspelt one does not compile.

/** Where something leads, `.` being the address of now. */
export type To<P extends Place | '.'> = {
  to: P
  search?: Search | ((now: Search) => Search) | undefined
} & ([ParamOf<P>] extends [never] ? { params?: undefined } : { params: Record<ParamOf<P>, string> })

type How = Pick<NavigateOptions, 'hash' | 'replace' | 'resetScroll' | 'state'>

/** The same as the router takes it, that knows no addresses. */
export interface Anywhere {
  to: string
  search?: Search | ((now: Search) => Search) | undefined
  params?: Record<string, string> | undefined
}

export type LinkProps<P extends Place | '.'> = To<P> &
  Omit<LinkComponentProps<'a'>, 'to' | 'search' | 'params' | 'children'> & { children?: React.ReactNode }

export function Link<const P extends Place | '.'>(props: LinkProps<P>) {
  const known: Anywhere & Omit<LinkProps<'.'>, keyof Anywhere> = props
  return <RouterLink {...known} />
}

export function Navigate<const P extends Place | '.'>(props: To<P> & How) {
  const known: Anywhere & How = props
  return <RouterNavigate {...known} />
}

/** `navigate({ to: '/school/vehicles/$id', params: { id } })` */
export function useNavigate() {
  const navigate = useRouterNavigate()
  return useCallback(
    <const P extends Place | '.'>(where: To<P> & How): Promise<void> => {
      const known: Anywhere & How = where
      return navigate(known)
    },
    [navigate],
  )
}

export function redirect<const P extends Place>(where: To<P> & How) {
  const known: Anywhere & How = where
  return routerRedirect(known)
}

/** What stands in the address for `$name`, where the screen's address has such a part. */
export function useParam(name: ParamOf<Address>): string | undefined {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name]
}
