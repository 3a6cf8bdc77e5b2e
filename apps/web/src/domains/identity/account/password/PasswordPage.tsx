import { useText } from '../../../../kernel/i18n/index.ts'
import { Page } from '../../../../ui/page/Page.tsx'
import { PasswordForm } from '../../shared/PasswordForm.tsx'

/** The own password, on a page of its own for those who must replace one that somebody else set. */
export function PasswordPage() {
  const t = useText('password')
  return (
    <Page title={t('password.title')}>
      <PasswordForm />
    </Page>
  )
}
