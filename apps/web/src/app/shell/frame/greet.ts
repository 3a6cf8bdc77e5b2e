import { textOf } from '../../../kernel/i18n/index.ts'
import { getSession } from '../../../kernel/session/session.ts'
import { arrival } from '../../../kernel/session/signIn.ts'
import { showToast } from '../../../ui/toaster.tsx'

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
