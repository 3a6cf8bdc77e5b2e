import { type Broadcast, listBroadcasts } from '@dsms/contract/messages/broadcasts/calls'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { Column } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'

const idOf = ({ id }: Broadcast) => id

/** What the school wrote to many students: when, by whom, and how many it reached. */
export function BroadcastsPage() {
  const t = useText('broadcasts')
  const format = useFormat()
  const columns: Column<Broadcast>[] = [
    { key: 'subject', title: t('subject'), render: ({ subject }) => <Typed>{subject}</Typed> },
    { key: 'sent_at', title: t('sentAt'), onCard: true, render: ({ sent_at }) => format.dateTime(sent_at) },
    { key: 'by', title: t('by'), render: ({ by }) => by && <Typed>{by}</Typed> },
    {
      key: 'students',
      title: t('students'),
      align: 'end',
      onCard: true,
      render: ({ students }) => format.number(students),
    },
    { key: 'by_account', title: t('byAccount'), align: 'end', render: ({ by_account }) => format.number(by_account) },
    { key: 'by_mail', title: t('byMail'), align: 'end', render: ({ by_mail }) => format.number(by_mail) },
    { key: 'unreached', title: t('unreached'), align: 'end', render: ({ unreached }) => format.number(unreached) },
  ]
  return (
    <RecordsPage<Broadcast>
      name="broadcasts"
      label={t('list')}
      list={useListState([])}
      queryKey={['broadcasts', 'list']}
      load={({ q, page, perPage }, signal) => call(listBroadcasts, { query: { q, page, perPage } }, signal)}
      columns={columns}
      rowId={idOf}
      rowName={({ subject }) => subject}
      searchLabel={t('list')}
      details={({ text }) => <Typed>{text}</Typed>}
      empty={{ text: t('empty'), action: <LinkButton to="/school/students">{t('toStudents')}</LinkButton> }}
    />
  )
}
