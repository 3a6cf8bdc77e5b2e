import { minutesBetween } from '@dsms/contract/schedule/lessons/minutes'
import { correctLessonRecord, type LessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import { Button, Modal, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import classes from '../Teaching.module.css'
import { useRecordsChanged } from './useRecords.ts'

interface Props {
  record: LessonRecord
  school_id: number | undefined
  close: () => void
}

/** Puts right what a finished record says; what it said before is kept with the reason. */
export function CorrectDialog({ record: whole, school_id, close }: Props) {
  const { id, booking_id, version, record, minutes, start, end } = whole
  const t = useText('lessonRecords')
  const changed = useRecordsChanged()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => correctLessonRecord.body,
    initialValues: {
      booking_id,
      version,
      reason: '',
      shared_note: record.shared_note ?? '',
      internal_note: record.internal_note ?? '',
      km_start: record.km_start,
      km_end: record.km_end,
      counted_minutes: minutes?.counted ?? minutesBetween(Date.parse(start), Date.parse(end)),
      school_id,
    },
  })
  return (
    <Modal opened onClose={close} title={t('office.correct')}>
      <form
        noValidate
        onSubmit={submit(async (body) => {
          await call(correctLessonRecord, { params: { id }, body })
          await changed()
          close()
        })}
      >
        <Stack gap="md">
          <FormProblem problem={problem} />
          <TextInput label={t('office.reason')} required dir="auto" maxLength={500} {...form.getInputProps('reason')} />
          <Textarea label={t('notes.shared')} autosize minRows={2} dir="auto" {...form.getInputProps('shared_note')} />
          <Textarea
            label={t('notes.internal')}
            autosize
            minRows={2}
            dir="auto"
            {...form.getInputProps('internal_note')}
          />
          <div className={classes.beside}>
            <NumberInput
              label={t('drive.start')}
              allowDecimal={false}
              hideControls
              {...km(form.getInputProps('km_start'))}
            />
            <NumberInput
              label={t('drive.end')}
              allowDecimal={false}
              hideControls
              {...km(form.getInputProps('km_end'))}
            />
          </div>
          <NumberInput
            label={t('office.countedMinutes')}
            allowDecimal={false}
            hideControls
            {...km(form.getInputProps('counted_minutes'))}
          />
          <Button type="submit" loading={isSending}>
            {t('office.save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

/** A field without a number holds null, which the input shows as nothing. */
const km = ({ value, onChange, ...rest }: ReturnType<ReturnType<typeof useZodForm>['form']['getInputProps']>) => ({
  ...rest,
  value: value ?? '',
  onChange: (next: string | number) => onChange(typeof next === 'number' ? next : null),
})
