import { guardianRights, guardians, linkGuardian } from '@dsms/contract/students/guardians/calls'
import { guardianRelations } from '@dsms/contract/students/guardians/relations'
import { missingName, type NamePart, noName } from '@dsms/contract/students/students/names'
import { Checkbox, Group, SegmentedControl, Select, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls } from '../../../kit/areas/area.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { schemaErrors } from '../../../kit/form/issues.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { PhoneInput } from '../../platform/public.ts'
import { NameInputs } from '../shared/NameInputs.tsx'
import { type StudentGuardian, speakers } from './guardians.ts'
import { useGuardiansChanged } from './useGuardiansChanged.ts'

interface Props {
  studentId: number
  school_id: number | undefined
  /** Whose relation and rights are changed; nothing adds somebody. */
  present: StudentGuardian | undefined
  /** Who speaks for the student already. */
  known: number[]
  close: () => void
}

type Relation = StudentGuardian['relation']
type Right = StudentGuardian['rights'][number]
interface Person {
  first_name: NamePart
  family_name: NamePart
  phone: string
}

/** Lets somebody known or new speak for a student, or changes what they may do. */
export function GuardianDialog({ studentId, school_id, present, known, close }: Props) {
  const t = useText('guardians')
  const may = useMay()
  const calls = useAreaCalls(speakers, school_id)
  const changed = useGuardiansChanged(school_id)
  const [isNew, setNew] = useState(false)
  const [chosen, setChosen] = useState<string | null>(present ? String(present.guardian_id) : null)
  const [person, setPerson] = useState<Person>({ first_name: noName, family_name: noName, phone: '' })
  const [relation, setRelation] = useState<Relation | null>(present?.relation ?? null)
  const [rights, setRights] = useState<Right[]>(present?.rights ?? ['view_progress', 'sign'])
  const [isMain, setMain] = useState(present?.is_main ?? false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const inSchool = school_id === undefined ? {} : { school_id }

  const check = (): Record<string, string> => {
    const found: Record<string, string> = isNew ? schemaErrors(guardians.input, person) : {}
    const missing = isNew ? missingName({ ...person, second_name: noName }) : undefined
    if (missing) found[missing] ??= codeText('required')
    if (!isNew && chosen === null) found.guardian_id = codeText('required')
    if (relation === null) found.relation = codeText('required')
    return found
  }
  /** The key of a guardian who is added here stays chosen: a second try does not add them twice. */
  const keyOfGuardian = async () => {
    if (!isNew) return Number(chosen)
    const { id } = await calls.create(person)
    setChosen(String(id))
    setNew(false)
    return id
  }
  const run = async () => {
    const found = check()
    setErrors(found)
    if (relation === null || Object.keys(found).length > 0) return
    try {
      const guardian_id = await keyOfGuardian()
      const body = { guardian_id, relation, rights, is_main: isMain, ...inSchool }
      const all = await call(linkGuardian, { params: { id: studentId }, body })
      close()
      showDone(t('of.saved', { name: all.find((one) => one.guardian_id === guardian_id)?.name ?? '' }))
      await changed()
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
  }
  const set = (part: Partial<Person>) => setPerson({ ...person, ...part })
  return (
    <ConfirmDialog
      opened
      title={present ? t('of.changeTitle', { name: present.name }) : t('add')}
      action={present ? t('of.change') : t('add')}
      run={run}
      close={close}
    >
      {!present && may(guardians.calls.create) && (
        <SegmentedControl
          aria-label={t('of.who')}
          value={isNew ? 'new' : 'known'}
          onChange={(value) => setNew(value === 'new')}
          data={[
            { value: 'known', label: t('of.known') },
            { value: 'new', label: t('of.new') },
          ]}
        />
      )}
      {!present && !isNew && (
        <RecordSelect
          area={guardians}
          school_id={school_id}
          label={t('field.guardian_id')}
          placeholder={t('of.find')}
          required
          isOffered={({ id, status }) => status === 'active' && !known.includes(id)}
          value={chosen}
          onChange={setChosen}
          error={errors.guardian_id}
        />
      )}
      {isNew && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NameInputs
              parts={['first_name', 'family_name']}
              of={(name) => ({
                label: t(`field.${name}`),
                required: true,
                value: person[name],
                onChange: (part) => set({ [name]: part }),
                errorIn: (script) => errors[`${name}.${script}`],
              })}
            />
          </SimpleGrid>
          <PhoneInput
            label={t('field.phone')}
            required
            value={person.phone}
            onChange={(phone) => set({ phone })}
            error={errors.phone}
          />
        </>
      )}
      <Select
        label={t('field.relation')}
        required
        allowDeselect={false}
        data={guardianRelations.map((value) => ({ value, label: t(`relation.${value}`) }))}
        value={relation}
        onChange={(value) => setRelation(guardianRelations.find((one) => one === value) ?? null)}
        error={errors.relation}
      />
      <Checkbox.Group
        label={t('field.rights')}
        value={rights}
        onChange={(values) => setRights(guardianRights.filter((one) => values.includes(one)))}
      >
        <Group gap="sm" mt={4}>
          {guardianRights.map((right) => (
            <Checkbox key={right} value={right} label={t(`right.${right}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {!present?.is_main && (
        <Checkbox
          label={t('of.makeMain')}
          checked={isMain}
          onChange={(event) => setMain(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
