import { sendInvoice } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import type { Language } from '@dsms/contract/kernel/shared'
import { Alert, Drawer, Select, Textarea, TextInput } from '@mantine/core'
import { IconInfoCircle, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { languages, useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { fullRow, RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { isolated, useInvoiceName } from '../useInvoiceName.ts'
import { useInvoicesChanged } from '../useInvoices.ts'
import classes from './Drawers.module.css'

type SendValues = { from: string; to: string; subject: string; message: string; language: Language }

/** Mails the invoice: who gets it, what stands in the mail, and the PDF that goes with it. */
export function SendDrawer({ invoice, close }: { invoice: InvoiceDetail; close: () => void }) {
  const t = useText('invoices')
  const nameOf = useInvoiceName()
  const changed = useInvoicesChanged()
  const [isLeaving, setLeaving] = useState(false)
  const initial = useLetter(invoice)
  const state = useRecordForm<SendValues, InvoiceDetail>({
    initial,
    schema: sendInvoice.body,
    toBody: (values) => ({ ...values, from: values.from || undefined }),
    save: async (values) => {
      const body = { ...values, from: values.from || undefined }
      return (await call(sendInvoice, { params: { id: invoice.id }, body })).invoice
    },
    onSaved: async (sent) => {
      close()
      showDone(t('sent', { name: nameOf(sent), to: isolated(state.form.values.to) }))
      await changed()
    },
  })
  const { form } = state
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  const field = form.getInputProps

  return (
    <Drawer opened onClose={tryClose} title={t('send.title', { name: nameOf(invoice) })} size="lg">
      <RecordForm state={state} saveLabel={t('send.action')} cancel={tryClose}>
        {invoice.number === null && (
          <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
            {t('send.issues')}
          </Alert>
        )}
        <TextInput
          label={t('send.from')}
          description={t('send.fromHelp')}
          type="email"
          dir="ltr"
          maxLength={254}
          {...field('from')}
        />
        <TextInput
          label={t('send.to')}
          required
          type="email"
          dir="ltr"
          maxLength={254}
          data-autofocus
          {...field('to')}
        />
        <TextInput label={t('send.subject')} required dir="auto" maxLength={200} {...field('subject')} />
        <Textarea
          label={t('send.message')}
          className={fullRow}
          dir="auto"
          autosize
          minRows={6}
          maxRows={14}
          maxLength={5000}
          {...field('message')}
        />
        <Select
          label={t('send.language')}
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('language')}
        />
        <span className={classes.attached}>
          <IconPaperclip size={16} stroke={1.5} aria-hidden />
          {t('send.attached', { file: isolated(`${invoice.number ?? t('kind.invoice')}.pdf`) })}
        </span>
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}

/** What the mail says until somebody writes it otherwise. */
function useLetter(invoice: InvoiceDetail): SendValues {
  const t = useText('invoices')
  const format = useFormat()
  const { code } = useLanguage()
  const nameOf = useInvoiceName()
  const { seller, client, number, balanceMinor } = invoice
  const owed = { total: format.money(balanceMinor, invoice.currency), due: format.date(invoice.dueDate) }
  const isInvoice = invoice.kind === 'invoice'
  const line = !isInvoice ? t('send.lineCredit') : balanceMinor > 0 ? t('send.lineDue', owed) : t('send.lineSettled')
  return {
    from: seller.email,
    to: client.companyEmail,
    subject: number
      ? t('send.subjectText', { document: nameOf(invoice), name: seller.name })
      : t('send.subjectDraft', { name: seller.name }),
    message: t('send.messageText', { client: client.name, line, name: seller.name }),
    language: code,
  }
}
