import { readContractPdf } from '@dsms/contract/students/contracts/calls'
import { inviteStudent } from '@dsms/contract/students/portal/invitations'
import { students } from '@dsms/contract/students/students/calls'
import { gapSteps, type StudentGap } from '@dsms/contract/students/students/rules'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconCalendarPlus, IconCircleCheck, IconMailForward, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../../kernel/session/session.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import { useInvite } from '../../portal/useInvite.ts'
import { Missing } from '../card/StudentOverview.tsx'
import { pupils, type Student } from '../students.ts'
import type { Step } from './steps.ts'
import { useContracts } from './useSitting.ts'

const printable = new Set(['sent', 'accepted'])

/** Back to where it is brought in; what waits for a colleague is looked at on the student's page. */
function stepOf(gap: StudentGap, go: (step: Step) => unknown): boolean {
  if (gap === 'documents_pending') return false
  const step = ({ form: 'person', guardians: 'person', documents: 'papers', contract: 'contract' } as const)[
    gapSteps[gap]
  ]
  void go(step)
  return true
}

/** Gaps of the student, with a button each; without gaps the student becomes active. */
export function DoneStep({ student, school, go }: { student: Student; school: School; go: (step: Step) => unknown }) {
  const t = useText('sitting')
  const words = useText('students')
  const may = useMay()
  const changed = useContractsChanged()
  const activate = useMutation({
    mutationFn: () =>
      call(students.calls.changeStatus, {
        params: { id: student.id },
        body: { status: 'active', ...(school.school_id === undefined ? {} : { school_id: school.school_id }) },
      }),
    onSuccess: changed,
  })
  const isActive = student.status === 'active'
  const contract = useContracts(student, school).data?.rows.find(({ status }) => printable.has(status))
  const canBook = can(useAbility(), school.isVisited ? 'schools.edit' : 'schedules.create')
  const invite = useInvite(inviteStudent, 'students', student.id, school.school_id)
  const mayInvite = isActive && !student.has_account && student.email !== null && may(inviteStudent)
  return (
    <Stack gap="md">
      {isActive && (
        <Alert color="green" icon={<IconCircleCheck size={20} stroke={1.5} />}>
          {t('done.active')}
        </Alert>
      )}
      {!isActive && <Missing student={student} school={school} go={(gap) => stepOf(gap, go)} />}
      {activate.isError && <ErrorBox error={activate.error} />}
      <Group justify="flex-end" gap="sm">
        <LinkButton variant="default" to="/school/enrol" search={school.search}>
          {t('done.another')}
        </LinkButton>
        <LinkButton variant="default" to={`${pupils.link}/${student.id}`} search={school.search}>
          {t('done.open')}
        </LinkButton>
        {contract && may(readContractPdf) && (
          <Button
            component="a"
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            href={`/api/school/contracts/${contract.id}/pdf${school.school_id === undefined ? '' : `?school_id=${school.school_id}`}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('done.print')}
          </Button>
        )}
        {mayInvite && (
          <Button
            variant="default"
            leftSection={<IconMailForward size={18} stroke={1.5} className="mirror" />}
            onClick={invite}
          >
            {words('invite')}
          </Button>
        )}
        {isActive && canBook && (
          <LinkButton
            to="/school/schedule"
            search={{ ...school.search, find: true, student: student.id }}
            leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
          >
            {words('book')}
          </LinkButton>
        )}
        {!isActive && student.gaps.length === 0 && may(students.calls.changeStatus) && (
          <Button loading={activate.isPending} onClick={() => activate.mutate()}>
            {t('done.activate')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
