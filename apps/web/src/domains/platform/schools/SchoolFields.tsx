import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { organizations } from '@dsms/contract/platform/organizations/calls'
import { slugOf } from '@dsms/contract/platform/schools/calls'
import { MultiSelect, NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { knownZones } from '../../../kernel/i18n/zone.ts'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import type { AreaFormState } from '../../../kit/areas/form/useAreaForm.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PhotoInput } from '../../../kit/areas/inputs/PhotoInput.tsx'
import { PlaceInputs } from '../../../kit/areas/inputs/PlaceInputs.tsx'
import { useRecordChoices, withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { longList } from '../../../kit/inputs/longList.ts'
import { SlugField } from '../../../kit/inputs/SlugField.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { countryHints, currencyChoices } from '../shared/countryHints.ts'
import { PhoneInput } from '../shared/PhoneInput.tsx'
import { useCountryChoices } from '../shared/useCountryChoices.ts'
import { PackField } from './packField.tsx'
import { SlugChange } from './SlugChange.tsx'
import type { School, SchoolValues } from './schools.ts'

interface Props {
  form: AreaFormState<SchoolValues, 'schools'>
  school?: School | undefined
}

/** Names, address on the web, owner, and for whom the school is. */
export function NameFields({ form, school }: Props) {
  const t = useText('schools')
  const owners = useRecordChoices(organizations)
  const { field, toggle } = form
  return (
    <FormGroup title={t('group.school')}>
      <NamesInput
        {...field('name')}
        onChange={(name) => {
          // the address follows the name until somebody chooses another, and never once the school is there
          const follows = !school && form.values.slug === slugOf(form.values.name.en)
          form.setFieldValue('name', name)
          if (follows) form.setFieldValue('slug', slugOf(name.en))
        }}
      />
      {school ? (
        <SlugChange school={school} />
      ) : (
        <SlugField description={t('slugHelp')} {...field('slug')} required={false} />
      )}
      <Select
        clearable
        searchable
        data={withPresent(owners, school?.organization_id, school?.organization)}
        {...field('organization_id')}
      />
      <GenderInput {...field('gender_scope')} />
      <TagsInput description={t('categoriesHelp')} maxTags={60} splitChars={[',', '،', ' ']} {...field('categories')} />
      <Switch {...toggle('is_group')} />
    </FormGroup>
  )
}

/** What the authority and the tax office know the school by. */
export function LicenceFields({ form }: Props) {
  const t = useText('schools')
  const { field } = form
  return (
    <FormGroup title={t('group.licence')}>
      <TextInput dir="ltr" {...field('licence_no')} />
      <TextInput dir="auto" {...field('licence_authority')} />
      <DateField {...field('licence_expires_on')} />
      <TextInput dir="ltr" {...field('tax_no')} />
      <NumberInput allowDecimal={false} thousandSeparator="" {...field('established_year')} />
      <PackField form={form} />
    </FormGroup>
  )
}

/** Logo and picture, as the school's own profile has them too. */
export function LookFields({ form }: Props) {
  const t = useText('schools')
  const may = useMay()
  if (!may(keepAreaPicture)) return null
  return (
    <FormGroup title={t('group.look')}>
      <PhotoInput {...form.field('logo')} />
      <PhotoInput {...form.field('image')} />
    </FormGroup>
  )
}

/** How the school is reached. */
export function ContactFields({ form }: Props) {
  const t = useText('schools')
  const code = useCountryChoices().find(({ value }) => value === form.values.country_id)?.code
  const { field } = form
  return (
    <FormGroup title={t('group.contact')}>
      <PhoneInput key={code} homeCountry={code ?? 'SA'} {...field('phone')} />
      <TextInput type="email" dir="ltr" {...field('email')} />
      <TextInput type="url" dir="ltr" placeholder="https://" {...field('website')} />
    </FormGroup>
  )
}

/** Where the school is, and what follows from that. A new school takes zone and currency of its country. */
export function PlaceFields({ form, school }: Props) {
  const t = useText('schools')
  const format = useFormat()
  const countries = useCountryChoices()
  const { field } = form
  const country = countries.find(({ value }) => value === form.values.country_id)
  const { latitude, longitude, time_zone, currency } = form.values
  const capital = countryHints[country?.code ?? '']?.at
  const chooseCountry = (value: string | null) => {
    form.setFieldValue('country_id', value)
    const hint = countryHints[countries.find((one) => one.value === value)?.code ?? '']
    if (!hint || school) return
    form.setFieldValue('time_zone', hint.zone)
    form.setFieldValue('currency', hint.currency)
  }
  const days = format.weekdays.map((label, day) => ({ value: String(day), label }))
  return (
    <>
      <FormGroup title={t('group.place')}>
        <Select {...longList} searchable data={countries} {...field('country_id')} onChange={chooseCountry} />
        <TextInput dir="auto" {...field('city')} />
        <Textarea className={fullRow} dir="auto" autosize minRows={2} {...field('address')} />
        <PlaceInputs
          key={country?.code}
          near={capital && { lat: capital[0], lng: capital[1] }}
          latitude={latitude}
          longitude={longitude}
          onChange={(place) => {
            form.setFieldValue('latitude', place.latitude)
            form.setFieldValue('longitude', place.longitude)
          }}
          latitudeProps={{ error: form.errors.latitude, onBlur: field('latitude').onBlur }}
          longitudeProps={{ error: form.errors.longitude, onBlur: field('longitude').onBlur }}
        />
      </FormGroup>
      <FormGroup title={t('group.time')}>
        <Select
          {...longList}
          searchable
          allowDeselect={false}
          data={[...new Set([time_zone, ...knownZones()])]}
          {...field('time_zone')}
        />
        <Select
          {...longList}
          searchable
          allowDeselect={false}
          data={[...new Set([currency, ...currencyChoices])]}
          {...field('currency')}
        />
        <Select
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('default_locale')}
        />
        <Select allowDeselect={false} data={days} {...field('week_start')} />
        <MultiSelect data={days} {...field('weekend_days')} />
      </FormGroup>
    </>
  )
}
