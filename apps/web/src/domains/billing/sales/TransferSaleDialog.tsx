import { transferSale } from '@dsms/contract/billing/sales/calls'
import { students } from '@dsms/contract/students/students/calls'
import { Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useItemWords } from '../packages/useItemWords.ts'
import { moneyKey } from '../payments/useMoneyChanged.ts'
import type { SaleDialogProps } from './dialogs.ts'
import classes from './Sales.module.css'
import { useCourses } from './useCourses.ts'

/** Gives the free rest of a sale to another student, once it is shown what moves and its worth. */
export function TransferSaleDialog({ sale, school_id, close, done }: SaleDialogProps) {
  const t = useText('sales')
  const format = useFormat()
  const errorText = useErrorText()
  const { amountOf } = useItemWords()
  const [student, setStudent] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const courses = useCourses(student === null ? undefined : Number(student), school_id).data
  const only = courses?.length === 1 ? courses[0]?.value : undefined
  const course = chosen ?? only ?? null
  const params = { id: sale.id }
  const preview = useQuery({
    queryKey: [...moneyKey(sale.student_id, school_id), 'transfer of', sale.id, course],
    queryFn: ({ signal }) =>
      call(transferSale, { params, body: { preview: true, enrolment_id: Number(course), school_id } }, signal),
    enabled: course !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const money = (minor: number) => format.money(minor, sale.currency)
  const run = async () => {
    setErrors({
      ...(student === null && { student_id: codeText('required') }),
      ...(course === null && { enrolment_id: codeText('required') }),
      ...(!reason.trim() && { reason: codeText('required') }),
    })
    if (course === null || !reason.trim()) return
    try {
      await call(transferSale, { params, body: { enrolment_id: Number(course), reason: reason.trim(), school_id } })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    await done(t('transfer.done', { name: sale.name }))
  }
  return (
    <ConfirmDialog
      opened
      title={t('transfer.title', { name: sale.name })}
      text={t('transfer.text')}
      action={t('act.transfer')}
      run={run}
      close={close}
    >
      <RecordSelect
        area={students}
        school_id={school_id}
        label={t('field.student_id')}
        required
        isOffered={({ id }) => id !== sale.student_id}
        value={student}
        onChange={(id) => {
          setStudent(id)
          setChosen(null)
        }}
        error={errors.student_id}
      />
      <Select
        label={t('field.enrolment_id')}
        required
        allowDeselect={false}
        disabled={!courses || courses.length === 0}
        description={courses?.length === 0 ? t('transfer.noCourse') : undefined}
        data={courses ?? []}
        value={course}
        onChange={setChosen}
        error={errors.enrolment_id}
      />
      <div aria-live="polite">
        {preview.error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errorText(preview.error)}
          </Text>
        )}
        {preview.data && (
          <dl className={classes.sums} aria-label={t('transfer.moves')}>
            {preview.data.moved.map(({ item_id, qty, value_minor }) => {
              const item = sale.items.find(({ id }) => id === item_id)
              return (
                <div key={item_id} className={classes.sum}>
                  <dt>{item && amountOf({ ...item, qty })}</dt>
                  <dd>{money(value_minor)}</dd>
                </div>
              )
            })}
            <div className={classes.sum}>
              <dt>{t('transfer.worth')}</dt>
              <dd>
                <b>{money(preview.data.value_minor)}</b>
              </dd>
            </div>
          </dl>
        )}
      </div>
      <TextInput
        label={t('field.reason')}
        required
        dir="auto"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={errors.reason}
      />
    </ConfirmDialog>
  )
}
