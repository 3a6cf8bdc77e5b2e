import { showToast } from '../components/toaster.tsx'
import { textOf } from '../i18n/index.ts'
import { arrival } from '../lib/signIn.ts'
import { getSession } from '../session.ts'

/** Welcomes a person who has just signed in, once. */
export function greet(): void {
  const user = getSession()
  if (!arrival.get() || !user) return
  arrival.set(false)
  const t = textOf('shell')
  void showToast({
    title: t('greeting', { name: user.fullName || user.username }),
    message: t('greeting.text'),
    autoClose: 3000,
  })
}
