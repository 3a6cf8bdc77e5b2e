import { Button } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LanguageSelect, SkinToggle } from '../components/Appearance.tsx'
import { Logo } from '../components/Logo.tsx'
import { Toaster } from '../components/toaster.tsx'
import { useText } from '../i18n/index.ts'
import { queryClientOf } from '../lib/query.ts'
import { useSession } from '../session.ts'
import { Content } from './Content.tsx'
import classes from './PublicFrame.module.css'
import { ScrollToTop } from './ScrollToTop.tsx'
import { Shell } from './Shell.tsx'
import { SkipLink } from './SkipLink.tsx'

const links = [
  ['/pages/pricing', 'nav.pricing'],
  ['/pages/blog/list', 'nav.blog'],
  ['/pages/faq', 'nav.faq'],
  ['/pages/knowledge-base', 'nav.help'],
] as const

/** Pages that anybody may read: inside the shell for people who signed in, under a plain head for everybody else. */
export const OpenFrame = () => (useSession() ? <Shell /> : <PublicFrame />)

function PublicFrame() {
  const t = useText('public')
  return (
    <QueryClientProvider client={queryClientOf(0)}>
      <Toaster />
      <SkipLink />
      <header className={classes.head}>
        <Link to="/" className={classes.brand} aria-label={`DSMS – ${t('home')}`}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={t('menu')}>
          {links.map(([to, key]) => (
            <Link key={to} to={to} className={classes.link} activeProps={{ 'aria-current': 'page' }}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <span className={classes.tools}>
          <LanguageSelect />
          <SkinToggle />
          <Button component={Link} to="/login" variant="default">
            {t('signIn')}
          </Button>
          <Button component={Link} to="/register" visibleFrom="sm">
            {t('register')}
          </Button>
        </span>
      </header>
      <div className={classes.content}>
        <Content transition="fade" />
      </div>
      <ScrollToTop />
    </QueryClientProvider>
  )
}
