import { ownerships } from '@dsms/contract/vehicles'
import { Select } from '@mantine/core'
import { FormGroup } from '../../../components/records/form/RecordForm.tsx'
import { DateField } from '../../../components/records/inputs/DateField.tsx'
import { useCurrency } from '../../../components/records/school/useCurrency.ts'
import { useText } from '../../../i18n/index.ts'
import { PriceInput } from '../PriceInput.tsx'
import type { FieldsProps } from './values.ts'

/** Whose it is; the days of a rent are asked for where there is one. */
export function OwnershipFields({ form, vehicle, school_id }: FieldsProps) {
  const t = useText('vehicles')
  const currency = useCurrency(school_id)
  const field = form.getInputProps
  const { ownership } = form.values
  const isRented = ownership === 'rented' || ownership === 'leased'
  return (
    <FormGroup title={t('group.ownership')}>
      <Select
        label={t('field.ownership')}
        required
        allowDeselect={false}
        data={ownerships.map((value) => ({ value, label: t(`ownership.${value}`) }))}
        {...field('ownership')}
      />
      {isRented && (
        <>
          <DateField label={t('field.rented_from')} required={ownership === 'rented'} {...field('rented_from')} />
          <DateField label={t('field.rented_to')} required={ownership === 'rented'} {...field('rented_to')} />
        </>
      )}
      {ownership === 'purchased' && (
        <>
          <DateField label={t('field.purchased_on')} {...field('purchased_on')} />
          <PriceInput
            label={t('field.purchase_price_minor')}
            currency={vehicle?.currency ?? currency}
            {...field('purchase_price_minor')}
          />
        </>
      )}
    </FormGroup>
  )
}
