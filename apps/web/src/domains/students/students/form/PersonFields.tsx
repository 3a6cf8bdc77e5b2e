import { Select, Text, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PhotoInput } from '../../../../kit/areas/inputs/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { useCountries, useGenders } from '../../../platform/public.ts'
import { BranchInput, LookupInput } from '../../../school/public.ts'
import { NameInputs } from '../../shared/NameInputs.tsx'
import { Doubles } from './Doubles.tsx'
import type { GroupProps } from './props.ts'

const seeId = { access: { school: 'students.see_id', platform: 'schools.edit' } } as const
const parts = ['first_name', 'second_name', 'family_name'] as const

/** Who it is: the name in both scripts, birth and papers; somebody who looks the same is shown beside it. */
export function PersonFields({ form, student, school_id }: GroupProps) {
  const t = useText('students')
  const may = useMay()
  const countries = useCountries()
  const genders = useGenders()
  const { field, choice, values, setFieldValue, errors } = form
  const isHidden = Boolean(student?.id_last4) && !may(seeId)
  return (
    <FormGroup title={t('group.person')}>
      <NameInputs
        parts={parts}
        of={(name) => ({
          label: t(`field.${name}`),
          required: name !== 'second_name',
          value: values[name],
          onChange: (part) => setFieldValue(name, part),
          errorIn: (script) => errors[`${name}.${script}`],
          'data-path': name,
        })}
      />
      <Select
        clearable
        data={(genders.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('gender_id')}
      />
      <DateField isBirth {...field('birth_date')} />
      <Select
        {...longList}
        searchable
        clearable
        data={(countries.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('country_id')}
      />
      <LookupInput kind="id_type" {...choice('id_type')} />
      {isHidden ? (
        <TextInput
          label={t('field.id_number')}
          description={t('help.idHidden')}
          readOnly
          variant="filled"
          dir="ltr"
          value={`•••• ${student?.id_last4}`}
        />
      ) : (
        <TextInput dir="ltr" autoComplete="off" {...field('id_number')} />
      )}
      <DateField {...field('id_expires_on')} />
      <TextInput dir="ltr" autoComplete="off" description={t('help.studentNo')} {...field('student_no')} />
      <BranchInput description={t('help.branch')} {...choice('branch')} />
      <div className={fullRow}>
        <Doubles values={values} student={student} school_id={school_id} />
      </div>
      <div className={fullRow}>
        <PhotoInput {...field('photo')} />
      </div>
      {student?.is_minor && (
        <Text size="sm" c="dimmed" className={fullRow}>
          {t('help.minor')} <Bdi>{student.birth_date ?? ''}</Bdi>
        </Text>
      )}
    </FormGroup>
  )
}
