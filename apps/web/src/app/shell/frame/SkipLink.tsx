import { useText } from '../../../kernel/i18n/index.ts'
import classes from './SkipLink.module.css'

/** The first stop of the Tab key: past the menu, to the content. */
export function SkipLink() {
  const t = useText('shell')
  return (
    <a href="#main" className={classes.skip}>
      {t('skip')}
    </a>
  )
}
