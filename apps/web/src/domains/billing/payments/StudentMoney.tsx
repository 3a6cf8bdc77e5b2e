import { getStudentAccount, takePayment } from '@dsms/contract/billing/payments/calls'
import { createSale } from '@dsms/contract/billing/sales/calls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCash, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flag, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { OpenSums } from '../charges/OpenSums.tsx'
import { StudentCharges } from '../charges/StudentCharges.tsx'
import { SellDialog } from '../sales/SellDialog.tsx'
import { StudentSales } from '../sales/StudentSales.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentLine } from './PaymentLine.tsx'
import { TakePayment } from './TakePayment.tsx'
import { moneyKey, useMoneyChanged } from './useMoneyChanged.ts'

const shownFirst = 10
const readers = { pay: flag, sell: flag }

/** The money of a student on the office's page of them: what is open, their packages, charges and payments. */
export function StudentMoney({ student, school_id }: { student: { id: number }; school_id: number | undefined }) {
  const t = useText('payments')
  const format = useFormat()
  const may = useMay()
  // a link from a lesson or a list opens the dialog at once
  const { pay, sell } = useSearchOf(readers)
  const change = useChangeSearch()
  const [isAll, setAll] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...moneyKey(student.id, school_id), 'account'],
    queryFn: ({ signal }) => call(getStudentAccount, { params: { id: student.id }, query: { school_id } }, signal),
  })
  const changed = useMoneyChanged(student.id, school_id)
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={3} />
  const { payments, next_due } = data
  return (
    <Stack gap="md">
      <section className="card" aria-label={t('account')}>
        <Group justify="space-between" align="start">
          <div>
            <OpenSums sums={data.sums} />
            {data.sums.length === 0 && <Text fw={600}>{t('settled')}</Text>}
            {next_due && (
              <Text size="sm" c="dimmed">
                {t('next', {
                  amount: format.money(next_due.amount_minor, next_due.currency),
                  day: format.date(next_due.due_on),
                })}
              </Text>
            )}
          </div>
          {may(takePayment) && (
            <Button leftSection={<IconCash size={18} stroke={1.5} />} onClick={() => change({ pay: true })}>
              {t('take')}
            </Button>
          )}
        </Group>
      </section>
      <StudentSales student={student} school_id={school_id} sell={() => change({ sell: true })} changed={changed} />
      <StudentCharges student={student} school_id={school_id} changed={changed} />
      <section className="card">
        <h2 className={lines.title}>{t('title')}</h2>
        {payments.length === 0 ? (
          <Empty icon={<IconReceipt size={48} stroke={1} />} text={t('none')} />
        ) : (
          <ul className={lines.list}>
            {payments.slice(0, isAll ? payments.length : shownFirst).map((payment) => (
              <PaymentLine key={payment.id} payment={payment}>
                <PaymentActions payment={payment} school_id={school_id} changed={changed} />
              </PaymentLine>
            ))}
          </ul>
        )}
        {payments.length > shownFirst && !isAll && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t('showAll', { count: payments.length })}
          </Button>
        )}
      </section>
      {sell && may(createSale) && (
        <SellDialog
          student={{ id: student.id, name: data.student }}
          zone={data.time_zone}
          school_id={school_id}
          close={() => change({ sell: undefined })}
          pay={may(takePayment) ? () => change({ sell: undefined, pay: true }) : undefined}
          changed={changed}
        />
      )}
      {pay && may(takePayment) && (
        <TakePayment
          studentId={student.id}
          account={data}
          school_id={school_id}
          close={() => change({ pay: undefined })}
          changed={changed}
        />
      )}
    </Stack>
  )
}
