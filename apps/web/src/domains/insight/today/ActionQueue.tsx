import { type ActionKind, actionOwners, mostOfKind } from '@dsms/contract/insight/today/calls'
import { Text } from '@mantine/core'
import {
  IconCalendarDue,
  IconCalendarQuestion,
  IconCalendarTime,
  IconCarCrash,
  IconCertificate,
  IconChecklist,
  IconCircleCheck,
  IconFileSearch,
  IconHourglassEmpty,
  IconLicense,
  IconPhone,
  IconPlaneDeparture,
  IconUserEdit,
} from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
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
} satisfies Record<ActionKind, unknown>

/** Where all of a kind are. */
const lists = {
  lesson_requested: '/school/schedule',
  move_requested: '/school/schedule/moves',
  hour_free: '/school/waiting-list',
  lesson_unfinished: '/school/schedule',
  document_pending: '/school/documents',
  correction_pending: '/school/corrections',
  leave_pending: '/school/leave',
  credential_expiring: '/school/trainers/credentials',
  vehicle_paper_expiring: '/school/vehicles',
  defect_unsafe: '/school/defects',
  lead_follow_up: '/school/leads',
  enrolment_deadline: '/school/enrolments',
} satisfies Record<ActionKind, string>

interface Props {
  today: Today
  whose: (typeof actionOwners)[number]
  search: School['search']
}

/** What waits for somebody, the nearest deadline first: why, until when, whose it is, and the way there. */
export function ActionQueue({ today: { actions, action_totals, today }, whose, search }: Props) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const total = Object.values(action_totals).reduce((sum, count) => sum + count, 0)
  const longer = (Object.entries(action_totals) as [ActionKind, number][]).filter(([, count]) => count > mostOfKind)
  const whenOf = (deadline: string | null) => {
    if (!deadline) return t('noDeadline')
    if (deadline === today) return t('dueToday')
    return t(deadline < today ? 'late' : 'due', { date: calendar.shortDay(deadline) })
  }
  return (
    <section className="card" aria-labelledby="today-actions">
      <div className={classes.head}>
        <h2 id="today-actions" className={classes.heading}>
          {t('actions')}
        </h2>
        {total > 0 && (
          <Text size="sm" c="dimmed">
            {t('actions.more', { number: format.number(total) })}
          </Text>
        )}
        <ul className={classes.lists} aria-label={t('actions.whose')}>
          {actionOwners.map((value) => (
            <li key={value}>
              <LinkAnchor
                size="sm"
                to="/dashboard/school"
                search={{ ...search, ...(value === 'all' ? {} : { whose: value }) }}
                aria-current={value === whose ? 'true' : undefined}
              >
                {t(`actions.${value}`)}
              </LinkAnchor>
            </li>
          ))}
        </ul>
      </div>
      {actions.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('actions.none')}
        </Text>
      )}
      <ul className={classes.queue}>
        {actions.map(({ kind, subject, deadline, owner, link }, nth) => {
          const Sign = signs[kind]
          const address = new URL(link, location.origin)
          return (
            // two actions may lead to one screen
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole
            <li key={nth}>
              <Sign size={20} stroke={1.5} aria-hidden />
              <div className={classes.grow}>
                <LinkAnchor
                  to={placeOf(address.pathname)}
                  search={{ ...search, ...Object.fromEntries(address.searchParams) }}
                >
                  {t(`kind.${kind}`)}: <bdi>{subject}</bdi>
                </LinkAnchor>
                {owner && (
                  <Text size="sm" c="dimmed">
                    {t('owner', { name: `\u2068${owner}\u2069` })}
                  </Text>
                )}
              </div>
              <span className={classes.chip} data-tone={deadline && deadline <= today ? 'red' : undefined}>
                {whenOf(deadline)}
              </span>
            </li>
          )
        })}
      </ul>
      {longer.length > 0 && (
        <ul className={classes.lists} aria-label={t('actions.lists')}>
          {longer.map(([kind, count]) => (
            <li key={kind}>
              <LinkAnchor size="sm" to={placeOf(lists[kind])} search={search}>
                {t(`kind.${kind}`)}: {t('actions.more', { number: format.number(count) })}
              </LinkAnchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
