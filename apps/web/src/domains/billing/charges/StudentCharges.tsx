import * as c from '@dsms/contract/billing/charges/calls'
import { chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { Button, Group, Pagination, SegmentedControl } from '@mantine/core'
import { IconPlus, IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { moneyKey } from '../payments/useMoneyChanged.ts'
import { AddChargeDialog } from './AddChargeDialog.tsx'
import { ChargeActions } from './ChargeActions.tsx'
import { ChargeLine } from './ChargeLine.tsx'
import classes from './Charges.module.css'

const perPage = 20
const shelves = ['all', ...keysOf(chargeStatuses)] as const

interface Props {
  student: { id: number }
  school_id: number | undefined
  changed: () => Promise<unknown>
}

/** The charges of a student, on the office's page of them. */
export function StudentCharges({ student, school_id, changed }: Props) {
  const t = useText('charges')
  const may = useMay()
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('all')
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const key = moneyKey(student.id, school_id)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...key, shelf, page],
    queryFn: ({ signal }) =>
      call(
        c.listCharges,
        { query: { student_id: student.id, status: shelf === 'all' ? undefined : shelf, page, perPage, school_id } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={3} />
  return (
    <section className="card">
      <Group justify="space-between" mb="sm">
        <h2 className={lines.title}>{t('tab.title')}</h2>
        {may(c.createCharge) && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      <div className={classes.shelves}>
        <SegmentedControl
          aria-label={t('shelf')}
          data={shelves.map((value) => ({ value, label: value === 'all' ? t('all') : t(`status.${value}`) }))}
          value={shelf}
          onChange={(value) => {
            setShelf(value)
            setPage(1)
          }}
        />
      </div>
      {data.rows.length === 0 ? (
        <Empty icon={<IconReceipt size={48} stroke={1} />} text={t(shelf === 'all' ? 'none' : 'noneOf')} />
      ) : (
        <ul className={lines.list}>
          {data.rows.map((charge) => (
            <ChargeLine key={charge.id} charge={charge} zone={data.time_zone}>
              <ChargeActions charge={charge} school_id={school_id} changed={changed} />
            </ChargeLine>
          ))}
        </ul>
      )}
      {data.total > perPage && (
        <Pagination mt="sm" total={Math.ceil(data.total / perPage)} value={page} onChange={setPage} />
      )}
      {isAdding && (
        <AddChargeDialog studentId={student.id} school_id={school_id} close={() => setAdding(false)} saved={changed} />
      )}
    </section>
  )
}
