import { actionOwners } from '@dsms/contract/insight/today/calls'
import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from '../Today.module.css'
import type { Today } from '../today.ts'
import { ActionGroup } from './ActionGroup.tsx'
import type { Action } from './acts.ts'
import { type ActionGroup as Group, groups } from './groups.ts'
import { useQueue } from './useQueue.ts'

interface Props {
  today: Today
  whose: (typeof actionOwners)[number]
  school: Pick<School, 'school_id' | 'search'>
}

/** What waits for somebody, by what it is about, the nearest deadline of each first; what one call settles is settled here. */
export function ActionQueue({ today, whose, school }: Props) {
  const t = useText('today')
  const format = useFormat()
  const { action_totals } = today
  const { rows, done, list, heading } = useQueue(today.actions)
  const total = Object.values(action_totals).reduce((sum, count) => sum + count, 0)
  return (
    <section className={`card ${classes.panel}`} aria-labelledby="today-actions">
      <div className={classes.head}>
        <h2 id="today-actions" className={classes.heading} ref={heading} tabIndex={-1}>
          {t('actions')}
          {total > 0 && <span className={classes.total}> · {format.number(total)}</span>}
        </h2>
        <ul className={classes.lists} aria-label={t('actions.whose')}>
          {actionOwners.map((value) => (
            <li key={value}>
              <LinkAnchor
                size="sm"
                to="/dashboard/school"
                search={{ ...school.search, ...(value === 'all' ? {} : { whose: value }) }}
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
      <div ref={list}>
        {(Object.keys(groups) as Group[]).map((group) => {
          const own = rows
            .filter(({ action }) => isOf(group, action))
            .sort((one, other) => placeOf(one.action, today.today) - placeOf(other.action, today.today))
          return own.length === 0 ? null : (
            <ActionGroup
              key={group}
              group={group}
              rows={own}
              totals={action_totals}
              day={today}
              school={school}
              done={done}
            />
          )
        })}
      </div>
    </section>
  )
}

const isOf = (group: Group, { kind }: Action): boolean => groups[group].some((one) => one === kind)

/** Due things come first, then those without a day, and last those that have time. */
const placeOf = ({ deadline }: Action, today: string): number => (!deadline ? 1 : deadline <= today ? 0 : 2)
