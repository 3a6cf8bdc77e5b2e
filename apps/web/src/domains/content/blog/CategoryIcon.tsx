import type { PostCategory } from '@dsms/contract/content/blog/calls'
import { type Icon, IconBook, IconBulb, IconCar, IconCertificate, IconShield } from '@tabler/icons-react'
import classes from './post/Tags.module.css'

const icons: Record<string, Icon | undefined> = {
  bulb: IconBulb,
  book: IconBook,
  shield: IconShield,
  certificate: IconCertificate,
  car: IconCar,
}

/** The sign of a category in its colour. */
export function CategoryIcon({ name, category }: { name: string; category: PostCategory }) {
  const Sign = icons[name] ?? IconBook
  return (
    <span className={classes.tag} data-category={category} aria-hidden>
      <Sign size={18} stroke={1.5} />
    </span>
  )
}
