import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'

export interface Found {
  enrolment_id: number
  name: string
}

interface Props {
  label: string
  value: Found | undefined
  onChange: (found: Found | undefined) => void
  school_id: number | undefined
  error?: ReactNode
}

/** One student by a course that they are in; what is typed is searched on the server. */
export function EnrolmentSelect({ label, value, onChange, school_id, error }: Props) {
  const t = useText('schedule')
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(value ? '' : typed.trim(), 250)
  const { data } = useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'seats', q],
    queryFn: ({ signal }) =>
      call(
        enrolments.calls.list,
        { query: { q: q || undefined, is_learning: 'true', perPage: 50, school_id } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  return (
    <Select
      {...longList}
      label={label}
      placeholder={t('studentsHelp')}
      required
      searchable
      clearable
      nothingFoundMessage={t('nothingFound')}
      data={rows.map((row) => ({ value: String(row.id), label: `${row.student} · ${row.licence_type}` }))}
      // the server searched already
      filter={({ options }) => options}
      onSearchChange={setTyped}
      value={value ? String(value.enrolment_id) : null}
      onChange={(key) => {
        const row = rows.find(({ id }) => String(id) === key)
        onChange(row && { enrolment_id: row.id, name: row.student })
      }}
      error={error}
    />
  )
}
