import { type InvoicePayment, reverseInvoicePayment } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { ReverseDialog } from '../dialogs/ReverseDialog.tsx'
import { usePayments } from '../useInvoices.ts'
import classes from './PreviewPage.module.css'

/** Money that came in and went back. A wrong entry is taken back by another one; none is ever deleted. */
export function Payments({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText('invoices')
  const { data, isError, error, refetch } = usePayments(invoice.id)
  const [reversing, reverse] = useState<InvoicePayment>()
  return (
    <section className="card">
      <h2 className={classes.heading}>{t('payments')}</h2>
      {isError && <ErrorBox error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('payments.none')}
        </Text>
      )}
      <ul className={classes.rows}>
        {data?.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} reverse={() => reverse(payment)} />
        ))}
      </ul>
      {reversing && <ReverseDialog invoice={invoice} payment={reversing} close={() => reverse(undefined)} />}
    </section>
  )
}

function PaymentRow({ payment, reverse }: { payment: InvoicePayment; reverse: () => void }) {
  const t = useText('invoices')
  const format = useFormat()
  const may = useMay()
  const { kind, isReversed, amountMinor, currency, method, paidOn, note, by } = payment
  const amount = format.money(amountMinor, currency)
  return (
    <li>
      <span className={classes.grow}>
        {kind === 'payment' ? t(`method.${method}`) : t(kind)}
        {isReversed && (
          <Text span c="dimmed">
            {' '}
            · {t('reversed')}
          </Text>
        )}
        <Text size="xs" c="dimmed" component="div">
          {format.date(paidOn)}
          {by && (
            <>
              {' · '}
              <Typed>{by}</Typed>
            </>
          )}
          {note && (
            <>
              {' · '}
              <Typed>{note}</Typed>
            </>
          )}
        </Text>
      </span>
      <span className={`${classes.amount} ${isReversed ? classes.taken : ''}`}>{amount}</span>
      {kind === 'payment' && !isReversed && may(reverseInvoicePayment) && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconArrowBackUp size={18} stroke={1.5} className="mirror" aria-hidden />}
          aria-label={t('reverse.named', { amount })}
          onClick={reverse}
        >
          {t('reverse')}
        </Button>
      )}
    </li>
  )
}
