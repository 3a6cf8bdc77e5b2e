import type { Scope } from '@dsms/contract/kernel/permissions'
import { createPlatformStaff, type Person } from '@dsms/contract/staff/staff/calls'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useCountries, useGenders } from '../../../platform/public.ts'
import { useRoleChoices, useStaffCalls, useStaffChanged } from '../useStaffQueries.ts'
import { StaffFields } from './StaffFields.tsx'
import { bodyOf, emptyStaff, type StaffValues, valuesOf } from './staffForm.ts'

interface Props {
  scope: Scope
  school: School
  person: Person | undefined
  /** Remembers a person as the server last answered them. */
  keep: (person: Person) => void
}

/** The form itself: what is sent, and where the way goes on. */
export function StaffForm({ scope, school, person, keep }: Props) {
  const t = useText('staff')
  const common = useText('common')
  const format = useFormat()
  const roleName = useRoleName()
  const navigate = useNavigate()
  const { code } = useLanguage()
  const calls = useStaffCalls(scope, school.school_id)
  const changed = useStaffChanged(scope, school.school_id)
  const genders = useGenders().data ?? []
  const countries = useCountries().data ?? []
  const roles = useRoleChoices(scope, school.school_id).data ?? []

  const show = (id: number) =>
    navigate({ to: `/${scope}/staff/$id`, params: { id: String(id) }, search: school.search })
  const state = useRecordForm<StaffValues, Person>({
    initial: person ? valuesOf(person, code) : emptyStaff(code),
    version: person?.version,
    // both scopes take the same person
    schema: createPlatformStaff.body,
    toBody: bodyOf,
    save: (values, fields, version) => {
      const body = createPlatformStaff.body.parse(bodyOf(values))
      if (!person) return calls.create(body)
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return calls.update({ ...change, id: person.id, version })
    },
    reload: async () => {
      const now = await calls.get(person?.id ?? 0)
      return { values: valuesOf(now, code), version: now.version }
    },
    onSaved: async (saved) => {
      keep(saved)
      await changed()
      showDone(t(person ? 'saved' : 'invited', { name: saved.full_name, email: saved.email }))
      await show(saved.id)
    },
  })

  const fieldValue = (field: keyof StaffValues, value: unknown): string => {
    if (value === null || value === '') return ''
    const named = (list: { id: number; name: string }[]) => list.find((one) => String(one.id) === value)?.name ?? ''
    if (field === 'gender_id') return named(genders)
    if (field === 'country_id') return named(countries)
    if (field === 'role_id') return named(roles.map((role) => ({ id: role.id, name: roleName(role.name, role.key) })))
    if (field === 'birth_date' || field === 'joined_on') return format.date(String(value))
    return field === 'avatar' ? t('picture') : String(value)
  }

  return (
    <RecordForm
      state={state}
      saveLabel={person ? common('save') : t('addAction')}
      cancel={() => (person ? show(person.id) : navigate({ to: `/${scope}/staff`, search: school.search }))}
      fieldLabel={(field) => t(`field.${field}`)}
      fieldValue={fieldValue}
    >
      <StaffFields form={state.form} person={person} roles={roles} genders={genders} countries={countries} />
    </RecordForm>
  )
}
