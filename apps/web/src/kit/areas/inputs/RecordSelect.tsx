import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../inputs/longList.ts'
import { areaKey, useAreaCalls, useRecord } from '../area.ts'
import type { AnyArea, AnyRow } from '../types.ts'
import { type Choice, withPresent } from './useChoices.ts'

interface Props extends Omit<SelectProps, 'data' | 'onChange' | 'searchable' | 'filter'> {
  area: AnyArea
  school_id: number | undefined
  /** The one that the record has, as it is called. */
  present?: { id: number | null | undefined; name: string | null | undefined }
  isOffered?: (row: AnyRow) => boolean
  onChange?: (value: string | null) => void
}

/** One of another area's records, however many there are: what is typed is searched on the server. */
export function RecordSelect({ area, school_id, present, isOffered = () => true, ...props }: Props) {
  const t = useText('records')
  const calls = useAreaCalls({ area }, school_id)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { data } = useQuery({
    queryKey: [...areaKey({ area }, school_id), 'choices', { q }],
    queryFn: ({ signal }) => calls.list({ ...(q ? { q } : {}), perPage: 50, sort: 'name' }, signal),
    placeholderData: keepPreviousData,
  })
  const value = props.value ?? null
  const found = (data?.rows ?? []).filter(isOffered).map(({ id, name }) => ({ value: String(id), label: name }))
  const here = [...found, ...(chosen ? [chosen] : [])]
  const isCalled = value === null || value === String(present?.id) || here.some((one) => one.value === value)
  // named by the address, and not among the first
  const named = useRecord({ area }, data && !isCalled ? Number(value) : undefined, school_id).data
  const kept = [chosen, named && { value: String(named.id), label: named.name }]
    .filter((one) => one?.value === value)
    .reduce((all, one) => withPresent(all, Number(one?.value), one?.label), found)
  const choices = value === String(present?.id) ? withPresent(kept, present?.id, present?.name) : kept
  return (
    <Select
      {...longList}
      nothingFoundMessage={t('nothingFound')}
      {...props}
      value={value}
      searchable
      data={choices}
      // the server searched already, in all languages and by what is not shown here
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped(choices.some(({ label }) => label === text) ? '' : text)}
      onChange={(next) => {
        setChosen(choices.find((one) => one.value === next))
        props.onChange?.(next)
      }}
    />
  )
}
