import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import classes from './Navbar.module.css'

/** Whose data is on the screen: the person's school, or the platform. */
export function PlaceName() {
  const t = useText('shell')
  const user = useSession()
  return <bdi className={classes.placeName}>{user?.schoolName ?? t('platform')}</bdi>
}
