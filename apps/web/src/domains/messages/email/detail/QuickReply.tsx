import type { Email } from '@dsms/contract/messages/email/calls'
import { createDraft, sendDraft } from '@dsms/contract/messages/email/drafts'
import { Button, Group, Textarea } from '@mantine/core'
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { compose } from '../compose/composing.ts'
import { beginning, inputOf, recipientsOf } from '../compose/draft.ts'
import { paragraphsOf } from '../compose/quote.ts'
import { useMailSettings } from '../mailbox/useMails.ts'
import { showSent } from '../send/SentToast.tsx'
import classes from './QuickReply.module.css'

/** A few words at once; for anything more the window. */
export function QuickReply({ mail, onAnswer }: { mail: Email; onAnswer: (kind: 'replyAll' | 'forward') => void }) {
  const t = useText('email')
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const format = useFormat()
  const me = useSession()?.email ?? ''
  const names = recipientsOf(mail, me, 'reply').to.map(({ fullName }) => fullName)
  const { send, isSending, error } = useQuickReply(mail, () => setText(''))
  const isEmpty = text.trim() === ''
  const submit = () => {
    if (!isEmpty) void send(text)
  }
  return (
    <form
      className={classes.reply}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        label={t('quick.label', { name: format.list(names) })}
        value={text}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={20_000}
        error={error === null ? undefined : errorText(error)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          submit()
        }}
      />
      <Group gap="xs" mt="xs">
        {!isEmpty && (
          <Button
            type="submit"
            loading={isSending}
            leftSection={<IconSend size={18} stroke={1.5} className="mirror" aria-hidden />}
          >
            {t('send')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.5} className="mirror" aria-hidden />}
          onClick={() => {
            void compose({ kind: 'reply', id: mail.id, ...(!isEmpty && { text: paragraphsOf(text) }) })
            setText('')
          }}
        >
          {t(isEmpty ? 'reply' : 'quick.more')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUpDouble size={18} stroke={1.5} className="mirror" aria-hidden />}
          onClick={() => onAnswer('replyAll')}
        >
          {t('replyAll')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowForwardUp size={18} stroke={1.5} className="mirror" aria-hidden />}
          onClick={() => onAnswer('forward')}
        >
          {t('forward')}
        </Button>
      </Group>
    </form>
  )
}

/** Sends an answer with quotation and signature, as the window would. */
function useQuickReply(mail: Email, done: () => void) {
  const client = useQueryClient()
  const t = useText('email')
  const format = useFormat()
  const email = useSession()?.email ?? ''
  const { data: settings } = useMailSettings()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isBusy = useRef(false)
  const send = async (text: string) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setError(null)
    try {
      const writer = { me: { email }, signature: settings?.signature ?? '', t, format }
      const { values } = beginning({ kind: 'reply', id: mail.id, text: paragraphsOf(text) }, mail, writer)
      const draft = await call(createDraft, { body: inputOf(values, []) })
      const sent = await call(sendDraft, { params: { id: draft.id }, body: { version: draft.version } })
      done()
      showSent(sent, settings?.undoSeconds ?? 0)
    } catch (failure) {
      setError(failure)
    } finally {
      isBusy.current = false
      setSending(false)
      void client.invalidateQueries({ queryKey: ['email'] })
    }
  }
  return { send, isSending, error }
}
