import { leadBoard } from '@dsms/contract/students/leads/calls'
import { Select, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { text, useChangeSearch, useSearchOf } from '../../../../kernel/address/search.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../kit/areas/area.ts'
import { FilterBar } from '../../../../kit/list/FilterBar.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { type BoardColumn, enquiries } from '../leads.ts'
import { useLeadChoices } from '../useLeadChoices.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import { CardList, ColumnFoot } from './ColumnParts.tsx'

/** Leads in columns by their status; what narrows the list narrows the board. */
export function LeadBoard({ school }: { school: School }) {
  const t = useText('leads')
  const may = useMay()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const choices = useLeadChoices(school)
  const list = useListState(['due', 'source', 'owner_id', 'licence_type_id', 'branch_id'])
  const wishes = { ...list.filters, q: list.q || undefined }
  const board = useQuery({
    queryKey: [...areaKey(enquiries, school.school_id), 'board', wishes],
    queryFn: ({ signal }) => call(leadBoard, { query: { ...wishes, school_id: school.school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  const search = { ...school.search, ...list.filters, ...(list.q ? { q: list.q } : {}) }
  const columns = board.data?.columns
  return (
    <Page
      title={t('title')}
      action={
        may(enquiries.area.calls.create) && (
          <LinkButton
            to={`${enquiries.link}/new`}
            search={school.search}
            leftSection={<IconPlus size={18} stroke={1.5} />}
          >
            {t('add')}
          </LinkButton>
        )
      }
    >
      <Stack gap="md">
        <ViewSwitch view="board" />
        <FilterBar
          list={list}
          searchLabel={t('search')}
          filters={[
            { name: 'due', label: t('due'), choices: choices.due },
            { name: 'source', label: t('field.source'), choices: choices.sources },
            { name: 'owner_id', label: t('field.owner'), choices: choices.owners },
            { name: 'licence_type_id', label: t('field.licence_type'), choices: choices.licences },
            { name: 'branch_id', label: t('field.branch'), choices: choices.branches },
          ]}
        />
        {board.isError && <ErrorBox error={board.error} onRetry={() => board.refetch()} />}
        {board.isPending && <ListSkeleton rows={6} />}
        {columns &&
          (isPhone ? (
            <OneColumn columns={columns} school={school} search={search} />
          ) : (
            <BoardColumns columns={columns} school={school} search={search} />
          ))}
      </Stack>
    </Page>
  )
}

const readers = { column: text }

interface OneColumnProps {
  columns: BoardColumn[]
  school: School
  search: object
}

/** A phone has room for one column; which one is in the address. */
function OneColumn({ columns, school, search }: OneColumnProps) {
  const t = useText('leads')
  const format = useFormat()
  const change = useChangeSearch()
  const { column: named } = useSearchOf(readers)
  const column = columns.find(({ status }) => status === named) ?? columns[0]
  if (!column) return null
  return (
    <>
      <Select
        label={t('board.column')}
        allowDeselect={false}
        data={columns.map(({ status, total }) => ({
          value: status,
          label: t('board.counted', { status: t(`status.${status}`), total: format.number(total) }),
        }))}
        value={column.status}
        onChange={(next) => change({ column: next ?? undefined })}
      />
      <CardList column={column} school={school} />
      <ColumnFoot column={column} search={search} />
    </>
  )
}
