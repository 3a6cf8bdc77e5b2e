import { IconLock } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { mayOpen, useSession } from '../../../kernel/session/session.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './SuspendedBanner.module.css'

/** Says to the people of a suspended school what they can still do, and whom to ask. */
export function SuspendedBanner() {
  const t = useText('shell')
  const user = useSession()
  if (!user?.suspended) return null
  const asks = mayOpen({ school: 'messages_announcements.view' }, user)
  return (
    <section className={classes.banner} aria-label={t('suspended.title')}>
      <IconLock size={20} stroke={1.5} aria-hidden className={classes.sign} />
      <div>
        <strong>{t(`suspended.${user.suspended}`)}</strong> <span>{t('suspended.can')}</span>{' '}
        {asks ? (
          <LinkAnchor to="/apps/support" className={classes.link}>
            {t('suspended.ask')}
          </LinkAnchor>
        ) : (
          <span>{t('suspended.askOffice')}</span>
        )}
      </div>
    </section>
  )
}
