import { listMySales } from '@dsms/contract/billing/sales/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { SaleCard } from './SaleCard.tsx'
import classes from './Sales.module.css'

/** What a student bought and what is left of it; nothing where nothing was bought. */
export function MySales({ studentId }: { studentId: number }) {
  const t = useText('sales')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['my', 'sales', studentId],
    queryFn: ({ signal }) => call(listMySales, { query: { student_id: studentId } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={2} />
  if (data.sales.length === 0) return null
  return (
    <section className="card">
      <h2 className={lines.title}>{t('mine.title')}</h2>
      <ul className={classes.sales}>
        {data.sales.map((sale) => (
          <SaleCard key={sale.id} sale={sale} />
        ))}
      </ul>
    </section>
  )
}
