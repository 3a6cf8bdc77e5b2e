import { Button, Group } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangle,
  IconClockHour4,
  IconLock,
  IconMapSearch,
  IconTrafficCone,
} from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { Link, useNavigate } from '../../kernel/address/links.tsx'
import { useTitle } from '../../kernel/browser/useTitle.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { useSession } from '../../kernel/session/session.ts'
import { signOut } from '../../kernel/session/signIn.ts'
import { Logo } from '../../ui/Logo.tsx'
import classes from './MiscPage.module.css'
import { NotifyForm } from './NotifyForm.tsx'

type Kind = 'coming-soon' | 'not-authorized' | 'maintenance' | 'error' | 'not-found'

const icons: Record<Kind, Icon> = {
  'coming-soon': IconClockHour4,
  'not-authorized': IconLock,
  maintenance: IconTrafficCone,
  error: IconAlertTriangle,
  'not-found': IconMapSearch,
}

/** Pages that say why there is nothing else to see, and where to go from here. */
export function MiscPage({ kind }: { kind: Kind }) {
  const t = useText('misc')
  const user = useSession()
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const title = t(`${kind}.title`)
  useTitle(title)

  const SignIcon = icons[kind]
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label={`DSMS – ${t('toHome')}`}>
          <Logo />
        </Link>
      </header>
      <main className={classes.main}>
        <div className={classes.sign} aria-hidden>
          <span className={classes.plate}>
            <SignIcon size={56} stroke={1.5} />
          </span>
          <span className={classes.post} />
        </div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{t(`${kind}.text`, { path: `\u2066${path}\u2069` })}</p>
        {kind === 'coming-soon' && <NotifyForm />}
        <Group justify="center">
          {(kind === 'maintenance' || kind === 'error') && (
            <Button onClick={() => location.assign('/')}>{t('reload')}</Button>
          )}
          {kind === 'not-authorized' && user && (
            <Button variant="default" onClick={() => void signOut().then(() => navigate({ to: '/login' }))}>
              {t('otherAccount')}
            </Button>
          )}
          <Button component={Link} to="/" variant={kind === 'maintenance' || kind === 'error' ? 'default' : 'filled'}>
            {user ? t('toHome') : t('toLogin')}
          </Button>
        </Group>
      </main>
    </div>
  )
}
