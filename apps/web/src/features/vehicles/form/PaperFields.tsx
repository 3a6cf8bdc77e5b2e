import { TextInput } from '@mantine/core'
import { FormGroup } from '../../../components/records/form/RecordForm.tsx'
import { DateField } from '../../../components/records/inputs/DateField.tsx'
import { useText } from '../../../i18n/index.ts'
import type { FieldsProps } from './values.ts'

/** Until when it may be driven. */
export function PaperFields({ form, vehicle }: FieldsProps) {
  const t = useText('vehicles')
  const field = form.getInputProps
  return (
    <FormGroup title={t('group.papers')}>
      <DateField
        label={t('field.insurance_expires_on')}
        required
        {...(vehicle ? { description: t('help.insurance') } : {})}
        {...field('insurance_expires_on')}
      />
      <DateField label={t('field.inspection_expires_on')} {...field('inspection_expires_on')} />
      <DateField label={t('field.registration_expires_on')} {...field('registration_expires_on')} />
      <TextInput label={t('field.training_permit_no')} dir="auto" maxLength={60} {...field('training_permit_no')} />
      <DateField label={t('field.permit_expires_on')} {...field('permit_expires_on')} />
    </FormGroup>
  )
}
