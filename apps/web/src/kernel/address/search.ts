import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Search } from './address.ts'
import { useNavigate } from './links.tsx'

/** How a value in the search of an address is read. Anybody may have written it, so a reader takes whatever comes. */
type Reader<T> = (written: unknown) => T
type Readers = Record<string, Reader<unknown>>
export type SearchOf<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> }

/** A text, empty where there is none. The router reads `q=12` as a number. */
export const text: Reader<string> = (written) =>
  typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean' ? String(written) : ''

/** The number of a record, of a page and the like. */
export const whole: Reader<number | undefined> = (written) => {
  const number = Number(written)
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}

export const oneOf =
  <const T extends string>(choices: readonly T[]): Reader<T | undefined> =>
  (written) =>
    choices.find((choice) => choice === written)

/** Something that is said or not. */
export const flag: Reader<boolean> = Boolean

export const readSearch = <R extends Readers>(readers: R, search: Search): SearchOf<R> =>
  // each name keeps its own reader, which the compiler does not follow
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as SearchOf<R>

/** What the search of the address says: `const { q, tab } = useSearchOf(readers)`. Readers stand outside the component. */
export function useSearchOf<const R extends Readers>(readers: R): SearchOf<R> {
  const search: Search = useSearch({ strict: false })
  return useMemo(() => readSearch(readers, search), [readers, search])
}

/** Changes some of what the search says, on the same screen. Empty values are left out of the address. */
export function useChangeSearch() {
  const navigate = useNavigate()
  return useCallback(
    (patch: Search, { replace = true }: { replace?: boolean } = {}) =>
      navigate({ to: '.', search: (now) => withoutEmpty({ ...now, ...patch }), replace, resetScroll: false }),
    [navigate],
  )
}

const withoutEmpty = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
