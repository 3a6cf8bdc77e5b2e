import { cancelLesson, createLesson } from '@dsms/contract/schedule/lessons/calls'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { violationsOf } from '../lessons/violations.ts'
import { firstNames } from '../notices/names.ts'
import { useToasts } from '../notices/useToasts.ts'
import type { SeatChoice, Slot } from './find.ts'

interface Wished {
  seat: Pick<SeatChoice, 'enrolment_id' | 'student'>
  type_id: number
  branch_id: number
  zone: string
}

/**
 * Books a start as the form would: the server judges it by all rules. A toast says who is told and takes it back: as one that was
 * booked by mistake, which never costs anything.
 */
export function useBook(school_id: number | undefined, done: () => void) {
  const t = useText('finding')
  const may = useMay()
  const format = useCalendarFormat()
  const errorText = useErrorText()
  const toasts = useToasts()
  const saidTold = useSaidTold()
  const changed = useLessonsChanged()
  const [running, setRunning] = useState<Slot>()
  const [violations, setViolations] = useState<Violation[]>([])

  const takeBack = async (id: number, version: number) => {
    try {
      const body = { version, reason: 'duplicate' as const, school_id }
      await call(cancelLesson, { params: { id }, body })
      showDone(t('undone'))
    } catch (error) {
      showFailure(errorText(error))
    }
    await changed()
  }
  const book = async (slot: Slot, { seat, type_id, branch_id, zone }: Wished) => {
    if (running) return
    setRunning(slot)
    setViolations([])
    const { reasons: _reasons, ...taken } = slot
    try {
      const body = { ...taken, type_id, branch_id, enrolment_ids: [seat.enrolment_id], school_id }
      const { lesson, told } = await call(createLesson, { body })
      const when = `${format.shortDay(clockAt(minuteOf(lesson.start), zone).day)} ${format.time(lesson.start, zone)}`
      const name = `\u2068${seat.student}\u2069`
      const message = (
        <>
          {t('booked', { name, when })}
          {told.some(({ by }) => by !== 'nobody') && (
            <Text span display="block" size="xs" c="dimmed">
              {saidTold(told)}
            </Text>
          )}
        </>
      )
      if (may(cancelLesson)) toasts.undo(message, told, t('undo'), () => void takeBack(lesson.id, lesson.version))
      else toasts.done(message, told)
      done()
    } catch (error) {
      const found = violationsOf(error)
      if (found) setViolations(found)
      else showFailure(errorText(error))
    }
    setRunning(undefined)
    await changed()
  }
  return { book, running, violations }
}

function useSaidTold() {
  const t = useText('schedule')
  const format = useFormat()
  return (told: readonly ToldPerson[]) =>
    (['account', 'mail'] as const)
      .flatMap((by) => {
        const names = told.filter((one) => one.by === by).map(({ name }) => `\u2068${name ?? t('hiddenStudent')}\u2069`)
        return names.length > 0 ? [t(`told.${by}`, { names: firstNames(names, format) })] : []
      })
      .join(' ')
}
