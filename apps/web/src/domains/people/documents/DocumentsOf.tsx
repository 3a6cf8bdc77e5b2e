import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { students } from '@dsms/contract/people/students/calls'
import { Group, Stack, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import classes from './Documents.module.css'
import { studentPapers } from './documents.ts'
import { Ends } from './Ends.tsx'

interface Props {
  student: Pick<Answer<typeof students.calls.get>, 'id' | 'papers' | 'archived_at'>
  school: School
}

/** What the school asks of a student, how each paper stands, and all that were ever brought in. */
export function DocumentsOf({ student, school }: Props) {
  const t = useText('documents')
  const may = useMay()
  const calls = useAreaCalls(studentPapers, school.school_id)
  const found = useQuery({
    queryKey: [...areaKey(studentPapers, school.school_id), 'of', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 100 }, signal),
  })
  const mayAdd = !student.archived_at && may(studentPapers.area.calls.create)
  const rows = found.data?.rows ?? []
  const bring = (kind: string | undefined, label: string) => (
    <LinkButton
      size="xs"
      variant="default"
      to="/school/documents/new"
      search={{ ...school.search, student_id: student.id, ...(kind ? { kind } : {}) }}
    >
      {label}
    </LinkButton>
  )
  return (
    <Stack gap="md">
      <section className="card">
        <Group justify="space-between" mb="sm">
          <h2 className={classes.title}>{t('asked')}</h2>
          {mayAdd && bring(undefined, t('add'))}
        </Group>
        {student.papers.length === 0 ? (
          t('nothingAsked')
        ) : (
          <ul className={classes.list}>
            {student.papers.map(({ kind, status, document_id }) => (
              <li key={kind} className={classes.line}>
                {document_id === null ? (
                  t(`kind.${kind}`)
                ) : (
                  <LinkAnchor to={`${studentPapers.link}/${document_id}`} search={school.search}>
                    {t(`kind.${kind}`)}
                  </LinkAnchor>
                )}
                <Group gap="xs">
                  <StatusBadge status={status} label={t(`status.${status}`)} />
                  {mayAdd &&
                    status !== 'approved' &&
                    status !== 'pending' &&
                    bring(kind, t(status === 'missing' ? 'bring' : 'bringAnew'))}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </section>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={4} />}
      {rows.length > 0 && (
        <WideTable label={t('title')} minWidth={480} frameClass="card" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('field.kind')}</Table.Th>
              <Table.Th>{t('field.status')}</Table.Th>
              <Table.Th>{t('field.number')}</Table.Th>
              <Table.Th>{t('field.expires_on')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  <LinkAnchor to={`${studentPapers.link}/${one.id}`} search={school.search}>
                    {t(`kind.${one.kind}`)}
                  </LinkAnchor>
                </Table.Td>
                <Table.Td>
                  <StatusBadge status={one.status} label={t(`status.${one.status}`)} />
                </Table.Td>
                <Table.Td>{one.number && <Bdi>{one.number}</Bdi>}</Table.Td>
                <Table.Td>
                  <Ends paper={one} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Stack>
  )
}
