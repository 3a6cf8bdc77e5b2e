import { type BillingCycle, listPlans } from '@dsms/contract/platform/plans/calls'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useTitle } from '../../../kernel/browser/useTitle.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { useOwnPlan } from '../../platform/public.ts'
import { Questions } from '../shared/Questions.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Praise } from './Praise.tsx'
import classes from './PricingPage.module.css'
import { TrialBand } from './TrialBand.tsx'
import { usePricing } from './usePricing.ts'

/** The plans on offer by month or by year, which one the reader's school has, and what is often asked about them. */
export function PricingPage() {
  const t = useText('plans')
  const may = useMay()
  const [{ cycle: asked }, change] = useAddress('cycle')
  const cycle: BillingCycle = asked === 'yearly' ? 'yearly' : 'monthly'
  const pricing = usePricing()
  const own = useOwnPlan().data
  useTitle(t('title'))
  return (
    <Stack gap="xl">
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.text}>{t('text')}</p>
        <div className={classes.cycle}>
          <span data-on={cycle === 'monthly' || undefined}>{t('monthly')}</span>
          <Switch
            size="md"
            aria-label={t('yearly.switch')}
            checked={cycle === 'yearly'}
            onChange={(event) => change({ cycle: event.currentTarget.checked ? 'yearly' : '' })}
          />
          <span data-on={cycle === 'yearly' || undefined}>{t('yearly')}</span>
        </div>
        {may(listPlans) && (
          <LinkButton to="/pages/pricing/manage" variant="default" leftSection={<IconPencil size={18} stroke={1.5} />}>
            {t('manage.title')}
          </LinkButton>
        )}
      </header>
      {pricing.isError && <ErrorBox error={pricing.error} onRetry={() => void pricing.refetch()} />}
      {pricing.isPending && (
        <div className={classes.plans}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height={480} />
          ))}
        </div>
      )}
      {pricing.data && (
        <>
          <ul className={classes.plans}>
            {pricing.data.plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} cycle={cycle} own={own} />
            ))}
          </ul>
          <TrialBand days={Math.max(0, ...pricing.data.plans.map(({ trialDays }) => trialDays))} />
          <Praise />
          {pricing.data.qandA.length > 0 && (
            <section className={classes.questions} aria-labelledby="questions">
              <h2 id="questions" className={classes.subtitle}>
                {t('questions')}
              </h2>
              <Questions list={pricing.data.qandA} />
            </section>
          )}
        </>
      )}
    </Stack>
  )
}
