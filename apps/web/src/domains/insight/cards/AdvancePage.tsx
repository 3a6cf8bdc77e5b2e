import { getOverview } from '@dsms/contract/insight/cards/figures'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import { BestSellerMedal, Congratulations } from '../figures/Greetings.tsx'
import { BrowserStates, Transactions, UserTimeline } from '../figures/Lists.tsx'
import { MiniChat } from '../figures/MiniChat.tsx'
import { MyTasks } from '../figures/MyTasks.tsx'
import { NextEvent } from '../figures/NextEvent.tsx'
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
