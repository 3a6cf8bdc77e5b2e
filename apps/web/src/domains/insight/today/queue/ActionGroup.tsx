import type { ActionKind } from '@dsms/contract/insight/today/calls'
import { useId } from 'react'
import { addressOf } from '../../../../kernel/address/address.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from '../Today.module.css'
import type { Today } from '../today.ts'
import { ActionRow } from './ActionRow.tsx'
import { type ActionGroup as Group, groups, lists } from './groups.ts'
import type { Row, useQueue } from './useQueue.ts'

/** So many rows of a group are shown; the others stand in the lists. */
const most = 5

interface Props {
  group: Group
  rows: readonly Row[]
  totals: Today['action_totals']
  day: Pick<Today, 'today' | 'time_zone'>
  school: Pick<School, 'school_id' | 'search'>
  done: ReturnType<typeof useQueue>['done']
}

/** What waits of one sort: how many, the first of them, and the way to all. */
export function ActionGroup({ group, rows, totals, day, school, done }: Props) {
  const t = useText('today')
  const format = useFormat()
  const id = useId()
  const kinds: readonly ActionKind[] = groups[group]
  const shown = rows.slice(0, most)
  const total = kinds.reduce((sum, kind) => sum + (totals[kind] ?? 0), 0)
  const longer = total > shown.length ? kinds.filter((kind) => (totals[kind] ?? 0) > 0) : []
  return (
    <section aria-labelledby={id} className={classes.group} data-danger={group === 'danger' || undefined}>
      <h3 id={id} className={classes.groupName}>
        {t(`group.${group}`)} · {format.number(total)}
      </h3>
      <ul className={classes.queue}>
        {shown.map(({ key, action }) => (
          <ActionRow
            key={key}
            id={key}
            action={action}
            day={day}
            school={school}
            done={(act, settled) => done(key, act, settled)}
          />
        ))}
      </ul>
      {longer.length > 0 && (
        <ul className={classes.lists}>
          {longer.map((kind) => {
            const { to, search } = addressOf(lists[kind])
            const number = format.number(totals[kind] ?? 0)
            return (
              <li key={kind}>
                <LinkAnchor size="sm" to={to} search={{ ...school.search, ...search }}>
                  {t('allOf', { kind: t(`kind.${kind}`), number })}
                </LinkAnchor>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
