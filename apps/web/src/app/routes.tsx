import { createRouter } from '@tanstack/react-router'
import { root } from '../kernel/browser/root.ts'
import { RouteError } from '../ui/page/RouteError.tsx'
import { Dots } from '../ui/status/Dots.tsx'
import { setOpening, startRoutes } from './routes.start.tsx'

export const router = createRouter({
  // the list of all screens is not needed to sign in, and larger than the sign-in screen
  routeTree: root.addChildren([...startRoutes]),
  defaultPreload: 'intent',
  defaultPendingComponent: Dots,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

let opening: Promise<void> | undefined
let isOpen = false

/** Fetches the list of screens beyond sign-in, once. */
export function openAllRoutes(): Promise<void> {
  opening ??= import('./routes.app.tsx').then(
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

setOpening(async () => {
  const wasOpen = isOpen
  await openAllRoutes()
  return !wasOpen
})
