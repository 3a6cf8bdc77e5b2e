import { Group, Stack, Table } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { isGone } from '../trainers/trainers.ts'
import { papers } from './credentials.ts'
import { Light } from './Light.tsx'

interface Props {
  trainer: { id: number; archived_at: string | null; status: string }
  school: School
}

/** The credentials of one trainer, by kind, those before included. */
export function CredentialsOf({ trainer, school }: Props) {
  const t = useText('credentials')
  const format = useFormat()
  const may = useMay()
  const calls = useAreaCalls(papers, school.school_id)
  const found = useQuery({
    queryKey: [...areaKey(papers, school.school_id), 'of', trainer.id],
    queryFn: ({ signal }) => calls.list({ trainer_id: trainer.id, perPage: 100, sort: 'kind,-expires_on' }, signal),
  })
  const rows = found.data?.rows ?? []
  return (
    <Stack gap="md">
      {!trainer.archived_at && may(papers.area.calls.create) && (
        <Group justify="flex-end">
          <LinkButton variant="default" to={`${papers.link}/new`} search={{ ...school.search, trainer_id: trainer.id }}>
            {t('add')}
          </LinkButton>
        </Group>
      )}
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={4} />}
      {found.data && rows.length === 0 && <p className="card">{t('noneYet')}</p>}
      {rows.length > 0 && (
        <WideTable label={t('title')} minWidth={560} frameClass="card" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('field.kind')}</Table.Th>
              <Table.Th>{t('field.light')}</Table.Th>
              <Table.Th>{t('field.status')}</Table.Th>
              <Table.Th>{t('field.number')}</Table.Th>
              <Table.Th ta="end">{t('field.issued_on')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  <LinkAnchor to={`${papers.link}/${one.id}`} search={school.search}>
                    {t(`kind.${one.kind}`)}
                  </LinkAnchor>{' '}
                  {one.has_file && <IconPaperclip size={14} stroke={1.5} aria-label={t('field.file_id')} />}
                  {one.authority && (
                    <small>
                      <br />
                      <Typed>{one.authority}</Typed>
                    </small>
                  )}
                </Table.Td>
                <Table.Td>
                  {one.light && <Light light={one.light} expires_on={one.expires_on} isPast={isGone(trainer)} />}
                </Table.Td>
                <Table.Td>
                  <StatusBadge status={one.status} label={t(`status.${one.status}`)} />
                </Table.Td>
                <Table.Td>{one.number && <Bdi>{one.number}</Bdi>}</Table.Td>
                <Table.Td ta="end">{one.issued_on && format.date(one.issued_on)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Stack>
  )
}
