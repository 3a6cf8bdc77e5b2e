import { sendInvoice } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { createInvoice, invoiceInput, updateInvoice } from '@dsms/contract/billing/invoices/drafts'
import type { InvoiceSettings, KnownClient } from '@dsms/contract/billing/invoices/settings'
import { Button, Group } from '@mantine/core'
import { IconEye, IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { NewClientDrawer } from '../dialogs/NewClientDrawer.tsx'
import { SheetPreview } from '../sheet/SheetPreview.tsx'
import { useInvoicesChanged } from '../useInvoices.ts'
import { ClientAndDates } from './ClientAndDates.tsx'
import { bodyOf, emptyInvoice, type InvoiceValues, invoiceFormSchema, valuesOf } from './formValues.ts'
import { LinesField } from './LinesField.tsx'
import { OptionsField } from './OptionsField.tsx'
import { readInvoice } from './readInvoice.ts'
import { useFieldWords } from './useFieldWords.ts'

interface Props {
  settings: InvoiceSettings
  /** The draft to change; without it a new one. */
  invoice: InvoiceDetail | undefined
}

/** Writes a draft: whom, when, what for and how much; sums follow while it is typed. */
export function InvoiceForm({ settings, invoice }: Props) {
  const t = useText('invoices')
  const may = useMay()
  const me = useSession()
  const navigate = useNavigate()
  const changed = useInvoicesChanged()
  const words = useFieldWords(invoice?.currency ?? settings.currency)
  const goesToSend = useRef(false)
  const [isPreview, setPreview] = useState(false)
  const [newClient, setNewClient] = useState<string>()
  const show = (id: number, open?: 'send') =>
    navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) }, search: open ? { open } : {} })

  const state = useRecordForm<InvoiceValues, InvoiceDetail>({
    initial: invoice ? valuesOf(invoice) : emptyInvoice(settings, me?.fullName ?? ''),
    version: invoice?.version,
    schema: invoiceFormSchema,
    toBody: bodyOf,
    save: async (values, fields, version) => {
      const body = invoiceInput.parse(bodyOf(values))
      if (!invoice) return (await call(createInvoice, { body })).invoice
      const names = fields.flatMap((field) => (field === 'client' ? clientFields : [field]))
      const change = Object.fromEntries(names.map((name) => [name, body[name]]))
      return (await call(updateInvoice, { params: { id: invoice.id }, body: { ...change, version } })).invoice
    },
    reload: async () => {
      const now = await readInvoice(invoice?.id ?? 0)
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      void changed()
      if (!goesToSend.current) showDone(t('form.saved'))
      await show(saved.id, goesToSend.current ? 'send' : undefined)
    },
  })
  const { form } = state
  const save = (isToSend: boolean) => {
    goesToSend.current = isToSend
    state.submit()
  }

  return (
    <>
      <RecordForm
        state={{ ...state, submit: (event) => submitDraft(event, () => save(false)) }}
        saveLabel={t('form.saveDraft')}
        cancel={() => (invoice ? show(invoice.id) : navigate({ to: '/apps/invoice/list' }))}
        fieldLabel={words.label}
        fieldValue={words.value}
        actions={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
              onClick={() => setPreview(true)}
            >
              {t('action.preview')}
            </Button>
            {may(sendInvoice) && (
              <Button
                variant="default"
                leftSection={<IconSend size={18} stroke={1.5} className="mirror" aria-hidden />}
                onClick={() => save(true)}
                disabled={state.isSaving}
              >
                {t('form.saveSend')}
              </Button>
            )}
          </Group>
        }
      >
        <ClientAndDates form={form} addClient={setNewClient} />
        <LinesField form={form} settings={settings} />
        <OptionsField form={form} settings={settings} />
      </RecordForm>
      {isPreview && (
        <SheetPreview values={form.values} settings={settings} invoice={invoice} close={() => setPreview(false)} />
      )}
      {newClient !== undefined && (
        <NewClientDrawer
          name={newClient}
          close={() => setNewClient(undefined)}
          added={(client: KnownClient) => form.setFieldValue('client', client)}
        />
      )}
    </>
  )
}

const clientFields = ['clientId', 'buyerId', 'client'] as const

function submitDraft(event: React.SyntheticEvent | undefined, save: () => void) {
  event?.preventDefault()
  save()
}
