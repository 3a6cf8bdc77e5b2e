import type { Preferences } from '@dsms/contract/kernel/session/me'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import classes from './Footer.module.css'

export function Footer({ type }: { type: NonNullable<Preferences['footer']> }) {
  const t = useText('shell')
  const school = useSession()?.schoolName
  if (type === 'hidden') return null
  return (
    <footer className={classes.footer} data-type={type}>
      <span>{t('footer', { year: new Date().getFullYear() })}</span>
      {school && <bdi>{school}</bdi>}
    </footer>
  )
}
