import { courses } from '@dsms/contract/curriculum/courses/calls'
import { enrolments } from '@dsms/contract/people/enrolments/calls'
import { isLive } from '@dsms/contract/people/enrolments/rules'
import { branches } from '@dsms/contract/school/branches/calls'
import { Alert, Button, Group, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import type { Student } from '../students.ts'
import classes from './Sitting.module.css'

interface Props {
  student: Student
  school: School
  done: () => unknown
}

/** What is offered, as cards: choosing one enrols the student in it from today, at the first branch of the school. */
export function CourseStep({ student, school, done }: Props) {
  const t = useText('sitting')
  const format = useFormat()
  const changed = useContractsChanged()
  const { school_id } = school
  const ofCourses = useAreaCalls({ area: courses }, school_id)
  const ofEnrolments = useAreaCalls({ area: enrolments }, school_id)
  const [branch] = useRecordChoices(branches, school_id, { status: 'active' })
  const offered = useQuery({
    queryKey: [...areaKey({ area: courses }, school_id), 'offered'],
    queryFn: ({ signal }) => ofCourses.list({ status: 'active', perPage: 100 }, signal),
  })
  const kept = useQuery({
    queryKey: [...areaKey({ area: enrolments }, school_id), 'of student', student.id],
    queryFn: ({ signal }) => ofEnrolments.list({ student_id: student.id, perPage: 50 }, signal),
  })
  const enrol = useMutation({
    mutationFn: (course_id: number) =>
      call(enrolments.calls.create, {
        body: {
          student_id: student.id,
          course_id,
          branch_id: student.branch_id ?? Number(branch?.value),
          ...(school_id === undefined ? {} : { school_id }),
        },
      }),
    onSuccess: async () => {
      await changed()
      done()
    },
  })
  if (offered.isPending || kept.isPending) return <ListSkeleton rows={3} />
  if (offered.isError) return <ErrorBox error={offered.error} onRetry={() => offered.refetch()} />
  const live = kept.data?.rows.find(({ status }) => isLive(status))
  return (
    <Stack gap="md">
      {live ? (
        <Alert color="green" icon={<IconSchool size={20} stroke={1.5} />}>
          {t('course.enrolled', { course: live.course })}
        </Alert>
      ) : (
        <>
          <Text c="dimmed">{t('course.help')}</Text>
          {enrol.isError && <ErrorBox error={enrol.error} />}
          {offered.data.rows.length === 0 && (
            <Empty icon={<IconSchool size={48} stroke={1} />} text={t('course.none')} />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {offered.data.rows.map((course) => (
              <UnstyledButton
                key={course.id}
                className={`card ${classes.course}`}
                disabled={enrol.isPending || !branch}
                onClick={() => enrol.mutate(course.id)}
              >
                <Text fw={600} component="span">
                  <Typed>{course.name}</Typed>
                </Text>
                <Text size="sm" c="dimmed" component="span">
                  <Bdi>{course.licence_type}</Bdi> ·{' '}
                  {t('course.hours', { count: Math.round(course.planned_minutes / 60) })}
                </Text>
                {course.price_minor !== null && (
                  <Text size="sm" component="span">
                    {t('course.price', { price: format.money(course.price_minor, course.currency) })}
                  </Text>
                )}
              </UnstyledButton>
            ))}
          </SimpleGrid>
        </>
      )}
      <Group justify="flex-end">
        <Button variant={live ? 'filled' : 'default'} onClick={done}>
          {t(live ? 'next' : 'later')}
        </Button>
      </Group>
    </Stack>
  )
}
