import { contactWays, spokenLanguages } from '@dsms/contract/staff/users/calls'
import { Checkbox, Group, MultiSelect, Select, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { PhoneInput, useCountries, useGenders } from '../../../platform/public.ts'
import type { FieldsProps } from './fields.ts'

const options = (lookups: { id: number; name: string }[]) =>
  lookups.map(({ id, name }) => ({ value: String(id), label: name }))

/** Facts about the person, and how to reach them. */
export function InformationFields({ form }: FieldsProps) {
  const t = useText('users')
  const genders = useGenders().data ?? []
  const countries = useCountries().data ?? []
  const field = form.getInputProps
  const text = (name: 'line1' | 'line2' | 'postcode' | 'city' | 'state', maxLength: number) => (
    <TextInput label={t(`field.${name}`)} dir="auto" maxLength={maxLength} autoComplete="off" {...field(name)} />
  )
  return (
    <>
      <FormGroup title={t('group.personal')}>
        <DateField isBirth label={t('field.birth_date')} {...field('birth_date')} value={form.values.birth_date} />
        <Select label={t('field.gender_id')} allowDeselect={false} data={options(genders)} {...field('gender_id')} />
        <PhoneInput
          label={t('field.contact')}
          homeCountry={countries.find((one) => String(one.id) === form.values.country_id)?.code}
          {...field('contact')}
          value={form.values.contact}
        />
        <TextInput
          label={t('field.website')}
          type="url"
          dir="ltr"
          maxLength={200}
          placeholder="https://"
          autoComplete="off"
          {...field('website')}
        />
        <MultiSelect
          label={t('field.languages')}
          data={spokenLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
          clearable
          {...field('languages')}
        />
        <Checkbox.Group label={t('field.contactOptions')} {...field('contactOptions')}>
          <Group mt="xs">
            {contactWays.map((way) => (
              <Checkbox key={way} value={way} label={t(`way.${way}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </FormGroup>
      <FormGroup title={t('group.address')}>
        {text('line1', 120)}
        {text('line2', 120)}
        {text('postcode', 20)}
        {text('city', 80)}
        {text('state', 80)}
        <Select
          {...longList}
          label={t('field.country')}
          data={options(countries)}
          searchable
          clearable
          {...field('country_id')}
        />
      </FormGroup>
    </>
  )
}
