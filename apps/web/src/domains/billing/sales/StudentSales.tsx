import { createSale, listSales } from '@dsms/contract/billing/sales/calls'
import { Button, Pagination } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { moneyKey } from '../payments/useMoneyChanged.ts'
import { SaleActions } from './SaleActions.tsx'
import { SalesCard } from './SalesCard.tsx'

const perPage = 10

interface Props {
  student: { id: number }
  school_id: number | undefined
  /** Opens the dialog that sells a package. */
  sell: () => void
  changed: () => Promise<unknown>
}

/** The packages of a student with what is left of each, on the office's page of them. */
export function StudentSales({ student, school_id, sell, changed }: Props) {
  const t = useText('sales')
  const may = useMay()
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useQuery({
    // forgotten together with the charges of the student
    queryKey: [...moneyKey(student.id, school_id), 'sales', page],
    queryFn: ({ signal }) => call(listSales, { query: { student_id: student.id, page, perPage, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={2} />
  return (
    <SalesCard
      sales={data.rows}
      actions={(sale) => <SaleActions sale={sale} school_id={school_id} changed={changed} />}
      sell={
        may(createSale) && (
          <Button variant="default" size="xs" leftSection={<IconPackage size={16} stroke={1.5} />} onClick={sell}>
            {t('sell')}
          </Button>
        )
      }
    >
      {data.total > perPage && (
        <Pagination mt="sm" total={Math.ceil(data.total / perPage)} value={page} onChange={setPage} />
      )}
    </SalesCard>
  )
}
