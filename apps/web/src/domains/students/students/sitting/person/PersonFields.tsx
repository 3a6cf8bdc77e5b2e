import { Checkbox, Select, Text, TextInput } from '@mantine/core'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../../kit/inputs/time/DateField.tsx'
import { PhoneInput, useGenders } from '../../../../platform/public.ts'
import { NameInputs } from '../../../shared/NameInputs.tsx'
import type { Person } from './personValues.ts'

interface Props {
  value: Person
  onChange: (person: Person) => void
  errors: Record<string, string>
  /** The last signs of an identity number that the reader may not see. */
  hiddenNumber: string | null
  children: React.ReactNode
}

/** Who it is, in the fields that the desk asks for. */
export function PersonFields({ value, onChange, errors, hiddenNumber, children }: Props) {
  const t = useText('sitting')
  const words = useText('students')
  const genders = useGenders().data ?? []
  const set = (change: Partial<Person>) => onChange({ ...value, ...change })
  return (
    <FormGroup title={t('step.person')}>
      <Text size="sm" c="dimmed" className={fullRow}>
        {t('person.help')}
      </Text>
      <NameInputs
        parts={['first_name', 'second_name', 'family_name']}
        of={(name) => ({
          label: name === 'second_name' ? t('person.father') : words(`field.${name}`),
          required: name !== 'second_name',
          value: value[name],
          onChange: (part) => set({ [name]: part }),
          errorIn: (script) => errors[`${name}.${script}`],
        })}
      />
      <DateField
        label={words('field.birth_date')}
        isBirth
        value={value.birth_date}
        onChange={(birth_date) => set({ birth_date })}
        error={errors.birth_date}
      />
      <Select
        label={words('field.gender_id')}
        clearable
        data={genders.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value.gender_id}
        onChange={(gender_id) => set({ gender_id })}
      />
      <PhoneInput
        label={words('field.phone')}
        value={value.phone}
        onChange={(phone) => set({ phone: phone ?? '' })}
        error={errors.phone}
      />
      <TextInput
        label={words('field.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={value.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={errors.email}
      />
      {hiddenNumber ? (
        <TextInput
          label={words('field.id_number')}
          description={words('help.idHidden')}
          readOnly
          variant="filled"
          dir="ltr"
          value={`•••• ${hiddenNumber}`}
        />
      ) : (
        <TextInput
          label={words('field.id_number')}
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          value={value.id_number}
          onChange={(event) => set({ id_number: event.currentTarget.value })}
          error={errors.id_number}
        />
      )}
      <DateField
        label={words('field.id_expires_on')}
        value={value.id_expires_on}
        onChange={(id_expires_on) => set({ id_expires_on })}
        error={errors.id_expires_on}
      />
      <Checkbox
        mt="lg"
        label={words('field.data_consent')}
        checked={value.data_consent}
        onChange={(event) => set({ data_consent: event.currentTarget.checked })}
      />
      <div className={fullRow}>{children}</div>
    </FormGroup>
  )
}
