import {
  createTicket,
  listTickets,
  type TicketRow,
  ticketPriorities,
  ticketStatuses,
} from '@dsms/contract/messages/support/calls'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { Column } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { NewTicket } from './NewTicket.tsx'

const filterNames = ['status', 'priority'] as const

/** Questions to the platform: those of the own school, or of all. */
export function SupportPage() {
  const t = useText('support')
  const format = useFormat()
  const may = useMay()
  const user = useSession()
  const list = useListState(filterNames)
  const [isAsking, setAsking] = useState(false)

  const columns: Column<TicketRow>[] = [
    {
      key: 'subject',
      title: t('subject'),
      render: (ticket) => (
        <LinkAnchor to={`/apps/support/${ticket.id}`} fw={500} truncate>
          <Typed>{ticket.subject}</Typed>
        </LinkAnchor>
      ),
    },
    ...(user?.scope === 'platform'
      ? [{ key: 'school', title: t('school'), render: (ticket: TicketRow) => <Typed>{ticket.school || '–'}</Typed> }]
      : []),
    { key: 'requester', title: t('requester'), render: (ticket) => <Typed>{ticket.requester}</Typed> },
    { key: 'category', title: t('category'), render: (ticket) => t(`category.${ticket.category}`) },
    { key: 'priority', title: t('priority'), onCard: true, render: (ticket) => t(`priority.${ticket.priority}`) },
    {
      key: 'status',
      title: t('status'),
      onCard: true,
      render: (ticket) => <StatusBadge status={badgeOf[ticket.status]} label={t(`status.${ticket.status}`)} />,
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      align: 'end',
      onCard: true,
      render: (ticket) => format.dateTime(ticket.createdAt),
    },
  ]
  const ask = may(createTicket) && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAsking(true)}>
      {t('ask')}
    </Button>
  )
  return (
    <>
      <RecordsPage
        name="support"
        label={t('title')}
        list={list}
        queryKey={['support']}
        load={({ q, page, perPage, filters }, signal) =>
          call(
            listTickets,
            {
              query: {
                q,
                page,
                perPage,
                status: ticketStatuses.find((one) => one === filters.status),
                priority: ticketPriorities.find((one) => one === filters.priority),
              },
            },
            signal,
          )
        }
        columns={columns}
        rowId={(ticket) => ticket.id}
        rowName={(ticket) => ticket.subject}
        searchLabel={t('search')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            choices: ticketStatuses.map((one) => ({ value: one, label: t(`status.${one}`) })),
          },
          {
            name: 'priority',
            label: t('priority'),
            choices: ticketPriorities.map((one) => ({ value: one, label: t(`priority.${one}`) })),
          },
        ]}
        action={ask}
        empty={{ text: t('empty'), action: ask }}
      />
      {isAsking && <NewTicket close={() => setAsking(false)} />}
    </>
  )
}

/** Which sign and tone a status has among the known ones. */
export const badgeOf = {
  open: 'invited',
  in_progress: 'pending',
  waiting: 'waiting',
  resolved: 'active',
  closed: 'closed',
} as const
