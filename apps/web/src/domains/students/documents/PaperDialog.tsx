import { type DocumentKind, documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { documents } from '@dsms/contract/students/documents/calls'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { schemaErrors } from '../../../kit/form/issues.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { PaperInput } from '../../trainers/public.ts'

/** The fields of a paper, and the number of its file. */
interface About {
  kind: DocumentKind
  file_id: number | null
  number: string | null
  issued_on: string | null
  expires_on: string | null
}

interface Props {
  /** Whose paper it is. */
  name: string
  /** The kind that was asked for; nothing to choose one. */
  kind: DocumentKind | null
  create: (about: About, notes: string | null) => Promise<unknown>
  changed: () => Promise<unknown>
  /** The office writes beside a paper what it shall know. */
  hasNotes?: boolean
  school_id?: number | undefined
  close: () => void
}

/** Brings in a paper of a student: the file, from the camera on phones, and what is written on it. */
export function PaperDialog({ name, kind: asked, create, changed, hasNotes, school_id, close }: Props) {
  const t = useText('documents')
  const [kind, setKind] = useState<DocumentKind | null>(asked)
  const [fileId, setFileId] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [issuedOn, setIssuedOn] = useState<string | null>(null)
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  const [notes, setNotes] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})

  const run = async () => {
    const about = {
      file_id: fileId === null ? null : Number(fileId),
      number: number || null,
      issued_on: issuedOn,
      expires_on: expiresOn,
    }
    const found = schemaErrors(documents.input.omit({ student_id: true }), { ...about, kind, notes: notes || null })
    // a paper may be written down before it is there; here somebody holds it in their hands
    if (fileId === null) found.file_id = codeText('required')
    if (kind === null) found.kind = codeText('required')
    setErrors(found)
    if (kind === null || Object.keys(found).length > 0) return
    try {
      await create({ ...about, kind }, notes || null)
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('of.uploaded', { kind: t(`kind.${kind}`) }))
    await changed()
  }
  return (
    <ConfirmDialog opened title={t('of.uploadTitle', { name })} action={t('add')} run={run} close={close}>
      <Select
        label={t('field.kind')}
        required
        allowDeselect={false}
        data={documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(documentKinds.find((one) => one === value) ?? null)}
        error={errors.kind}
      />
      <PaperInput
        label={t('field.file_id')}
        required
        hasCamera
        value={fileId}
        onChange={setFileId}
        error={errors.file_id}
        kept={null}
        school_id={school_id}
      />
      <TextInput
        label={t('field.number')}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={errors.number}
      />
      <DateField label={t('field.issued_on')} value={issuedOn} onChange={setIssuedOn} error={errors.issued_on} />
      <DateField
        label={t('field.expires_on')}
        description={t('help.lastDay')}
        value={expiresOn}
        onChange={setExpiresOn}
        error={errors.expires_on}
      />
      {hasNotes && (
        <Textarea
          label={t('field.notes')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={500}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          error={errors.notes}
        />
      )}
    </ConfirmDialog>
  )
}
