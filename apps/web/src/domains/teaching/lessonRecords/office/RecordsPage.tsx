import { type RecordRow, recordViews } from '@dsms/contract/teaching/lessonRecords/office'
import { Pagination, SegmentedControl, Stack, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconClipboardCheck } from '@tabler/icons-react'
import { oneOf, useChangeSearch, useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { numbersOf } from '../minutes.ts'
import { RecordStatusBadge } from '../RecordStatusBadge.tsx'
import classes from '../Teaching.module.css'
import { useRecords } from './useRecords.ts'

const readers = { page: whole, view: oneOf(recordViews) }
const pageSize = 25

/** Records of lessons: first of all those that are over and that nobody finished. */
export function RecordsPage() {
  const t = useText('lessonRecords')
  return (
    <SchoolGate scope="school" title={t('office.title')}>
      {(school) => <Records school={school} />}
    </SchoolGate>
  )
}

function Records({ school: { school_id, search } }: { school: School }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const change = useChangeSearch()
  const { page = 1, view = 'unfinished' } = useSearchOf(readers)
  const List = useMediaQuery('(max-width: 48em)') ? RecordCards : Rows
  const { data, isError, error, refetch } = useRecords({ view, page, perPage: pageSize, school_id })
  return (
    <Page title={t('office.title')} count={data && format.number(data.total)}>
      <Stack gap="md">
        <SegmentedControl
          className={classes.views}
          aria-label={t('office.view')}
          value={view}
          onChange={(next) => void change({ view: next === 'unfinished' ? undefined : next, page: undefined })}
          data={recordViews.map((value) => ({ value, label: t(`office.view.${value}`) }))}
        />
        {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
        {!data && !isError && <ListSkeleton rows={8} />}
        {data?.total === 0 && <Empty icon={<IconClipboardCheck size={48} stroke={1} />} text={t('office.empty')} />}
        {data && data.total > 0 && <List rows={data.rows} zone={data.time_zone} search={search} />}
        {data && data.total > pageSize && (
          <Pagination
            total={Math.ceil(data.total / pageSize)}
            value={page}
            onChange={(next) => change({ page: next === 1 ? undefined : next })}
          />
        )}
      </Stack>
    </Page>
  )
}

interface Listed {
  rows: RecordRow[]
  zone: string
  search: School['search']
}

function Rows({ rows, zone, search }: Listed) {
  const t = useText('lessonRecords')
  return (
    <WideTable label={t('office.title')} minWidth={720} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('office.when')}</Table.Th>
          <Table.Th>{t('office.student')}</Table.Th>
          <Table.Th>{t('office.trainer')}</Table.Th>
          <Table.Th>{t('office.type')}</Table.Th>
          <Table.Th>{t('office.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.booking_id}>
            <Table.Td>
              <When row={row} zone={zone} search={search} />
            </Table.Td>
            <Table.Td>
              <bdi>{row.student.name}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{row.trainer?.name ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>{row.type.name}</Table.Td>
            <Table.Td>
              <Standing row={row} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

/** The same on a phone. */
function RecordCards({ rows, zone, search }: Listed) {
  const t = useText('lessonRecords')
  return (
    <ul className={classes.list} aria-label={t('office.title')}>
      {rows.map((row) => (
        <li key={row.booking_id} className="card">
          <When row={row} zone={zone} search={search} />
          <div className={classes.facets}>
            <Typed>{row.student.name}</Typed>
            <span>{row.type.name}</span>
            {row.trainer && <Typed>{row.trainer.name}</Typed>}
          </div>
          <div className={classes.facets}>
            <Standing row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function When({ row, zone, search }: { row: RecordRow } & Pick<Listed, 'zone' | 'search'>) {
  const format = useFormat()
  return (
    <LinkAnchor
      to="/school/teaching/$id"
      params={{ id: String(row.id) }}
      search={{ ...search, booking: row.booking_id }}
    >
      {format.dateTime(row.start, zone)}
    </LinkAnchor>
  )
}

function Standing({ row }: { row: RecordRow }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  return (
    <>
      <RecordStatusBadge status={row.status} />
      {row.minutes && <span className={classes.quiet}>{t('minutes.differ', numbersOf(row.minutes, format))}</span>}
      {row.is_despite_cancel && <span className={classes.quiet}>{t('office.despite')}</span>}
      {row.is_objected && <span className={classes.quiet}>{t('office.objected')}</span>}
      {row.set_aside > 0 && <span className={classes.quiet}>{t('office.aside', { count: row.set_aside })}</span>}
    </>
  )
}
