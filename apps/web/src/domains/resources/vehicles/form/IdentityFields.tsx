import { vinCheck } from '@dsms/contract/resources/vehicles/vin'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { NamesInput } from '../../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { useCountries } from '../../../platform/public.ts'
import { LookupInput } from '../../../school/public.ts'
import { VehiclePhoto } from '../VehiclePhoto.tsx'
import { fileAddress } from '../vehicles.ts'
import type { FieldsProps } from './values.ts'

/** Which vehicle it is. */
export function IdentityFields({ form, vehicle, school_id }: FieldsProps) {
  const t = useText('vehicles')
  const { field, oneOf, choice } = form
  const countries = useCountries()
  const isDoubtful = vinCheck(form.values.chassis_no.trim().toUpperCase()) === 'wrong'
  return (
    <FormGroup title={t('group.identity')}>
      <NamesInput {...field('name')} />
      <LookupInput {...longList} searchable kind="vehicle_brand" {...choice('brand')} />
      <TextInput dir="auto" {...field('model')} />
      <LookupInput {...longList} kind="vehicle_type" {...choice('type')} />
      <NumberInput allowDecimal={false} thousandSeparator="" {...field('year_model')} />
      <TextInput description={t('help.plate')} dir="auto" autoComplete="off" {...field('registration_no')} />
      <TextInput
        description={isDoubtful ? <span role="status">{t('help.vinWrong')}</span> : undefined}
        dir="ltr"
        autoComplete="off"
        {...field('chassis_no')}
        maxLength={17}
      />
      <Select {...oneOf('gear_type', 'gear')} />
      <NumberInput description={t('help.capacity')} allowDecimal={false} {...field('passenger_capacity')} />
      <Select
        {...longList}
        placeholder={t('help.country')}
        searchable
        clearable
        data={(countries.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('country_id')}
      />
      <VehiclePhoto
        {...field('photo_id')}
        keptAt={vehicle?.photo_id ? fileAddress(vehicle.id, vehicle.photo_id, school_id) : undefined}
      />
    </FormGroup>
  )
}
