import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import type { ListedPaper } from './documents.ts'

/** Days before the last one on which a paper is worth a look. */
const near = 60

/** The last day of a paper, with a sign where it is near or over. */
export function Ends({ paper }: { paper: Pick<ListedPaper, 'expires_on' | 'days_left' | 'status'> }) {
  const t = useText('documents')
  const format = useFormat()
  const { expires_on, days_left, status } = paper
  if (expires_on === null || days_left === null) return null
  const day = format.date(expires_on)
  if (status === 'replaced' || status === 'rejected' || days_left > near) return day
  return (
    <StatusBadge status={days_left < 0 ? 'expired' : 'expiring'} label={t(days_left < 0 ? 'over' : 'until', { day })} />
  )
}
