import { bookSeat, cancelSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster } from '@dsms/contract/schedule/classes/roster'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { Alert, Checkbox, Textarea } from '@mantine/core'
import { IconArmchair, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { CallError } from '../../../../kernel/call/callError.ts'
import { codeText, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { ViolationList } from '../../lessons/ViolationList.tsx'
import { areOverridable, violationsOf } from '../../lessons/violations.ts'
import { useToasts } from '../../notices/useToasts.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { EnrolmentSelect, type Found } from './EnrolmentSelect.tsx'
import { freeSeats, rowsOf } from './rosterOf.ts'

interface Props {
  roster: Roster
  school_id: number | undefined
  close: () => void
}

/** Gives a student a seat, or a place on the waiting list: which of the two is said before. */
export function AddStudentDialog({ roster, school_id, close }: Props) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [student, setStudent] = useState<Found>()
  const [shortNotice, setShortNotice] = useState(false)
  const [reason, setReason] = useState('')
  const [against, setAgainst] = useState<Violation[]>([])
  const [fieldError, setFieldError] = useState<string>()
  const { id } = roster.lesson
  const free = freeSeats(roster)
  const mustWait = free === 0
  const canPass = roster.may_override && areOverridable(against)

  const takeOut = async (booking_id: number) => {
    try {
      await call(cancelSeat, { params: { id, booking_id }, body: { reason: 'other', school_id } })
    } catch (error) {
      showFailure(errorText(error))
    }
    await changed()
  }
  const add = async ({ enrolment_id, name }: Found) => {
    const override_reason = canPass ? reason.trim() || null : null
    const body = { enrolment_id, short_notice: mustWait && shortNotice, override_reason, school_id }
    const { seat, told } = await call(bookSeat, { params: { id }, body })
    const said =
      seat.place === null ? t('add.seated', { name }) : t('add.waiting', { name, place: format.number(seat.place) })
    toasts.undo(said, told, t('undo'), () => void takeOut(seat.booking_id))
    await changed()
    close()
  }
  const run = async () => {
    if (!student) return setFieldError(codeText('required'))
    try {
      await add(student)
    } catch (error) {
      const found = violationsOf(error)
      if (found) return setAgainst(found)
      const field = error instanceof CallError ? error.fields?.enrolment_id : undefined
      if (!field) throw error
      setFieldError(codeText(field.code, field.params))
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t('add.title')}
      action={t(mustWait ? 'add.waitAction' : 'add.seatAction')}
      close={close}
      run={run}
    >
      <Alert
        color={mustWait ? 'yellow' : 'blue'}
        icon={mustWait ? <IconHourglass size={20} stroke={1.5} /> : <IconArmchair size={20} stroke={1.5} />}
      >
        {mustWait
          ? t('add.waits', { place: format.number(rowsOf(roster, 'waiting').length + 1) })
          : t('add.free', { count: free })}
      </Alert>
      <EnrolmentSelect
        label={t('add.student')}
        value={student}
        onChange={(found) => {
          setStudent(found)
          setFieldError(undefined)
          setAgainst([])
        }}
        school_id={school_id}
        error={fieldError}
      />
      {mustWait && (
        <Checkbox
          label={t('add.shortNotice')}
          checked={shortNotice}
          onChange={(event) => setShortNotice(event.currentTarget.checked)}
        />
      )}
      {student && !mustWait && <WhoIsTold deed="book" enrolments={[student.enrolment_id]} school_id={school_id} />}
      {against.length > 0 && <ViolationList violations={against} zone={roster.time_zone} />}
      {canPass && (
        <Textarea
          label={schedule('field.override_reason')}
          description={schedule('overrideHelp')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  )
}
