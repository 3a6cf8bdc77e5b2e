import { createSale, listSales } from '@dsms/contract/billing/sales/calls'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import type { EnrolmentSalesProps } from '../../students/public.ts'
import { moneyKey } from '../payments/useMoneyChanged.ts'
import { SalesCard } from './SalesCard.tsx'

const most = 20

/** What was sold for a course and what is left of it; nothing for those who see no money. */
export function EnrolmentSales(props: EnrolmentSalesProps) {
  const may = useMay()
  return may(listSales) ? <Sold {...props} /> : null
}

function Sold({ enrolment, student_id, school_id }: EnrolmentSalesProps) {
  const t = useText('sales')
  const may = useMay()
  const { data, error, isPending, refetch } = useQuery({
    // forgotten together with the charges of the student
    queryKey: [...moneyKey(student_id, school_id), 'sales', 'of', enrolment],
    queryFn: ({ signal }) => call(listSales, { query: { enrolment_id: enrolment, perPage: most, school_id } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={2} />
  return (
    <SalesCard
      sales={data.rows}
      isOfCourse
      sell={
        may(createSale) && (
          <LinkButton
            to={`/school/students/${student_id}`}
            search={{ school_id, tab: 'money', sell: true }}
            variant="default"
            size="xs"
            leftSection={<IconPackage size={16} stroke={1.5} />}
          >
            {t('sell')}
          </LinkButton>
        )
      }
    />
  )
}
