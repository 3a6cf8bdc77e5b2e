import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Reviews.module.css'

/** A rating of one to five as stars, and as words for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  const t = useText('testimonials')
  const format = useFormat()
  return (
    <span role="img" className={classes.stars} aria-label={t('stars', { count: rating, shown: format.number(rating) })}>
      {[1, 2, 3, 4, 5].map((place) =>
        place <= rating ? <IconStarFilled key={place} size={16} /> : <IconStar key={place} size={16} stroke={1.5} />,
      )}
    </span>
  )
}
