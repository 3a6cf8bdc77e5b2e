import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Dots } from './components/Dots.tsx'
import { Look } from './Look.tsx'
import { userStore } from './lib/sessionStore.ts'
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
