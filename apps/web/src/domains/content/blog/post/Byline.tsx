import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import classes from './Byline.module.css'

interface Props {
  name: string
  avatar: string
  date: string
}

/** Who wrote it, and when it was published. */
export function Byline({ name, avatar, date }: Props) {
  const t = useText('blog')
  const format = useFormat()
  return (
    <div className={classes.byline}>
      <PersonAvatar name={name} src={avatar || null} size={28} />
      <span>
        {t('by')} <bdi className={classes.name}>{name}</bdi>
      </span>
      <span aria-hidden>·</span>
      <time dateTime={date}>{format.date(date)}</time>
    </div>
  )
}
