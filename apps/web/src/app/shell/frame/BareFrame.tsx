import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClientOf } from '../../../kernel/call/query.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Nothing around the screen: for people who signed in and are about to print. */
export function BareFrame() {
  const user = useSession()
  if (!user) return null
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Outlet />
    </QueryClientProvider>
  )
}
