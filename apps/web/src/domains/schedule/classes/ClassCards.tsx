import type { ClassSummary } from '@dsms/contract/schedule/classes/roster'
import { Group } from '@mantine/core'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { StatusMark } from '../board/views/StatusMark.tsx'
import parts from '../shared/Parts.module.css'
import { FreeSeats } from './FreeSeats.tsx'

interface Props {
  rows: ClassSummary[]
  zone: string
  search: School['search']
}

/** The list of classes on a phone. */
export function ClassCards({ rows, zone, search }: Props) {
  const t = useText('classes')
  const format = useFormat()
  const calendar = useCalendarFormat()
  return (
    <ul className={parts.toned} aria-label={t('title')}>
      {rows.map((row) => (
        <li key={row.id} style={{ '--tone': row.type.colour }}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <LinkAnchor to="/school/schedule/classes/$id" params={{ id: String(row.id) }} search={search}>
              <bdi>{row.type.name}</bdi>
            </LinkAnchor>
            <StatusMark status={row.status} />
          </Group>
          <p className={parts.line}>
            {calendar.shortDay(clockAt(minuteOf(row.start), zone).day)} · {calendar.times(row.start, row.end, zone)}
          </p>
          <p className={parts.line}>
            {[row.trainer, row.room].flatMap((one) => (one ? [<bdi key={one.name}>{one.name}</bdi>] : []))}
          </p>
          <p className={parts.line}>
            <span>{t('seatsTaken', { booked: format.number(row.booked), seats: format.number(row.capacity) })}</span>
            <span>
              {t('column.free')}: <FreeSeats row={row} />
            </span>
            {row.waiting > 0 && (
              <span>
                {t('column.waiting')}: {format.number(row.waiting)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
