import { bookSeat, cancelSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { type CancelReason, cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import { Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { cancelWords } from '../../lessons/card/cancelWords.ts'
import { useToasts } from '../../notices/useToasts.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { CancelCosts } from '../../policies/CancelCosts.tsx'
import { rowsOf } from './rosterOf.ts'

interface Props {
  roster: Roster
  row: RosterRow
  school_id: number | undefined
  close: () => void
}

/** Takes somebody out of a class, and tells who has the seat now. While nobody has it, that can be undone. */
export function RemoveDialog({ roster, row, school_id, close }: Props) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const policies = useText('policies')
  const format = useFormat()
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [hasProof, setProof] = useState(false)
  const [isTried, setTried] = useState(false)
  const { id } = roster.lesson
  const name = row.student ?? schedule('hiddenStudent')
  const waiting = rowsOf(roster, 'waiting')
  const isLast = waiting.at(-1)?.booking_id === row.booking_id

  const putBack = async () => {
    try {
      const body = { enrolment_id: row.enrolment_id, short_notice: row.short_notice, school_id }
      await call(bookSeat, { params: { id }, body })
      showDone(t('undone'))
    } catch (error) {
      showFailure(errorText(error))
    }
    await changed()
  }
  const remove = async (why: CancelReason) => {
    const params = { id, booking_id: row.booking_id }
    const { promoted, told } = await call(cancelSeat, { params, body: { reason: why, has_proof: hasProof, school_id } })
    const next = waiting.filter(({ booking_id }) => promoted.includes(booking_id))
    if (next.length > 0) {
      const names = format.list(next.map(({ student }) => student ?? schedule('hiddenStudent')))
      toasts.done(t('removedFor', { name, next: names }), told)
    } else if (row.status === 'booked' || isLast)
      toasts.undo(t('removed', { name }), told, t('undo'), () => void putBack())
    else toasts.done(t('removed', { name }), told)
    await changed()
    close()
  }
  return (
    <ConfirmDialog
      opened
      title={t('remove.title', { name })}
      text={row.status === 'booked' && waiting.length > 0 ? t('remove.text') : undefined}
      action={t('remove.action')}
      isDangerous
      safe={t('remove.keep')}
      close={close}
      run={async () => {
        setTried(true)
        if (reason) await remove(reason)
      }}
    >
      <WhoIsTold deed="cancel" bookings={[row.booking_id]} school_id={school_id} />
      <Select
        label={schedule('column.reason')}
        required
        data={cancelReasons.map((value) => ({ value, label: schedule(cancelWords[value]) }))}
        value={reason}
        onChange={setReason}
        error={isTried && !reason && codeText('required')}
      />
      {reason === 'student_sick' && (
        <Switch
          label={policies('hasProof')}
          checked={hasProof}
          onChange={(event) => setProof(event.currentTarget.checked)}
        />
      )}
      {reason && row.status === 'booked' && (
        <CancelCosts
          lessonId={id}
          reason={reason}
          has_proof={hasProof}
          bookingId={row.booking_id}
          school_id={school_id}
        />
      )}
    </ConfirmDialog>
  )
}
