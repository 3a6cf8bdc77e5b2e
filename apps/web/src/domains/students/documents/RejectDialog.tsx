import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { StudentPaper } from './documents.ts'
import { usePaperText } from './useDecisions.ts'

interface Props {
  paper: Pick<StudentPaper, 'kind' | 'student'>
  run: (reason: string) => Promise<void>
  close: () => void
}

/** Asks why a paper is rejected. One line, so that Enter sends it: many papers are gone through in a row. */
export function RejectDialog({ paper, run, close }: Props) {
  const t = useText('documents')
  const areas = useText('areas')
  const paperText = usePaperText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && reason.trim() === ''
  return (
    <ConfirmDialog
      opened
      title={paperText('reject.title', paper)}
      text={t('reject.text')}
      action={t('reject')}
      run={async () => {
        setTried(true)
        if (reason.trim() !== '') await run(reason.trim())
      }}
      close={close}
    >
      <TextInput
        label={areas('reason')}
        required
        data-autofocus
        dir="auto"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isMissing && codeText('required')}
      />
    </ConfirmDialog>
  )
}
