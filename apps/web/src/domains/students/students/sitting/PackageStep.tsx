import { isLive } from '@dsms/contract/students/enrolments/rules'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Student } from '../students.ts'
import { StudentPackage } from './slots.ts'
import { useEnrolments } from './useSitting.ts'

interface Props {
  student: Student
  school: School
  /** The enrolment it is about, where the address names one. */
  enrolment: number | undefined
  choose: (enrolment: number) => unknown
  /** Back to where a course is chosen. */
  toCourse: () => unknown
  /** It was not asked for, but follows the step before: where there is nothing to do, it goes on by itself. */
  isPassing: boolean
  done: () => unknown
}

/** The package of a course, for those who want one at once. */
export function PackageStep({ student, school, enrolment: named, choose, toCourse, isPassing, done }: Props) {
  const t = useText('sitting')
  const words = useText('contracts')
  const kept = useEnrolments(student, school)
  const live = kept.data?.rows.filter(({ status }) => isLive(status)) ?? []
  const enrolment = live.find(({ id }) => id === named) ?? live[0]
  const isLeft = isPassing && !kept.isLoading && !kept.isError && !enrolment
  useEffect(() => {
    if (isLeft) void done()
  }, [isLeft, done])
  if (kept.isError) return <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />
  if (kept.isLoading || isLeft) return <ListSkeleton rows={4} />
  return (
    <Stack gap="md">
      {live.length > 1 && enrolment && (
        <Select
          label={words('field.course')}
          allowDeselect={false}
          data={live.map(({ id, course }) => ({ value: String(id), label: course }))}
          value={String(enrolment.id)}
          onChange={(next) => next && choose(Number(next))}
        />
      )}
      {enrolment ? (
        <StudentPackage
          key={enrolment.id}
          student={student}
          school={school}
          enrolment={enrolment.id}
          isPassing={isPassing}
          done={done}
        />
      ) : (
        <>
          <Group>
            <Text>{t('package.courseFirst')}</Text>
            <Button variant="default" onClick={toCourse}>
              {t('step.course')}
            </Button>
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={done}>
              {t('later')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
