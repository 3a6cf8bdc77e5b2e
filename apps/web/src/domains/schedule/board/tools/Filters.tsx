import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { branches } from '@dsms/contract/school/branches/calls'
import { students } from '@dsms/contract/students/students/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { MultiSelect, Select, Stack } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../../kit/areas/inputs/RecordSelect.tsx'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { type BoardData, unseenStatuses } from '../model.ts'
import type { Change, Wishes } from '../search.ts'

interface Props {
  wishes: Wishes
  change: Change
  data: BoardData | undefined
  school_id: number | undefined
}

/** A list outside the box of filters would close the box when it is pressed. */
const inside = { comboboxProps: { withinPortal: false } } as const

/** Whose lessons are shown, where, for which licence and in which state. */
export function Filters({ wishes, change, data, school_id }: Props) {
  const t = useText('schedule')
  const board = useText('board')
  const places = useRecordChoices(branches, school_id)
  const licences = useRecordChoices(licenceTypes, school_id)
  const one = (name: 'branch_id' | 'licence_type_id', choices: { value: string; label: string }[], label: string) => (
    <Select
      {...longList}
      {...inside}
      label={label}
      clearable
      searchable
      data={choices}
      value={wishes[name] ? String(wishes[name]) : null}
      onChange={(value) => void change({ [name]: value ? Number(value) : undefined })}
    />
  )
  /** The board's own rows where they are of that kind, which need no other right. */
  const lane = (kind: 'trainer' | 'vehicle') => {
    const name = `${kind}_id` as const
    const field = {
      label: board(`filter.${kind}`),
      clearable: true,
      value: wishes[name] ? String(wishes[name]) : null,
      onChange: (value: string | null) => void change({ [name]: value ? Number(value) : undefined }),
    }
    if (wishes.by !== kind)
      return (
        <RecordSelect {...inside} {...field} area={kind === 'trainer' ? trainers : vehicles} school_id={school_id} />
      )
    const lanes = [...(data?.lanes ?? []), ...(data?.others ?? [])]
    const choices = lanes.map(({ id, name: called, detail }) => ({
      value: String(id),
      label: detail ? `${called} · ${detail}` : called,
    }))
    return <Select {...longList} {...inside} {...field} searchable data={choices} />
  }
  return (
    <Stack gap="sm">
      <RecordSelect
        {...inside}
        area={students}
        school_id={school_id}
        label={board('filter.student')}
        clearable
        value={wishes.student_id ? String(wishes.student_id) : null}
        onChange={(value) =>
          void change({
            student_id: value ? Number(value) : undefined,
            // somebody's lessons are seldom all on one day
            ...(value && wishes.view === 'day' ? { view: 'list' } : {}),
          })
        }
      />
      {lane('trainer')}
      {lane('vehicle')}
      {places.length > 1 && one('branch_id', places, t('field.branch_id'))}
      {licences.length > 1 && one('licence_type_id', licences, t('licence'))}
      <MultiSelect
        {...longList}
        {...inside}
        label={t('states')}
        clearable
        data={keysOf(lessonStatuses)
          .filter((status) => !unseenStatuses.includes(status))
          .map((value) => ({ value, label: t(`status.${value}`) }))}
        value={wishes.states}
        onChange={(value) => void change({ states: value.join() })}
      />
    </Stack>
  )
}
