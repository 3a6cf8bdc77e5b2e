import { pages } from 'virtual:pages'
import type { Access } from '@dsms/contract/kernel/endpoint'
import { type AnyRoute, createRoute, notFound } from '@tanstack/react-router'
import type { Search } from '../kernel/address/address.ts'
import { useParam } from '../kernel/address/links.tsx'
import type { Asking } from '../kernel/browser/later/later.tsx'
import { lazyScreen, noProps } from '../kernel/browser/later/lazyScreen.tsx'
import { root } from '../kernel/browser/root.ts'
import type { Feature } from '../kernel/i18n/words.ts'
import { needAccess, needSession } from '../kernel/session/guards.ts'

/** Lists read their own state from the address; here it only passes through. */
type LooseSearch = Record<string, unknown>
const passSearch = (search: LooseSearch) => search

// What screens hang in; what is drawn around them is put in by the application, which knows it.

/** Inside the shell, for people who are signed in. */
export const app = createRoute({ getParentRoute: () => root, id: 'app', beforeLoad: needSession })
/** For everybody: inside the shell for people who are signed in, under a plain head for others. */
export const open = createRoute({ getParentRoute: () => root, id: 'open' })
/** For paper: nothing around them. */
export const bare = createRoute({ getParentRoute: () => root, id: 'bare', beforeLoad: needSession })

/** A screen that does not know its address yet: it is the name under which its domain declares it. */
type Screen = (path: string) => AnyRoute

/** The routes of a domain's screens. */
export const routesOf = (screens: Record<string, () => Screen>): AnyRoute[] =>
  Object.entries(screens).map(([path, screen]) => screen()(path))

type Component = ReturnType<typeof lazyScreen>

interface Visit {
  params: { id?: string; lesson?: string }
}

/** An address with no number where one belongs is of nothing that there could be; the server is not asked for it. */
const needNumbers = ({ params: { id, lesson } }: Visit): void => {
  if ([id, lesson].some((one) => one !== undefined && !isNumber(one))) throw notFound()
}

/** The largest is that of a whole number in the database. */
const isNumber = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647

export const page =
  (access: Access | 'acl', component: Component): Screen =>
  (path) =>
    createRoute({
      getParentRoute: () => app,
      path,
      component,
      beforeLoad: (visit) => {
        needAccess(access)()
        needNumbers(visit)
      },
      validateSearch: passSearch,
      // what a screen shows is asked for as it is entered; another search on it is its own affair
      loader: ({ cause, location }) => (cause === 'stay' ? undefined : askSoon(component, location.search)),
      shouldReload: ({ cause }) => cause !== 'stay',
    })

/**
 * A screen that comes with its content is drawn once, which is worth a wait; a slower answer finds the screen there.
 * In milliseconds, once the screen itself has come.
 */
const longestWait = 150

async function askSoon({ preload, ask }: Component, search: Search): Promise<void> {
  await preload()
  await Promise.race([ask(search).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** A screen that stands in the list of pages: who may open it is said there. */
export const listed =
  (component: Component): Screen =>
  (path) => {
    const known = pages.find(({ link }) => link === path)
    if (!known) throw new Error(`${path} is not in the list of pages`)
    return page(known.access, component)(path)
  }

/** A screen that needs no session. */
export const openPage =
  (component: Component): Screen =>
  (path) =>
    createRoute({ getParentRoute: () => open, path, component, validateSearch: passSearch, beforeLoad: needNumbers })

export const barePage =
  (component: Component): Screen =>
  (path) =>
    createRoute({ getParentRoute: () => bare, path, component, validateSearch: passSearch, beforeLoad: needNumbers })

/** A screen whose state is in the search of its address, if anywhere. */
export const plain = (load: () => Promise<Asking<object>>, features: readonly Feature[]) =>
  lazyScreen(load, features, noProps)

export const useId = (): number => Number(useParam('id'))
export const useOptionalId = (): number | undefined => {
  const id = useParam('id')
  return id === undefined ? undefined : Number(id)
}

/** Words of a screen of an area: its own, and those that all areas share. */
export const areaWords = (...features: Feature[]): Feature[] => ['areas', 'records', ...features]
