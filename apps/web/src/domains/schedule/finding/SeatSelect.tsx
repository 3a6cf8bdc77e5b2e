import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { type SeatChoice, useSeatChoices } from './find.ts'
import { SeatLine } from './SeatLine.tsx'

interface Props {
  value: SeatChoice | undefined
  onChange: (seat: SeatChoice | undefined) => void
  school_id: number | undefined
}

/** For whom a time is looked for: found by name, phone or number, or nobody yet. */
export function SeatSelect({ value, onChange, school_id }: Props) {
  const t = useText('finding')
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim() === value?.student ? '' : typed.trim(), 200)
  const { data = [] } = useSeatChoices(q, school_id)
  const all = value && !data.some((one) => one.enrolment_id === value.enrolment_id) ? [value, ...data] : data
  const seats = new Map(all.map((one) => [String(one.enrolment_id), one]))
  return (
    <Select
      {...longList}
      label={t('student')}
      placeholder={t('student.help')}
      data-autofocus
      searchable
      clearable
      nothingFoundMessage={t('student.none')}
      data={all.map((one) => ({ value: String(one.enrolment_id), label: one.student }))}
      // the server searched already, also by what is not shown
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const seat = seats.get(option.value)
        return seat && <SeatLine seat={seat} />
      }}
      onSearchChange={setTyped}
      value={value ? String(value.enrolment_id) : null}
      onChange={(key) => onChange(key ? seats.get(key) : undefined)}
    />
  )
}
