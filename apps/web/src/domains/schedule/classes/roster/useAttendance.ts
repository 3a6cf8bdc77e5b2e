import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { noteAttendance, type Roster, type RosterRow } from '@dsms/contract/schedule/classes/roster'
import type { attendances } from '@dsms/contract/schedule/lessons/statuses'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { rosterKey } from '../classes.ts'
import { rowsOf } from './rosterOf.ts'

export type Attendance = (typeof attendances)[number]
type Mark = { booking_id: number; attendance: Attendance | null; late_minutes: number | null }

/** Notes who is there, shown at once and put back where the server refuses; tells what was noted last. */
export function useAttendance(roster: Roster, school_id: number | undefined) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const errorText = useErrorText()
  const client = useQueryClient()
  const changed = useLessonsChanged()
  const [said, setSaid] = useState('')
  const [isUnlocked, setUnlocked] = useState(false)
  /** Why the office does not wait for the end of the class. */
  const [reason, giveReason] = useState<string>()
  const { id, version } = roster.lesson

  const send = async (marks: Mark[], only_unmarked = false): Promise<boolean> => {
    await client.cancelQueries({ queryKey: rosterKey(id) })
    client.setQueryData<Roster>(rosterKey(id), (now) => now && { ...now, rows: now.rows.map(markedBy(marks)) })
    try {
      const body = { version, attendance: marks, only_unmarked, unlock: isUnlocked, reason, school_id }
      await call(noteAttendance, { params: { id }, body })
      return true
    } catch (error) {
      showFailure(errorText(error))
      return false
    } finally {
      await changed()
    }
  }

  /** The same once more takes it back. */
  const mark = (row: RosterRow, attendance: Attendance, late_minutes?: number | null) => {
    const isAgain = row.attendance === attendance && late_minutes === undefined
    const now = isAgain ? null : attendance
    const late = now === 'late' ? (late_minutes ?? minutesSince(roster.lesson.start)) : null
    const name = row.student ?? schedule('hiddenStudent')
    setSaid(now ? t('marked', { name, mark: schedule(`attendance.${now}`) }) : t('unmarked', { name }))
    void send([{ booking_id: row.booking_id, attendance: now, late_minutes: late }])
  }

  const markAll = async () => {
    const marks = rowsOf(roster, 'booked')
      .filter((row) => row.attendance === null)
      .map(({ booking_id }): Mark => ({ booking_id, attendance: 'present', late_minutes: null }))
    if (marks.length === 0 || !(await send(marks, true))) return
    showUndo(t('allMarked', { count: marks.length }), t('undo'), () => {
      void send(marks.map((one) => ({ ...one, attendance: null })))
    })
  }

  const { may_mark, marking } = roster
  const isOpen =
    may_mark &&
    (marking === 'open' || (marking === 'locked' && isUnlocked) || (marking === 'before_end' && reason !== undefined))
  return { mark, markAll, said, isOpen, isUnlocked, unlock: () => setUnlocked(true), reason, giveReason }
}

const markedBy =
  (marks: readonly Mark[]) =>
  (row: RosterRow): RosterRow => {
    const mark = marks.find(({ booking_id }) => booking_id === row.booking_id)
    return mark ? { ...row, attendance: mark.attendance, late_minutes: mark.late_minutes } : row
  }

/** Minutes that somebody who comes now is late; nothing before the start and long after it, where it is written down later. */
function minutesSince(start: string): number | null {
  const minutes = Math.floor((Date.now() - Date.parse(start)) / minuteMs)
  return minutes > 0 && minutes <= 240 ? minutes : null
}
