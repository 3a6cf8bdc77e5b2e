import type { courses } from '@dsms/contract/curriculum/courses/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { tooYoungUntil } from '@dsms/contract/students/enrolments/rules'
import { Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { useAgeWords } from '../../../curriculum/public.ts'
import classes from './Sitting.module.css'

export type OfferedCourse = Answer<typeof courses.calls.list>['rows'][number]

interface Props {
  course: OfferedCourse
  birth: string | null
  /** The first day; nothing until it is known which day it is. */
  start: string | undefined
  /** The student is on the way to this licence already. */
  isTaken: boolean
  isWished: boolean
  isWaiting: boolean
  choose: () => void
}

/** What a course is, takes and costs, and from which age. Who is too young for it reads since when they are not. */
export function CourseCard({ course, birth, start, isTaken, isWished, isWaiting, choose }: Props) {
  const t = useText('sitting')
  const licences = useText('licences')
  const format = useFormat()
  const age = useAgeWords()
  const { hours: minutes } = useFormat()
  const from = birth && start ? tooYoungUntil(course, birth, 'theory', start) : undefined
  const line = (text: React.ReactNode, color = 'dimmed') => (
    <Text size="sm" c={color} component="span">
      {text}
    </Text>
  )
  return (
    <UnstyledButton
      className={`card ${classes.course}`}
      disabled={isWaiting || isTaken || from !== undefined}
      onClick={choose}
    >
      <Group gap="xs" justify="space-between" component="span">
        <Text fw={600} component="span">
          <Typed>{course.name}</Typed>
        </Text>
        {isWished && <Badge variant="light">{t('course.wished')}</Badge>}
      </Group>
      {line(
        <>
          <Typed>{course.licence}</Typed> · {licences(`gearbox.${course.gearbox}`)} ·{' '}
          {t('course.hours', { count: Math.round(course.planned_minutes / 60) })}
        </>,
      )}
      {course.stages.length > 0 &&
        line(
          format.list(
            course.stages
              .filter((stage) => stage.minutes > 0)
              .map((stage) => `${licences(`stage.${stage.stage}`)} ${minutes(stage.minutes)}`),
          ),
        )}
      {line(t('course.ages', { training: age(course.min_training_age_months), licence: age(course.min_age_months) }))}
      {course.price_minor !== null &&
        line(t('course.price', { price: format.money(course.price_minor, course.currency) }), 'inherit')}
      {isTaken && line(t('course.taken'), 'var(--mantine-color-text)')}
      {from && !isTaken && line(t('course.tooYoung', { day: format.date(from) }), 'var(--mantine-color-text)')}
    </UnstyledButton>
  )
}
