import { sendVerification } from '@dsms/contract/identity/account/calls'
import { Button } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { refetchMe } from '../../../kernel/session/signIn.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './SuspendedBanner.module.css'

/** Asks whoever has not shown yet that their address is theirs, and says what waits for it. */
export function VerifyBanner() {
  const t = useText('shell')
  const errorText = useErrorText()
  const user = useSession()
  const again = useMutation({
    mutationFn: () => call(sendVerification, { body: {} }),
    // another window may have been faster
    onSuccess: ({ isVerified }) => (isVerified ? refetchMe() : undefined),
  })
  if (!user?.emailUnverified || user.mustChangePassword) return null
  const email = `\u2068${user.email}\u2069`
  return (
    <section className={classes.banner} aria-label={t('verify.title')}>
      <IconMailExclamation size={20} stroke={1.5} aria-hidden className={classes.sign} />
      <div className={classes.words}>
        <strong>{t('verify.ask', { email })}</strong> <span>{t('verify.until')}</span>{' '}
        <LinkAnchor to="/pages/account-settings" className={classes.link}>
          {t('verify.change')}
        </LinkAnchor>
        <div role="status">
          {again.isError && errorText(again.error)}
          {again.isSuccess && t('verify.sent', { email })}
        </div>
      </div>
      <Button size="sm" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t('verify.again')}
      </Button>
    </section>
  )
}
