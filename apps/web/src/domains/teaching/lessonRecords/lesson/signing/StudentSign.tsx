import { minutesBetween } from '@dsms/contract/schedule/lessons/minutes'
import { isDrawn } from '@dsms/contract/students/contracts/drawn'
import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { hasStudentSigned } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useCalendarFormat } from '../../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { SignaturePad } from '../../../../students/public.ts'
import classes from '../../Teaching.module.css'
import { useDesk } from '../../useTeaching.ts'

interface Props {
  day: TeachingDay
  lesson: DayLesson
  /** The trainer has their phone back. */
  close: () => void
}

/** What a student is handed to sign: whose lesson, when and how far, and nothing that the school keeps for itself. */
export function StudentSign({ day, lesson, close }: Props) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const [path, setPath] = useState('')
  const screen = useRef<HTMLDialogElement>(null)
  useEffect(() => screen.current?.showModal(), [])
  const name = lesson.student?.name ?? ''
  const isSigned = hasStudentSigned(record)
  return (
    <dialog ref={screen} className={classes.handed} aria-labelledby="handed" onClose={close}>
      <div className={classes.handedBody}>
        <Text size="sm" c="dimmed">
          {t(isSigned ? 'hand.back' : 'hand.for')}
        </Text>
        <h2 id="handed" className={classes.handedTitle}>
          {isSigned ? t('hand.thanks') : <bdi>{name}</bdi>}
        </h2>
        <Facts day={day} lesson={lesson} />
        {isSigned ? (
          <Button size="lg" fullWidth leftSection={<IconCircleCheck size={22} stroke={1.5} />} onClick={close}>
            {t('hand.done')}
          </Button>
        ) : (
          <>
            <SignaturePad value={path} onChange={setPath} help={t('sign.help')} />
            <Button
              size="lg"
              fullWidth
              disabled={!isDrawn(path)}
              onClick={() => act({ kind: 'sign', role: 'student', name, signature: path })}
            >
              {t('sign.student', { name })}
            </Button>
            <Text size="sm" c="dimmed">
              {t('sign.told')}
            </Text>
            <Button size="md" fullWidth variant="subtle" onClick={close}>
              {t('hand.not')}
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}

/** The hour as it was given, and the kilometres. */
function Facts({ day, lesson }: Omit<Props, 'close'>) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { record, desk } = useDesk(lesson)
  const { started_at, ended_at, km_start, km_end } = record
  const [began, over] = [started_at ?? lesson.start, ended_at ?? lesson.end]
  const measured = minutesBetween(Date.parse(began), Date.parse(over))
  // what the trainer said of a lesson that was written up later, told already or not
  const finish = desk.queue.findLast((one) => one.kind === 'finish')
  const minutes = finish?.taught_minutes ?? lesson.minutes?.taught ?? measured
  const [from, to] = minutes === measured ? [began, over] : [lesson.start, lesson.end]
  const km = km_start !== null && km_end !== null ? km_end - km_start : null
  const facts = [
    [t('hand.lesson'), `${lesson.type.name} · ${calendar.fullDay(day.day)}`],
    [t('hand.hour'), calendar.times(from, to, day.time_zone)],
    [t('hand.minutes'), format.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })],
    [t('hand.trainer'), day.me.name],
    ...(km === null ? [] : [[t('hand.km'), format.number(km)]]),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
