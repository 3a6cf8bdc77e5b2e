import { Autocomplete, type AutocompleteProps, Loader, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { longList } from '../longList.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    find: typeof import('./words/en.json')
  }
}

export interface Found {
  /** Different for each of them; names may be the same. */
  value: string
  label: string
  detail?: string
}

interface Props
  extends Pick<AutocompleteProps, 'label' | 'description' | 'placeholder' | 'size' | 'disabled' | 'limit'> {
  /** Under which answers are kept: one for each thing that is searched. */
  name: string
  /** Asks for what fits; called once the reader stops typing. */
  find: (text: string, signal: AbortSignal) => Promise<Found[]>
  /** What stands in the field at first, and is searched. */
  initial?: string
}

/** Free text with suggestions from the server; says that it searches, how much it found, that it found nothing, or failed. */
export function FindField({ name, find, initial = '', ...props }: Props) {
  const t = useText('find')
  const [text, setText] = useState(initial)
  const [chosen, setChosen] = useState<string>()
  // what was chosen is no search
  const wanted = text === chosen ? '' : text.trim()
  const [q] = useDebouncedValue(wanted, 250)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find', name, q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const isAsked = wanted !== '' && q !== ''
  const found = isAsked ? (data ?? []) : []
  const rows = new Map(found.map((one) => [one.value, one]))
  const said = () => {
    if (!isAsked || error) return ''
    if (isFetching) return t('searching')
    return found.length > 0 ? t('found', { count: found.length }) : t('nothing', { text: q })
  }
  return (
    <Stack gap="xs">
      <Autocomplete
        {...longList}
        {...props}
        data={found}
        // the server searched already, also by what is not shown here
        filter={({ options, limit }) => options.slice(0, limit)}
        value={text}
        onChange={setText}
        onOptionSubmit={(value) => setChosen(rows.get(value)?.label)}
        renderOption={({ option }) => <Row {...rows.get(option.value)} />}
        rightSection={isFetching && <Loader size={18} />}
        autoComplete="off"
        dir="auto"
      />
      <Text size="sm" c="dimmed" role="status">
        {said()}
      </Text>
      {isAsked && error && <ErrorBox error={error} title={t('failed')} onRetry={() => void refetch()} />}
    </Stack>
  )
}

const Row = ({ label, detail }: Partial<Found>) => (
  <div>
    <bdi>{label}</bdi>
    {detail && (
      <Text size="xs" c="dimmed">
        <bdi>{detail}</bdi>
      </Text>
    )}
  </div>
)
