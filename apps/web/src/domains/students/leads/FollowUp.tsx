import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import type { ListedLead } from './leads.ts'

interface Props {
  lead: Pick<ListedLead, 'follow_up' | 'follow_up_on'>
  /** On a card: says what the day is, since no head of a column does, and in few letters. */
  isCard?: boolean
}

/** When a lead is to be followed up: a day to come, or in words and colour that it is today or has passed. */
export function FollowUp({ lead, isCard = false }: Props) {
  const t = useText('leads')
  const format = useFormat()
  const { follow_up, follow_up_on } = lead
  if (follow_up === null || follow_up_on === null) return null
  const date = isCard ? format.shortDay(follow_up_on, String(new Date().getFullYear())) : format.date(follow_up_on)
  if (follow_up === 'later') return <>{isCard ? t('followUp.later', { date }) : date}</>
  return (
    <StatusBadge
      status={follow_up}
      label={follow_up === 'today' ? t('followUp.today') : t('followUp.overdue', { date })}
    />
  )
}
