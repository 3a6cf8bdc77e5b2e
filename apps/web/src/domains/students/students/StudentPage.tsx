import { exportStudentData } from '@dsms/contract/students/personalData/calls'
import { inviteStudent } from '@dsms/contract/students/portal/invitations'
import { previewMerge } from '@dsms/contract/students/students/merges'
import { enrolPerson } from '@dsms/contract/students/students/sitting'
import {
  IconArrowMerge,
  IconCalendarPlus,
  IconDownload,
  IconMailForward,
  IconPrinter,
  IconUserPlus,
} from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../kernel/session/session.ts'
import { RecordHead, RecordPage } from '../../../kit/areas/RecordPage.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { useCopy } from '../../staff/public.ts'
import { useInvite } from '../portal/useInvite.ts'
import { Standing } from './card/Standing.tsx'
import { StudentSummary } from './card/StudentSummary.tsx'
import { formerTabs } from './card/tabs.ts'
import { useStudentTabs } from './card/useStudentTabs.tsx'
import { MergeNotes } from './merging/MergeNote.tsx'
import { pupils, type Student } from './students.ts'
import { usePrintedFile } from './usePrintedFile.ts'

/** Everything about a student. */
export const StudentPage = ({ id = 0 }: { id?: number | undefined }) => (
  <RecordPage of={pupils} id={id}>
    {(student, school) => <Card student={student} school={school} />}
  </RecordPage>
)

/** Those who learn, or shall: who was turned away or is through lacks nothing any more. */
const isOnTheWay = ({ status, gaps }: Student) =>
  status === 'applicant' || ((status === 'active' || status === 'paused') && gaps.length > 0)

function Card({ student, school }: { student: Student; school: School }) {
  const t = useText('students')
  const may = useMay()
  const tabs = useStudentTabs(student, school)
  const invite = useInvite(inviteStudent, 'students', student.id, school.school_id)
  const navigate = useNavigate()
  const canBook = can(useAbility(), school.isVisited ? 'schools.edit' : 'schedules.create')
  const mayBook = student.status === 'active' && canBook
  const mayMerge = !student.archived_at && may(previewMerge)
  const isMerged = student.merges.some(({ other }) => other.id === student.id)
  const copy = useCopy(exportStudentData, student.id)
  const file = usePrintedFile(student.id, school.school_id)
  const mayInvite = !student.archived_at && (!student.has_account || student.is_invited) && may(inviteStudent)
  return (
    <RecordHead
      of={pupils}
      record={student}
      school={school}
      canMove={!isMerged}
      action={
        isOnTheWay(student) && may(enrolPerson) ? (
          <LinkButton
            to={`/school/enrol/${student.id}`}
            search={school.search}
            leftSection={<IconUserPlus size={18} stroke={1.5} />}
          >
            {t('goOn')}
          </LinkButton>
        ) : (
          mayBook && (
            <LinkButton
              to="/school/schedule"
              search={{ ...school.search, find: true, student: student.id }}
              leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
            >
              {t('book')}
            </LinkButton>
          )
        )
      }
      items={
        <>
          {mayInvite && (
            <MenuChoice leftSection={<IconMailForward size={18} stroke={1.5} className="mirror" />} onClick={invite}>
              {t(student.is_invited ? 'invite.again' : 'invite')}
            </MenuChoice>
          )}
          <MenuChoice
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            disabled={file.isPending}
            onClick={() => file.mutate()}
          >
            {t('print')}
          </MenuChoice>
          {may(exportStudentData) && (
            <MenuChoice
              leftSection={<IconDownload size={18} stroke={1.5} />}
              disabled={copy.isPending}
              onClick={() => copy.mutate()}
            >
              {t('copy')}
            </MenuChoice>
          )}
          {mayMerge && (
            <MenuChoice
              leftSection={<IconArrowMerge size={18} stroke={1.5} />}
              onClick={() => navigate({ to: `${pupils.link}/${student.id}/merge`, search: school.search })}
            >
              {t('merge.with')}
            </MenuChoice>
          )}
        </>
      }
    >
      <MergeNotes student={student} school={school} />
      <Standing student={student} school={school} />
      <BesideSummary>
        <StudentSummary student={student} />
        <RecordTabs label={t('tabs')} tabs={tabs} former={formerTabs} />
      </BesideSummary>
    </RecordHead>
  )
}
