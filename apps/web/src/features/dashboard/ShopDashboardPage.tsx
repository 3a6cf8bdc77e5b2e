import { BestSellers } from '../../components/figures/BestSellers.tsx'
import classes from '../../components/figures/Figures.module.css'
import { BestSellerMedal } from '../../components/figures/Greetings.tsx'
import { BrowserStates, Transactions } from '../../components/figures/Lists.tsx'
import { RevenueReport } from '../../components/figures/MoneyCards.tsx'
import { NextEvent } from '../../components/figures/NextEvent.tsx'
import { Earnings } from '../../components/figures/OrderCards.tsx'
import { StatisticsStrip } from '../../components/figures/OverviewCards.tsx'
import { GoalOverview } from '../../components/figures/RingCards.tsx'
import { OrdersBar, ProfitLine } from '../../components/figures/Statistics.tsx'
import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'
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
