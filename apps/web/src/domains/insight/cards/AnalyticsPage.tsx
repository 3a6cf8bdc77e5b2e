import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import { RevenueMonths, RevenueReport } from '../figures/MoneyCards.tsx'
import { Customers, Earnings, ProductOrders, SalesLine, SalesRadar } from '../figures/OrderCards.tsx'
import { GoalOverview, SupportTracker } from '../figures/RingCards.tsx'
import { AvgSessions, SessionsByDevice } from '../figures/SessionCards.tsx'

/** Large figures, each with its chart. */
export function AnalyticsPage() {
  const t = useText('cards')
  return (
    <Page title={t('page.analytics')}>
      <div className={classes.grid}>
        <SupportTracker className={classes.half} />
        <AvgSessions className={classes.half} />
        <RevenueReport className={classes.twoThirds} />
        <GoalOverview className={classes.third} />
        <RevenueMonths className={classes.twoThirds} />
        <SalesRadar className={classes.third} />
        <SalesLine className={classes.full} />
        <SessionsByDevice className={classes.half} />
        <Customers className={classes.half} />
        <ProductOrders className={classes.half} />
        <Earnings className={classes.half} />
      </div>
    </Page>
  )
}
