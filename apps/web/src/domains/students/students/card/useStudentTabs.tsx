import { contracts } from '@dsms/contract/students/contracts/calls'
import { documents } from '@dsms/contract/students/documents/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { listStudentCalls } from '@dsms/contract/students/notices/calls'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../../kit/areas/RecordHistory.tsx'
import type { RecordTab } from '../../../../kit/areas/RecordTabs.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { StudentContracts } from '../../contracts/StudentContracts.tsx'
import { StudentDocuments } from '../../documents/StudentDocuments.tsx'
import type { Student } from '../students.ts'
import { Part } from './Part.tsx'
import { StudentCalls } from './StudentCalls.tsx'
import { StudentEnrolments } from './StudentEnrolments.tsx'
import { StudentOverview } from './StudentOverview.tsx'
import { StudentCharges, StudentLessons, StudentMessages, StudentProgress, StudentTasks } from './slots.ts'
import { seesCharges, seesLessons, seesProgress } from './tabs.ts'

/** What the page of a student has, on seven tabs at most: what is new becomes a part of one of them. */
export function useStudentTabs(student: Student, school: School): RecordTab[] {
  const t = useText('students')
  const may = useMay()
  const { school_id } = school
  const [lessons, progress] = [may({ access: seesLessons }), may({ access: seesProgress })]
  const [courses, contract] = [may(enrolments.calls.list), may(contracts.calls.list)]
  const tabs: (RecordTab | false)[] = [
    { name: 'overview', label: t('tab.overview'), content: <StudentOverview student={student} school={school} /> },
    (lessons || progress) && {
      name: 'lessons',
      label: t('tab.lessons'),
      content: (
        <Parts>
          {lessons && <StudentLessons student={student} school_id={school_id} />}
          {progress && (
            <Part name="progress">
              <StudentProgress student={student} school_id={school_id} />
            </Part>
          )}
        </Parts>
      ),
    },
    (courses || contract) && {
      name: 'course',
      label: t('tab.course'),
      content: (
        <Parts>
          {courses && <StudentEnrolments student={student} school={school} />}
          {contract && (
            <Part name="contract">
              <StudentContracts student={student} school={school} />
            </Part>
          )}
        </Parts>
      ),
    },
    may(documents.calls.list) && {
      name: 'documents',
      label: t('tab.documents'),
      content: (
        <StudentDocuments
          student={student}
          school_id={school_id}
          mayWrite={!student.archived_at && may(documents.calls.create)}
          mayVerify={!student.archived_at && may(documents.calls.changeStatus)}
        />
      ),
    },
    may({ access: seesCharges }) && {
      name: 'money',
      label: t('tab.money'),
      content: <StudentCharges student={student} school_id={school_id} />,
    },
    {
      name: 'messages',
      label: t('tab.messages'),
      content: (
        <Parts>
          {may(listStudentCalls) && <StudentCalls student={student} school_id={school_id} />}
          <StudentMessages student={student} />
          <Part name="tasks">
            <StudentTasks student={student} />
          </Part>
        </Parts>
      ),
    },
    {
      name: 'history',
      label: t('tab.history'),
      content: <RecordHistory history={student.history} words="students" isOpen />,
    },
  ]
  return tabs.filter((tab) => tab !== false)
}

const Parts = ({ children }: { children: ReactNode }) => <Stack gap="md">{children}</Stack>
