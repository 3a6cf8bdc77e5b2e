import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressOf } from '../lib/address.ts'
import { queryClientOf } from '../lib/query.ts'
import { useSession } from '../session.ts'
import { Frame } from './Frame.tsx'
import { followServer } from './live.ts'
import { PasswordFirst } from './PasswordFirst.tsx'

/** Everything around the screens of people who signed in. */
export function Shell() {
  const user = useSession()
  const id = user?.id
  const router = useRouter()
  const mustChangePassword = user?.mustChangePassword ?? false
  useEffect(() => {
    if (id === undefined || mustChangePassword) return
    return followServer(queryClientOf(id), (address) => void router.navigate(addressOf(address)))
  }, [id, mustChangePassword, router])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Notifications position="top-center" autoClose={5000} zIndex={500} />
      {mustChangePassword ? <PasswordFirst /> : <Frame key={id} />}
    </QueryClientProvider>
  )
}
