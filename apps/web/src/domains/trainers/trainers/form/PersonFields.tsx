import { listTrainerCandidates } from '@dsms/contract/trainers/trainers/calls'
import { Select, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PhotoInput } from '../../../../kit/areas/inputs/PhotoInput.tsx'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { PhoneInput, useCountries, useGenders } from '../../../platform/public.ts'
import type { GroupProps } from './props.ts'

/** Who it is: somebody whom the school knows, or somebody new. Arabic and Latin names stand side by side. */
export function PersonFields({ form, trainer, school_id }: GroupProps) {
  const t = useText('trainers')
  const { field, toggle, values } = form
  const countries = useCountries()
  const genders = useGenders()
  const isKnown = !trainer && values.person_id !== null
  return (
    <FormGroup title={t('group.person')}>
      {!trainer && <KnownPerson form={form} school_id={school_id} />}
      <TextInput dir="rtl" lang="ar" autoComplete="off" {...field('first_name_ar')} />
      <TextInput dir="rtl" lang="ar" autoComplete="off" {...field('family_name_ar')} />
      <TextInput dir="ltr" lang="en" autoComplete="off" {...field('first_name_en')} />
      <TextInput
        dir="ltr"
        lang="en"
        autoComplete="off"
        description={t(isKnown ? 'help.knownName' : 'help.name')}
        {...field('family_name_en')}
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
      <PhoneInput {...field('phone')} />
      <TextInput type="email" dir="ltr" autoComplete="off" {...field('email')} />
      <TextInput dir="auto" {...field('address')} />
      {!trainer?.has_account && !isKnown && (
        <>
          <Switch description={t('help.invite')} {...toggle('invite')} />
          {values.invite ? (
            <TextInput dir="ltr" autoComplete="off" description={t('help.username')} {...field('username')} />
          ) : (
            <div />
          )}
        </>
      )}
      <div className={fullRow}>
        <PhotoInput {...field('photo')} />
      </div>
    </FormGroup>
  )
}

/** Staff and trainers of the school who are not kept here yet. */
function KnownPerson({ form: { field, values, setValues }, school_id }: Pick<GroupProps, 'form' | 'school_id'>) {
  const t = useText('trainers')
  const { data = [] } = useQuery({
    queryKey: ['area', 'trainers', school_id ?? 'own', 'candidates'],
    queryFn: ({ signal }) =>
      call(listTrainerCandidates, { query: school_id === undefined ? {} : { school_id } }, signal),
  })
  return (
    <Select
      {...longList}
      className={fullRow}
      searchable
      clearable
      placeholder={t('help.somebodyNew')}
      description={t('help.person')}
      data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...field('person_id')}
      onChange={(person_id) => setValues({ person_id, ...(person_id && values.invite ? { invite: false } : {}) })}
    />
  )
}
