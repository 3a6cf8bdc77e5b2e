import { cancelLessonSeries, type LessonSeries, updateLessonSeries } from '@dsms/contract/schedule/series/calls'
import { Button, Stack, Table } from '@mantine/core'
import { IconCalendarX, IconPencil } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { StatusMark } from '../board/views/StatusMark.tsx'
import parts from '../shared/Parts.module.css'
import { CancelSeriesDialog } from './CancelSeriesDialog.tsx'
import { ChangeSeriesDialog } from './ChangeSeriesDialog.tsx'
import { useRuleWords, useSeries } from './series.ts'

/** A series with its lessons, and what can be done with all of them at once. */
export function SeriesPage({ id }: { id: number }) {
  const t = useText('series')
  return (
    <SchoolGate scope="school" title={t('one')}>
      {(school) => <OneSeries id={id} school={school} />}
    </SchoolGate>
  )
}

function OneSeries({ id, school }: { id: number; school: School }) {
  const t = useText('series')
  const may = useMay()
  const [dialog, setDialog] = useState<'change' | 'cancel'>()
  const { data: series, isError, error, refetch } = useSeries(id, school.school_id)
  const parents = [{ label: t('title'), to: '/school/schedule/series' as const, search: school.search }]
  const isOver = series?.lessons_to_come === 0
  const close = () => setDialog(undefined)
  return (
    <Page
      title={series ? (series.name ?? series.type.name) : t('one')}
      breadcrumbs={parents}
      action={
        series &&
        !isOver && (
          <>
            {may(cancelLessonSeries) && (
              <Button
                variant="default"
                leftSection={<IconCalendarX size={18} stroke={1.5} />}
                onClick={() => setDialog('cancel')}
              >
                {t('cancel.action')}
              </Button>
            )}
            {may(updateLessonSeries) && (
              <Button leftSection={<IconPencil size={18} stroke={1.5} />} onClick={() => setDialog('change')}>
                {t('change.action')}
              </Button>
            )}
          </>
        )
      }
    >
      {isError && !series && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!series && !isError && <ListSkeleton rows={8} />}
      {series && (
        <Stack gap="lg">
          <Facts series={series} />
          <Lessons series={series} />
        </Stack>
      )}
      {series && dialog === 'change' && (
        <ChangeSeriesDialog series={series} school_id={school.school_id} close={close} />
      )}
      {series && dialog === 'cancel' && (
        <CancelSeriesDialog series={series} school_id={school.school_id} close={close} />
      )}
    </Page>
  )
}

function Facts({ series }: { series: LessonSeries }) {
  const t = useText('series')
  const schedule = useText('schedule')
  const format = useFormat()
  const ruleWords = useRuleWords()
  const facts: [string, string | null | undefined][] = [
    [schedule('field.type_id'), series.type.name],
    [t('column.when'), ruleWords(series)],
    [t('column.lessons'), t('toCome', { coming: series.lessons_to_come, total: series.lessons_total })],
    [schedule('field.branch_id'), series.branch.name],
    [t('field.course_id'), series.course?.name],
    [t('field.component_id'), series.mode && `${series.mode.component} · ${series.mode.name}`],
    [schedule('by.trainer'), series.trainer?.name],
    [schedule('by.vehicle'), series.vehicle?.name],
    [schedule('by.room'), series.room?.name],
    [schedule('by.circuit'), series.circuit?.name],
    [schedule('by.simulator'), series.simulator?.name],
    [t('field.capacity'), format.number(series.capacity)],
    [t('field.is_public'), t(series.is_public ? 'public' : 'private')],
    [t('field.language'), series.language && format.nameOf('language', series.language)],
  ]
  return (
    <dl className={clsx('card', parts.facts)}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Lessons({ series: { lessons, time_zone } }: { series: LessonSeries }) {
  const t = useText('series')
  const schedule = useText('schedule')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const hasSessions = lessons.some(({ session }) => session)
  return (
    <WideTable label={t('column.lessons')} minWidth={640}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{schedule('field.day')}</Table.Th>
          <Table.Th>{schedule('column.time')}</Table.Th>
          {hasSessions && <Table.Th>{t('column.session')}</Table.Th>}
          <Table.Th>{schedule('by.trainer')}</Table.Th>
          <Table.Th>{t('column.seats')}</Table.Th>
          <Table.Th>{schedule('column.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lessons.map((lesson) => (
          <Table.Tr key={lesson.id}>
            <Table.Td>{format.shortDay(clockAt(minuteOf(lesson.start), time_zone).day)}</Table.Td>
            <Table.Td>{format.times(lesson.start, lesson.end, time_zone)}</Table.Td>
            {hasSessions && (
              <Table.Td>
                <bdi>{lesson.session?.name ?? '–'}</bdi>
              </Table.Td>
            )}
            <Table.Td>
              <bdi>{lesson.trainer?.name ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>
              {schedule('seats', {
                booked: numbers.number(lesson.bookings.filter(({ status }) => status === 'booked').length),
                seats: numbers.number(lesson.capacity),
              })}
            </Table.Td>
            <Table.Td>
              <StatusMark status={lesson.status} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
