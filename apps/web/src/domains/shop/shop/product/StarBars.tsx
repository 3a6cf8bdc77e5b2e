import { Progress } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Reviews.module.css'

/** How many gave five stars, four, and so on. */
export function StarBars({ stars }: { stars: { rating: number; count: number }[] }) {
  const t = useText('shop')
  const format = useFormat()
  const most = Math.max(1, ...stars.map(({ count }) => count))
  return (
    <ul className={classes.bars}>
      {stars.map(({ rating, count }) => (
        <li key={rating}>
          <span aria-hidden>{format.number(rating)}</span>
          <Progress value={(count / most) * 100} color="yellow.7" size="sm" aria-hidden />
          <span aria-hidden>{format.number(count)}</span>
          <span className="visuallyHidden">
            {t('stars', { stars: format.number(rating) })}: {t('reviews.count', { count })}
          </span>
        </li>
      ))}
    </ul>
  )
}
