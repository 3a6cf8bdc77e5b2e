import { Button } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { useText } from '../../../kernel/i18n/index.ts'
import { signOut } from '../../../kernel/session/signIn.ts'
import { Logo } from '../../../ui/Logo.tsx'
import classes from './PasswordFirst.module.css'

/** Nothing is open before somebody chose a password of their own, or set up the second step that their role asks for. */
export function PasswordFirst() {
  const t = useText('shell')
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Logo />
        <Button variant="default" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
