import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import { StatisticsStrip, TallStatistics, WideStatistics } from '../figures/OverviewCards.tsx'
import { ActiveUsers } from '../figures/SessionCards.tsx'
import {
  NewsletterReaders,
  OrdersBar,
  OrdersReceived,
  ProfitLine,
  RevenueGenerated,
  SalesGrowth,
  SiteTraffic,
  SubscribersGained,
} from '../figures/Statistics.tsx'
import own from './Cards.module.css'

/** Small figures: a number, what it was before, and a line. */
export function StatisticsPage() {
  const t = useText('cards')
  return (
    <Page title={t('page.statistics')}>
      <div className={classes.grid}>
        <OrdersBar className={classes.quarter} />
        <ProfitLine className={classes.quarter} />
        <StatisticsStrip className={classes.half} />
        <h2 className={classes.heading}>{t('section.days')}</h2>
        <TallStatistics className={own.sixth} />
        <h2 className={classes.heading}>{t('section.now')}</h2>
        <WideStatistics className={classes.quarter} />
        <h2 className={classes.heading}>{t('section.areas')}</h2>
        <SubscribersGained className={classes.quarter} />
        <RevenueGenerated className={classes.quarter} />
        <SalesGrowth className={classes.quarter} />
        <OrdersReceived className={classes.quarter} />
        <h2 className={classes.heading}>{t('section.lines')}</h2>
        <SiteTraffic className={classes.third} />
        <ActiveUsers className={classes.third} />
        <NewsletterReaders className={classes.third} />
      </div>
    </Page>
  )
}
