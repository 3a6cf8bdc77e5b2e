import { enrolments } from '@dsms/contract/people/enrolments/calls'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import type { Seat } from './wish.ts'

interface Props {
  value: readonly Seat[]
  onChange: (seats: Seat[]) => void
  school_id: number | undefined
  error?: ReactNode
}

/** Students of a lesson, each by a course that they are in; what is typed is searched on the server. */
export function StudentsInput({ value, onChange, school_id, error }: Props) {
  const t = useText('schedule')
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
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
  const found = (data?.rows ?? []).map((row) => ({
    value: String(row.id),
    label: `${row.student} · ${row.licence_type}`,
    name: row.student,
  }))
  const chosen = value
    .filter((seat) => !found.some((one) => one.value === String(seat.enrolment_id)))
    .map((seat) => ({ value: String(seat.enrolment_id), label: seat.name, name: seat.name }))
  const all = [...chosen, ...found]
  return (
    <MultiSelect
      {...longList}
      label={t('field.students')}
      placeholder={value.length === 0 ? t('studentsHelp') : undefined}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      data={all.map(({ value: key, label }) => ({ value: key, label }))}
      // the server searched already
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(({ enrolment_id }) => String(enrolment_id))}
      onChange={(keys) =>
        onChange(
          keys.flatMap((key) => {
            const one = all.find((choice) => choice.value === key)
            return one ? [{ enrolment_id: Number(key), name: one.name }] : []
          }),
        )
      }
      error={error}
    />
  )
}
