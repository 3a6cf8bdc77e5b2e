import { defaultParseSearch } from '@tanstack/react-router'

/** The screens by their address. Here are those of the start; a domain adds its own in its `domain.tsx`. */
export interface Screens {
  start: Record<
    | '/'
    | '/login'
    | '/register'
    | '/forgot-password'
    | '/reset-password'
    | `/pages/${'login' | 'register' | 'forgot-password' | 'reset-password'}-${'v1' | 'v2'}`
    | `/misc/${'coming-soon' | 'not-authorized' | 'maintenance' | 'error'}`,
    unknown
  >
}

/** An address as its screen declares it: `/school/vehicles/$id`. */
export type Address = { [Part in keyof Screens]: keyof Screens[Part] & string }[keyof Screens]

/** The same with values in it: `/school/vehicles/12`. */
export type Place<A extends string = Address> = A extends `${infer Before}$${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}${string}/${Place<After>}`
    : `${Before}${string}`
  : A

/** What an address leaves open: `id` of `/school/vehicles/$id`. */
export type ParamOf<A extends string> = A extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamOf<After>
    : Rest
  : never

/** The list of an area; its records stand below by their number. */
export type ListAddress = { [A in Address]: `${A}/$id` extends Address ? A : never }[Address]

/** What stands in the search of an address. */
export type Search = Record<string, unknown>

/** An address that comes from elsewhere: the server and the list of pages name screens that the compiler cannot see. */
export const placeOf = (path: string): Place => path as Place

/** `/apps/todo?task=12`, as the server writes it, in the parts that a link of ours takes. */
export function addressOf(url: string): { to: Place; search: Search } {
  const at = url.indexOf('?')
  if (at < 0) return { to: placeOf(url), search: {} }
  return { to: placeOf(url.slice(0, at)), search: defaultParseSearch(url.slice(at)) }
}
