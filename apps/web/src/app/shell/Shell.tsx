import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressOf } from '../../kernel/address/address.ts'
import { whenShown } from '../../kernel/browser/later/whenShown.tsx'
import { useStore } from '../../kernel/browser/store.ts'
import { queryClientOf } from '../../kernel/call/query.ts'
import { loadTexts } from '../../kernel/i18n/index.ts'
import { passwordAsked } from '../../kernel/session/passwordAgain.ts'
import { useSession } from '../../kernel/session/session.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { Frame } from './frame/Frame.tsx'
import { followServer } from './live.ts'
import { useManifest } from './useManifest.ts'

const PasswordFirst = whenShown(async () => (await import('./banners/PasswordFirst.tsx')).PasswordFirst)

const PasswordAgain = whenShown(
  async () => {
    const [part] = await Promise.all([
      import('../../domains/identity/account/security/PasswordAgain.tsx'),
      loadTexts(['account', 'signIn']),
    ])
    return part.PasswordAgain
  },
  ({ isAsked }: { isAsked: boolean }) => isAsked,
)

/** Everything around the screens of people who signed in. */
export function Shell() {
  const user = useSession()
  const id = user?.id
  const router = useRouter()
  const isAsked = useStore(passwordAsked) !== null
  useManifest(user?.kind)
  const isLimited = (user?.mustChangePassword || user?.mustSetUpTwoStep) ?? false
  useEffect(() => {
    if (id === undefined || isLimited) return
    return followServer(queryClientOf(id), (address) => void router.navigate(addressOf(address)))
  }, [id, isLimited, router])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Toaster />
      <PasswordAgain isAsked={isAsked} />
      {isLimited ? <PasswordFirst /> : <Frame key={id} />}
    </QueryClientProvider>
  )
}
