import { takePayment } from '@dsms/contract/billing/payments/calls'
import { listSales } from '@dsms/contract/billing/sales/calls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import type { PackageStepProps } from '../../../students/public.ts'
import { sold } from '../../packages/packages.ts'
import { moneyKey, useMoneyChanged } from '../../payments/useMoneyChanged.ts'
import { SaleCard } from '../SaleCard.tsx'
import classes from '../Sales.module.css'
import { SellForm } from './SellForm.tsx'
import { type Sold, SoldNow } from './SoldNow.tsx'
import { useOffer } from './useOffer.ts'

/** Sells a package for a course while the student is written down, unless they have one for it already. */
export function SellStep({ student, school, enrolment, isPassing, done }: PackageStepProps) {
  const t = useText('sales')
  const words = useText('sitting')
  const packages = useText('packages')
  const payments = useText('payments')
  const may = useMay()
  const changed = useMoneyChanged(student.id, school.school_id)
  const { school_id, search } = school
  const kept = useQuery({
    queryKey: [...moneyKey(student.id, school_id), 'sales', 'of course', enrolment],
    queryFn: ({ signal }) =>
      call(listSales, { query: { enrolment_id: enrolment, status: 'active', perPage: 50, school_id } }, signal),
  })
  const offer = useOffer(student.id, enrolment, school_id)
  const [made, setMade] = useState<Sold>()
  const [isMore, setMore] = useState(false)
  const isNothing = kept.data?.total === 0 && offer.data?.packages.length === 0
  const isLeft = isPassing && isNothing && !made
  useEffect(() => {
    if (isLeft) void done()
  }, [isLeft, done])
  const next = (
    <Button variant={isNothing ? 'default' : 'filled'} onClick={done}>
      {words('next')}
    </Button>
  )
  if (kept.error) return <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />
  if (offer.error) return <ErrorBox error={offer.error} onRetry={() => offer.refetch()} />
  if (!kept.data || !offer.data || isLeft) return <ListSkeleton rows={4} />
  if (made)
    return (
      <section className="card" aria-label={words('step.package')}>
        <SoldNow sale={made} zone={kept.data.time_zone}>
          {may(takePayment) && (
            <LinkButton
              variant="default"
              to={`/school/students/${student.id}`}
              search={{ ...search, tab: 'money', pay: true }}
            >
              {payments('take')}
            </LinkButton>
          )}
          {next}
        </SoldNow>
      </section>
    )
  if (kept.data.total > 0 && !isMore)
    return (
      <Stack gap="md">
        <section className="card" aria-label={t('title')}>
          <ul className={`${classes.sales} ${classes.alone}`}>
            {kept.data.rows.map((sale) => (
              <SaleCard key={sale.id} sale={sale} />
            ))}
          </ul>
        </section>
        <Group justify="end">
          {offer.data.packages.length > 0 && (
            <Button variant="default" onClick={() => setMore(true)}>
              {t('sell.another')}
            </Button>
          )}
          {next}
        </Group>
      </Stack>
    )
  if (isNothing)
    return (
      <Stack gap="md">
        <Text>
          {t('sell.none')}{' '}
          {may(sold.area.calls.list) && (
            <LinkAnchor to={sold.link} search={search} underline="always">
              {packages('title')}
            </LinkAnchor>
          )}
        </Text>
        <Group justify="end">{next}</Group>
      </Stack>
    )
  return (
    <section className="card" aria-label={words('step.package')}>
      <SellForm
        studentId={student.id}
        school_id={school_id}
        enrolment={enrolment}
        cancel={{ label: words('later'), act: done }}
        done={async (sale) => {
          setMade(sale)
          await changed()
        }}
      />
    </section>
  )
}
