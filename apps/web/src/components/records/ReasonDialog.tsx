import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../i18n/errorText.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

interface Props extends Omit<ConfirmDialogProps, 'opened' | 'run' | 'children'> {
  /** What the field is called. */
  reasonLabel: string
  /** Nothing happens without one. */
  isReasonRequired?: boolean
  run: (reason: string) => Promise<void>
}

/** Asks before something that others will want to understand, with the reason why, which stays on record. */
export function ReasonDialog({ reasonLabel, isReasonRequired, run, ...dialog }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    const given = reason.trim()
    const isLacking = isReasonRequired === true && given === ''
    setMissing(isLacking)
    if (!isLacking) await run(given)
  }
  return (
    <ConfirmDialog {...dialog} opened run={confirm}>
      <Textarea
        label={reasonLabel}
        required={isReasonRequired}
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        error={isMissing && codeText('required')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
