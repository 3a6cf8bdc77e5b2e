import { contracts } from '@dsms/contract/students/contracts/calls'
import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { isLive } from '@dsms/contract/students/enrolments/rules'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useRecord } from '../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { Acceptances } from './Acceptances.tsx'
import classes from './Contract.module.css'
import { ContractActs, useContractsChanged } from './ContractActs.tsx'
import { agreed } from './contracts.ts'

interface Props {
  student: { id: number; archived_at: string | null }
  school: School
}

/** The contract of a student: written and sent in one go, signed here, and the versions before. */
export function StudentContracts({ student, school }: Props) {
  const t = useText('contracts')
  const format = useFormat()
  const may = useMay()
  const { school_id } = school
  const calls = useAreaCalls(agreed, school_id)
  const kept = useQuery({
    queryKey: [...areaKey(agreed, school_id), 'of student', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 50 }, signal),
  })
  if (kept.error) return <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />
  if (kept.isPending) return <ListSkeleton rows={3} />
  const live = kept.data.rows.find(({ status }) => status === 'sent' || status === 'draft' || status === 'accepted')
  return (
    <Stack gap="md">
      {live && <Live id={live.id} school={school} />}
      {!student.archived_at && may(contracts.calls.create) && live?.status !== 'draft' && (
        <WriteContract studentId={student.id} school_id={school_id} isFirst={live === undefined} />
      )}
      {kept.data.rows.length > 0 && (
        <section className="card" aria-label={t('versions')}>
          <ul className={classes.list}>
            {kept.data.rows.map((one) => (
              <li key={one.id} className={classes.line}>
                <LinkAnchor to={`/school/contracts/${one.id}`} search={school.search}>
                  <Typed>{one.template}</Typed>
                </LinkAnchor>
                <Group gap="xs">
                  <Text size="sm" c="dimmed">
                    {format.dateTime(one.sent_at ?? one.created_at)}
                  </Text>
                  <StatusBadge status={one.status} label={t(`status.${one.status}`)} />
                </Group>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

function Live({ id, school }: { id: number; school: School }) {
  const found = useRecord(agreed, id, school.school_id)
  if (!found.data) return <ListSkeleton rows={2} />
  return (
    <Stack gap="sm">
      <ContractActs contract={found.data} school_id={school.school_id} />
      <Acceptances acceptances={found.data.acceptances} awaits={found.data.awaits} />
    </Stack>
  )
}

interface WriteProps {
  studentId: number
  school_id: number | undefined
  isFirst: boolean
}

/** Writes a contract from a published template for the course that the student is enrolled in, and sends it. */
function WriteContract({ studentId, school_id, isFirst }: WriteProps) {
  const t = useText('contracts')
  const changed = useContractsChanged()
  const ofTemplates = useAreaCalls({ area: contractTemplates }, school_id)
  const ofEnrolments = useAreaCalls({ area: enrolments }, school_id)
  const templates = useQuery({
    queryKey: [...areaKey({ area: contractTemplates }, school_id), 'published'],
    queryFn: ({ signal }) => ofTemplates.list({ status: 'published', perPage: 100 }, signal),
  })
  const courses = useQuery({
    queryKey: [...areaKey({ area: enrolments }, school_id), 'of student', studentId],
    queryFn: ({ signal }) => ofEnrolments.list({ student_id: studentId, perPage: 50 }, signal),
  })
  const [chosen, choose] = useState<string | null>(null)
  const template = chosen ?? (templates.data?.rows[0] ? String(templates.data.rows[0].id) : null)
  const enrolment = courses.data?.rows.find(({ status }) => isLive(status))
  const write = useMutation({
    mutationFn: () =>
      call(contracts.calls.create, {
        body: {
          student_id: studentId,
          template_id: Number(template),
          send: true,
          ...(enrolment ? { enrolment_id: enrolment.id } : {}),
          ...(school_id === undefined ? {} : { school_id }),
        },
      }),
    onSuccess: changed,
  })
  if (templates.isPending || courses.isPending) return <ListSkeleton rows={1} />
  if (templates.data?.rows.length === 0)
    return (
      <Text>
        {t('noTemplate')} <LinkAnchor to="/school/contracts/templates">{t('templates')}</LinkAnchor>
      </Text>
    )
  return (
    <Stack gap="sm">
      {(templates.data?.rows.length ?? 0) > 1 && (
        <Select
          label={t('field.template')}
          allowDeselect={false}
          data={(templates.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={template}
          onChange={choose}
        />
      )}
      {write.isError && <ErrorBox error={write.error} />}
      <Group>
        <Button
          variant={isFirst ? 'filled' : 'default'}
          disabled={template === null}
          loading={write.isPending}
          onClick={() => write.mutate()}
        >
          {t(isFirst ? 'write' : 'writeNew')}
        </Button>
      </Group>
    </Stack>
  )
}
