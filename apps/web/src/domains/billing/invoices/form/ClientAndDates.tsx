import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ClientSelect } from './ClientSelect.tsx'
import type { InvoiceValues } from './formValues.ts'

interface Props {
  form: UseFormReturnType<InvoiceValues>
  /** Opens the drawer for somebody new, with what was typed as the name. */
  addClient: (name: string) => void
}

/** The client of the invoice, its day, and its due day. */
export function ClientAndDates({ form, addClient }: Props) {
  const t = useText('invoices')
  const { issuedDate, dueDate, client } = form.values
  return (
    <FormGroup title={t('group.client')}>
      <div className={fullRow}>
        <ClientSelect
          {...form.getInputProps('client')}
          value={client}
          onChange={(chosen) => form.setFieldValue('client', chosen)}
          addClient={addClient}
        />
      </div>
      <DateField label={t('form.issueDate')} {...form.getInputProps('issuedDate')} value={issuedDate} />
      <DateField
        label={t('field.dueDate')}
        {...form.getInputProps('dueDate')}
        value={dueDate}
        error={
          form.errors.dueDate &&
          (issuedDate && dueDate && dueDate < issuedDate ? t('dueBeforeIssue') : form.errors.dueDate)
        }
      />
    </FormGroup>
  )
}
