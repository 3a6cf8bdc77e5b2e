import { Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { DayLine } from './DayLine.tsx'
import { DayStrip } from './strip/DayStrip.tsx'
import { StripList } from './strip/StripList.tsx'
import type { Opening, Strip } from './strip/strip.ts'
import classes from './Today.module.css'
import type { Today } from './today.ts'
import { useCounts } from './useCounts.ts'
import { useDayName } from './useDayName.ts'

interface Props {
  today: Today
  strip: Strip
  search: School['search']
  plan: ((opening: Opening) => void) | undefined
}

/** The day as one strip; of a day that is closed why, of one that is over what became of it, and the strip of the next one. */
export function DayCard({ today, strip, search, plan }: Props) {
  const t = useText('today')
  const nameOf = useDayName()
  const counts = useCounts(today)
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { closed, over, day } = today
  const why = closed?.name || closed?.by !== 'holiday' ? (closed?.by ?? 'closed') : 'closed'
  const isNext = Boolean(closed || over)
  const said = closed
    ? t(`closed.${why}`, { name: closed.name ?? '' })
    : over &&
      [t('over.taught', { count: over.taught }), over.to_finish > 0 && t('over.open', { count: over.to_finish })]
        .filter(Boolean)
        .join(' ')
  const Shown = isPhone ? StripList : DayStrip
  return (
    <section className={`card ${classes.panel}`} aria-labelledby="today-strip">
      <h2 id="today-strip" className={isNext ? classes.closed : classes.unseen}>
        {isNext ? `${said} ${t('closed.next', { day: nameOf(day) })}` : t('strip', { day: nameOf(day) })}
        {isNext && <span className={classes.total}> {counts}</span>}
      </h2>
      <DayLine today={today} search={search} />
      {strip.lanes.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('noLanes')}{' '}
          <LinkAnchor to="/school/availability" search={search}>
            {t('noLanes.do')}
          </LinkAnchor>
        </Text>
      ) : (
        <Shown strip={strip} day={day} zone={today.time_zone} search={search} plan={plan} />
      )}
    </section>
  )
}
