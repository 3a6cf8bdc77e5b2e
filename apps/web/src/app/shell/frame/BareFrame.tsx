import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressOf } from '../../../kernel/address/address.ts'
import { queryClientOf } from '../../../kernel/call/query.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { followServer } from '../live.ts'

/** Nothing around the screen: for people who signed in and are about to print, or for a tablet on a wall. */
export function BareFrame() {
  const user = useSession()
  const router = useRouter()
  const client = user && queryClientOf(user.id)
  useEffect(() => {
    // what a page shows in a frame is its own to keep true
    if (client && window === window.top)
      return followServer(client, (address) => void router.navigate(addressOf(address)))
  }, [client, router])
  if (!client) return null
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
