import { Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useCurrency } from '../../../school/public.ts'
import { PriceInput } from '../PriceInput.tsx'
import type { FieldsProps } from './values.ts'

/** Whose it is; the days of a rent are asked for where there is one. */
export function OwnershipFields({ form, vehicle, school_id }: FieldsProps) {
  const t = useText('vehicles')
  const currency = useCurrency(school_id)
  const { field, oneOf } = form
  const { ownership } = form.values
  const isRented = ownership === 'rented' || ownership === 'leased'
  return (
    <FormGroup title={t('group.ownership')}>
      <Select {...oneOf('ownership')} />
      {isRented && (
        <>
          <DateField {...field('rented_from')} required={ownership === 'rented'} />
          <DateField {...field('rented_to')} required={ownership === 'rented'} />
        </>
      )}
      {ownership === 'purchased' && (
        <>
          <DateField {...field('purchased_on')} />
          <PriceInput currency={vehicle?.currency ?? currency} {...field('purchase_price_minor')} />
        </>
      )}
    </FormGroup>
  )
}
