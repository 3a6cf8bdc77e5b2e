import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { listMoves } from '@dsms/contract/schedule/moves/calls'
import { moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import { Pagination, SegmentedControl, Stack } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { oneOf, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { lessonsKey } from '../board/useBoard.ts'
import { MoveCard } from './MoveCard.tsx'
import classes from './Moves.module.css'

const shelves = keysOf(moveStatuses)
const readers = { status: oneOf(shelves), page: whole }
const perPage = 25

/** Other times that students ask for; what lapses first comes first. */
export function MovesPage() {
  const t = useText('moves')
  return (
    <SchoolGate scope="school" title={t('office.title')}>
      {({ school_id }) => (
        <Page title={t('office.title')}>
          <KeepFocus>
            <Moves school_id={school_id} />
          </KeepFocus>
        </Page>
      )}
    </SchoolGate>
  )
}

function Moves({ school_id }: { school_id: number | undefined }) {
  const t = useText('moves')
  const { status = 'pending', page = 1 } = useSearchOf(readers)
  const change = useChangeSearch()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...lessonsKey, 'moves', school_id ?? 'own', status, page],
    queryFn: ({ signal }) => call(listMoves, { query: { status, page, perPage, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="md">
      <div className={classes.shelves}>
        <SegmentedControl
          aria-label={t('office.shelf')}
          data={shelves.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status}
          onChange={(value) => void change({ status: value === 'pending' ? undefined : value, page: undefined })}
        />
      </div>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton rows={4} />}
      {data?.rows.length === 0 && (
        <Empty
          icon={<IconChecks size={48} stroke={1} />}
          text={t(status === 'pending' ? 'office.none' : 'office.empty')}
        />
      )}
      {data?.rows.map((row) => (
        <MoveCard key={row.id} row={row} zone={data.time_zone} school_id={school_id} />
      ))}
      {data && data.total > perPage && (
        <Pagination
          total={Math.ceil(data.total / perPage)}
          value={page}
          onChange={(next) => void change({ page: next === 1 ? undefined : next })}
        />
      )}
    </Stack>
  )
}
