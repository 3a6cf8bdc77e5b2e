import type { ActionKind } from '@dsms/contract/insight/today/calls'
import { Text } from '@mantine/core'
import {
  IconCalendarDue,
  IconCalendarQuestion,
  IconCalendarTime,
  IconCarCrash,
  IconCertificate,
  IconChecklist,
  IconFileSearch,
  IconHourglassEmpty,
  IconLicense,
  IconMessageExclamation,
  IconPhone,
  IconPhoneCall,
  IconPlaneDeparture,
  IconReceiptRefund,
  IconUserEdit,
} from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { ActButtons } from './ActButtons.tsx'
import type { Act, Action } from './acts.ts'
import type { Settled } from './deeds.ts'
import classes from './Today.module.css'
import type { Today } from './today.ts'

const signs = {
  lesson_requested: IconCalendarQuestion,
  move_requested: IconCalendarTime,
  hour_free: IconHourglassEmpty,
  lesson_unfinished: IconChecklist,
  document_pending: IconFileSearch,
  correction_pending: IconUserEdit,
  leave_pending: IconPlaneDeparture,
  credential_expiring: IconCertificate,
  vehicle_paper_expiring: IconLicense,
  defect_unsafe: IconCarCrash,
  lead_follow_up: IconPhone,
  enrolment_deadline: IconCalendarDue,
  lesson_objected: IconMessageExclamation,
  contract_objected: IconMessageExclamation,
  charge_owed_back: IconReceiptRefund,
  student_to_call: IconPhoneCall,
} satisfies Record<ActionKind, unknown>

interface Props {
  action: Action
  day: Pick<Today, 'today' | 'time_zone'>
  school: Pick<School, 'school_id' | 'search'>
  done: (act: Act, settled: Settled) => void
}

/** One thing that waits: why, until when, whose it is, the way there, and what can be done about it at once. */
export function ActionRow({ action, day: { today, time_zone }, school: { school_id, search }, done }: Props) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { kind, subject, deadline, owner, link, start, wanted, days } = action
  const Sign = signs[kind]
  const address = new URL(link, location.origin)
  const at = (instant: string) => format.dateTime(instant, time_zone)
  const whenOf = () => {
    if (!deadline) return t('noDeadline')
    if (deadline === today) return t('dueToday')
    return t(deadline < today ? 'late' : 'due', { date: calendar.shortDay(deadline) })
  }
  const factsOf = () => {
    if (start && wanted) return t('moveTo', { from: at(start), to: at(wanted) })
    if (start) return at(start)
    if (!days) return undefined
    const [first, last] = [calendar.shortDay(days.first), calendar.shortDay(days.last)]
    return first === last ? first : format.range(first, last)
  }
  const facts = factsOf()
  const small = [facts, owner && t('owner', { name: `\u2068${owner}\u2069` })].filter(Boolean).join(' · ')
  return (
    <li>
      <Sign size={20} stroke={1.5} aria-hidden />
      <div className={classes.grow}>
        <LinkAnchor to={placeOf(address.pathname)} search={{ ...search, ...Object.fromEntries(address.searchParams) }}>
          {t(`kind.${kind}`)}: <bdi>{subject}</bdi>
        </LinkAnchor>
        {small && (
          <Text size="sm" c="dimmed">
            {small}
          </Text>
        )}
      </div>
      <span className={classes.chip} data-tone={deadline && deadline <= today ? 'red' : undefined}>
        {whenOf()}
      </span>
      <ActButtons action={action} facts={facts} today={today} school_id={school_id} done={done} />
    </li>
  )
}
