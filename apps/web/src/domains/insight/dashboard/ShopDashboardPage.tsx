import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { BestSellers } from '../figures/BestSellers.tsx'
import classes from '../figures/Figures.module.css'
import { BestSellerMedal } from '../figures/Greetings.tsx'
import { BrowserStates, Transactions } from '../figures/Lists.tsx'
import { RevenueReport } from '../figures/MoneyCards.tsx'
import { NextEvent } from '../figures/NextEvent.tsx'
import { Earnings } from '../figures/OrderCards.tsx'
import { StatisticsStrip } from '../figures/OverviewCards.tsx'
import { GoalOverview } from '../figures/RingCards.tsx'
import { OrdersBar, ProfitLine } from '../figures/Statistics.tsx'
import own from './ShopDashboard.module.css'

/** What the shop sells and what comes in. */
export function ShopDashboardPage() {
  const t = useText('cards')
  return (
    <Page title={t('page.shopDashboard')}>
      <div className={classes.grid}>
        <BestSellerMedal className={classes.third} />
        <StatisticsStrip className={classes.twoThirds} />
        <div className={`${own.column} ${classes.third}`}>
          <div className={own.pair}>
            <OrdersBar />
            <ProfitLine />
          </div>
          <Earnings />
        </div>
        <RevenueReport className={classes.twoThirds} />
        <BestSellers className={classes.twoThirds} />
        <NextEvent className={classes.third} />
        <BrowserStates className={classes.third} />
        <GoalOverview className={classes.third} />
        <Transactions className={classes.third} />
      </div>
    </Page>
  )
}
