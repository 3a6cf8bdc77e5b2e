import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Select } from '@mantine/core'
import { text, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Choice, useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DayFilter } from '../../../kit/list/DayFilter.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import classes from './Classes.module.css'

const readers = { from: text, to: text, branch_id: whole, trainer_id: whole, type_id: whole }

export interface ClassFilter {
  from: string | undefined
  to: string | undefined
  branch_id: number | undefined
  trainer_id: number | undefined
  type_id: number | undefined
}

const dayIn = (written: string) => (/^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined)

/** What the address says of the classes that are wanted. */
export function useClassFilters(): ClassFilter {
  const { from, to, ...others } = useSearchOf(readers)
  return { from: dayIn(from), to: dayIn(to), ...others }
}

/** Days, branch, trainer and type of the classes that are listed. */
export function ClassFilters({ filters, school_id }: { filters: ClassFilter; school_id: number | undefined }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const may = useMay()
  const change = useChangeSearch()
  const places = useRecordChoices(branches, school_id)
  const people = useRecordChoices(trainers, school_id)
  const types = useRecordChoices(lessonTypes, school_id)
  const set = (patch: Partial<ClassFilter>) => void change({ ...patch, page: undefined })
  const one = (name: 'branch_id' | 'trainer_id' | 'type_id', choices: Choice[], label: string) =>
    choices.length > 1 && (
      <Select
        {...longList}
        aria-label={label}
        placeholder={label}
        clearable
        searchable
        data={choices}
        value={filters[name] ? String(filters[name]) : null}
        onChange={(value) => set({ [name]: value ? Number(value) : undefined })}
      />
    )
  return (
    <search className={classes.filters} aria-label={t('title')}>
      <DayFilter
        label={t('filter.from')}
        value={filters.from ?? null}
        onChange={(day) => set({ from: day ?? undefined })}
      />
      <DayFilter label={t('filter.to')} value={filters.to ?? null} onChange={(day) => set({ to: day ?? undefined })} />
      {one('branch_id', places, schedule('field.branch_id'))}
      {may(trainers.calls.list) && one('trainer_id', people, schedule('by.trainer'))}
      {one('type_id', types, schedule('field.type_id'))}
    </search>
  )
}
