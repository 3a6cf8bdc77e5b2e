import { completeLesson, type Lesson } from '@dsms/contract/schedule/lessons/calls'
import { isOffPlan, minutesBetween, mostMinutes, taughtAtDesk } from '@dsms/contract/schedule/lessons/minutes'
import { attendances, examResults } from '@dsms/contract/schedule/lessons/statuses'
import { NumberInput, Select, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import classes from '../Lessons.module.css'

type Attendance = (typeof attendances)[number]
type ExamResult = (typeof examResults)[number]

interface Props {
  lesson: Lesson
  /** Its planned end has come; before that it takes a reason. */
  isOver: boolean
  school_id: number | undefined
  close: () => void
  done: () => Promise<void>
}

/** Ends a lesson and notes who was there, and of an exam what came of it. */
export function CompleteDialog({ lesson, isOver, school_id, close, done }: Props) {
  const t = useText('schedule')
  const format = useFormat()
  const bookings = lesson.bookings.filter(({ status }) => status === 'booked')
  const [came, setCame] = useState<Record<number, Attendance>>({})
  const [late, setLate] = useState<Record<number, number>>({})
  const [results, setResults] = useState<Record<number, ExamResult>>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [now] = useState(() => Date.now())
  const [start, end] = [Date.parse(lesson.start), Date.parse(lesson.end)]
  const startedAt = lesson.started_at === null ? null : Date.parse(lesson.started_at)
  const planned = minutesBetween(start, end)
  const tolerance = lesson.minutes_slack
  const taught = taughtAtDesk({ start, end, startedAt }, now, { tolerance })
  const isOff = lesson.type.kind !== 'exam' && isOffPlan(planned, taught, { tolerance })
  const lacksReason = (!isOver || isOff) && reason.trim() === ''
  const lacksMinutes = isOff && minutes === null
  // what the list of the class or the kiosk says already
  const noted = (id: number) => bookings.find((one) => one.id === id)
  const cameOf = (id: number): Attendance => came[id] ?? noted(id)?.attendance ?? 'present'
  const hasSat = (id: number) => lesson.type.kind === 'exam' && ['present', 'late'].includes(cameOf(id))
  return (
    <ConfirmDialog
      opened
      title={t('complete.title', { name: lesson.type.name })}
      text={bookings.length > 0 ? t('complete.text') : undefined}
      action={t('action.complete')}
      close={close}
      run={async () => {
        setTried(true)
        if (lacksReason || lacksMinutes || bookings.some(({ id }) => hasSat(id) && !results[id])) return
        const attendance = bookings.map(({ id }) => ({
          booking_id: id,
          attendance: cameOf(id),
          late_minutes: cameOf(id) === 'late' ? (late[id] ?? noted(id)?.late_minutes ?? null) : null,
          exam_result: hasSat(id) ? results[id] : null,
        }))
        await call(completeLesson, {
          params: { id: lesson.id },
          body: {
            version: lesson.version,
            attendance,
            reason: isOver ? null : reason.trim(),
            ...(isOff && { minutes, minutes_reason: reason.trim() }),
            school_id,
          },
        })
        await done()
      }}
    >
      <Stack gap="sm">
        {isOff && (
          <>
            <Text size="sm">
              {t('complete.differs', { planned: format.number(planned), taught: format.number(taught) })}
            </Text>
            <NumberInput
              label={t('complete.minutes')}
              required
              min={0}
              max={mostMinutes}
              allowDecimal={false}
              value={minutes ?? ''}
              onChange={(value) => setMinutes(typeof value === 'number' ? value : null)}
              error={isTried && lacksMinutes && codeText('required')}
            />
          </>
        )}
        {!isOver && <Text size="sm">{t('complete.early')}</Text>}
        {(!isOver || isOff) && (
          <Textarea
            label={t(isOver ? 'complete.minutesReason' : 'complete.reason')}
            required
            dir="auto"
            autosize
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && lacksReason && codeText('required')}
          />
        )}
        {bookings.map(({ id, student }) => (
          <div key={id} className={classes.pair}>
            <Select
              label={student ?? t('hiddenStudent')}
              allowDeselect={false}
              data={attendances.map((value) => ({ value, label: t(`attendance.${value}`) }))}
              value={cameOf(id)}
              onChange={(value) => value && setCame({ ...came, [id]: value })}
            />
            {cameOf(id) === 'late' && (
              <NumberInput
                label={t('lateMinutes')}
                min={0}
                max={600}
                allowDecimal={false}
                value={late[id] ?? noted(id)?.late_minutes ?? ''}
                onChange={(value) => setLate({ ...late, [id]: Number(value) })}
              />
            )}
            {hasSat(id) && (
              <Select
                label={t('examResult.label')}
                required
                data={examResults.map((value) => ({ value, label: t(`examResult.${value}`) }))}
                value={results[id] ?? null}
                onChange={(value) => value && setResults({ ...results, [id]: value })}
                error={isTried && !results[id] && codeText('required')}
              />
            )}
          </div>
        ))}
      </Stack>
    </ConfirmDialog>
  )
}
