import { type ChatContact, reportChat, reportReasons } from '@dsms/contract/messages/chat/calls'
import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

type Reason = (typeof reportReasons)[number]

interface Props {
  contact: ChatContact
  opened: boolean
  close: () => void
}

/** Tells those who look after messages what is wrong with a conversation. */
export function ReportDialog({ contact, opened, close }: Props) {
  const t = useText('chat')
  return (
    <Modal opened={opened} onClose={close} title={t('report.title', { name: `\u2068${contact.fullName}\u2069` })}>
      <ReportForm contactId={contact.id} close={close} />
    </Modal>
  )
}

function ReportForm({ contactId, close }: { contactId: number; close: () => void }) {
  const t = useText('chat')
  const common = useText('common')
  const errorText = useErrorText()
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)

  const send = async () => {
    if (!reason) return setMissing(true)
    setSending(true)
    setProblem(null)
    try {
      await call(reportChat, { params: { id: contactId }, body: { reason, note } })
      showDone(t('report.done'))
      close()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('report.text')}</Text>
      <Radio.Group
        label={t('report.reason')}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setMissing(false)
        }}
        error={isMissing ? t('report.missing') : undefined}
        withAsterisk
      >
        <Stack gap="xs" mt={4} mb={4}>
          {reportReasons.map((one, index) => (
            <Radio key={one} value={one} label={t(`reason.${one}`)} data-autofocus={index === 0 || undefined} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('report.note')}
        description={t('report.noteHelp')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {common('cancel')}
        </Button>
        <Button loading={isSending} onClick={() => void send()}>
          {t('report.send')}
        </Button>
      </Group>
    </Stack>
  )
}
