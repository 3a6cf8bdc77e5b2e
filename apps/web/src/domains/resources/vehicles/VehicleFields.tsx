import { listVehicleTrainers } from '@dsms/contract/resources/vehicles/entries'
import { vinCheck } from '@dsms/contract/resources/vehicles/rules'
import { MultiSelect, NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { GenderInput, NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { type Choice, withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { longList } from '../../../kit/inputs/longList.ts'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LicencesInput } from '../../curriculum/public.ts'
import { useCountries } from '../../platform/public.ts'
import { BranchInput, LookupInput, useCurrency, useLookupChoices } from '../../school/public.ts'
import { VehiclePhoto } from './VehiclePhoto.tsx'
import type { vehicleFields } from './vehicleForm.ts'
import { fileAddress, type fleet, type Vehicle } from './vehicles.ts'

interface Props {
  form: AreaFormOf<typeof fleet, typeof vehicleFields>
  vehicle: Vehicle | undefined
  school_id: number | undefined
}

/** The founding form's fields and what goes with them, in six groups. */
export const VehicleFields = (props: Props) => (
  <>
    <Identity {...props} />
    <Use {...props} />
    <Papers {...props} />
    <Service {...props} />
    <Ownership {...props} />
    <Equipment {...props} />
  </>
)

/** Which vehicle it is. */
function Identity({ form, vehicle, school_id }: Props) {
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

/** Where, for what and by whom it is driven. */
function Use({ form, vehicle, school_id }: Props) {
  const t = useText('vehicles')
  const { field, oneOf, choice, licences } = form
  const purposes = useLookupChoices('vehicle_purpose', school_id)
  const trainers = useTrainers(school_id)
  return (
    <FormGroup title={t('group.use')}>
      <TextInput
        label={t('field.status')}
        description={t('help.status')}
        readOnly
        variant="filled"
        value={t(`status.${vehicle?.status ?? 'in_service'}`)}
      />
      <Select {...oneOf('usage_status', 'usage')} />
      <LicencesInput {...licences()} />
      <MultiSelect data={present(purposes, vehicle?.purpose_ids, vehicle?.purpose)} {...field('purpose_ids')} />
      <BranchInput {...choice('branch')} />
      <GenderInput {...field('gender_scope')} />
      <Select
        searchable
        clearable
        data={withPresent(trainers, vehicle?.default_trainer_id, vehicle?.default_trainer)}
        {...field('default_trainer_id')}
      />
      <NotesInput {...field('notes')} />
    </FormGroup>
  )
}

/** Choices with those that the vehicle has, even if they are no choice for others any more. */
const present = (choices: Choice[], ids: number[] = [], names: string[] = []): Choice[] =>
  ids.reduce((all, id, place) => withPresent(all, id, names[place] ?? String(id)), choices)

function useTrainers(school_id: number | undefined): Choice[] {
  const { data = [] } = useQuery({
    queryKey: ['area', 'vehicle-trainers', school_id ?? 'own'],
    queryFn: ({ signal }) => call(listVehicleTrainers, { query: school_id === undefined ? {} : { school_id } }, signal),
  })
  return data.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Until when it may be driven. */
function Papers({ form, vehicle }: Props) {
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

/** When it is serviced. What the cycle does not reckon with is not asked for. */
function Service({ form, vehicle }: Props) {
  const t = useText('vehicles')
  const { field, oneOf } = form
  const { service_cycle } = form.values
  return (
    <FormGroup title={t('group.service')}>
      <Select {...oneOf('service_cycle', 'cycle')} />
      {service_cycle !== 'every_days' && <NumberInput allowDecimal={false} {...field('interval_km')} required />}
      {service_cycle !== 'every_km' && <NumberInput allowDecimal={false} {...field('interval_days')} required />}
      {service_cycle !== 'every_days' && <NumberInput allowDecimal={false} {...field('last_service_km')} />}
      <DateField {...field('last_service_on')} />
      <DateField {...field('planned_service_on')} />
      {!vehicle && <NumberInput allowDecimal={false} {...field('odometer_km')} />}
    </FormGroup>
  )
}

/** Whose it is; the days of a rent are asked for where there is one. */
function Ownership({ form, vehicle, school_id }: Props) {
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

/** What it has. */
function Equipment({ form }: Props) {
  const t = useText('vehicles')
  const { field, toggle, oneOf } = form
  return (
    <FormGroup title={t('group.equipment')}>
      <TextInput dir="auto" {...field('colour')} />
      <Select {...oneOf('fuel')} />
      <Switch {...toggle('dual_controls')} />
      <Switch {...toggle('has_camera')} />
      <TextInput dir="ltr" {...field('gps_device_id')} />
      <TagsInput placeholder={t('help.adaptations')} maxTags={20} {...field('adaptations')} />
    </FormGroup>
  )
}
