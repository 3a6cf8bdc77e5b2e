import { getOverview } from '@dsms/contract/figures'
import classes from '../../components/figures/Figures.module.css'
import { BestSellerMedal, Congratulations } from '../../components/figures/Greetings.tsx'
import { BrowserStates, Transactions, UserTimeline } from '../../components/figures/Lists.tsx'
import { MiniChat } from '../../components/figures/MiniChat.tsx'
import { MyTasks } from '../../components/figures/MyTasks.tsx'
import { NextEvent } from '../../components/figures/NextEvent.tsx'
import { Page } from '../../components/Page.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
import { NewsletterCard } from './NewsletterCard.tsx'
import { OwnProfile } from './OwnProfile.tsx'

/** Cards that do something: the reader's own day, and, for those who may, the latest of the school. */
export function AdvancePage() {
  const t = useText('cards')
  const seesFigures = useMay()(getOverview)
  return (
    <Page title={t('page.advance')}>
      <div className={classes.grid}>
        {seesFigures && <Congratulations className={classes.twoThirds} />}
        {seesFigures && <BestSellerMedal className={classes.third} />}
        <NextEvent className={classes.third} />
        <OwnProfile className={classes.third} />
        <NewsletterCard className={classes.third} />
        <MyTasks className={classes.third} />
        <MiniChat className={classes.third} />
        {seesFigures && <UserTimeline className={classes.third} />}
        {seesFigures && <Transactions className={classes.half} />}
        {seesFigures && <BrowserStates className={classes.half} />}
      </div>
    </Page>
  )
}
