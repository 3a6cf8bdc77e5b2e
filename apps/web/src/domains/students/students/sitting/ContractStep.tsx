import { contracts } from '@dsms/contract/students/contracts/calls'
import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { isLive } from '@dsms/contract/students/enrolments/rules'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useAreaCalls, useRecord } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import { agreed, written } from '../../contracts/contracts.ts'
import type { Student } from '../students.ts'
import { fittingTemplates, toAgreeUpon } from './agreement.ts'
import { SignHere } from './SignHere.tsx'
import { useContracts, useEnrolments } from './useSitting.ts'

interface Props {
  student: Student
  school: School
  /** The enrolment it is about, where the address names one. */
  enrolment: number | undefined
  choose: (enrolment: number) => unknown
  /** Back to where a course is chosen. */
  toCourse: () => unknown
  done: () => unknown
}

/** The contract of a course, written as the step is reached and signed on this screen by whoever is there. */
export function ContractStep({ student, school, enrolment: named, choose, toCourse, done }: Props) {
  const t = useText('sitting')
  const words = useText('contracts')
  const kept = useEnrolments(student, school)
  const all = useContracts(student, school)
  const rows = all.data?.rows ?? []
  const live = kept.data?.rows.filter(({ status }) => isLive(status)) ?? []
  const { enrolment, contract: there } = toAgreeUpon(live, rows, named)
  const isKnown = !kept.isLoading && !all.isLoading
  return (
    <Stack gap="md">
      {all.isError && <ErrorBox error={all.error} onRetry={() => all.refetch()} />}
      {!isKnown && <ListSkeleton rows={4} />}
      {live.length > 1 && enrolment && (
        <Select
          label={words('field.course')}
          allowDeselect={false}
          data={live.map(({ id, course }) => ({ value: String(id), label: course }))}
          value={String(enrolment.id)}
          onChange={(next) => next && choose(Number(next))}
        />
      )}
      {isKnown &&
        !all.isError &&
        (there ? (
          <Kept key={there.id} id={there.id} school={school} done={done} />
        ) : kept.data && !enrolment ? (
          // a contract without a course says little: whoever wants one all the same writes it on the student's page
          <Group>
            <Text>{t('contract.courseFirst')}</Text>
            <Button variant="default" onClick={toCourse}>
              {t('step.course')}
            </Button>
          </Group>
        ) : (
          <Write key={enrolment?.id} student={student} school={school} enrolment={enrolment?.id} />
        ))}
      <Group justify="flex-end">
        <Button variant={there?.status === 'accepted' ? 'filled' : 'default'} onClick={done}>
          {t(there?.status === 'accepted' ? 'next' : 'later')}
        </Button>
      </Group>
    </Stack>
  )
}

function Kept({ id, school, done }: { id: number; school: School; done: () => unknown }) {
  const found = useRecord(agreed, id, school.school_id)
  if (found.isError) return <ErrorBox error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <ListSkeleton rows={4} />
  return <SignHere contract={found.data} school_id={school.school_id} done={done} />
}

/** Written at once where one published text fits; of several somebody chooses. */
function Write({ student, school, enrolment }: Pick<Props, 'student' | 'school'> & { enrolment: number | undefined }) {
  const t = useText('sitting')
  const words = useText('contracts')
  const may = useMay()
  const changed = useContractsChanged()
  const { school_id } = school
  const calls = useAreaCalls(written, school_id)
  const [chosen, setChosen] = useState<string | null>(null)
  const published = useQuery({
    queryKey: ['area', contractTemplates.tag, school_id ?? 'own', 'published'],
    queryFn: ({ signal }) => calls.list({ status: 'published', perPage: 100, sort: 'name' }, signal),
    enabled: may(contractTemplates.calls.list),
  })
  const { language, templates } = fittingTemplates(published.data?.rows ?? [], student.languages)
  const write = useMutation({
    mutationFn: (template_id: number) =>
      call(contracts.calls.create, {
        body: {
          student_id: student.id,
          template_id,
          send: true,
          ...(language ? { language } : {}),
          ...(enrolment === undefined ? {} : { enrolment_id: enrolment }),
          ...(school_id === undefined ? {} : { school_id }),
        },
      }),
    onSuccess: changed,
  })
  const only = templates.length === 1 ? templates[0]?.id : undefined
  const mayWrite = may(contracts.calls.create)
  const isBegun = useRef(false)
  const { mutate } = write
  useEffect(() => {
    // once, not again because somebody came back to the window
    if (only === undefined || !mayWrite || isBegun.current) return
    isBegun.current = true
    mutate(only)
  }, [only, mayWrite, mutate])
  if (!mayWrite) return <Text>{t('contract.byOthers')}</Text>
  if (published.isLoading) return <ListSkeleton rows={4} />
  if (published.data && templates.length === 0)
    return (
      <Text>
        {t('contract.none')}{' '}
        <LinkAnchor to="/school/contracts/templates" search={school.search}>
          {words('templates')}
        </LinkAnchor>
      </Text>
    )
  return (
    <Stack gap="md">
      {published.isError && <ErrorBox error={published.error} onRetry={() => published.refetch()} />}
      {write.isError && (
        <ErrorBox error={write.error} onRetry={() => write.variables && write.mutate(write.variables)} />
      )}
      {(write.isPending || (only !== undefined && write.isIdle)) && <Text role="status">{t('contract.writing')}</Text>}
      {templates.length > 1 && (
        <Group align="flex-end" gap="sm">
          <Select
            label={t('contract.which')}
            allowDeselect={false}
            data={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            loading={write.isPending}
            onClick={() => chosen && write.mutate(Number(chosen))}
            disabled={chosen === null}
          >
            {t('contract.write')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
