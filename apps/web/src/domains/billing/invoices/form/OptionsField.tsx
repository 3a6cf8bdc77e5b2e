import { invoiceWays } from '@dsms/contract/billing/invoices/calls'
import type { InvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import classes from './Form.module.css'
import type { InvoiceValues } from './formValues.ts'

interface Props {
  form: UseFormReturnType<InvoiceValues>
  settings: InvoiceSettings
}

/** Who sold it, what is written to the client, and what stands on the paper. */
export function OptionsField({ form, settings }: Props) {
  const t = useText('invoices')
  const onOff = (name: 'showTerms' | 'showNotes' | 'showStub', label: string, description?: string) => (
    <Switch label={label} description={description} {...form.getInputProps(name, { type: 'checkbox' })} />
  )
  return (
    <FormGroup title={t('group.options')}>
      <TextInput label={t('field.salesperson')} dir="auto" maxLength={120} {...form.getInputProps('salesperson')} />
      <Select
        label={t('acceptBy')}
        placeholder={t('acceptAny')}
        clearable
        data={invoiceWays.map((value) => ({ value, label: t(`way.${value}`) }))}
        {...form.getInputProps('acceptVia')}
      />
      <Textarea
        label={t('clientNote')}
        className={fullRow}
        dir="auto"
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
      <div className={`${fullRow} ${classes.switches}`}>
        {onOff('showTerms', t('terms'), settings.terms || t('terms.none'))}
        {onOff('showNotes', t('clientNotes'))}
        {onOff('showStub', t('stub'), t('stub.help'))}
      </div>
    </FormGroup>
  )
}
