import { Text } from '@mantine/core'
import { useFormat } from '../../kernel/i18n/format.ts'
import { Typed } from '../../ui/Bidi.tsx'

interface Props {
  at: string
  by: string | null
  size?: 'xs' | 'sm'
}

/** The line over an event: when it was, and by whom where that is known. */
export function WhenBy({ at, by, size = 'sm' }: Props) {
  const format = useFormat()
  return (
    <Text size={size} c="dimmed">
      {format.dateTime(at)}
      {by && (
        <>
          {' · '}
          <Typed>{by}</Typed>
        </>
      )}
    </Text>
  )
}
