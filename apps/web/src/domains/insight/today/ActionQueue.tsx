import { type ActionKind, actionOwners, mostOfKind } from '@dsms/contract/insight/today/calls'
import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { ActionRow } from './ActionRow.tsx'
import classes from './Today.module.css'
import type { Today } from './today.ts'
import { useQueue } from './useQueue.ts'

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
  lesson_objected: '/school/teaching?view=to_decide',
  contract_objected: '/school/contracts',
  charge_owed_back: '/school/students',
  student_to_call: '/school/students',
} satisfies Record<ActionKind, string>

interface Props {
  today: Today
  whose: (typeof actionOwners)[number]
  school: Pick<School, 'school_id' | 'search'>
}

/** What waits for somebody, the nearest deadline first; what one call settles is settled here. */
export function ActionQueue({ today, whose, school }: Props) {
  const t = useText('today')
  const format = useFormat()
  const { action_totals } = today
  const { search } = school
  const { rows, done, list, heading } = useQueue(today.actions)
  const total = Object.values(action_totals).reduce((sum, count) => sum + count, 0)
  const longer = (Object.entries(action_totals) as [ActionKind, number][]).filter(([, count]) => count > mostOfKind)
  return (
    <section className="card" aria-labelledby="today-actions">
      <div className={classes.head}>
        <h2 id="today-actions" className={classes.heading} ref={heading} tabIndex={-1}>
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
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('actions.none')}
        </Text>
      )}
      <ul className={classes.queue} ref={list}>
        {rows.map(({ key, action }) => (
          <ActionRow
            key={key}
            action={action}
            day={today}
            school={school}
            done={(act, settled) => done(key, act, settled)}
          />
        ))}
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
