import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { correctResults, type Lesson, resultDays } from '@dsms/contract/schedule/lessons/calls'
import { examResults } from '@dsms/contract/schedule/lessons/statuses'
import { Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'

interface Props {
  lesson: Lesson
  school_id: number | undefined
  close: () => void
  done: () => Promise<void>
}

/** Puts right what came of an exam; once a week has passed it asks why. */
export function ResultsDialog({ lesson, school_id, close, done }: Props) {
  const t = useText('schedule')
  const format = useFormat()
  const sat = lesson.bookings.filter(({ exam_result }) => exam_result !== null)
  const [results, setResults] = useState(new Map(sat.map(({ id, exam_result }) => [id, exam_result])))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isLate = Date.now() - Date.parse(lesson.end) > resultDays * dayMs
  const lacksReason = isLate && reason.trim() === ''
  return (
    <ConfirmDialog
      opened
      title={t('results.title')}
      text={isLate ? t('results.late', { days: format.number(resultDays) }) : undefined}
      action={t('results.save')}
      close={close}
      run={async () => {
        setTried(true)
        if (lacksReason) return
        const changed = sat.flatMap(({ id, exam_result: before }) => {
          const exam_result = results.get(id)
          return exam_result && exam_result !== before ? [{ booking_id: id, exam_result }] : []
        })
        if (changed.length > 0)
          await call(correctResults, {
            params: { id: lesson.id },
            body: { version: lesson.version, results: changed, reason: reason.trim() || null, school_id },
          })
        await done()
      }}
    >
      <Stack gap="sm">
        {sat.map(({ id, student }) => (
          <Select
            key={id}
            label={student ?? t('hiddenStudent')}
            allowDeselect={false}
            data={examResults.map((value) => ({ value, label: t(`examResult.${value}`) }))}
            value={results.get(id) ?? null}
            onChange={(value) => value && setResults(new Map(results).set(id, value))}
          />
        ))}
        <Textarea
          label={t('column.reason')}
          required={isLate}
          maxLength={500}
          autosize
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && lacksReason && codeText('required')}
        />
      </Stack>
    </ConfirmDialog>
  )
}
