import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CallError } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { compose } from '../compose/composing.ts'
import type { Doomed } from '../list/DeleteDialog.tsx'
import { LabelPill } from '../mailbox/labels.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import type { MailPlace } from '../mailbox/mailView.ts'
import type { MailActions } from '../mailbox/useMailActions.ts'
import { useMail } from '../mailbox/useMails.ts'
import { QueuedBar } from '../send/QueuedBar.tsx'
import { DetailHeader } from './DetailHeader.tsx'
import classes from './MailDetail.module.css'
import { MessageCard } from './MessageCard.tsx'
import { OlderMessages } from './OlderMessages.tsx'
import { QuickReply } from './QuickReply.tsx'
import { useDetailKeys } from './useDetailKeys.ts'
import { useNeighbours } from './useNeighbours.ts'

interface Props {
  id: number
  place: MailPlace
  mails: Mail[]
  actions: MailActions
  onDelete: (mails: Doomed) => void
}

/** One mail, over the list it was opened from. Opening it marks it as read. */
export function MailDetail({ id, place, mails, actions, onDelete }: Props) {
  const t = useText('email')
  const { data: mail, error, refetch, isPlaceholderData } = useMail(id, place.view)
  const neighbours = useNeighbours(mail, isPlaceholderData, place, mails)
  const subject = useRef<HTMLHeadingElement>(null)
  const isThere = mail !== undefined
  useEffect(() => {
    if (isThere) subject.current?.focus({ preventScroll: true })
  }, [isThere])

  const wasRead = useRef(false)
  useEffect(() => {
    if (!mail || isPlaceholderData || wasRead.current) return
    wasRead.current = true
    if (!mail.isRead) actions.mark([mail], true)
  }, [mail, isPlaceholderData, actions])

  // a draft whose address was opened is gone on with
  const isDraft = mail?.folder === 'draft' && mail.state === 'draft'
  useEffect(() => {
    if (!isDraft) return
    place.close()
    void compose({ kind: 'draft', id })
  }, [isDraft, place, id])

  const leave = place.close
  const tools = mail && {
    mail,
    star: () => actions.star([mail], !mail.isStarred),
    unread: () => {
      actions.mark([mail], false)
      leave()
    },
    trash: () => {
      if (mail.folder === 'trash') return onDelete([mail])
      actions.move([mail], 'trash')
      leave()
    },
    restore: () => {
      actions.restore([mail])
      leave()
    },
    answer: (kind: 'reply' | 'replyAll' | 'forward') => void compose({ kind, id: mail.id }),
    leave,
    ...neighbours,
  }
  useDetailKeys(tools, leave)

  if (!mail) {
    const isGone = error instanceof CallError && error.status === 404
    return (
      <section className={classes.detail} aria-label={t('mail')}>
        <Stack p="md" align="start">
          {isGone && <Text role="alert">{t('gone')}</Text>}
          {error && !isGone && <ErrorBox error={error} onRetry={() => void refetch()} />}
          {error ? (
            <Button variant="default" onClick={leave}>
              {t('backToList')}
            </Button>
          ) : (
            <Skeleton height={240} />
          )}
        </Stack>
      </section>
    )
  }
  if (!tools || isDraft) return null
  return (
    <section className={classes.detail} aria-label={t('mail')}>
      <DetailHeader tools={tools} actions={actions} />
      <article className={classes.scroll} data-print-area>
        <h2 ref={subject} tabIndex={-1} dir="auto" className={classes.subject}>
          {mail.subject || t('noSubject')}
        </h2>
        {mail.labels.length > 0 && (
          <div className={classes.labels}>
            {mail.labels.map((label) => (
              <LabelPill key={label} label={label} onRemove={() => actions.label([mail], label)} />
            ))}
          </div>
        )}
        {mail.state === 'queued' && <QueuedBar mail={mail} onUndone={leave} />}
        <OlderMessages messages={mail.replies} />
        <MessageCard message={mail} isWaiting={isPlaceholderData} />
        {mail.state === 'sent' && !isPlaceholderData && <QuickReply mail={mail} onAnswer={tools.answer} />}
      </article>
    </section>
  )
}
