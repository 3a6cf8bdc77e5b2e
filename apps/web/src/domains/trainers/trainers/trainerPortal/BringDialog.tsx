import { type CredentialKind, credentialKinds } from '@dsms/contract/trainers/credentials/rules'
import { addMyCredential } from '@dsms/contract/trainers/trainers/portal'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { PaperInput } from '../../credentials/PaperInput.tsx'
import { useMineChanged } from './useMine.ts'

interface Props {
  /** Nothing to choose one. */
  kind: CredentialKind | null
  /** The credential that this one renews. */
  replaces: number | null
  close: () => void
}

/** Takes a credential in: the paper, from the camera on phones, and what is written on it. */
export function BringDialog({ kind: asked, replaces, close }: Props) {
  const t = useText('trainerPortal')
  const words = useText('credentials')
  const changed = useMineChanged()
  const [kind, setKind] = useState(asked)
  const [fileId, setFileId] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [authority, setAuthority] = useState('')
  const [issued_on, setIssuedOn] = useState<string | null>(null)
  const [expires_on, setExpiresOn] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const run = async () => {
    const missing = {
      ...(kind === null ? { kind: codeText('required') } : {}),
      ...(fileId === null ? { file_id: codeText('required') } : {}),
    }
    setErrors(missing)
    if (kind === null || fileId === null) return
    const paper = { number: number || null, authority: authority || null, issued_on, expires_on }
    try {
      await call(addMyCredential, { body: { kind, file_id: Number(fileId), replaces_id: replaces, ...paper } })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('credentials.brought'))
    await changed()
  }
  return (
    <ConfirmDialog opened title={t('bring')} text={t('credentials.help')} action={t('bring')} run={run} close={close}>
      <Select
        label={words('field.kind')}
        required
        allowDeselect={false}
        disabled={asked !== null}
        data={credentialKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(credentialKinds.find((one) => one === value) ?? null)}
        error={errors.kind}
      />
      <PaperInput
        label={words('field.file_id')}
        required
        hasCamera
        value={fileId}
        onChange={setFileId}
        error={errors.file_id}
        kept={null}
        school_id={undefined}
      />
      <TextInput
        label={words('field.number')}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={errors.number}
      />
      <TextInput
        label={words('field.authority')}
        dir="auto"
        maxLength={120}
        value={authority}
        onChange={(event) => setAuthority(event.currentTarget.value)}
        error={errors.authority}
      />
      <DateField label={words('field.issued_on')} value={issued_on} onChange={setIssuedOn} error={errors.issued_on} />
      <DateField
        label={words('field.expires_on')}
        description={words('help.lastDay')}
        value={expires_on}
        onChange={setExpiresOn}
        error={errors.expires_on}
      />
    </ConfirmDialog>
  )
}
