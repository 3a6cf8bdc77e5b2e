import { listPayments, type OfficePayment } from '@dsms/contract/billing/payments/calls'
import { methods, paymentKinds, paymentStatuses } from '@dsms/contract/billing/payments/methods'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { Column } from '../../../kit/records/types.ts'
import { type ListWishes, useListState } from '../../../kit/records/useListState.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import classes from './TakePayment.module.css'

/** All payments, refunds and reversals of the school. */
export function PaymentsPage() {
  const t = useText('payments')
  const format = useFormat()
  const client = useQueryClient()
  const list = useListState(['kind', 'method', 'status', 'unapplied', 'from', 'to'])
  const changed = () => client.invalidateQueries({ queryKey: ['payments'] })
  const columns: Column<OfficePayment>[] = [
    {
      key: 'student',
      title: t('field.student_id'),
      render: (row) => (
        <LinkAnchor to={`/school/students/${row.student_id}`} search={{ tab: 'money' }} fw={500}>
          <Typed>{row.student}</Typed>
        </LinkAnchor>
      ),
    },
    {
      key: 'receipt_no',
      title: t('receipt'),
      onCard: true,
      render: (row) => row.receipt_no && <Bdi>{row.receipt_no}</Bdi>,
    },
    { key: 'received_on', title: t('field.received_on'), onCard: true, render: (row) => format.date(row.received_on) },
    { key: 'kind', title: t('field.kind'), onCard: true, render: (row) => t(`kind.${row.kind}`) },
    { key: 'method', title: t('field.method'), onCard: true, render: (row) => t(`method.${row.method}`) },
    {
      key: 'amount_minor',
      title: t('field.amount_minor'),
      align: 'end',
      onCard: true,
      render: (row) => (
        <bdi className={classes.amount}>
          {format.money(row.kind === 'payment' ? row.amount_minor : -row.amount_minor, row.currency)}
        </bdi>
      ),
    },
    {
      key: 'unallocated_minor',
      title: t('field.balance'),
      align: 'end',
      isExtra: true,
      render: (row) => row.unallocated_minor > 0 && <bdi>{format.money(row.unallocated_minor, row.currency)}</bdi>,
    },
    {
      key: 'status',
      title: t('field.status'),
      onCard: true,
      render: (row) => <StatusBadge status={row.status} label={t(`status.${row.status}`)} />,
    },
    { key: 'branch', title: t('field.branch_id'), isExtra: true, render: (row) => <Typed>{row.branch}</Typed> },
    { key: 'by', title: t('field.by'), isExtra: true, render: (row) => row.by && <Typed>{row.by}</Typed> },
    {
      key: 'actions',
      title: t('field.actions'),
      align: 'end',
      onCard: true,
      render: (row) => <PaymentActions payment={row} school_id={undefined} changed={changed} />,
    },
  ]
  return (
    <RecordsPage
      name="payments"
      label={t('title')}
      list={list}
      queryKey={['payments']}
      load={({ page, perPage, ...wishes }: ListWishes, signal) =>
        call(listPayments, { query: { ...filterOf(wishes), page, perPage } }, signal)
      }
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.receipt_no ?? row.student}
      searchLabel={t('search')}
      filters={[
        {
          name: 'kind',
          label: t('field.kind'),
          choices: paymentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'method',
          label: t('field.method'),
          choices: methods.map((value) => ({ value, label: t(`method.${value}`) })),
        },
        {
          name: 'status',
          label: t('field.status'),
          choices: keysOf(paymentStatuses).map((value) => ({ value, label: t(`status.${value}`) })),
        },
        { name: 'unapplied', label: t('field.balance'), choices: [{ value: 'true', label: t('unapplied') }] },
        { name: 'from', label: t('field.from'), choices: [], isDay: true },
        { name: 'to', label: t('field.to'), choices: [], isDay: true },
      ]}
      empty={{ text: t('empty') }}
    />
  )
}

/** The list's state under the names of the call; what an address says wrongly narrows nothing. */
const filterOf = ({ q, filters }: Pick<ListWishes, 'q' | 'filters'>) => ({
  q: q || undefined,
  kind: paymentKinds.find((one) => one === filters.kind),
  method: methods.find((one) => one === filters.method),
  status: keysOf(paymentStatuses).find((one) => one === filters.status),
  unapplied: filters.unapplied === 'true' ? 'true' : undefined,
  from: filters.from,
  to: filters.to,
})
