import { inviteStudent } from '@dsms/contract/people/portal/invitations'
import { Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMailForward, IconToggleRight, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecord } from '../../../kit/areas/area.ts'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { StatusDialog } from '../../../kit/areas/status/StatusDialog.tsx'
import { usePutAway } from '../../../kit/areas/status/usePutAway.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { useInvite } from '../portal/useInvite.ts'
import { StudentSummary } from './card/StudentSummary.tsx'
import { useStudentTabs } from './card/useStudentTabs.tsx'
import { pupils, type Student } from './students.ts'

/** Everything about a student. */
export function StudentPage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('students')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('students')
  const found = useRecord(pupils, id, school.school_id)
  if (found.data) return <Card student={found.data} school={school} />
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('title'), to: pupils.link, search: school.search }]}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

function Card({ student, school }: { student: Student; school: School }) {
  const t = useText('students')
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const { putAway, bringBack } = usePutAway(pupils, school.school_id)
  const tabs = useStudentTabs(student, school)
  const { calls } = pupils.area
  const isAway = Boolean(student.archived_at)
  const invite = useInvite(inviteStudent, 'students', student.id, school.school_id)
  const mayMove = !isAway && may(calls.changeStatus)
  return (
    <Page
      title={student.name}
      breadcrumbs={[{ label: t('title'), to: pupils.link, search: school.search }]}
      status={<StatusBadge status={student.status} label={t(`status.${student.status}`)} />}
      action={
        !isAway &&
        may(calls.update) && (
          <LinkButton to={`${pupils.link}/${student.id}/edit`} search={school.search}>
            {t('edit')}
          </LinkButton>
        )
      }
      menu={
        (mayMove || may(calls.archive)) && (
          <>
            {mayMove && (
              <Menu.Item leftSection={<IconToggleRight size={18} stroke={1.5} />} onClick={() => setChanging(true)}>
                {areas('status')}
              </Menu.Item>
            )}
            {!isAway && student.status === 'applicant' && may(calls.create) && (
              <Menu.Item
                leftSection={<IconUserPlus size={18} stroke={1.5} />}
                onClick={() => navigate({ to: `/school/enrol/${student.id}`, search: school.search })}
              >
                {t('goOn')}
              </Menu.Item>
            )}
            {!isAway && !student.has_account && may(inviteStudent) && (
              <Menu.Item leftSection={<IconMailForward size={18} stroke={1.5} className="mirror" />} onClick={invite}>
                {t('invite')}
              </Menu.Item>
            )}
            {may(calls.archive) && (
              <Menu.Item
                leftSection={
                  isAway ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />
                }
                onClick={() => (isAway ? bringBack(student) : putAway(student))}
              >
                {areas(isAway ? 'restore' : 'archive')}
              </Menu.Item>
            )}
          </>
        )
      }
    >
      <BesideSummary>
        <StudentSummary student={student} />
        <RecordTabs label={t('tabs')} tabs={tabs} />
      </BesideSummary>
      {isChanging && (
        <StatusDialog of={pupils} school_id={school.school_id} record={student} close={() => setChanging(false)} />
      )}
    </Page>
  )
}
