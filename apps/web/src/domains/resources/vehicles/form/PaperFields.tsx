import { TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import type { FieldsProps } from './values.ts'

/** Until when it may be driven. */
export function PaperFields({ form, vehicle }: FieldsProps) {
  const t = useText('vehicles')
  const { field } = form
  return (
    <FormGroup title={t('group.papers')}>
      <DateField {...(vehicle ? { description: t('help.insurance') } : {})} {...field('insurance_expires_on')} />
      <DateField {...field('inspection_expires_on')} />
      <DateField {...field('registration_expires_on')} />
      <TextInput dir="auto" {...field('training_permit_no')} />
      <DateField {...field('permit_expires_on')} />
    </FormGroup>
  )
}
