import { refundSale } from '@dsms/contract/billing/sales/calls'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { moneyKey } from '../payments/useMoneyChanged.ts'
import type { SaleDialogProps } from './dialogs.ts'
import classes from './Sales.module.css'

/** Ends a sale early, once its numbers are known: what is unused becomes balance of the student. */
export function RefundSaleDialog({ sale, school_id, close, done }: SaleDialogProps) {
  const t = useText('sales')
  const format = useFormat()
  const params = { id: sale.id }
  const preview = useQuery({
    queryKey: [...moneyKey(sale.student_id, school_id), 'refund of', sale.id],
    queryFn: ({ signal }) => call(refundSale, { params, body: { preview: true, school_id } }, signal),
    // lessons that are booked or taught meanwhile change it
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const title = t('refund.title', { name: sale.name })
  const money = (minor: number) => format.money(minor, sale.currency)
  if (!preview.data)
    return (
      <Modal opened onClose={close} title={title} centered>
        {preview.error ? (
          <ErrorBox error={preview.error} title={t('refund.refused')} onRetry={() => preview.refetch()} />
        ) : (
          <ListSkeleton rows={3} />
        )}
      </Modal>
    )
  const { used_minor, fee_minor, refund_minor, refund_tax_minor, owed_minor, paid_minor } = preview.data
  return (
    <ReasonDialog
      title={title}
      text={t('refund.text')}
      action={t('act.refund')}
      reasonLabel={t('field.reason')}
      isReasonRequired
      isDangerous
      close={close}
      run={async (reason) => {
        await call(refundSale, { params, body: { reason, school_id } })
        await done(t('refund.done', { name: sale.name }))
      }}
    >
      <dl className={classes.sums}>
        <dt>{t('sum.paid')}</dt>
        <dd>{money(paid_minor)}</dd>
        <dt>{t('sum.used')}</dt>
        <dd>{money(used_minor)}</dd>
        {fee_minor > 0 && (
          <>
            <dt>{t('sum.fee')}</dt>
            <dd>{money(fee_minor)}</dd>
          </>
        )}
        <dt>{t('sum.refund')}</dt>
        <dd>
          <b>{money(refund_minor)}</b>
        </dd>
        {refund_tax_minor > 0 && (
          <>
            <dt>{t('sum.refundTax')}</dt>
            <dd>{money(refund_tax_minor)}</dd>
          </>
        )}
        {owed_minor > 0 && (
          <>
            <dt>{t('sum.owed')}</dt>
            <dd>
              <b>{money(owed_minor)}</b>
            </dd>
          </>
        )}
      </dl>
    </ReasonDialog>
  )
}
