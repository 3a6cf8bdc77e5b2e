import { promoteSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { shortNoticeMinutes } from '@dsms/contract/schedule/classes/rules'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { useToasts } from '../../notices/useToasts.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'

interface Props {
  roster: Roster
  row: RosterRow
  school_id: number | undefined
  close: () => void
}

/** Gives a free seat to one who waits; at short notice only after they were asked. */
export function PromoteDialog({ roster, row, school_id, close }: Props) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const [consent, setConsent] = useState(false)
  const [isTried, setTried] = useState(false)
  const needsConsent = row.wait_reason === 'consent'
  const name = row.student ?? schedule('hiddenStudent')
  return (
    <ConfirmDialog
      opened
      title={t('promote.title', { name })}
      action={t('promote.action')}
      close={close}
      run={async () => {
        setTried(true)
        if (needsConsent && !consent) return
        const params = { id: roster.lesson.id, booking_id: row.booking_id }
        const { told } = await call(promoteSeat, { params, body: { consent, school_id } })
        toasts.done(t('promoted', { name }), told)
        await changed()
        close()
      }}
    >
      <WhoIsTold deed="seat" bookings={[row.booking_id]} school_id={school_id} />
      {needsConsent && (
        <Checkbox
          label={t('promote.consent')}
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
          error={isTried && !consent && codeText('consent_needed', { hours: format.number(shortNoticeMinutes / 60) })}
        />
      )}
    </ConfirmDialog>
  )
}
