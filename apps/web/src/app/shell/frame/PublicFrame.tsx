import { Button } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '../../../kernel/address/links.tsx'
import { queryClientOf } from '../../../kernel/call/query.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { LanguageSelect, SkinToggle } from '../../../ui/Appearance.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import { Shell } from '../Shell.tsx'
import { Content } from './Content.tsx'
import classes from './PublicFrame.module.css'
import { ScrollToTop } from './ScrollToTop.tsx'
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
