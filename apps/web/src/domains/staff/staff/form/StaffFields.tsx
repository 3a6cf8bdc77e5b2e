import type { RoleChoice } from '@dsms/contract/identity/roles/calls'
import type { Lookup } from '@dsms/contract/platform/countries/calls'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { languages, useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { bound } from '../../../../kit/form/bound.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { AvatarInput, EmailInput, UsernameInput } from '../../../identity/public.ts'
import { PhoneInput } from '../../../platform/public.ts'
import type { StaffValues } from './staffForm.ts'

interface Props {
  form: UseFormReturnType<StaffValues>
  person: Person | undefined
  roles: RoleChoice[]
  genders: Lookup[]
  countries: Lookup[]
}

/** The inputs that adding and changing a person share, in titled groups. */
export function StaffFields({ form, person, roles, genders, countries }: Props) {
  const t = useText('staff')
  const me = useSession()
  const roleName = useRoleName()
  const field = form.getInputProps
  const today = new Date().toISOString().slice(0, 10)
  // a role that was switched off is no choice, but the one that a person has is still told
  const roleChoices = roles.map((role) => ({ value: String(role.id), label: roleName(role.name, role.key) }))
  const present = person && { value: String(person.role_id), label: roleName(person.role, person.role_key) }
  const isListed = !present || roleChoices.some((choice) => choice.value === present.value)

  return (
    <>
      <FormGroup title={t('group.person')}>
        <div className={fullRow}>
          <AvatarInput
            name={`${form.values.first_name} ${form.values.last_name}`}
            value={form.values.avatar}
            onChange={(avatar) => form.setFieldValue('avatar', avatar)}
            error={form.errors.avatar}
          />
        </div>
        <TextInput
          label={t('field.first_name')}
          required
          dir="auto"
          maxLength={80}
          autoComplete="off"
          {...field('first_name')}
        />
        <TextInput label={t('field.last_name')} dir="auto" maxLength={80} autoComplete="off" {...field('last_name')} />
        <Select label={t('field.gender_id')} required data={options(genders)} {...field('gender_id')} />
        <DateField isBirth label={t('field.birth_date')} maxDate={today} {...bound(form, 'birth_date')} />
      </FormGroup>
      <FormGroup title={t('group.contact')}>
        <EmailInput label={t('field.email')} {...field('email')} />
        <PhoneInput
          label={t('field.phone')}
          homeCountry={countries.find((one) => String(one.id) === form.values.country_id)?.code}
          {...bound(form, 'phone')}
        />
        <Select
          {...longList}
          label={t('field.country_id')}
          data={options(countries)}
          searchable
          clearable
          nothingFoundMessage={t('nothingFound')}
          {...field('country_id')}
        />
        <Textarea label={t('field.address')} dir="auto" autosize minRows={1} maxLength={300} {...field('address')} />
      </FormGroup>
      <FormGroup title={t('group.work')}>
        <UsernameInput label={t('field.username')} description={t('help.username')} {...field('username')} />
        <Select
          {...longList}
          label={t('field.role_id')}
          description={person && person.id === me?.id ? t('help.ownRole') : t('help.role')}
          required
          disabled={person !== undefined && person.id === me?.id}
          data={isListed || !present ? roleChoices : [...roleChoices, { ...present, disabled: true }]}
          {...field('role_id')}
        />
        <TextInput label={t('field.employee_no')} dir="ltr" maxLength={40} {...field('employee_no')} />
        <DateField label={t('field.joined_on')} {...bound(form, 'joined_on')} />
      </FormGroup>
      {!person && (
        <FormGroup title={t('group.invitation')}>
          <Select
            label={t('field.language')}
            allowDeselect={false}
            data={languages.map(({ code, name }) => ({ value: code, label: name }))}
            {...field('language')}
          />
        </FormGroup>
      )}
    </>
  )
}

const options = (lookups: Lookup[]) => lookups.map(({ id, name }) => ({ value: String(id), label: name }))
