import { keepAreaPicture } from '@dsms/contract/areaPictures'
import { countryPacks } from '@dsms/contract/countryPacks'
import { organizations } from '@dsms/contract/organizations'
import { slugOf } from '@dsms/contract/schools'
import { MultiSelect, NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { GenderInput } from '../../components/areas/AreaInputs.tsx'
import { areaKey } from '../../components/areas/area.ts'
import type { AreaFormState } from '../../components/areas/areaFields.ts'
import { NamesInput } from '../../components/areas/NamesInput.tsx'
import { PhotoInput } from '../../components/areas/PhotoInput.tsx'
import { useRecordChoices, withPresent } from '../../components/areas/useChoices.ts'
import { countryHints, currencyChoices } from '../../components/place/countryHints.ts'
import { MapPicker } from '../../components/place/MapPicker.tsx'
import { useCountryChoices } from '../../components/place/useCountryChoices.ts'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { longList } from '../../components/records/inputs/longList.ts'
import { PhoneInput } from '../../components/records/inputs/PhoneInput.tsx'
import { SlugField } from '../../components/records/inputs/SlugField.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { useFormat } from '../../i18n/format.ts'
import { languages, useText } from '../../i18n/index.ts'
import { knownZones } from '../../i18n/zone.ts'
import { call } from '../../lib/call.ts'
import { SlugChange } from './SlugChange.tsx'
import type { School, SchoolValues } from './schools.ts'

interface Props {
  form: AreaFormState<SchoolValues>
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

/** The rules of a country that the school follows: a pack and its version are chosen as one. */
function PackField({ form }: Props) {
  const t = useText('schools')
  const may = useMay()
  const { country_pack_code: code, country_pack_version: version } = form.values
  const { data } = useQuery({
    queryKey: [...areaKey({ area: countryPacks }), 'choices', 'published'],
    queryFn: ({ signal }) =>
      call(countryPacks.calls.list, { query: { status: 'active', perPage: 100, sort: 'name' } }, signal),
    enabled: may(countryPacks.calls.list),
  })
  const choices = (data?.rows ?? []).flatMap((pack) =>
    pack.published_version === null ? [] : [choiceOf(pack.code, pack.published_version, pack.name)],
  )
  function choiceOf(packCode: string, nth: number, name: string) {
    return { value: `${packCode} ${nth}`, label: t('packChoice', { name, version: nth }) }
  }
  const present = code && version !== '' ? `${code} ${version}` : null
  const nameOf = data?.rows.find((pack) => pack.code === code)?.name ?? code
  return (
    <Select
      description={t('packHelp')}
      clearable
      searchable
      data={
        present && version !== '' && !choices.some(({ value }) => value === present)
          ? [...choices, choiceOf(code, version, nameOf)]
          : choices
      }
      {...form.field('country_pack_code')}
      value={present}
      onChange={(chosen) => {
        const [packCode = '', nth = ''] = chosen?.split(' ') ?? []
        form.setFieldValue('country_pack_code', packCode)
        form.setFieldValue('country_pack_version', nth === '' ? '' : Number(nth))
      }}
      error={form.errors.country_pack_code ?? form.errors.country_pack_version}
    />
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
        <NumberInput decimalScale={6} min={-90} max={90} hideControls {...field('latitude')} />
        <NumberInput decimalScale={6} min={-180} max={180} hideControls {...field('longitude')} />
        <MapPicker
          key={country?.code}
          country={country?.code}
          latitude={typeof latitude === 'number' ? latitude : null}
          longitude={typeof longitude === 'number' ? longitude : null}
          onChange={(point) => {
            form.setFieldValue('latitude', point.latitude)
            form.setFieldValue('longitude', point.longitude)
          }}
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
