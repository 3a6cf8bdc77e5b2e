import { createRouter } from '@tanstack/react-router'
import { Dots } from './components/Dots.tsx'
import { RouteError } from './components/RouteError.tsx'
import { loadTexts } from './i18n/index.ts'
import type { wholeTree } from './routes.app.tsx'
import { root, startRoutes } from './routes.start.tsx'

export const router = createRouter({
  // the list of all screens is not needed to sign in, and larger than the sign-in screen
  routeTree: root.addChildren([...startRoutes]) as unknown as typeof wholeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: Dots,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

let opening: Promise<void> | undefined
let isOpen = false

export const areAllRoutesOpen = (): boolean => isOpen

/** Fetches the screens beyond sign-in and what may go wrong there in words, once. */
export function openAllRoutes(): Promise<void> {
  opening ??= Promise.all([import('./routes.app.tsx'), loadTexts(['problems'])]).then(
    // the root is the same and has more children now, which the router does not notice by itself
    () => {
      router.setRoutes(router.buildRouteTree())
      isOpen = true
    },
    (error) => {
      opening = undefined
      throw error
    },
  )
  return opening
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
