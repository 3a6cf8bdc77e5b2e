import { organizations as area, organizationTypes, policyAreas } from '@dsms/contract/organizations'
import { type SettingKey, settingKeys } from '@dsms/contract/settings'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { WholeRecord } from '../../components/areas/area.ts'
import { NamesInput } from '../../components/areas/NamesInput.tsx'
import { useRecordChoices, withPresent } from '../../components/areas/useChoices.ts'
import { countryHints, currencyChoices } from '../../components/place/countryHints.ts'
import { useCountryChoices } from '../../components/place/useCountryChoices.ts'
import { FormGroup } from '../../components/records/form/RecordForm.tsx'
import { longList } from '../../components/records/inputs/longList.ts'
import { PhoneInput } from '../../components/records/inputs/PhoneInput.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { languages, useText } from '../../i18n/index.ts'
import { knownZones } from '../../i18n/zone.ts'
import type { OrganizationValues } from './OrganizationPage.tsx'

interface Props {
  form: UseFormReturnType<OrganizationValues>
  organization: WholeRecord<typeof area> | undefined
}

export function OrganizationFields({ form, organization }: Props) {
  const t = useText('organizations')
  const may = useMay()
  const countries = useCountryChoices()
  const others = useRecordChoices(area).filter(({ value }) => value !== String(organization?.id))
  const field = form.getInputProps
  const zones = [...new Set([form.values.time_zone, ...knownZones()])]
  const settings = useText('schoolSettings')
  const known: readonly string[] = [...policyAreas, ...settingKeys]
  const locks = [
    {
      group: t('locks.areas'),
      items: policyAreas.map((value) => ({ value: value as string, label: t(`lock.${value}`) })),
    },
    {
      group: t('locks.settings'),
      items: settingKeys.map((value: SettingKey) => ({ value: value as string, label: settings(`name.${value}`) })),
    },
    // what an earlier version of the product knew can still be taken away
    { group: t('locks.others'), items: form.values.policy_locks.filter((lock) => !known.includes(lock)) },
  ].filter(({ items }) => items.length > 0)
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
        <NamesInput
          label={t('field.name')}
          both
          maxLength={120}
          errorIn={(code) => form.errors[`name.${code}`]}
          {...field('name')}
        />
        <TextInput label={t('field.legal_name')} required dir="auto" maxLength={160} {...field('legal_name')} />
        <Select
          label={t('field.type')}
          allowDeselect={false}
          data={organizationTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          {...field('type')}
        />
        <TextInput label={t('field.registration_no')} dir="ltr" maxLength={40} {...field('registration_no')} />
        <TextInput label={t('field.tax_no')} dir="ltr" maxLength={40} {...field('tax_no')} />
        <TextInput label={t('field.group_url')} type="url" dir="ltr" placeholder="https://" {...field('group_url')} />
        <Select
          label={t('field.parent')}
          description={t('parentHelp')}
          clearable
          searchable
          data={withPresent(others, organization?.parent_id, organization?.parent)}
          {...field('parent_id')}
        />
      </FormGroup>
      <FormGroup title={t('group.contact')}>
        <TextInput label={t('field.contact_name')} required dir="auto" maxLength={120} {...field('contact_name')} />
        <TextInput label={t('field.contact_email')} required type="email" dir="ltr" {...field('contact_email')} />
        <PhoneInput
          key={homeCountry}
          label={t('field.contact_phone')}
          homeCountry={homeCountry ?? 'SA'}
          value={form.values.contact_phone}
          {...field('contact_phone')}
        />
      </FormGroup>
      <FormGroup title={t('group.place')}>
        <Select
          {...longList}
          label={t('field.country')}
          required
          searchable
          data={countries}
          {...field('country_id')}
          onChange={chooseCountry}
        />
        <Select
          label={t('field.default_locale')}
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('default_locale')}
        />
        <Select
          {...longList}
          label={t('field.currency')}
          searchable
          allowDeselect={false}
          data={[...new Set([form.values.currency, ...currencyChoices])]}
          {...field('currency')}
        />
        <Select
          {...longList}
          label={t('field.time_zone')}
          searchable
          allowDeselect={false}
          data={zones}
          {...field('time_zone')}
        />
      </FormGroup>
      <FormGroup title={t('group.policy')}>
        <MultiSelect
          label={t('field.policy_locks')}
          description={t('locksHelp')}
          disabled={!may({ access: { platform: 'organizations.set_policy_locks' } })}
          data={locks}
          searchable
          hidePickedOptions
          maxDropdownHeight={320}
          {...field('policy_locks')}
        />
      </FormGroup>
    </>
  )
}
