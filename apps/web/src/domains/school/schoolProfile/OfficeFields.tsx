import { dayOfWeekday, weekFrom } from '@dsms/contract/kernel/time/days'
import { Checkbox, Group, MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { knownZones } from '../../../kernel/i18n/zone.ts'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { type Profile, type ProfileValues, taughtLanguages, usualCurrencies } from './profileValues.ts'

interface Props {
  form: UseFormReturnType<ProfileValues>
  profile: Profile
}

/** The licence to teach, how the school reckons time and money, and where it is paid. */
export function OfficeFields({ form, profile }: Props) {
  const t = useText('schoolProfile')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const field = form.getInputProps
  const weekdays = weekFrom(Number(form.values.week_start)).map((weekday) => ({
    value: String(weekday),
    label: calendar.weekday(dayOfWeekday(weekday), 'long'),
  }))
  const zones = useMemo(() => [...new Set([profile.time_zone, ...knownZones()])].sort(), [profile.time_zone])
  const named = (kind: 'language' | 'currency', codes: readonly string[]) =>
    [...new Set(codes)].map((value) => ({ value, label: format.nameOf(kind, value) }))
  return (
    <>
      <FormGroup title={t('group.licence')}>
        <TextInput label={t('field.licence_no')} dir="ltr" maxLength={60} {...field('licence_no')} />
        <TextInput label={t('field.licence_authority')} dir="auto" maxLength={120} {...field('licence_authority')} />
        <DateField
          label={t('field.licence_expires_on')}
          {...field('licence_expires_on')}
          value={form.values.licence_expires_on}
        />
        <TextInput
          label={t('field.commercial_registration_no')}
          dir="ltr"
          maxLength={40}
          {...field('commercial_registration_no')}
        />
        <TextInput label={t('field.tax_no')} dir="ltr" maxLength={40} {...field('tax_no')} />
        <NumberInput
          label={t('field.established_year')}
          allowDecimal={false}
          hideControls
          {...field('established_year')}
        />
        <TagsInput
          label={t('field.categories')}
          description={t('categoriesHelp')}
          maxTags={30}
          {...field('categories')}
        />
        <MultiSelect
          {...longList}
          label={t('field.languages_taught')}
          searchable
          data={named('language', [...taughtLanguages, ...profile.languages_taught])}
          {...field('languages_taught')}
        />
      </FormGroup>
      <FormGroup title={t('group.time')}>
        <Select
          label={t('field.default_locale')}
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('default_locale')}
        />
        <Select
          {...longList}
          label={t('field.time_zone')}
          searchable
          allowDeselect={false}
          data={zones}
          dir="ltr"
          {...field('time_zone')}
        />
        <Select
          {...longList}
          label={t('field.currency')}
          searchable
          allowDeselect={false}
          data={named('currency', [profile.currency, ...usualCurrencies])}
          description={t(profile.keeps_currency ? 'currencyStays' : 'currencyHelp')}
          {...field('currency')}
          readOnly={profile.keeps_currency}
        />
        <Select label={t('field.week_start')} allowDeselect={false} data={weekdays} {...field('week_start')} />
        <Checkbox.Group className={fullRow} label={t('field.weekend_days')} {...field('weekend_days')}>
          <Group gap="md" mt={6}>
            {weekdays.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
      </FormGroup>
      {profile.shows_bank && (
        <FormGroup title={t('group.bank')}>
          <TextInput label={t('field.bank_name')} dir="auto" maxLength={80} {...field('bank_name')} />
          <TextInput label={t('field.account_holder')} dir="auto" maxLength={120} {...field('account_holder')} />
          <TextInput label={t('field.iban')} dir="ltr" maxLength={50} description={t('bankHelp')} {...field('iban')} />
        </FormGroup>
      )}
    </>
  )
}
