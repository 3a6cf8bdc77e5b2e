import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { branches } from '@dsms/contract/school/branches/calls'
import { MultiSelect, Select } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { unseenStatuses } from './model.ts'
import type { Change, Wishes } from './search.ts'

interface Props {
  wishes: Wishes
  change: Change
  school_id: number | undefined
}

/** Branch, licence and states of the lessons that are shown. */
export function Filters({ wishes, change, school_id }: Props) {
  const t = useText('schedule')
  const places = useRecordChoices(branches, school_id)
  const licences = useRecordChoices(licenceTypes, school_id)
  const one = (name: 'branch_id' | 'licence_type_id', choices: { value: string; label: string }[], label: string) => (
    <Select
      {...longList}
      aria-label={label}
      placeholder={label}
      clearable
      searchable
      data={choices}
      value={wishes[name] ? String(wishes[name]) : null}
      onChange={(value) => void change({ [name]: value ? Number(value) : undefined })}
      w={160}
    />
  )
  return (
    <>
      {places.length > 1 && one('branch_id', places, t('field.branch_id'))}
      {licences.length > 1 && one('licence_type_id', licences, t('licence'))}
      <MultiSelect
        {...longList}
        aria-label={t('states')}
        placeholder={wishes.states.length === 0 ? t('states') : undefined}
        clearable
        data={keysOf(lessonStatuses)
          .filter((status) => !unseenStatuses.includes(status))
          .map((value) => ({ value, label: t(`status.${value}`) }))}
        value={wishes.states}
        onChange={(value) => void change({ states: value.join() })}
        miw={170}
        maw={320}
      />
    </>
  )
}
