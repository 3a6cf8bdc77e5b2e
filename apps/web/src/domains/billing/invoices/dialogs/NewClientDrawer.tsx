import { createInvoiceClient, type KnownClient } from '@dsms/contract/billing/invoices/settings'
import { Drawer, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { EmailInput } from '../../../identity/public.ts'
import { PhoneInput, useCountries } from '../../../platform/public.ts'
import { useInvoicesChanged } from '../useInvoices.ts'

interface Props {
  /** What was typed while looking for them. */
  name: string
  close: () => void
  added: (client: KnownClient) => void
}

type ClientValues = {
  name: string
  company: string
  companyEmail: string
  address: string
  country: string | null
  contact: string
  taxNumber: string
}

/** Adds a client to the list, who is then chosen. */
export function NewClientDrawer({ name, close, added }: Props) {
  const t = useText('invoices')
  const countries = useCountries().data ?? []
  const changed = useInvoicesChanged()
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<ClientValues, KnownClient>({
    initial: { name, company: '', companyEmail: '', address: '', country: null, contact: '', taxNumber: '' },
    schema: createInvoiceClient.body,
    toBody: (values) => ({ ...values, country: values.country ?? '' }),
    save: async (values) => {
      const body = { ...values, country: values.country ?? '' }
      return (await call(createInvoiceClient, { body })).client
    },
    onSaved: async (client) => {
      added(client)
      close()
      showDone(t('client.added', { name: client.name }))
      await changed()
    },
  })
  const { form } = state
  const field = form.getInputProps
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())

  return (
    <Drawer opened onClose={tryClose} title={t('client.new')}>
      <RecordForm state={state} saveLabel={t('client.add')} cancel={tryClose}>
        <TextInput label={t('client.name')} required dir="auto" maxLength={160} data-autofocus {...field('name')} />
        <TextInput label={t('client.company')} dir="auto" maxLength={160} {...field('company')} />
        <EmailInput label={t('client.email')} required={false} {...field('companyEmail')} />
        <Textarea label={t('client.address')} dir="auto" autosize minRows={2} maxLength={300} {...field('address')} />
        <Select
          {...longList}
          label={t('client.country')}
          data={countries.map((country) => country.name)}
          searchable
          clearable
          nothingFoundMessage={t('nothingFound')}
          {...field('country')}
        />
        <PhoneInput
          label={t('client.contact')}
          homeCountry={countries.find((country) => country.name === form.values.country)?.code}
          {...field('contact')}
          value={form.values.contact}
        />
        <TextInput label={t('client.taxNumber')} dir="ltr" maxLength={40} {...field('taxNumber')} />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
