import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { Stack, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { CancelCosts } from '../../policies/CancelCosts.tsx'
import { CancelFields } from '../card/CancelFields.tsx'
import type { LessonForm } from './useLessonForm.ts'

interface Props {
  form: LessonForm
  lesson: Lesson | undefined
  school_id: number | undefined
}

/** Why students are taken out of a lesson, and what that costs each of them. */
export function Gone({ form: { gone, reason }, lesson, school_id }: Props) {
  const t = useText('schedule')
  if (gone.length === 0 || !lesson) return null
  const why = reason.reason
  return (
    <Stack gap="sm" component="section" aria-label={t('gone.title')}>
      <Text fw={600}>{t('gone.title')}</Text>
      <WhoIsTold deed="cancel" bookings={gone.map(({ id }) => id)} school_id={school_id} />
      <CancelFields {...reason} hasNote={false} />
      {why &&
        gone.map(({ id }) => (
          <CancelCosts
            key={id}
            lessonId={lesson.id}
            bookingId={id}
            reason={why}
            has_proof={reason.hasProof}
            school_id={school_id}
          />
        ))}
    </Stack>
  )
}
