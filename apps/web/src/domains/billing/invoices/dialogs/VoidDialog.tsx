import { voidInvoice } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { isolated } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'

interface Props {
  invoice: InvoiceDetail
  close: () => void
  creditInstead: () => void
}

/** Declares an invoice void; where it is too late for that, says so and offers the credit note. */
export function VoidDialog({ invoice, close, creditInstead }: Props) {
  const t = useText('invoices')
  const common = useText('common')
  const changed = useInvoicesChanged()
  const number = isolated(invoice.number ?? '')
  const title = t('void.title', { number })

  if (!invoice.can.void) {
    return (
      <Modal opened onClose={close} title={title} centered>
        <Stack gap="md">
          <Text size="sm">{t('void.instead')}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              {common('close')}
            </Button>
            {invoice.can.credit && <Button onClick={creditInstead}>{t('action.credit')}</Button>}
          </Group>
        </Stack>
      </Modal>
    )
  }
  return (
    <ReasonDialog
      title={title}
      text={t('void.text')}
      action={t('action.void')}
      isDangerous
      isReasonRequired
      close={close}
      run={async (reason) => {
        await call(voidInvoice, { params: { id: invoice.id }, body: { reason } })
        close()
        showDone(t('voided', { number }))
        await changed()
      }}
      reasonLabel={t('void.reason')}
    />
  )
}
