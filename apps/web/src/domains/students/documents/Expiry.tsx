import { reminderDays } from '@dsms/contract/students/documents/rules'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import type { StudentPaper } from './documents.ts'

type Props = Pick<StudentPaper, 'status' | 'expires_on' | 'days_left'>

/** Until when a paper counts; where it counts or did, how much of it is left, in a colour. */
export function Expiry({ status, expires_on, days_left }: Props) {
  const t = useText('documents')
  const format = useFormat()
  if (expires_on === null || days_left === null) return null
  const light = days_left < 0 ? 'expired' : days_left <= reminderDays[0] ? 'expiring' : 'valid'
  const left = days_left === 0 ? t('endsToday') : days_left > 0 ? 'daysLeft' : 'daysOver'
  return (
    <>
      {status !== 'replaced' && status !== 'rejected' && (
        <StatusBadge
          status={light}
          label={left === 'daysLeft' || left === 'daysOver' ? t(left, { count: Math.abs(days_left) }) : left}
        />
      )}
      <Text component="span" display="block" size="xs" c="dimmed">
        {format.date(expires_on)}
      </Text>
    </>
  )
}
