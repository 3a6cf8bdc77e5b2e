import { cancelSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { attendances } from '@dsms/contract/schedule/lessons/statuses'
import { ActionIcon, NumberInput, Tooltip } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import classes from '../Classes.module.css'
import { signs } from './attendanceSigns.ts'
import { PersonFacts } from './PersonFacts.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { isMovable } from './rosterOf.ts'
import type { Attendance, useAttendance } from './useAttendance.ts'

interface Props {
  roster: Roster
  rows: readonly RosterRow[]
  attendance: Pick<ReturnType<typeof useAttendance>, 'mark' | 'isOpen'>
  school_id: number | undefined
}

/** By the letter or, on an Arabic keyboard, by where it stands. */
const keys: Record<string, Attendance> = { p: 'present', l: 'late', a: 'absent', e: 'excused' }
const markOf = ({ key, code }: KeyboardEvent): Attendance | undefined =>
  keys[key.toLowerCase()] ?? (/^[a-z]$/i.test(key) ? undefined : keys[code.replace(/^Key/, '').toLowerCase()])

/** Who is there, to be noted by a press or by keys; each mark is saved at once. */
export function AttendanceList({ roster, rows, attendance, school_id }: Props) {
  const t = useText('classes')
  const may = useMay()
  const help = useId()
  const [removing, setRemoving] = useState<RosterRow>()
  const mayRemove = may(cancelSeat) && isMovable(roster)

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = [...currentTarget.children]
    const at = items.findIndex((item) => item.contains(target))
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = items[at + (event.key === 'ArrowDown' ? 1 : -1)]
      const same = target.dataset.mark ?? 'present'
      next?.querySelector<HTMLElement>(`[data-mark="${same}"]`)?.focus()
      return
    }
    const mark = markOf(event)
    const row = rows[at]
    if (!mark || !row) return
    event.preventDefault()
    attendance.mark(row, mark)
    items[at]?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.focus()
  }

  return (
    <>
      {attendance.isOpen && (
        <p id={help} className={classes.help}>
          {t('keysHelp')}
        </p>
      )}
      <ul
        className={classes.rows}
        aria-label={t('roster')}
        aria-describedby={attendance.isOpen ? help : undefined}
        onKeyDown={attendance.isOpen ? onKeyDown : undefined}
      >
        {rows.map((row) => (
          <li key={row.booking_id} className={classes.row}>
            <PersonFacts row={row} zone={roster.time_zone} />
            {attendance.isOpen ? <Marks row={row} mark={attendance.mark} /> : <Shown row={row} />}
            {mayRemove && <RemoveButton row={row} remove={() => setRemoving(row)} />}
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveDialog roster={roster} row={removing} school_id={school_id} close={() => setRemoving(undefined)} />
      )}
    </>
  )
}

function Marks({ row, mark }: { row: RosterRow; mark: Props['attendance']['mark'] }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const name = row.student ?? schedule('hiddenStudent')
  return (
    <div className={classes.marking}>
      <fieldset aria-label={t('attendanceOf', { name })} className={classes.marks}>
        {attendances.map((one) => {
          const Sign = signs[one]
          return (
            <button
              key={one}
              type="button"
              data-mark={one}
              aria-pressed={row.attendance === one}
              className={classes.mark}
              onClick={() => mark(row, one)}
            >
              <Sign size={16} stroke={1.75} aria-hidden />
              {schedule(`attendance.${one}`)}
            </button>
          )
        })}
      </fieldset>
      {row.attendance === 'late' && <LateMinutes key={row.late_minutes} row={row} name={name} mark={mark} />}
    </div>
  )
}

/** Saved when the field is left, or by Enter. */
function LateMinutes({ row, name, mark }: { row: RosterRow; name: string; mark: Props['attendance']['mark'] }) {
  const t = useText('classes')
  const [minutes, setMinutes] = useState<number | string>(row.late_minutes ?? '')
  const save = () => {
    const value = minutes === '' ? null : Number(minutes)
    if (value !== row.late_minutes) mark(row, 'late', value)
  }
  return (
    <NumberInput
      aria-label={t('lateBy', { name })}
      rightSection={<span className={classes.unit}>{t('minutesShort')}</span>}
      rightSectionWidth={52}
      hideControls
      min={0}
      max={600}
      allowDecimal={false}
      w={110}
      value={minutes}
      onChange={setMinutes}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}

function Shown({ row: { attendance, late_minutes } }: { row: RosterRow }) {
  const schedule = useText('schedule')
  const format = useFormat()
  if (!attendance) return null
  const Sign = signs[attendance]
  return (
    <span className={classes.shown} data-mark={attendance}>
      <Sign size={16} stroke={1.75} aria-hidden />
      {schedule(`attendance.${attendance}`)}
      {late_minutes !== null && ` (${schedule('minutes', { minutes: format.number(late_minutes) })})`}
    </span>
  )
}

function RemoveButton({ row, remove }: { row: RosterRow; remove: () => void }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const label = t('remove.of', { name: row.student ?? schedule('hiddenStudent') })
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={remove}
        className={classes.remove}
      >
        <IconUserMinus size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
