import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../kernel/i18n/errorText.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import type { ReasonDialogProps } from './dialogs.ts'

/** What `ReasonDialog` shows. */
export function ReasonForm({ reasonLabel, isReasonRequired, run, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    const given = reason.trim()
    const isLacking = isReasonRequired === true && given === ''
    setMissing(isLacking)
    if (!isLacking) await run(given)
  }
  return (
    <ConfirmForm {...dialog} opened run={confirm}>
      {children}
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
    </ConfirmForm>
  )
}
