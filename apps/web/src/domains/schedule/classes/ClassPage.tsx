import { getBoard } from '@dsms/contract/schedule/board/calls'
import { bookSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster } from '@dsms/contract/schedule/classes/roster'
import { isClass } from '@dsms/contract/schedule/classes/rules'
import { Button, Menu, Stack } from '@mantine/core'
import { IconCalendarWeek, IconPrinter, IconQrcode, IconUserPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { StatusMark } from '../board/views/StatusMark.tsx'
import classes from './Classes.module.css'
import { useRoster } from './classes.ts'
import { AddStudentDialog } from './roster/AddStudentDialog.tsx'
import { AttendanceCard } from './roster/AttendanceCard.tsx'
import { RemovedList } from './roster/RemovedList.tsx'
import { isMovable } from './roster/rosterOf.ts'
import { usePrintRoster } from './roster/usePrintRoster.ts'
import { WaitingList } from './roster/WaitingList.tsx'

/** A class: who has a seat, who waits for one, and who was there. */
export function ClassPage({ id }: { id: number }) {
  const t = useText('classes')
  return (
    <SchoolGate scope="school" title={t('one')}>
      {(school) => <OneClass id={id} school={school} />}
    </SchoolGate>
  )
}

function OneClass({ id, school }: { id: number; school: School }) {
  const t = useText('classes')
  const { data: roster, isError, error, refetch } = useRoster(id, school.school_id)
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={roster ? roster.lesson.type.name : t('one')}
      status={roster && <StatusMark status={roster.lesson.status} />}
      breadcrumbs={[{ label: t('title'), to: '/school/schedule/classes', search: school.search }]}
      action={roster && <Actions roster={roster} school={school} add={() => setAdding(true)} />}
      menu={roster && <RestOfActions roster={roster} school={school} />}
    >
      {isError && !roster && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!roster && !isError && <ListSkeleton rows={8} />}
      {roster && (
        <Stack gap="lg">
          <Facts roster={roster} school={school} />
          <AttendanceCard roster={roster} school_id={school.school_id} />
          {isClass(roster.lesson.type.kind, roster.lesson.capacity) && (
            <WaitingList roster={roster} school_id={school.school_id} />
          )}
          <RemovedList roster={roster} />
        </Stack>
      )}
      {roster && isAdding && (
        <AddStudentDialog roster={roster} school_id={school.school_id} close={() => setAdding(false)} />
      )}
    </Page>
  )
}

interface Part {
  roster: Roster
  school: School
}

function Actions({ roster, school, add }: Part & { add: () => void }) {
  const t = useText('classes')
  const may = useMay()
  return (
    <>
      {roster.may_mark && roster.marking !== 'none' && roster.marking !== 'locked' && (
        <LinkButton
          to="/school/schedule/classes/$id/kiosk"
          params={{ id: String(roster.lesson.id) }}
          search={school.search}
          variant="default"
          leftSection={<IconQrcode size={18} stroke={1.5} />}
        >
          {t('kiosk')}
        </LinkButton>
      )}
      {may(bookSeat) && isMovable(roster) && (
        <Button leftSection={<IconUserPlus size={18} stroke={1.5} />} onClick={add}>
          {t('add.action')}
        </Button>
      )}
    </>
  )
}

function RestOfActions({ roster, school }: Part) {
  const t = useText('classes')
  const may = useMay()
  const print = usePrintRoster(roster)
  const { lesson, time_zone } = roster
  const { day } = clockAt(minuteOf(lesson.start), time_zone)
  return (
    <>
      <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={print}>
        {t('print')}
      </Menu.Item>
      {may(getBoard) && (
        <Menu.Item
          component={Link}
          to="/school/schedule"
          search={{ ...school.search, date: day, lesson: lesson.id }}
          leftSection={<IconCalendarWeek size={18} stroke={1.5} />}
        >
          {t('inSchedule')}
        </Menu.Item>
      )}
    </>
  )
}

function Facts({ roster: { lesson, time_zone, rows }, school }: Part) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const may = useMay()
  const count = (status: string) => rows.filter((row) => row.status === status).length
  const facts: [string, string | null | undefined][] = [
    [schedule('field.day'), format.fullDay(clockAt(minuteOf(lesson.start), time_zone).day)],
    [schedule('column.time'), format.times(lesson.start, lesson.end, time_zone)],
    [schedule('by.trainer'), lesson.trainer?.name],
    [schedule('by.room'), lesson.room?.name],
    [schedule('field.branch_id'), lesson.branch.name],
    [
      t('column.seats'),
      t('seatsTaken', { booked: numbers.number(count('booked')), seats: numbers.number(lesson.capacity) }),
    ],
    [t('column.waiting'), count('waiting') > 0 ? numbers.number(count('waiting')) : null],
  ]
  return (
    <dl className={clsx('card', classes.facts)}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
      {lesson.series_id && may(getBoard) && (
        <div>
          <dt>{t('series')}</dt>
          <dd>
            <LinkAnchor
              to="/school/schedule/series/$id"
              params={{ id: String(lesson.series_id) }}
              search={school.search}
            >
              {schedule('openSeries')}
            </LinkAnchor>
          </dd>
        </div>
      )}
    </dl>
  )
}
