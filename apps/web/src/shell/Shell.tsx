import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClientOf } from '../lib/query.ts'
import { useSession } from '../session.ts'
import { Frame } from './Frame.tsx'
import { followServer } from './live.ts'
import { PasswordFirst } from './PasswordFirst.tsx'

/** Everything around the screens of people who signed in. */
export function Shell() {
  const user = useSession()
  const id = user?.id
  const mustChangePassword = user?.mustChangePassword ?? false
  useEffect(() => {
    if (id !== undefined && !mustChangePassword) return followServer(queryClientOf(id))
  }, [id, mustChangePassword])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Notifications position="top-center" autoClose={5000} zIndex={500} />
      {mustChangePassword ? <PasswordFirst /> : <Frame key={id} />}
    </QueryClientProvider>
  )
}
