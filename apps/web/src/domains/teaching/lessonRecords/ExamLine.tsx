import type { ExamResult } from '@dsms/contract/teaching/lessonRecords/exam'
import { Alert } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** What a mock exam comes to so far, or came to. */
export function ExamLine({ exam }: { exam: ExamResult }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const Sign = exam.passed ? IconCircleCheck : IconCircleX
  return (
    <Alert
      color={exam.passed ? 'green' : 'red'}
      icon={<Sign size={20} stroke={1.5} />}
      title={t(exam.passed ? 'exam.passed' : 'exam.failed')}
    >
      {t('exam.counts', {
        minor: format.number(exam.minor),
        serious: format.number(exam.serious),
        dangerous: format.number(exam.dangerous),
      })}{' '}
      · <bdi>{exam.scheme}</bdi>
    </Alert>
  )
}
