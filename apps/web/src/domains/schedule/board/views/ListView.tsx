import { Table } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import type { Model } from '../model.ts'
import { clockAt } from '../time/axis.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { LessonRow } from './LessonRow.tsx'
import { StatusMark } from './StatusMark.tsx'
import { useQuietText } from './useQuietText.ts'
import classes from './Views.module.css'

interface Props {
  model: Model
  span: Span
  actions: BoardActions
  isPhone: boolean
  /** Days without work are named too, and not only those with lessons. */
  hasQuietDays: boolean
}

/** Lessons of a week one after the other, under their days. */
export function ListView({ model, span, actions, isPhone, hasQuietDays }: Props) {
  const t = useText('schedule')
  const quiet = useQuietText(model)
  const format = useCalendarFormat()
  const text = useBarText(model)
  const lanes = new Map(model.lanes.map((lane) => [lane.id, lane]))
  const byDay = Map.groupBy(model.bars, ({ start }) => clockAt(start, model.data.time_zone).day)
  const days = span.days.filter((day) => byDay.has(day) || (hasQuietDays && quiet(day)))
  if (days.length === 0) return <Empty icon={<IconCalendarOff size={48} stroke={1} />} text={t('noLessons')} />
  return (
    <div className={classes.list}>
      {days.map((day) => (
        <section key={day} aria-label={format.fullDay(day)}>
          <h2 className={classes.dayTitle}>{format.fullDay(day)}</h2>
          {!byDay.has(day) ? (
            <p className={classes.nothing}>{quiet(day)}</p>
          ) : isPhone ? (
            <ul className={classes.rows}>
              {byDay.get(day)?.map((bar) => (
                <li key={bar.id}>
                  <LessonRow model={model} bar={bar} lane={lanes.get(bar.on[model.by])} open={actions.open} />
                </li>
              ))}
            </ul>
          ) : (
            <WideTable label={format.fullDay(day)} minWidth={640} highlightOnHover className={classes.table}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('column.time')}</Table.Th>
                  <Table.Th>{t('field.type_id')}</Table.Th>
                  <Table.Th>{t('field.students')}</Table.Th>
                  <Table.Th>{t(`by.${model.by}`)}</Table.Th>
                  <Table.Th>{t('column.status')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {byDay.get(day)?.map((bar) => (
                  <Table.Tr key={bar.id}>
                    <Table.Td>
                      <button type="button" className={classes.link} onClick={() => actions.open(bar.id)}>
                        {text.times(bar.start, bar.end)}
                      </button>
                    </Table.Td>
                    <Table.Td>
                      <span className={classes.type} style={{ '--colour': model.types.get(bar.type)?.colour }}>
                        {model.types.get(bar.type)?.name}
                      </span>
                    </Table.Td>
                    <Table.Td>
                      <bdi>{text.who(bar)}</bdi>
                    </Table.Td>
                    <Table.Td>{bar.on[model.by] ? <bdi>{lanes.get(bar.on[model.by])?.lane?.name}</bdi> : '—'}</Table.Td>
                    <Table.Td>
                      <StatusMark status={bar.status} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )}
        </section>
      ))}
    </div>
  )
}
