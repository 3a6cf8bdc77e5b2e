import { Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import type { AnyRecord } from '../types.ts'
import classes from './StatusNote.module.css'

type Lasting = Pick<AnyRecord, 'status_from' | 'status_until'>

/** From when to when a status lasts, in words; nothing where nobody said. */
function useStatusDays(): (record: Lasting) => string {
  const areas = useText('areas')
  const format = useFormat()
  return ({ status_from: from, status_until: until }) => {
    if (from && until) return areas('days.both', { from: format.date(from), until: format.date(until) })
    if (from) return areas('days.from', { from: format.date(from) })
    return until ? areas('days.until', { until: format.date(until) }) : ''
  }
}

/** Why a record is in its status, and for how long. */
export function StatusNote({ record }: { record: AnyRecord | undefined }) {
  const areas = useText('areas')
  const daysOf = useStatusDays()
  if (!record) return null
  const days = daysOf(record)
  if (!record.status_reason && !days) return null
  return (
    <div className={`card ${classes.note}`}>
      <IconInfoCircle size={20} stroke={1.5} aria-hidden />
      <Text size="sm" component="div">
        {record.status_reason && (
          <>
            {areas('why')}: <Typed>{record.status_reason}</Typed>
          </>
        )}
        {record.status_reason && days && ' · '}
        {days}
      </Text>
    </div>
  )
}

/** The same days in small letters under the name in a list. */
export function StatusDays({ record }: { record: Lasting }) {
  const days = useStatusDays()(record)
  return days ? (
    <Text component="div" size="xs" c="dimmed">
      {days}
    </Text>
  ) : null
}
