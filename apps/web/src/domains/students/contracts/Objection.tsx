import type { Objection as Said } from '@dsms/contract/students/contracts/signatures'
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconMessageExclamation } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'

interface Props {
  objection: Said | null
  zone?: string | undefined
  /** For whoever may object: until when, and what sends it. */
  until?: string | null
  /** Nobody has signed: an objection has no deadline. */
  mayObject?: boolean
  object?: (reason: string) => Promise<unknown>
  /** For the school, where nobody has answered yet. */
  answer?: ((answer: string) => Promise<unknown>) | undefined
}

/** What was said against a signature, and its answer; or, while it may still be said, the way to say it. */
export function Objection({ objection, zone, until = null, mayObject = until !== null, object, answer }: Props) {
  const t = useText('contracts')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  if (objection) return <SaidCard objection={objection} zone={zone} answer={answer} />
  if (!mayObject || !object) return null
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        {until === null ? t('objection.lesson') : t('objection.until', { until: format.dateTime(until, zone) })}
      </Text>
      <Button mih={44} variant="default" onClick={() => setAsking(true)}>
        {t('objection.act')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('objection.title')}
          text={t('objection.text')}
          action={t('objection.act')}
          reasonLabel={t('objection.reason')}
          isReasonRequired
          isDangerous={false}
          close={() => setAsking(false)}
          run={async (reason) => {
            await object(reason)
            showDone(t('objection.done'))
          }}
        />
      )}
    </Stack>
  )
}

function SaidCard({ objection, zone, answer }: Pick<Props, 'zone' | 'answer'> & { objection: Said }) {
  const t = useText('contracts')
  const format = useFormat()
  const when = (by: string | null, at: string) => (
    <Text size="sm">
      <bdi>{by ?? '–'}</bdi> · {format.dateTime(at, zone)}
    </Text>
  )
  return (
    <Alert
      color="orange"
      w="100%"
      icon={<IconMessageExclamation size={20} stroke={1.5} aria-hidden />}
      title={t('objection.title')}
    >
      <Stack gap="xs">
        {when(objection.by, objection.at)}
        <Text>
          <Typed>{objection.reason}</Typed>
        </Text>
        {objection.answer !== null && objection.answered_at !== null ? (
          <>
            <Text fw={600}>{t('objection.answer')}</Text>
            {when(objection.answered_by, objection.answered_at)}
            <Text>
              <Typed>{objection.answer}</Typed>
            </Text>
          </>
        ) : answer ? (
          <Answer answer={answer} />
        ) : (
          <Text size="sm">{t('objection.waits')}</Text>
        )}
      </Stack>
    </Alert>
  )
}

function Answer({ answer }: { answer: (answer: string) => Promise<unknown> }) {
  const t = useText('contracts')
  const [text, setText] = useState('')
  const send = useMutation({ mutationFn: () => answer(text.trim()) })
  return (
    <>
      <Textarea
        label={t('objection.answer')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {send.isError && <ErrorBox error={send.error} />}
      <Group>
        <Button mih={44} disabled={text.trim().length < 3} loading={send.isPending} onClick={() => send.mutate()}>
          {t('objection.send')}
        </Button>
      </Group>
    </>
  )
}
