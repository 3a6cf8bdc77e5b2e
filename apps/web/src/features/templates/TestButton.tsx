import type { Language } from '@dsms/contract/shared'
import { type MailTemplate, testMailTemplate } from '@dsms/contract/templates'
import { Button, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { showDone, showFailure } from '../../components/records/toasts.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'

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
