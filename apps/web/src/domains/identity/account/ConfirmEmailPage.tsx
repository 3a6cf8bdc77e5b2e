import { confirmEmail } from '@dsms/contract/identity/account/calls'
import { Alert, Button, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { text, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { refetchMe } from '../../../kernel/session/signIn.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'

const readers = { token: text }

/**
 * Where the mail about a new address leads. A press confirms rather than opening the page, which mail scanners do too.
 */
export function ConfirmEmailPage() {
  const t = useText('account')
  const { token } = useSearchOf(readers)
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => refetchMe(),
  })
  return (
    <Page title={t('confirm.title')}>
      <Stack className="card" gap="md" align="flex-start">
        {confirm.isSuccess ? (
          <>
            <Alert color="green" icon={<IconCircleCheck size={20} stroke={1.5} />} role="status">
              {t('confirm.done', { email: `\u2068${confirm.data.email}\u2069` })}
            </Alert>
            <LinkButton to="/">{t('confirm.goOn')}</LinkButton>
          </>
        ) : (
          <>
            {confirm.isError && <ErrorBox error={confirm.error} title={t('confirm.failed')} />}
            <span>{t('confirm.text')}</span>
            <Button onClick={() => confirm.mutate()} loading={confirm.isPending} disabled={!token}>
              {t('confirm.action')}
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
