import { guardianRelations, guardians, linkGuardian } from '@dsms/contract/people/guardians/calls'
import { convertLead, leads } from '@dsms/contract/people/leads/calls'
import { students } from '@dsms/contract/people/students/calls'
import { getStudentRules } from '@dsms/contract/people/students/conditions'
import { type NamePart, noName } from '@dsms/contract/people/students/names'
import { isMinor } from '@dsms/contract/people/students/rules'
import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { schemaErrors } from '../../../../kit/form/issues.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { PhoneInput, useGenders } from '../../../platform/public.ts'
import { NamePartInput } from '../../shared/NamePartInput.tsx'
import { Doubles } from '../form/Doubles.tsx'
import { studentFields } from '../studentForm.ts'

interface Props {
  leadId: number | undefined
  school: School
  saved: (id: number) => unknown
}

const empty = {
  first_name: noName as NamePart,
  second_name: noName as NamePart,
  family_name: noName as NamePart,
  birth_date: null as string | null,
  gender_id: null as string | null,
  phone: '',
  email: '',
  id_number: '',
  data_consent: false,
}
const noGuardian = {
  first_name: noName as NamePart,
  family_name: noName as NamePart,
  phone: '',
  relation: 'father' as (typeof guardianRelations)[number],
}
const parts = ['first_name', 'family_name'] as const

/** Who it is, with who looks the same beside it; for a minor the guardian at once. What a lead knows stands there already. */
export function PersonStep({ leadId, school, saved }: Props) {
  const inSchool = school.school_id === undefined ? {} : { school_id: school.school_id }
  const lead = useQuery({
    queryKey: ['area', 'leads', school.school_id ?? 'own', 'one', leadId],
    queryFn: ({ signal }) => call(leads.calls.get, { params: { id: leadId ?? 0 }, query: inSchool }, signal),
    enabled: leadId !== undefined,
  })
  if (leadId !== undefined && lead.isPending) return null
  const { names = {}, phone, email } = lead.data ?? {}
  const [ar, en] = [partsOf(names.ar), partsOf(names.en)]
  const initial = {
    ...empty,
    first_name: { ar: ar[0], en: en[0] },
    family_name: { ar: ar[1], en: en[1] },
    phone: phone ?? '',
    email: email ?? '',
  }
  return <Form initial={initial} leadId={leadId} school={school} inSchool={inSchool} saved={saved} />
}

/** The first word is the first name, the rest the family's: whoever knows better corrects it. */
function partsOf(name = ''): [string, string] {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(' ')]
}

const prefixed = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [`guardian.${path}`, text]))

interface FormProps extends Props {
  initial: typeof empty
  inSchool: { school_id?: number }
}

function Form({ initial, leadId, school, inSchool, saved }: FormProps) {
  const t = useText('sitting')
  const words = useText('students')
  const family = useText('guardians')
  const genders = useGenders().data ?? []
  const [values, setValues] = useState(initial)
  const [guardian, setGuardian] = useState(noGuardian)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }))
  const rules = useQuery({
    queryKey: ['area', 'students', school.school_id ?? 'own', 'rules'],
    queryFn: ({ signal }) => call(getStudentRules, { query: inSchool }, signal),
  })
  const today = new Date().toISOString().slice(0, 10)
  const needsGuardian = isMinor(today, values.birth_date, rules.data?.majority_age ?? 18)
  const body = {
    ...values,
    gender_id: values.gender_id === null ? null : Number(values.gender_id),
    phone: values.phone || null,
    email: values.email || null,
    id_number: values.id_number || null,
  }
  const made = useRef<number>(undefined)
  const speaks = needsGuardian && Object.values(guardian.first_name).some((part) => part !== '')
  const save = useMutation({
    mutationFn: async () => {
      // what came after failed before: nobody is written down twice
      made.current ??= (await call(students.calls.create, { body: { ...body, ...inSchool } })).id
      const id = made.current
      if (speaks) {
        const { relation, ...person } = guardian
        const added = await call(guardians.calls.create, { body: { ...person, ...inSchool } })
        await call(linkGuardian, {
          params: { id },
          body: { guardian_id: added.id, relation, rights: ['view_progress', 'sign'], is_main: true, ...inSchool },
        })
      }
      if (leadId !== undefined)
        await call(convertLead, { params: { id: leadId }, body: { student_id: id, ...inSchool } })
      return id
    },
    onSuccess: saved,
    onError: (error) => setErrors(fieldTexts(error)),
  })
  return (
    <form
      noValidate
      aria-label={t('step.person')}
      onSubmit={(event) => {
        event.preventDefault()
        const { relation: _, ...person } = guardian
        const found = {
          ...schemaErrors(students.input, body),
          ...(speaks ? prefixed(schemaErrors(guardians.input, person)) : {}),
        }
        setErrors(found)
        if (Object.keys(found).length === 0 && !save.isPending) save.mutate()
      }}
    >
      <Stack gap="md">
        <FormGroup title={t('step.person')}>
          <Text size="sm" c="dimmed" className={fullRow}>
            {t('person.help')}
          </Text>
          {parts.map((name) => (
            <NamePartInput
              key={name}
              label={words(`field.${name}`)}
              required
              value={values[name]}
              onChange={(part) => set({ [name]: part })}
              errorIn={(script) => errors[`${name}.${script}`]}
            />
          ))}
          <DateField
            label={words('field.birth_date')}
            value={values.birth_date}
            onChange={(birth_date) => set({ birth_date })}
            error={errors.birth_date}
          />
          <Select
            label={words('field.gender_id')}
            clearable
            data={genders.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.gender_id}
            onChange={(gender_id) => set({ gender_id })}
          />
          <PhoneInput
            label={words('field.phone')}
            value={values.phone}
            onChange={(phone) => set({ phone: phone ?? '' })}
            error={errors.phone}
          />
          <TextInput
            label={words('field.email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={values.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
            error={errors.email}
          />
          <TextInput
            label={words('field.id_number')}
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={values.id_number}
            onChange={(event) => set({ id_number: event.currentTarget.value })}
            error={errors.id_number}
          />
          <Checkbox
            mt="lg"
            label={words('field.data_consent')}
            checked={values.data_consent}
            onChange={(event) => set({ data_consent: event.currentTarget.checked })}
          />
          <div className={fullRow}>
            <Doubles values={{ ...studentFields.empty, ...values }} student={undefined} school_id={school.school_id} />
          </div>
        </FormGroup>
        {needsGuardian && (
          <FormGroup title={t('guardian')}>
            <Text size="sm" c="dimmed" className={fullRow}>
              {t('guardian.help')}
            </Text>
            {parts.map((name) => (
              <NamePartInput
                key={name}
                label={`${words(`field.${name}`)} – ${t('guardian')}`}
                value={guardian[name]}
                onChange={(part) => setGuardian({ ...guardian, [name]: part })}
                errorIn={(script) => errors[`guardian.${name}.${script}`]}
              />
            ))}
            <PhoneInput
              label={`${words('field.phone')} – ${t('guardian')}`}
              value={guardian.phone}
              onChange={(phone) => setGuardian({ ...guardian, phone: phone ?? '' })}
              error={errors['guardian.phone']}
            />
            <Select
              label={t('guardian.relation')}
              allowDeselect={false}
              data={guardianRelations.map((value) => ({ value, label: family(`relation.${value}`) }))}
              value={guardian.relation}
              onChange={(value) =>
                setGuardian({ ...guardian, relation: guardianRelations.find((one) => one === value) ?? 'other' })
              }
            />
          </FormGroup>
        )}
        <FormProblem problem={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('next')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
