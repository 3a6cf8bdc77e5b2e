import { Alert, Drawer, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { MailText } from './MailText.tsx'
import type { Mail } from './outbox.ts'

/** One mail as it was written. */
export function MailDrawer({ mail, close }: { mail: Mail; close: () => void }) {
  const t = useText('outbox')
  const format = useFormat()
  return (
    <Drawer opened onClose={close} size="lg" title={<bdi>{mail.subject}</bdi>}>
      <Stack gap="md">
        <Text size="sm">
          {t('to')} <Bdi>{mail.to}</Bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {format.dateTime(mail.sent_at ?? mail.created_at)}
        </Text>
        <div>
          <StatusBadge status={mail.status} label={t(`status.${mail.status}`)} />
        </div>
        {mail.status === 'kept' && (
          <Text size="sm" c="dimmed">
            {t('keptHelp')}
          </Text>
        )}
        {mail.error && (
          <Alert color="red" icon={<IconAlertCircle size={20} stroke={1.5} />} title={t('error')}>
            <Bdi>{mail.error}</Bdi>
          </Alert>
        )}
        <section aria-label={t('text')} className="card">
          <MailText text={mail.text} />
        </section>
      </Stack>
    </Drawer>
  )
}
