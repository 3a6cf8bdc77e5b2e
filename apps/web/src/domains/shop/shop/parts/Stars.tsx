import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Stars.module.css'

interface Props {
  /** 1 to 5 with a decimal; 0 as long as nobody has said anything. */
  rating: number
  /** Shown behind the stars; left out where only the stars matter. */
  reviews?: number
}

/** How good buyers find it: five stars filled as far, and the same in words. */
export function Stars({ rating, reviews }: Props) {
  const t = useText('shop')
  const format = useFormat()
  return (
    <span className={classes.stars}>
      <span className={classes.row} aria-hidden>
        <Row icon={IconStar} />
        <span className={classes.filled} style={{ inlineSize: `${(rating / 5) * 100}%` }}>
          <Row icon={IconStarFilled} />
        </span>
      </span>
      <span className="visuallyHidden">
        {rating > 0
          ? t('stars', { stars: format.number(rating, { maximumFractionDigits: 1 }) })
          : t('reviews.count', { count: 0 })}
      </span>
      {reviews !== undefined && (
        <span className="tabular">
          <span aria-hidden>{rating > 0 && `${format.number(rating, { minimumFractionDigits: 1 })} `}</span>
          {reviews > 0 ? `(${format.number(reviews)})` : <span aria-hidden>{t('reviews.count', { count: 0 })}</span>}
        </span>
      )}
    </span>
  )
}

function Row({ icon: Sign }: { icon: typeof IconStar | typeof IconStarFilled }) {
  return places.map((place) => <Sign key={place} size={16} stroke={1.5} />)
}

const places = [1, 2, 3, 4, 5]
