import { createLessonSeries } from '@dsms/contract/schedule/series/calls'
import { Pagination, Stack, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { type Listed, SeriesCards } from './SeriesCards.tsx'
import { seriesPageSize, useRuleWords, useSeriesList, useStart } from './series.ts'

const readers = { page: whole }

/** Series of lessons, those that go on first. */
export function SeriesListPage() {
  const t = useText('series')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <SeriesList school={school} />}
    </SchoolGate>
  )
}

function SeriesList({ school: { school_id, search } }: { school: School }) {
  const t = useText('series')
  const may = useMay()
  const format = useFormat()
  const change = useChangeSearch()
  const { page = 1 } = useSearchOf(readers)
  const List = useMediaQuery('(max-width: 48em)') ? SeriesCards : Rows
  const { data, isError, error, refetch } = useSeriesList(page, school_id)
  const add = may(createLessonSeries) && (
    <LinkButton to="/school/schedule/series/new" search={search} leftSection={<IconPlus size={18} stroke={1.5} />}>
      {t('new')}
    </LinkButton>
  )
  return (
    <Page title={t('title')} count={data && format.number(data.total)} action={add}>
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !isError && <ListSkeleton rows={8} />}
      {data?.total === 0 && <Empty icon={<IconCalendarRepeat size={48} stroke={1} />} text={t('empty')} />}
      {data && data.total > 0 && (
        <Stack gap="md">
          <List rows={data.rows} zone={data.time_zone} search={search} />
          {data.total > seriesPageSize && (
            <Pagination
              total={Math.ceil(data.total / seriesPageSize)}
              value={page}
              onChange={(next) => change({ page: next === 1 ? undefined : next })}
            />
          )}
        </Stack>
      )}
    </Page>
  )
}

function Rows({ rows, zone, search }: Listed) {
  const t = useText('series')
  const schedule = useText('schedule')
  const ruleWords = useRuleWords()
  const whenOf = useStart(zone)
  return (
    <WideTable label={t('title')} minWidth={720} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column.name')}</Table.Th>
          <Table.Th>{t('column.when')}</Table.Th>
          <Table.Th>{schedule('by.trainer')}</Table.Th>
          <Table.Th>{t('column.lessons')}</Table.Th>
          <Table.Th>{t('column.next')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <LinkAnchor to="/school/schedule/series/$id" params={{ id: String(row.id) }} search={search}>
                <bdi>{row.name ?? row.type.name}</bdi>
              </LinkAnchor>
            </Table.Td>
            <Table.Td>{ruleWords(row)}</Table.Td>
            <Table.Td>
              <bdi>{row.trainer?.name ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>{t('toCome', { coming: row.lessons_to_come, total: row.lessons_total })}</Table.Td>
            <Table.Td>{row.next_at ? whenOf(row.next_at) : t('over')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
