import classes from '../../components/figures/Figures.module.css'
import { Congratulations } from '../../components/figures/Greetings.tsx'
import { LatestInvoices } from '../../components/figures/LatestInvoices.tsx'
import { UserTimeline } from '../../components/figures/Lists.tsx'
import { NextEvent } from '../../components/figures/NextEvent.tsx'
import { SalesRadar } from '../../components/figures/OrderCards.tsx'
import { SupportTracker } from '../../components/figures/RingCards.tsx'
import { AvgSessions } from '../../components/figures/SessionCards.tsx'
import { OrdersReceived, SubscribersGained } from '../../components/figures/Statistics.tsx'
import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

/** How the school, or the platform, is used: who comes, what they ask, what they buy. */
export function AnalyticsDashboardPage() {
  const t = useText('cards')
  return (
    <Page title={t('page.analyticsDashboard')}>
      <div className={classes.grid}>
        <Congratulations className={classes.half} />
        <SubscribersGained className={classes.quarter} />
        <OrdersReceived className={classes.quarter} />
        <AvgSessions className={classes.half} />
        <SupportTracker className={classes.half} />
        <UserTimeline className={classes.third} />
        <SalesRadar className={classes.third} />
        <NextEvent className={classes.third} />
        <LatestInvoices className={classes.full} />
      </div>
    </Page>
  )
}
