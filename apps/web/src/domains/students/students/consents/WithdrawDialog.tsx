import { withdrawConsent } from '@dsms/contract/students/students/consents'
import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { type Consent, today } from './consents.ts'

interface Props {
  consent: Consent
  school_id: number | undefined
  close: () => void
  saved: (all: Consent[]) => void
}

/** Says since when a consent holds no longer; lessons that rested on it are told to be planned again. */
export function WithdrawDialog({ consent, school_id, close, saved }: Props) {
  const t = useText('consents')
  const [withdrawnOn, setWithdrawnOn] = useState<string | null>(today())
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const name = consent.trainer || t('hiddenTrainer')
  const run = async () => {
    if (withdrawnOn === null) return setErrors({ withdrawn_on: codeText('required') })
    try {
      const all = await call(withdrawConsent, {
        params: { id: consent.id },
        body: { version: consent.version, withdrawn_on: withdrawnOn, note: note.trim() || null, school_id },
      })
      saved(all)
      close()
      showDone(t('wasWithdrawn', { name }))
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
  }
  return (
    <ConfirmDialog opened title={t('withdrawOf', { name })} action={t('withdraw')} run={run} close={close}>
      <Text size="sm">{t('withdrawHelp')}</Text>
      <DateField
        label={t('field.withdrawn_on')}
        required
        value={withdrawnOn}
        onChange={setWithdrawnOn}
        error={errors.withdrawn_on}
      />
      <Textarea
        label={t('field.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errors.note}
      />
    </ConfirmDialog>
  )
}
