import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import { Congratulations } from '../figures/Greetings.tsx'
import { LatestInvoices } from '../figures/LatestInvoices.tsx'
import { UserTimeline } from '../figures/Lists.tsx'
import { NextEvent } from '../figures/NextEvent.tsx'
import { SalesRadar } from '../figures/OrderCards.tsx'
import { SupportTracker } from '../figures/RingCards.tsx'
import { AvgSessions } from '../figures/SessionCards.tsx'
import { OrdersReceived, SubscribersGained } from '../figures/Statistics.tsx'

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
