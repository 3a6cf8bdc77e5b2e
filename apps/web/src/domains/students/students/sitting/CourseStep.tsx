import { courses } from '@dsms/contract/curriculum/courses/calls'
import { suitsGearbox } from '@dsms/contract/curriculum/courses/plan'
import { branches } from '@dsms/contract/school/branches/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { isLive } from '@dsms/contract/students/enrolments/rules'
import { leads } from '@dsms/contract/students/leads/calls'
import { Alert, Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import type { Student } from '../students.ts'
import { CourseCard, type OfferedCourse } from './CourseCard.tsx'
import { useEnrolments, useRules } from './useSitting.ts'

interface Props {
  student: Student
  school: School
  done: (enrolment?: number) => unknown
}

/** What the student is enrolled in, and what is offered as well. */
export function CourseStep({ student, school, done }: Props) {
  const t = useText('sitting')
  const kept = useEnrolments(student, school)
  const [isMore, setMore] = useState(false)
  if (kept.isLoading) return <ListSkeleton rows={3} />
  const live = kept.data?.rows.filter(({ status }) => isLive(status)) ?? []
  return (
    <Stack gap="md">
      {live.map(({ id, course }) => (
        <Alert key={id} color="green" icon={<IconSchool size={20} stroke={1.5} />}>
          {t('course.enrolled', { course })}
        </Alert>
      ))}
      {(live.length === 0 || isMore) && (
        <Offered
          student={student}
          school={school}
          taken={live.map(({ licence_type_id }) => licence_type_id)}
          done={done}
        />
      )}
      <Group justify="flex-end">
        {live.length > 0 && !isMore && (
          <Button variant="default" onClick={() => setMore(true)}>
            {t('course.another')}
          </Button>
        )}
        <Button variant={live.length ? 'filled' : 'default'} onClick={() => done()}>
          {t(live.length ? 'next' : 'later')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Courses as cards, those that were asked for first: choosing one enrols the student in it. */
function Offered({ student, school, taken, done }: Props & { taken: number[] }) {
  const t = useText('sitting')
  const words = useText('students')
  const changed = useContractsChanged()
  const { school_id } = school
  const ofCourses = useAreaCalls({ area: courses }, school_id)
  const ofBranches = useAreaCalls({ area: branches }, school_id)
  const places = useQuery({
    queryKey: [...areaKey({ area: branches }, school_id), 'active'],
    queryFn: ({ signal }) => ofBranches.list({ status: 'active', perPage: 100, sort: 'name' }, signal),
  }).data?.rows
  const today = useRules(school).data?.today
  const [place, setPlace] = useState<number>()
  const [start, setStart] = useState<string | null>(null)
  const wish = useWish(student, school)
  const offered = useQuery({
    queryKey: [...areaKey({ area: courses }, school_id), 'offered'],
    queryFn: ({ signal }) => ofCourses.list({ status: 'active', perPage: 100 }, signal),
  })
  const own = places?.find(({ id }) => id === student.branch_id) ?? places?.find((one) => one.is_main) ?? places?.[0]
  const branch = place ?? own?.id ?? student.branch_id
  const enrol = useMutation({
    mutationFn: (course_id: number) =>
      call(enrolments.calls.create, {
        body: {
          student_id: student.id,
          course_id,
          branch_id: branch ?? 0,
          ...(start ? { start_on: start } : {}),
          ...(school_id === undefined ? {} : { school_id }),
        },
      }),
    onSuccess: async ({ id }) => {
      await changed()
      done(id)
    },
  })
  if (offered.isPending || wish === undefined) return <ListSkeleton rows={3} />
  if (offered.isError) return <ErrorBox error={offered.error} onRetry={() => offered.refetch()} />
  const isWished = (course: OfferedCourse) => wish !== null && suits(course, wish)
  const rows = [...offered.data.rows].sort((one, other) => Number(isWished(other)) - Number(isWished(one)))
  if (rows.length === 0) return <Empty icon={<IconSchool size={48} stroke={1} />} text={t('course.none')} />
  return (
    <>
      <FormGroup title={t('course.when')}>
        {places && places.length > 1 && (
          <Select
            label={words('field.branch_id')}
            allowDeselect={false}
            data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={branch === null ? null : String(branch)}
            onChange={(next) => setPlace(next === null ? undefined : Number(next))}
          />
        )}
        <DateField label={t('course.start')} value={start ?? today ?? null} onChange={setStart} />
      </FormGroup>
      <Text c="dimmed">{t('course.help')}</Text>
      {enrol.isError && <ErrorBox error={enrol.error} />}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {rows.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            birth={student.birth_date}
            start={start ?? today}
            isTaken={taken.includes(course.licence_type_id)}
            isWished={isWished(course)}
            isWaiting={enrol.isPending || !branch}
            choose={() => enrol.mutate(course.id)}
          />
        ))}
      </SimpleGrid>
    </>
  )
}

type Wish = Pick<Awaited<ReturnType<typeof readLeads>>['rows'][number], 'licence_type_id' | 'gearbox'>

const suits = (course: OfferedCourse, { licence_type_id, gearbox }: Wish): boolean =>
  (licence_type_id === null || licence_type_id === course.licence_type_id) &&
  (gearbox === null || suitsGearbox(course.gearbox, gearbox))

const readLeads = (student_id: number, school_id: number | undefined, signal: AbortSignal) =>
  call(leads.calls.list, { query: { student_id, school_id, perPage: 10, sort: '-created_at' } }, signal)

/** What the student asked for before they came, null where they said nothing; undefined until it is known. */
function useWish({ id }: Student, { school_id }: School): Wish | null | undefined {
  const may = useMay()
  const found = useQuery({
    queryKey: [...areaKey({ area: leads }, school_id), 'of student', id],
    queryFn: ({ signal }) => readLeads(id, school_id, signal),
    enabled: may(leads.calls.list),
  })
  if (found.isLoading) return undefined
  return found.data?.rows.find(({ licence_type_id, gearbox }) => licence_type_id !== null || gearbox !== null) ?? null
}
