import { gearTypes } from '@dsms/contract/vehicles'
import { vinCheck } from '@dsms/contract/vehicles.vin'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { LookupInput } from '../../../components/areas/AreaInputs.tsx'
import { NamesInput } from '../../../components/areas/NamesInput.tsx'
import { FormGroup } from '../../../components/records/form/RecordForm.tsx'
import { longList } from '../../../components/records/inputs/longList.ts'
import { useCountries } from '../../../components/records/inputs/useLookups.ts'
import { useText } from '../../../i18n/index.ts'
import { PhotoInput } from '../PhotoInput.tsx'
import { fileAddress } from '../vehicles.ts'
import type { FieldsProps } from './values.ts'

/** Which vehicle it is. */
export function IdentityFields({ form, vehicle, school_id }: FieldsProps) {
  const t = useText('vehicles')
  const field = form.getInputProps
  const countries = useCountries()
  const isDoubtful = vinCheck(form.values.chassis_no.trim().toUpperCase()) === 'wrong'
  return (
    <FormGroup title={t('group.identity')}>
      <NamesInput label={t('field.name')} required maxLength={60} {...field('name')} />
      <LookupInput
        {...longList}
        label={t('field.brand')}
        required
        searchable
        kind="vehicle_brand"
        school_id={school_id}
        present={[vehicle?.brand_id, vehicle?.brand]}
        {...field('brand_id')}
      />
      <TextInput label={t('field.model')} required dir="auto" maxLength={60} {...field('model')} />
      <LookupInput
        {...longList}
        label={t('field.type')}
        required
        kind="vehicle_type"
        school_id={school_id}
        present={[vehicle?.type_id, vehicle?.type]}
        {...field('type_id')}
      />
      <NumberInput
        label={t('field.year_model')}
        required
        allowDecimal={false}
        thousandSeparator=""
        {...field('year_model')}
      />
      <TextInput
        label={t('field.registration_no')}
        description={t('help.plate')}
        required
        dir="auto"
        autoComplete="off"
        maxLength={20}
        {...field('registration_no')}
      />
      <TextInput
        label={t('field.chassis_no')}
        description={isDoubtful ? <span role="status">{t('help.vinWrong')}</span> : undefined}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={17}
        {...field('chassis_no')}
      />
      <Select
        label={t('field.gear_type')}
        required
        data={gearTypes.map((value) => ({ value, label: t(`gear.${value}`) }))}
        {...field('gear_type')}
      />
      <NumberInput
        label={t('field.passenger_capacity')}
        description={t('help.capacity')}
        required
        allowDecimal={false}
        {...field('passenger_capacity')}
      />
      <Select
        {...longList}
        label={t('field.country_id')}
        placeholder={t('help.country')}
        searchable
        clearable
        data={(countries.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('country_id')}
      />
      <PhotoInput
        label={t('field.photo_id')}
        {...field('photo_id')}
        keptAt={vehicle?.photo_id ? fileAddress(vehicle.id, vehicle.photo_id, school_id) : undefined}
      />
    </FormGroup>
  )
}
