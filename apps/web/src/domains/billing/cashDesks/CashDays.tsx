import {
  type CashSession,
  type cashDesks,
  getCashSession,
  listCashSessions,
} from '@dsms/contract/billing/cashDesks/calls'
import { Button, Drawer, Pagination, Table, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { PaymentLine } from '../payments/PaymentLine.tsx'
import classes from './Cash.module.css'
import { desks } from './cashDesks.ts'

const perPage = 10

interface Props {
  desk: WholeRecord<typeof cashDesks>
  school_id: number | undefined
}

/** The days of a desk: what should have been in it, what was counted, and the paper of each day. */
export function CashDays({ desk, school_id }: Props) {
  const t = useText('cashDesks')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<CashSession>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...areaKey(desks, school_id), 'days', desk.id, page],
    queryFn: ({ signal }) =>
      call(listCashSessions, { params: { id: desk.id }, query: { page, perPage, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={3} />
  return (
    <section className="card">
      <h2 className={lines.title}>{t('days')}</h2>
      {data.rows.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('noDays')}
        </Text>
      ) : (
        <WideTable label={t('days')} minWidth={560} mt="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('day')}</Table.Th>
              <Table.Th>{t('expected')}</Table.Th>
              <Table.Th>{t('counted')}</Table.Th>
              <Table.Th>{t('differenceShort')}</Table.Th>
              <Table.Th>{t('closedBy')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.rows.map((session) => (
              <Table.Tr key={session.id}>
                <Table.Td>
                  <Button variant="subtle" size="compact-sm" onClick={() => setShown(session)}>
                    {format.date(session.day)}
                  </Button>
                </Table.Td>
                <Table.Td>{format.money(session.expected_minor, session.currency)}</Table.Td>
                <Table.Td>
                  {session.counted_minor === null ? t('isOpen') : format.money(session.counted_minor, session.currency)}
                </Table.Td>
                <Table.Td>
                  {session.difference_minor !== null && format.money(session.difference_minor, session.currency)}
                  {session.reason && (
                    <Text size="sm" c="dimmed">
                      <Typed>{session.reason}</Typed>
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{session.closed_by && <Typed>{session.closed_by}</Typed>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {data.total > perPage && (
        <Pagination mt="sm" total={Math.ceil(data.total / perPage)} value={page} onChange={setPage} />
      )}
      {shown && <DayPaper session={shown} school_id={school_id} close={() => setShown(undefined)} />}
    </section>
  )
}

/** The paper of a day: its payments and its count, to be read and printed. */
function DayPaper({
  session,
  school_id,
  close,
}: {
  session: CashSession
  school_id: number | undefined
  close: () => void
}) {
  const t = useText('cashDesks')
  const format = useFormat()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cash day', school_id ?? 'own', session.id],
    queryFn: ({ signal }) =>
      call(getCashSession, { params: { id: session.desk_id, session_id: session.id }, query: { school_id } }, signal),
  })
  const money = (minor: number) => format.money(minor, session.currency)
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="lg"
      title={t('paper', { name: session.desk, day: format.date(session.day) })}
    >
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton rows={4} />}
      {data && (
        <div className={classes.paper}>
          <dl className={classes.sums}>
            <dt>{t('float')}</dt>
            <dd>{money(data.float_minor)}</dd>
            <dt>{t('in')}</dt>
            <dd>{money(data.in_minor)}</dd>
            <dt>{t('out')}</dt>
            <dd>{money(0 - data.out_minor)}</dd>
            <dt>{t('expected')}</dt>
            <dd>{money(data.expected_minor)}</dd>
            {data.counted_minor !== null && (
              <>
                <dt>{t('counted')}</dt>
                <dd>{money(data.counted_minor)}</dd>
              </>
            )}
          </dl>
          <ul className={lines.list}>
            {data.payments.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} />
            ))}
          </ul>
          <Button
            variant="default"
            className={classes.print}
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </div>
      )}
    </Drawer>
  )
}
