import { documents } from '@dsms/contract/students/documents/calls'
import { giveConsent } from '@dsms/contract/students/students/consents'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Select, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { RecordSelect } from '../../../../kit/areas/inputs/RecordSelect.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { studentPapers } from '../../documents/documents.ts'
import { type Consent, today } from './consents.ts'

interface Props {
  studentId: number
  school_id: number | undefined
  /** Trainers to whom a consent holds already. */
  holding: number[]
  close: () => void
  saved: (all: Consent[]) => void
}

/** Writes a consent down: to whom, since when, and the paper or the note that shows it. */
export function ConsentDialog({ studentId, school_id, holding, close, saved }: Props) {
  const t = useText('consents')
  const [trainer, setTrainer] = useState<string | null>(null)
  const [givenOn, setGivenOn] = useState<string | null>(today())
  const [paper, setPaper] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const papers = usePapers(studentId, school_id)
  const run = async () => {
    const missing = {
      ...(trainer === null && { trainer_id: codeText('required') }),
      ...(givenOn === null && { given_on: codeText('required') }),
      ...(paper === null && !note.trim() && { note: t('paperOrNote') }),
    }
    setErrors(missing)
    if (trainer === null || givenOn === null || Object.keys(missing).length > 0) return
    try {
      const all = await call(giveConsent, {
        params: { id: studentId },
        body: {
          trainer_id: Number(trainer),
          given_on: givenOn,
          document_id: paper === null ? null : Number(paper),
          note: note.trim() || null,
          school_id,
        },
      })
      saved(all)
      close()
      showDone(t('saved', { name: all.find((one) => one.trainer_id === Number(trainer))?.trainer ?? '' }))
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
  }
  return (
    <ConfirmDialog opened title={t('add')} action={t('save')} run={run} close={close}>
      <RecordSelect
        area={trainers}
        school_id={school_id}
        label={t('field.trainer_id')}
        required
        isOffered={({ id, status }) => status !== 'left' && !holding.includes(id)}
        value={trainer}
        onChange={setTrainer}
        error={errors.trainer_id}
      />
      <DateField label={t('field.given_on')} required value={givenOn} onChange={setGivenOn} error={errors.given_on} />
      {papers.length > 0 && (
        <Select
          label={t('field.document_id')}
          description={t('help.document_id')}
          clearable
          data={papers}
          value={paper}
          onChange={setPaper}
          error={errors.document_id}
        />
      )}
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

/** Papers of the student that can show it; none for those who may not see papers. */
function usePapers(studentId: number, school_id: number | undefined) {
  const t = useText('documents')
  const format = useFormat()
  const may = useMay()
  const calls = useAreaCalls(studentPapers, school_id)
  const { data } = useQuery({
    queryKey: [...areaKey(studentPapers, school_id), 'of', studentId],
    queryFn: ({ signal }) => calls.list({ student_id: studentId, perPage: 100, sort: '-id' }, signal),
    enabled: may(documents.calls.list),
  })
  return (data?.rows ?? [])
    .filter(({ status }) => status !== 'rejected' && status !== 'replaced')
    .map(({ id, kind, number, issued_on }) => ({
      value: String(id),
      label: [t(`kind.${kind}`), number, issued_on && format.date(issued_on)].filter(Boolean).join(' · '),
    }))
}
