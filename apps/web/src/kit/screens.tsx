import type { Access } from '@dsms/contract/kernel/endpoint'
import { pages } from '@dsms/contract/pages'
import { createRoute, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyScreen, noProps } from '../kernel/browser/lazyScreen.tsx'
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
    validateSearch: passSearch,
  })

/** A screen that stands in the list of pages: who may open it is said there. */
export const listed = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) => {
  const known = pages.find(({ link }) => link === path)
  if (!known) throw new Error(`${path} is not in the list of pages`)
  return page(path, known.access, component)
}

/** A screen that needs no session. */
export const openPage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => open, path, component, validateSearch: passSearch })

export const barePage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => bare, path, component, validateSearch: passSearch })

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
