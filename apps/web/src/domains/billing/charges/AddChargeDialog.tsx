import { createCharge } from '@dsms/contract/billing/charges/calls'
import { addedKinds } from '@dsms/contract/billing/charges/statuses'
import { taxCodes } from '@dsms/contract/billing/taxRates/codes'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useCurrency } from '../../school/public.ts'

interface Props {
  studentId: number
  school_id: number | undefined
  close: () => void
  saved: () => Promise<unknown>
}

/** Adds a charge for one of the student's courses: due today unless said. */
export function AddChargeDialog({ studentId, school_id, close, saved }: Props) {
  const t = useText('charges')
  const packages = useText('packages')
  const currency = useCurrency(school_id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [kind, setKind] = useState<(typeof addedKinds)[number]>('exam')
  const [amount, setAmount] = useState<number | null>(null)
  const [tax, setTax] = useState<(typeof taxCodes)[number] | null>(null)
  const [due, setDue] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { data } = useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'of', studentId],
    queryFn: ({ signal }) =>
      call(enrolments.calls.list, { query: { student_id: studentId, perPage: 50, school_id } }, signal),
  })
  const rows = data?.rows ?? []
  const course = chosen ?? (rows[0] ? String(rows[0].id) : null)
  const run = async () => {
    const missing = {
      ...(course === null && { enrolment_id: codeText('required') }),
      ...(!amount && { amount_minor: codeText('required') }),
    }
    setErrors(missing)
    if (course === null || !amount) return
    try {
      await call(createCharge, {
        body: {
          enrolment_id: Number(course),
          kind,
          amount_minor: amount,
          tax_code: tax ?? undefined,
          due_on: due,
          note: note.trim() || null,
          school_id,
        },
      })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('added'))
    await saved()
  }
  return (
    <ConfirmDialog opened title={t('add')} action={t('save')} run={run} close={close}>
      {data && rows.length === 0 && <Text>{t('noEnrolment')}</Text>}
      <Select
        label={t('field.enrolment_id')}
        required
        allowDeselect={false}
        data={rows.map(({ id, course, licence_type }) => ({ value: String(id), label: `${course} · ${licence_type}` }))}
        value={course}
        onChange={setChosen}
        error={errors.enrolment_id}
      />
      <Select
        label={t('field.kind')}
        allowDeselect={false}
        data={addedKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(addedKinds.find((one) => one === value) ?? 'exam')}
      />
      <PriceInput
        label={t('field.amount_minor')}
        currency={currency}
        value={amount}
        onChange={setAmount}
        error={errors.amount_minor}
      />
      <Select
        label={t('field.tax_code')}
        // as the server takes it where nothing is said
        placeholder={packages(`tax_code.${kind === 'authority_fee' ? 'O' : 'S'}`)}
        clearable
        data={taxCodes.map((value) => ({ value, label: packages(`tax_code.${value}`) }))}
        value={tax}
        onChange={(value) => setTax(taxCodes.find((one) => one === value) ?? null)}
        error={errors.tax_code}
      />
      <DateField label={t('field.due_on')} value={due} onChange={setDue} error={errors.due_on} />
      <TextInput
        label={t('field.note')}
        dir="auto"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errors.note}
      />
    </ConfirmDialog>
  )
}
