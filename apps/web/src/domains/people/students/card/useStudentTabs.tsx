import { contracts } from '@dsms/contract/people/contracts/calls'
import { documents } from '@dsms/contract/people/documents/calls'
import { enrolments } from '@dsms/contract/people/enrolments/calls'
import { linkGuardian, listStudentGuardians } from '@dsms/contract/people/guardians/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../../kit/areas/RecordHistory.tsx'
import type { RecordTab } from '../../../../kit/areas/RecordTabs.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { StudentContracts } from '../../contracts/StudentContracts.tsx'
import { StudentDocuments } from '../../documents/StudentDocuments.tsx'
import { StudentGuardians } from '../../guardians/StudentGuardians.tsx'
import type { Student } from '../students.ts'
import { StudentEnrolments } from './StudentEnrolments.tsx'
import { StudentNotes } from './StudentNotes.tsx'
import { StudentOverview } from './StudentOverview.tsx'
import { StudentCharges, StudentLessons, StudentMessages, StudentProgress, StudentTasks } from './slots.ts'

const seesLessons = { school: 'schedules.view', platform: 'schools.view' } as const
const seesProgress = { school: 'session_records.view', platform: 'schools.view' } as const
const seesCharges = { school: 'fee_payments.view', platform: 'schools.view' } as const

/** What the page of a student has, tab by tab: the one place to add another. */
export function useStudentTabs(student: Student, school: School): RecordTab[] {
  const t = useText('students')
  const may = useMay()
  const tabs: (RecordTab | false)[] = [
    {
      name: 'overview',
      label: t('tab.overview'),
      content: <StudentOverview student={student} school={school} />,
    },
    may(enrolments.calls.list) && {
      name: 'course',
      label: t('tab.course'),
      content: <StudentEnrolments student={student} school={school} />,
    },
    may({ access: seesLessons }) && {
      name: 'lessons',
      label: t('tab.lessons'),
      content: <StudentLessons student={student} school_id={school.school_id} />,
    },
    may({ access: seesProgress }) && {
      name: 'progress',
      label: t('tab.progress'),
      content: <StudentProgress student={student} school_id={school.school_id} />,
    },
    may(documents.calls.list) && {
      name: 'documents',
      label: t('tab.documents'),
      content: (
        <StudentDocuments
          student={student}
          school_id={school.school_id}
          mayWrite={!student.archived_at && may(documents.calls.create)}
          mayVerify={!student.archived_at && may(documents.calls.changeStatus)}
        />
      ),
    },
    may(contracts.calls.list) && {
      name: 'contract',
      label: t('tab.contract'),
      content: <StudentContracts student={student} school={school} />,
    },
    may(listStudentGuardians) && {
      name: 'guardians',
      label: t('tab.guardians'),
      content: (
        <StudentGuardians
          studentId={student.id}
          school_id={school.school_id}
          mayWrite={!student.archived_at && may(linkGuardian)}
        />
      ),
    },
    may({ access: seesCharges }) && {
      name: 'charges',
      label: t('tab.charges'),
      content: <StudentCharges student={student} school_id={school.school_id} />,
    },
    { name: 'messages', label: t('tab.messages'), content: <StudentMessages student={student} /> },
    { name: 'tasks', label: t('tab.tasks'), content: <StudentTasks student={student} /> },
    { name: 'notes', label: t('tab.notes'), content: <StudentNotes student={student} /> },
    {
      name: 'history',
      label: t('tab.history'),
      content: <RecordHistory history={student.history} words="students" isOpen />,
    },
  ]
  return tabs.filter((tab) => tab !== false)
}
