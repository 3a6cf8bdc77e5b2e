import { courses } from '@dsms/contract/curriculum/courses/calls'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { enrolled } from './enrolments.ts'
import { useDaysLeft } from './useDaysLeft.ts'
import { useLateEnrolmentPeople } from './useEnrolmentPeople.ts'

const soon = 14

/** Who learns what: where each stands, with whom, and how much time is left. */
export function EnrolmentsPage() {
  const t = useText('enrolments')
  const format = useFormat()
  const daysLeft = useDaysLeft()
  const { school_id } = useSchool('school')
  const trainers = useLateEnrolmentPeople('trainer', school_id)
  const courseChoices = useLateRecordChoices(courses, school_id)
  const branchChoices = useLateRecordChoices(branches, school_id)
  const day = (value: string | null) => value && format.date(value)
  return (
    <AreaList
      of={enrolled}
      columns={[
        { key: 'course', onCard: true },
        { key: 'licence_type', sort: 'licence_type', render: (one) => <Bdi>{one.licence_type}</Bdi> },
        { key: 'branch' },
        { key: 'trainer', render: (one) => one.trainer && <Typed>{one.trainer}</Typed> },
        { key: 'target_on', sort: 'target_on', align: 'end', render: (one) => day(one.target_on) },
        {
          key: 'days_left',
          sort: 'deadline_on',
          align: 'end',
          onCard: true,
          render: (one) => (
            <Text
              span
              inherit
              c={one.days_left !== null && one.days_left <= soon ? 'var(--mantine-color-error)' : undefined}
            >
              {daysLeft(one.days_left)}
            </Text>
          ),
        },
        { key: 'start_on', sort: 'start_on', align: 'end', isExtra: true, render: (one) => day(one.start_on) },
        { key: 'deadline_on', sort: 'deadline_on', align: 'end', isExtra: true, render: (one) => day(one.deadline_on) },
        { key: 'gearbox', isExtra: true, word: 'gearbox' },
        { key: 'level', isExtra: true, word: 'level' },
        {
          key: 'official_file_no',
          isExtra: true,
          render: (one) => one.official_file_no && <Bdi>{one.official_file_no}</Bdi>,
        },
      ]}
      filters={[
        {
          name: 'deadline_within',
          label: t('filter.deadline'),
          choices: [7, 30, 60].map((days) => ({ value: String(days), label: t('filter.within', { count: days }) })),
        },
        { name: 'licence_type_id', choices: useLateRecordChoices(licenceTypes, school_id) },
        { name: 'course_id', choices: courseChoices },
        { name: 'branch_id', choices: branchChoices },
        { name: 'trainer_id', choices: trainers },
      ]}
      sheet={{
        student: { example: t('example.student') },
        course: { firstOf: courseChoices },
        branch: { firstOf: branchChoices },
        trainer: { firstOf: trainers },
        gearbox: { word: 'gearbox' },
        level: { word: 'level' },
        prior_experience: { word: 'experience' },
        start_on: { example: '2027-01-10' },
        target_on: { example: '2027-03-10' },
        deadline_on: { example: '2027-06-10' },
      }}
    />
  )
}
EnrolmentsPage.ask = askList(enrolled)
