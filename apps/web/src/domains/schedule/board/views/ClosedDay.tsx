import { Button } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { isolated } from '../isolated.ts'
import type { Model } from '../model.ts'

interface Props {
  model: Model
  openDay: (day: string) => void
}

/** In place of a day on which nobody works: why, and the next one on which somebody does. */
export function ClosedDay({ model: { data }, openDay }: Props) {
  const t = useText('board')
  const format = useCalendarFormat()
  const why = isolated(data.opening[0]?.name ?? t('closed.weekly'))
  const next = data.next_open
  const words = next ? `${format.weekday(next, 'long')} ${format.dayMonth(next)}` : ''
  return (
    <Empty
      icon={<IconBuildingStore size={48} stroke={1} />}
      text={next ? t('closed.next', { why, day: words }) : t('closed.alone', { why })}
    >
      {next && (
        <Button variant="default" onClick={() => openDay(next)}>
          {t('closed.go', { day: words })}
        </Button>
      )}
    </Empty>
  )
}
