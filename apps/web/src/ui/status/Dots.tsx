import { useText } from '../../kernel/i18n/index.ts'
import classes from './Dots.module.css'

/** The three dots of the splash, without the logo: a screen is on its way. */
export function Dots() {
  const t = useText('common')
  return (
    <div className={classes.dots} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  )
}
