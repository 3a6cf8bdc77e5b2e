import type { InvoiceDetail } from '@dsms/contract/invoices'
import { voidInvoice } from '@dsms/contract/invoices.actions'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/records/ConfirmDialog.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { codeText } from '../../i18n/errorText.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { isolated } from './useInvoiceName.ts'
import { useInvoicesChanged } from './useInvoices.ts'

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
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
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
    <ConfirmDialog
      opened
      title={title}
      text={t('void.text')}
      action={t('action.void')}
      isDangerous
      close={close}
      run={async () => {
        setMissing(reason.trim() === '')
        if (reason.trim() === '') return
        await call(voidInvoice, { params: { id: invoice.id }, body: { reason } })
        close()
        showDone(t('voided', { number }))
        await changed()
      }}
    >
      <Textarea
        label={t('void.reason')}
        required
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        error={isMissing && codeText('required')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
