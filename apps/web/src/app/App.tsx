import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { userStore } from '../kernel/session/sessionStore.ts'
import { Dots } from '../ui/status/Dots.tsx'
import { Look } from './Look.tsx'
import { router } from './routes.tsx'

/** Theme, direction and routes around every screen. */
export function App() {
  // the first screen is loaded before this is drawn, and the router hears of the history only afterwards
  useEffect(() => {
    if (router.latestLocation.href !== router.state.location.href) void router.load()
  }, [])
  // guards look again when abilities change or the session ends
  useEffect(() => userStore.subscribe(() => void router.invalidate()), [])
  return (
    <Look>
      <RouterProvider router={router} defaultPendingComponent={Dots} />
    </Look>
  )
}
