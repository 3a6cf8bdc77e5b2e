import { Stack, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { SlotList } from '../../finding/SlotList.tsx'
import { useBook } from '../../finding/useBook.tsx'
import { ViolationList } from '../../lessons/ViolationList.tsx'
import type { StepProps } from '../start.ts'

/** The best free times with the first trainer and car; a press books the first lesson. */
export function LessonStep({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const { judge, student, branch, time_zone, steps } = start
  const { book, running, violations } = useBook(school_id, () => void taken())
  const board = (
    <LinkButton to="/school/schedule" search={school_id ? { school_id } : {}} variant="default">
      {t('lesson.board')}
    </LinkButton>
  )
  const isDone = steps.some(({ key, is_done }) => key === 'lesson' && is_done)
  const enrolment_id = student?.enrolment_id
  if (isDone || !judge.found?.slots.length || !judge.type_id || !branch || !student || !enrolment_id)
    return (
      <Stack gap="xs" align="flex-start">
        <Text c="dimmed">{t(isDone ? 'lesson.done' : 'lesson.notYet')}</Text>
        {isDone && board}
      </Stack>
    )
  const { type_id } = judge
  return (
    <Stack gap="sm">
      <Text>{t('lesson.press', { name: `\u2068${student.name}\u2069` })}</Text>
      {violations.length > 0 && (
        <div role="alert">
          <ViolationList violations={violations} zone={time_zone} />
        </div>
      )}
      <SlotList
        found={judge.found}
        running={running}
        take={(slot) =>
          void book(slot, {
            seat: { enrolment_id, student: student.name },
            type_id,
            branch_id: branch.id,
            zone: time_zone,
          })
        }
      />
      <div>{board}</div>
    </Stack>
  )
}
