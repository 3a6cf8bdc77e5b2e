import type { ClassSummary } from '@dsms/contract/schedule/classes/roster'
import { Badge } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** How many seats of a class are free, or that it is full. */
export function FreeSeats({ row }: { row: ClassSummary }) {
  const t = useText('classes')
  const format = useFormat()
  const free = Math.max(0, row.capacity - row.booked)
  if (free > 0) return format.number(free)
  return (
    <Badge variant="light" color="yellow" c="var(--mantine-color-text)">
      {t('full')}
    </Badge>
  )
}
