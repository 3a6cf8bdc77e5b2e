import { getMyReceipt, listMyPayments } from '@dsms/contract/billing/payments/calls'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call, download } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { PaymentLine } from './PaymentLine.tsx'

/** What was paid for a student, with the receipts; nothing where nothing was. */
export function MyPayments({ studentId }: { studentId: number }) {
  const t = useText('payments')
  const charges = useText('charges')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['my', 'payments', studentId],
    queryFn: ({ signal }) => call(listMyPayments, { query: { student_id: studentId } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={2} />
  if (data.payments.length === 0) return null
  return (
    <section className="card">
      <h2 className={lines.title}>{charges('mine.payments')}</h2>
      <ul className={lines.list}>
        {data.payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment}>
            {payment.receipt_no !== null && (
              <Button
                variant="default"
                size="xs"
                mih={36}
                aria-label={t('of', { action: t('receipt'), what: payment.receipt_no })}
                onClick={() => download(getMyReceipt, { params: { id: payment.id }, query: {} })}
              >
                {t('receipt')}
              </Button>
            )}
          </PaymentLine>
        ))}
      </ul>
    </section>
  )
}
