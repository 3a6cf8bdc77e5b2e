import type { Roster } from '@dsms/contract/schedule/classes/roster'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconChecks, IconClock, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import classes from '../Classes.module.css'
import { AttendanceList } from './AttendanceList.tsx'
import { rowsOf } from './rosterOf.ts'
import { useAttendance } from './useAttendance.ts'

interface Props {
  roster: Roster
  school_id: number | undefined
}

/** Those who have a seat; on the day, who of them is there. */
export function AttendanceCard({ roster, school_id }: Props) {
  const t = useText('classes')
  const format = useFormat()
  const title = useId()
  const attendance = useAttendance(roster, school_id)
  const booked = rowsOf(roster, 'booked')
  const isAnyUnmarked = booked.some((row) => row.attendance === null)
  return (
    <section className="card" aria-labelledby={title}>
      <Group justify="space-between" mb="sm">
        <h2 id={title} className={classes.title}>
          {t('roster')} <span className={classes.count}>{format.number(booked.length)}</span>
        </h2>
        {attendance.isOpen && isAnyUnmarked && (
          <Button variant="light" leftSection={<IconChecks size={18} stroke={1.5} />} onClick={attendance.markAll}>
            {t('allPresent')}
          </Button>
        )}
      </Group>
      <State roster={roster} attendance={attendance} />
      {booked.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noSeats')}
        </Text>
      ) : (
        <AttendanceList roster={roster} rows={booked} attendance={attendance} school_id={school_id} />
      )}
      <span role="status" className="visuallyHidden">
        {attendance.said}
      </span>
    </section>
  )
}

interface StateProps {
  roster: Roster
  attendance: ReturnType<typeof useAttendance>
}

/** Why nothing can be noted, and what to do about it. */
function State({
  roster: { marking, opens_at, locks_at, time_zone, may_mark, may_unlock, may_override, lesson },
  attendance: { isUnlocked, unlock, reason, giveReason },
}: StateProps) {
  const t = useText('classes')
  const format = useFormat()
  const calendar = useCalendarFormat()
  if (!may_mark || marking === 'open') return null
  if (marking === 'before_end')
    return (
      <BeforeEnd
        when={calendar.time(lesson.end, time_zone)}
        giveReason={may_override && reason === undefined ? giveReason : undefined}
      />
    )
  if (marking === 'early') {
    const { day } = clockAt(minuteOf(lesson.start), time_zone)
    return (
      <Text size="sm" c="dimmed" mb="sm">
        <IconClock size={16} stroke={1.5} aria-hidden className={classes.inText} />{' '}
        {t('marking.early', { when: `${calendar.shortDay(day)} ${calendar.time(opens_at, time_zone)}` })}
      </Text>
    )
  }
  if (marking === 'none')
    return (
      <Text size="sm" c="dimmed" mb="sm">
        {t('marking.none')}
      </Text>
    )
  if (isUnlocked)
    return (
      <Alert color="yellow" mb="sm" icon={<IconLockOpen size={20} stroke={1.5} />}>
        {t('unlocked')}
      </Alert>
    )
  return (
    <Alert color="gray" mb="sm" icon={<IconLock size={20} stroke={1.5} />}>
      <Group justify="space-between" gap="xs">
        <span>{t('marking.locked', { when: locks_at ? format.dateTime(locks_at, time_zone) : '' })}</span>
        {may_unlock && (
          <Button variant="default" size="compact-md" mih={32} onClick={unlock}>
            {t('unlock')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

/** Whose it is to note attendance while the class runs, and how whoever may override notes it all the same. */
function BeforeEnd({ when, giveReason }: { when: string; giveReason: ((reason: string) => void) | undefined }) {
  const t = useText('classes')
  const [isAsking, ask] = useState(false)
  return (
    <Alert color="gray" mb="sm" icon={<IconClock size={20} stroke={1.5} />}>
      <Group justify="space-between" gap="xs">
        <span>{t('marking.before_end', { when })}</span>
        {giveReason && (
          <Button variant="default" size="compact-md" mih={32} onClick={() => ask(true)}>
            {t('before_end')}
          </Button>
        )}
      </Group>
      {isAsking && (
        <ReasonDialog
          title={t('before_end.title')}
          reasonLabel={t('before_end.reason')}
          isReasonRequired
          action={t('before_end.confirm')}
          run={async (given) => {
            giveReason?.(given)
            ask(false)
          }}
          close={() => ask(false)}
        />
      )}
    </Alert>
  )
}
