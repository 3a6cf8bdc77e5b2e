import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './TrialBand.module.css'

/** Invites a stranger to try; whoever signed in is past that. */
export function TrialBand({ days }: { days: number }) {
  const t = useText('plans')
  const user = useSession()
  if (days === 0 || user) return null
  return (
    <section className={classes.band} aria-labelledby="trial">
      <div>
        <h2 id="trial" className={classes.title}>
          {t('trial.title', { count: days })}
        </h2>
        <p className={classes.text}>{t('trial.text')}</p>
      </div>
      <LinkButton to="/register" size="md">
        {t('trial.action')}
      </LinkButton>
    </section>
  )
}
