import type { ClassSummary } from '@dsms/contract/schedule/classes/roster'
import { Pagination, Stack, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUsersGroup } from '@tabler/icons-react'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { StatusMark } from '../board/views/StatusMark.tsx'
import { ClassCards } from './ClassCards.tsx'
import { ClassFilters, useClassFilters } from './ClassFilters.tsx'
import { useClasses } from './classes.ts'
import { FreeSeats } from './FreeSeats.tsx'

const readers = { page: whole }
const pageSize = 25

/** Classes of the coming weeks, with the seats that are taken, free and waited for. */
export function ClassesPage() {
  const t = useText('classes')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <ClassList school={school} />}
    </SchoolGate>
  )
}

function ClassList({ school: { school_id, search } }: { school: School }) {
  const t = useText('classes')
  const format = useFormat()
  const change = useChangeSearch()
  const { page = 1 } = useSearchOf(readers)
  const filters = useClassFilters()
  const List = useMediaQuery('(max-width: 48em)') ? ClassCards : Rows
  const { data, isError, error, refetch } = useClasses({ ...filters, page, perPage: pageSize, school_id })
  return (
    <Page title={t('title')} count={data && format.number(data.total)}>
      <Stack gap="md">
        <ClassFilters filters={filters} school_id={school_id} />
        {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
        {!data && !isError && <ListSkeleton rows={8} />}
        {data?.total === 0 && <Empty icon={<IconUsersGroup size={48} stroke={1} />} text={t('empty')} />}
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

interface RowsProps {
  rows: ClassSummary[]
  zone: string
  search: School['search']
}

function Rows({ rows, zone, search }: RowsProps) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const calendar = useCalendarFormat()
  return (
    <WideTable label={t('title')} minWidth={860} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('one')}</Table.Th>
          <Table.Th>{schedule('column.time')}</Table.Th>
          <Table.Th>{schedule('by.trainer')}</Table.Th>
          <Table.Th>{schedule('by.room')}</Table.Th>
          <Table.Th>{t('column.seats')}</Table.Th>
          <Table.Th>{t('column.free')}</Table.Th>
          <Table.Th>{t('column.waiting')}</Table.Th>
          <Table.Th>{schedule('column.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <LinkAnchor to="/school/schedule/classes/$id" params={{ id: String(row.id) }} search={search}>
                <bdi>{row.type.name}</bdi> · {calendar.shortDay(clockAt(minuteOf(row.start), zone).day)}
              </LinkAnchor>
            </Table.Td>
            <Table.Td>{calendar.times(row.start, row.end, zone)}</Table.Td>
            <Table.Td>
              <bdi>{row.trainer?.name ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{row.room?.name ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>
              {t('seatsTaken', { booked: format.number(row.booked), seats: format.number(row.capacity) })}
            </Table.Td>
            <Table.Td>
              <FreeSeats row={row} />
            </Table.Td>
            <Table.Td>{format.number(row.waiting)}</Table.Td>
            <Table.Td>
              <StatusMark status={row.status} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
