import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { type SeatChoice, useSeatChoices } from '../../finding/find.ts'
import { SeatLine } from '../../finding/SeatLine.tsx'
import type { Seat } from './wish.ts'

interface Props {
  value: readonly Seat[]
  /** `came` is who was chosen just now. */
  onChange: (seats: Seat[], came: SeatChoice | undefined) => void
  school_id: number | undefined
  isFirst?: boolean
  error?: ReactNode
}

/** Students of a lesson, each by a course that they are in, found by name, phone or number; what is typed is searched on the server. */
export function StudentsInput({ value, onChange, school_id, isFirst, error }: Props) {
  const t = useText('schedule')
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { data = [] } = useSeatChoices(q, school_id)
  const seats = new Map(data.map((one) => [String(one.enrolment_id), one]))
  const found = data.map((one) => ({
    value: String(one.enrolment_id),
    label: `${one.student} · ${one.licence_type}`,
  }))
  const chosen = value
    .filter(({ enrolment_id }) => !seats.has(String(enrolment_id)))
    .map(({ enrolment_id, name }) => ({ value: String(enrolment_id), label: name }))
  return (
    <MultiSelect
      {...longList}
      label={t('field.students')}
      placeholder={value.length === 0 ? t('studentsHelp') : undefined}
      data-autofocus={isFirst || undefined}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      data={[...chosen, ...found]}
      // the server searched already
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const seat = seats.get(option.value)
        return seat ? <SeatLine seat={seat} /> : <bdi>{option.label}</bdi>
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(({ enrolment_id }) => String(enrolment_id))}
      onChange={(keys) => {
        const next = keys.flatMap((key): Seat[] => {
          const known = value.find(({ enrolment_id }) => String(enrolment_id) === key)
          const seat = seats.get(key)
          if (known) return [known]
          return seat ? [{ enrolment_id: seat.enrolment_id, student_id: seat.student_id, name: seat.student }] : []
        })
        const before = new Set(value.map(({ enrolment_id }) => enrolment_id))
        onChange(next, seats.get(String(next.find(({ enrolment_id }) => !before.has(enrolment_id))?.enrolment_id)))
      }}
      error={error}
    />
  )
}
