import type { HolidayDay } from '@dsms/contract/school/holidays/calls'
import { Badge, Table, Text } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import classes from './Year.module.css'

/** The days of the year in words, one below the other. */
export function YearList({ days, open }: { days: HolidayDay[]; open: (day: HolidayDay) => void }) {
  const t = useText('holidays')
  const format = useFormat()
  if (days.length === 0) return <Empty icon={<IconCalendarOff size={48} stroke={1} />} text={t('empty')} />
  return (
    <div className={`card ${classes.list}`}>
      <WideTable label={t('daysOfYear')} minWidth={420} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field.name')}</Table.Th>
            <Table.Th>{t('days')}</Table.Th>
            <Table.Th>{t('hijriDate')}</Table.Th>
            <Table.Th>{t('from')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Table.Tr key={`${day.holiday_id}.${day.starts_on}`} data-off={Boolean(day.called_off_by)}>
              <Table.Td>
                <button type="button" className={classes.link} onClick={() => open(day)}>
                  <Typed>{day.name}</Typed>
                </button>{' '}
                <Marks day={day} />
              </Table.Td>
              <Table.Td>
                {day.starts_on === day.ends_on
                  ? format.date(day.starts_on)
                  : format.range(format.date(day.starts_on), format.date(day.ends_on))}
              </Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed">
                  {format.hijri(day.starts_on)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Source day={day} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </div>
  )
}

/** Whose day it is: a level, or an organization by its name. */
export function Source({ day }: { day: HolidayDay }) {
  const t = useText('holidays')
  return day.organization ? <Typed>{day.organization}</Typed> : t(`level.${day.level}`)
}

/** Special states of a day: called off, tentative, a draft, or open at other hours. */
export function Marks({ day }: { day: HolidayDay }) {
  const t = useText('holidays')
  const format = useFormat()
  const { wallTime } = useCalendarFormat()
  const marks = [
    day.called_off_by && t('calledOff'),
    day.is_tentative && !day.called_off_by && t('tentative'),
    day.is_draft && t('status.draft'),
    day.is_working && day.open_from && day.open_to && format.range(wallTime(day.open_from), wallTime(day.open_to)),
  ].filter((mark) => typeof mark === 'string')
  return marks.map((mark) => (
    <Badge key={mark} variant="default" size="sm" tt="none" fw={400}>
      {mark}
    </Badge>
  ))
}
