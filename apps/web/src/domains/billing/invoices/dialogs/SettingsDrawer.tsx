import {
  type InvoiceSettings,
  invoiceSettingsInput,
  saveInvoiceSettings,
} from '@dsms/contract/billing/invoices/settings'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useInvoiceSettings, useInvoicesChanged } from '../useInvoices.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { bodyOfSettings, type SettingsValues, settingsValues } from './settingsValues.ts'

/** Bank, numbers, tax and terms of the invoices to come. */
export function SettingsDrawer({ close }: { close: () => void }) {
  const t = useText('invoices')
  const { data, error, refetch } = useInvoiceSettings()
  if (data) return <Loaded settings={data} close={close} />
  return (
    <Drawer opened onClose={close} title={t('settings.title')} size="lg">
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <ListSkeleton />}
    </Drawer>
  )
}

function Loaded({ settings, close }: { settings: InvoiceSettings; close: () => void }) {
  const t = useText('invoices')
  const changed = useInvoicesChanged()
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<SettingsValues, InvoiceSettings>({
    initial: settingsValues(settings),
    version: settings.version,
    schema: invoiceSettingsInput,
    toBody: bodyOfSettings,
    save: async (values, fields, version) => {
      const body = bodyOfSettings(values)
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return (await call(saveInvoiceSettings, { body: { ...change, version } })).settings
    },
    onSaved: async () => {
      close()
      showDone(t('settings.saved'))
      await changed()
    },
  })
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  return (
    <Drawer opened onClose={tryClose} title={t('settings.title')} size="lg">
      <RecordForm state={state} saveLabel={t('settings.action')} cancel={tryClose}>
        <SettingsFields form={state.form} />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
