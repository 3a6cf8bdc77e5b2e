import { getAvailability } from '@dsms/contract/trainers/availability/calls'
import { Button, Group } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { Model } from '../model.ts'
import { clockAt } from '../time/axis.ts'

interface Props {
  model: Model
  /** Some trainers are left out, who may teach all the same. */
  isFiltered: boolean
  openDay: (day: string) => void
}

/** In place of grey lanes, on a day on which a branch is open and nobody teaches: the next day with work, and the hours. */
export function IdleDay({ model: { data }, isFiltered, openDay }: Props) {
  const t = useText('board')
  const format = useCalendarFormat()
  const may = useMay()
  const next = data.next_taught === null ? undefined : clockAt(data.next_taught, data.time_zone).day
  const words = next ? `${format.weekday(next, 'long')} ${format.dayMonth(next)}` : ''
  const why = t(isFiltered ? 'idle.shown' : 'idle.nobody')
  return (
    <Empty icon={<IconUserOff size={48} stroke={1} />} text={next ? `${why} ${t('idle.next', { day: words })}` : why}>
      <Group gap="xs" justify="center">
        {next && (
          <Button variant="default" onClick={() => openDay(next)}>
            {t('closed.go', { day: words })}
          </Button>
        )}
        {may(getAvailability) && (
          <Button component={Link} to="/school/availability" variant="default">
            {t('idle.hours')}
          </Button>
        )}
      </Group>
    </Empty>
  )
}
