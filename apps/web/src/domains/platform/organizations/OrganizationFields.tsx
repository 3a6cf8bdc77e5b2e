import { organizations as area, policyAreas } from '@dsms/contract/platform/organizations/calls'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { knownZones } from '../../../kernel/i18n/zone.ts'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { useRecordChoices, withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { longList } from '../../../kit/inputs/longList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { countryHints, currencyChoices } from '../shared/countryHints.ts'
import { PhoneInput } from '../shared/PhoneInput.tsx'
import { useCountryChoices } from '../shared/useCountryChoices.ts'
import type { organizationFields, organizations } from './organizations.ts'

interface Props {
  form: AreaFormOf<typeof organizations, typeof organizationFields>
  organization: WholeRecord<typeof area> | undefined
}

export function OrganizationFields({ form, organization }: Props) {
  const t = useText('organizations')
  const may = useMay()
  const countries = useCountryChoices()
  const others = useRecordChoices(area).filter(({ value }) => value !== String(organization?.id))
  const { field, oneOf } = form
  const zones = [...new Set([form.values.time_zone, ...knownZones()])]
  const homeCountry = countries.find(({ value }) => value === form.values.country_id)?.code

  const chooseCountry = (value: string | null) => {
    form.setFieldValue('country_id', value)
    const hint = countryHints[countries.find((country) => country.value === value)?.code ?? '']
    if (!hint || organization) return
    form.setFieldValue('currency', hint.currency)
    form.setFieldValue('time_zone', hint.zone)
  }
  return (
    <>
      <FormGroup title={t('group.names')}>
        <NamesInput both errorIn={(code) => form.errors[`name.${code}`]} {...field('name')} />
        <TextInput dir="auto" {...field('legal_name')} />
        <Select {...oneOf('type')} />
        <TextInput dir="ltr" {...field('registration_no')} />
        <TextInput dir="ltr" {...field('tax_no')} />
        <TextInput type="url" dir="ltr" placeholder="https://" {...field('group_url')} />
        <Select
          description={t('parentHelp')}
          clearable
          searchable
          data={withPresent(others, organization?.parent_id, organization?.parent)}
          {...field('parent_id')}
        />
      </FormGroup>
      <FormGroup title={t('group.contact')}>
        <TextInput dir="auto" {...field('contact_name')} />
        <TextInput type="email" dir="ltr" {...field('contact_email')} />
        <PhoneInput key={homeCountry} homeCountry={homeCountry ?? 'SA'} {...field('contact_phone')} />
      </FormGroup>
      <FormGroup title={t('group.place')}>
        <Select {...longList} searchable data={countries} {...field('country_id')} onChange={chooseCountry} />
        <Select
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('default_locale')}
        />
        <Select
          {...longList}
          searchable
          allowDeselect={false}
          data={[...new Set([form.values.currency, ...currencyChoices])]}
          {...field('currency')}
        />
        <Select {...longList} searchable allowDeselect={false} data={zones} {...field('time_zone')} />
      </FormGroup>
      <FormGroup title={t('group.policy')}>
        <MultiSelect
          description={t('locksHelp')}
          disabled={!may({ access: { platform: 'organizations.set_policy_locks' } })}
          data={policyAreas.map((value) => ({ value, label: t(`lock.${value}`) }))}
          hidePickedOptions
          {...field('policy_locks')}
        />
      </FormGroup>
    </>
  )
}
