import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { ChoiceProps } from '../../../kit/areas/form/AreaInputs.tsx'
import { type Choice, withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { type Kind, useEnrolmentPeople } from './useEnrolmentPeople.ts'

interface Props extends Omit<ChoiceProps, 'onChange'> {
  kind: Kind
  onChange?: (value: string | null) => void
}

/** One of the students or trainers: what is typed is searched on the server, by name, phone and e-mail. */
export function PersonChoice({ kind, school_id, present: [keptId, keptName], ...props }: Props) {
  const t = useText('records')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  const [q] = useDebouncedValue(typed.trim(), 250)
  const value = props.value ?? null
  const found = useEnrolmentPeople(kind, school_id, q ? { q } : {}) ?? []
  const isCalled = value === null || value === String(keptId) || value === chosen?.value
  // named by the address of the screen
  const named = useNamed(kind, school_id, isCalled ? undefined : Number(value))
  const choices = [
    ...found,
    ...(named ?? []),
    ...(chosen ? [{ id: Number(chosen.value), name: chosen.label, phone: null }] : []),
  ].reduce<Choice[]>((all, one) => withPresent(all, one.id, one.name), [])
  const phones = new Map(found.map(({ id, phone }) => [String(id), phone]))
  return (
    <Select
      {...longList}
      nothingFoundMessage={t('nothingFound')}
      {...props}
      value={value}
      searchable
      data={value === String(keptId) ? withPresent(choices, keptId, keptName) : choices}
      // the server searched already, also by what is not shown
      filter={({ options }: Parameters<NonNullable<SelectProps['filter']>>[0]) => options}
      renderOption={({ option }) => (
        <span>
          <bdi>{option.label}</bdi>
          {phones.get(option.value) && (
            <>
              {' '}
              <bdi dir="ltr">{phones.get(option.value)}</bdi>
            </>
          )}
        </span>
      )}
      onSearchChange={(text) => setTyped(choices.some(({ label }) => label === text) ? '' : text)}
      onChange={(next) => {
        setChosen(choices.find((one) => one.value === next))
        props.onChange?.(next)
      }}
    />
  )
}

function useNamed(kind: Kind, school_id: number | undefined, id: number | undefined) {
  const people = useEnrolmentPeople(kind, school_id, id === undefined ? {} : { id })
  return id === undefined ? undefined : people
}
