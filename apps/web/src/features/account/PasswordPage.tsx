import { PasswordForm } from '../../components/account/PasswordForm.tsx'
import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

/** The own password, on a page of its own for those who must replace one that somebody else set. */
export function PasswordPage() {
  const t = useText('account')
  return (
    <Page title={t('password.title')}>
      <PasswordForm />
    </Page>
  )
}
