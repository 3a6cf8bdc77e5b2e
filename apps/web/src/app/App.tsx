import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { userStore } from '../kernel/session/sessionStore.ts'
import { Dots } from '../ui/status/Dots.tsx'
import { Look } from './Look.tsx'
import { router } from './routes.tsx'

/** Theme, direction and routes around every screen. */
export function App() {
  // guards look again when abilities change or the session ends
  useEffect(() => userStore.subscribe(() => void router.invalidate()), [])
  return (
    <Look>
      <RouterProvider router={router} defaultPendingComponent={Dots} />
    </Look>
  )
}
