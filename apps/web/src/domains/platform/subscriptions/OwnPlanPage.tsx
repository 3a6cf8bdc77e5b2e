import { requestPlan } from '@dsms/contract/platform/plans/calls'
import { getOwnSubscription, type OwnSubscription } from '@dsms/contract/platform/subscriptions/calls'
import { Alert, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowBigUpLines, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { AskPlanDialog } from './AskPlanDialog.tsx'
import classes from './OwnPlan.module.css'
import { UsageBars } from './UsageBars.tsx'
import { subscriptionsKey } from './useSubscriptions.ts'

/** The plan of a school: what it costs and until when, how much of it is used, and the way to a larger one. */
export function OwnPlanPage() {
  const t = useText('subscriptions')
  return (
    <SchoolGate scope="school" title={t('own.title')}>
      {(school) => <OwnPlan school={school} />}
    </SchoolGate>
  )
}

function OwnPlan({ school: { school_id, isVisited } }: { school: School }) {
  const t = useText('subscriptions')
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const own = useQuery({
    queryKey: [...subscriptionsKey, 'own', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getOwnSubscription, { query: school_id ? { school_id } : {} }, signal),
  })
  const { data } = own
  return (
    <Page
      title={t('own.title')}
      status={data && <StatusBadge status={data.status} label={t(`status.${data.status}`)} />}
      action={
        data &&
        !isVisited &&
        may(requestPlan) && (
          <Button leftSection={<IconArrowBigUpLines size={18} stroke={1.5} />} onClick={() => setAsking(true)}>
            {t('ask.open')}
          </Button>
        )
      }
    >
      {own.isError && <ErrorBox error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && <ListSkeleton rows={4} />}
      {data && (
        <Stack gap="lg">
          {data.asked_plan && data.asked_cycle && (
            <Alert color="petrol" icon={<IconClock size={20} stroke={1.5} />}>
              {t('own.asked', { plan: data.asked_plan, cycle: t(`cycle.${data.asked_cycle}`) })}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <PlanCard own={data} />
            <section className="card" aria-labelledby="usage">
              <h2 id="usage" className={classes.title}>
                {t('own.usage')}
              </h2>
              <UsageBars usage={data.usage} />
              <Text size="sm" c="dimmed" mt="md">
                {t('own.atLimit')}
              </Text>
            </section>
          </SimpleGrid>
          <RecordHistory history={data.history} words="subscriptions" />
          {isAsking && <AskPlanDialog own={data} close={() => setAsking(false)} />}
        </Stack>
      )}
    </Page>
  )
}

function PlanCard({ own }: { own: OwnSubscription }) {
  const t = useText('subscriptions')
  const format = useFormat()
  const { plan, cycle, price_month, currency, status, period_end, trial_end, next_plan, next_cycle } = own
  const end = period_end && format.date(period_end)
  const lines = [
    price_month > 0 && cycle === 'yearly' && t('own.year', { price: format.price(price_month * 12, currency) }),
    status === 'trialing' && trial_end && t('own.trial', { day: format.date(trial_end) }),
    status === 'active' &&
      price_month > 0 &&
      end &&
      t(own.cancel_at_period_end ? 'own.ends' : 'own.renews', { day: end }),
    status === 'past_due' && t('own.pastDue'),
    own.suspended_from && t('own.suspendedFrom', { day: format.date(own.suspended_from) }),
    status === 'suspended' && t('own.suspended'),
    status === 'cancelled' && t('own.cancelled'),
    next_plan && next_cycle && end && t('own.next', { plan: next_plan, cycle: t(`cycle.${next_cycle}`), day: end }),
  ].filter((line) => typeof line === 'string')
  return (
    <section className="card" aria-labelledby="plan">
      <h2 id="plan" className={classes.title}>
        {plan ?? t('own.none')}
      </h2>
      <p className={classes.price}>
        {price_month > 0 ? t(`paid.${cycle}`, { price: format.price(price_month, currency) }) : t('paid.nothing')}
      </p>
      {lines.map((line) => (
        <Text key={line} size="sm" mt="xs">
          {line}
        </Text>
      ))}
    </section>
  )
}
