import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Toaster } from '../components/toaster.tsx'
import { addressOf } from '../lib/address.ts'
import { queryClientOf } from '../lib/query.ts'
import { whenShown } from '../lib/whenShown.tsx'
import { useSession } from '../session.ts'
import { Frame } from './Frame.tsx'
import { followServer } from './live.ts'

const PasswordFirst = whenShown(async () => (await import('./PasswordFirst.tsx')).PasswordFirst)

/** Everything around the screens of people who signed in. */
export function Shell() {
  const user = useSession()
  const id = user?.id
  const router = useRouter()
  const isLimited = (user?.mustChangePassword || user?.mustSetUpTwoStep) ?? false
  useEffect(() => {
    if (id === undefined || isLimited) return
    return followServer(queryClientOf(id), (address) => void router.navigate(addressOf(address)))
  }, [id, isLimited, router])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Toaster />
      {isLimited ? <PasswordFirst /> : <Frame key={id} />}
    </QueryClientProvider>
  )
}
