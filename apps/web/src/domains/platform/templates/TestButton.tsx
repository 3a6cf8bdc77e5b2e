import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { testMailTemplate } from '@dsms/contract/platform/templates/calls'
import { Button, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'

export function TestButton({ params }: { params: { key: MailTemplate; language: Language } }) {
  const t = useText('templates')
  const errorText = useErrorText()
  const maySend = useMay()(testMailTemplate)
  const test = useMutation({
    mutationFn: () => call(testMailTemplate, { params }),
    onSuccess: () => showDone(t('tested')),
    onError: (error) => showFailure(errorText(error)),
  })
  if (!maySend) return null
  return (
    <Tooltip label={t('test.hint')}>
      <Button
        variant="default"
        loading={test.isPending}
        leftSection={<IconSend size={18} stroke={1.5} className="mirror" />}
        onClick={() => test.mutate()}
      >
        {t('test')}
      </Button>
    </Tooltip>
  )
}
