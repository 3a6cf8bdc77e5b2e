import { type ExamResult, isOpen } from '@dsms/contract/teaching/lessonRecords/exam'
import { Alert } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconClipboardList } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

const looks = {
  passed: { color: 'green', Sign: IconCircleCheck },
  failed: { color: 'red', Sign: IconCircleX },
  open: { color: 'yellow', Sign: IconClipboardList },
} as const

/** What a mock exam comes to so far while it lasts, or came to. */
export function ExamLine({ exam, isRunning = false }: { exam: ExamResult; isRunning?: boolean }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const how = exam.passed ? 'passed' : isRunning && isOpen(exam) ? 'open' : 'failed'
  const { color, Sign } = looks[how]
  return (
    <Alert color={color} icon={<Sign size={20} stroke={1.5} />} title={t(`exam.${how}`)}>
      {t('exam.counts', {
        minor: format.number(exam.minor),
        serious: format.number(exam.serious),
        dangerous: format.number(exam.dangerous),
      })}{' '}
      {exam.manoeuvres && (
        <>
          ·{' '}
          {t('exam.manoeuvres', {
            shown: format.number(exam.manoeuvres.shown),
            required: format.number(exam.manoeuvres.required),
          })}{' '}
        </>
      )}
      · <bdi>{exam.scheme}</bdi>
    </Alert>
  )
}
