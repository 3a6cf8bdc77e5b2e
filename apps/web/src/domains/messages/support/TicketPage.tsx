import { answerTicket, getTicket, setTicketStatus, type Ticket } from '@dsms/contract/messages/support/calls'
import { Button, Menu, Text, Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { badgeOf } from './SupportPage.tsx'
import classes from './Ticket.module.css'

/** One question, everything that was said of it, and the answer to write. */
export function TicketPage({ id }: { id: number }) {
  const t = useText('support')
  const format = useFormat()
  const query = useQuery({
    queryKey: ['support', 'one', id],
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, signal),
  })
  const { data } = query
  return (
    <Page
      title={data?.subject ?? t('one')}
      breadcrumbs={[{ label: t('title'), to: '/apps/support' }]}
      status={data && <StatusBadge status={badgeOf[data.status]} label={t(`status.${data.status}`)} />}
      action={data && <StatusMenu ticket={data} />}
    >
      {query.isError && <ErrorBox error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <ListSkeleton rows={4} />}
      {data && (
        <div className={classes.ticket}>
          <Text size="sm" c="dimmed">
            {[t(`category.${data.category}`), t(`priority.${data.priority}`)].join(' · ')}
            {data.school && (
              <>
                {' · '}
                <Typed>{data.school}</Typed>
              </>
            )}
          </Text>
          <ol className={classes.messages} aria-label={t('messages')}>
            {data.messages.map((message) => (
              <li key={message.id} className="card" data-support={message.isFromSupport || undefined}>
                <div className={classes.head}>
                  <PersonAvatar name={message.author} src={message.avatar} size={28} />
                  <b>
                    <Typed>{message.author}</Typed>
                  </b>
                  {message.isFromSupport && <span>{t('fromSupport')}</span>}
                  <time dateTime={message.createdAt}>{format.dateTime(message.createdAt)}</time>
                </div>
                <p dir="auto">{message.text}</p>
              </li>
            ))}
          </ol>
          {data.can.answer && <AnswerForm id={id} />}
        </div>
      )}
    </Page>
  )
}

/** Puts the server's new state of a ticket where it is shown, and reads lists again. */
function useKeep() {
  const client = useQueryClient()
  return (ticket: Ticket) => {
    client.setQueryData(['support', 'one', ticket.id], ticket)
    void client.invalidateQueries({ queryKey: ['support'] })
    void client.invalidateQueries({ queryKey: ['figures'] })
  }
}

function StatusMenu({ ticket }: { ticket: Ticket }) {
  const t = useText('support')
  const errorText = useErrorText()
  const keep = useKeep()
  const change = useMutation({
    mutationFn: (status: Ticket['status']) =>
      call(setTicketStatus, { params: { id: ticket.id }, body: { status, version: ticket.version } }),
    onSuccess: (next) => {
      keep(next)
      showDone(t('statusIs', { status: t(`status.${next.status}`) }))
    },
    onError: (error) => showFailure(errorText(error)),
  })
  if (ticket.can.status.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" loading={change.isPending} rightSection={<IconChevronDown size={16} stroke={1.5} />}>
          {t('changeStatus')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ticket.can.status.map((status) => (
          <Menu.Item key={status} onClick={() => change.mutate(status)}>
            {t(`status.${status}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function AnswerForm({ id }: { id: number }) {
  const t = useText('support')
  const errorText = useErrorText()
  const keep = useKeep()
  const [text, setText] = useState('')
  const answer = useMutation({
    mutationFn: () => call(answerTicket, { params: { id }, body: { text: text.trim() } }),
    onSuccess: (ticket) => {
      setText('')
      keep(ticket)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !answer.isPending) answer.mutate()
  }
  return (
    <form onSubmit={submit} className={`card ${classes.form}`}>
      <Textarea
        label={t('answer')}
        dir="auto"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={answer.isError && errorText(answer.error)}
      />
      <Button type="submit" loading={answer.isPending} style={{ alignSelf: 'flex-end' }}>
        {t('send')}
      </Button>
    </form>
  )
}
