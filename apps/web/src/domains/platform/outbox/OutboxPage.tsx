import { listOutbox } from '@dsms/contract/platform/outbox/calls'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { Column } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { MailDrawer } from './MailDrawer.tsx'
import type { Mail } from './outbox.ts'

/** Mail that left, waits, or is kept here because no mail server is set up. */
export function OutboxPage() {
  const t = useText('outbox')
  const format = useFormat()
  const list = useListState([])
  const [read, setRead] = useState<Mail>()

  const columns: Column<Mail>[] = [
    {
      key: 'subject',
      title: t('subject'),
      render: (mail) => (
        <Anchor inherit component="button" type="button" fw={500} truncate onClick={() => setRead(mail)}>
          <Typed>{mail.subject}</Typed>
        </Anchor>
      ),
    },
    { key: 'to', title: t('to'), onCard: true, render: (mail) => <Bdi>{mail.to}</Bdi> },
    {
      key: 'status',
      title: t('status'),
      onCard: true,
      render: (mail) => <StatusBadge status={mail.status} label={t(`status.${mail.status}`)} />,
    },
    {
      key: 'created_at',
      title: t('created_at'),
      align: 'end',
      onCard: true,
      render: (mail) => format.dateTime(mail.created_at),
    },
    {
      key: 'sent_at',
      title: t('sent_at'),
      align: 'end',
      isExtra: true,
      render: (mail) => mail.sent_at && format.dateTime(mail.sent_at),
    },
  ]
  return (
    <>
      <RecordsPage
        name="outbox"
        label={t('title')}
        list={list}
        queryKey={['outbox']}
        load={({ q, page, perPage }, signal) => call(listOutbox, { query: { q, page, perPage } }, signal)}
        columns={columns}
        rowId={mailId}
        rowName={(mail) => mail.subject}
        searchLabel={t('search')}
        empty={{ text: t('empty') }}
      />
      {read && <MailDrawer mail={read} close={() => setRead(undefined)} />}
    </>
  )
}

const mailId = (mail: Mail) => mail.id
