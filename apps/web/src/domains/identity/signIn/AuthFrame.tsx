import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LanguageSelect, SkinToggle } from '../../../ui/Appearance.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import classes from './AuthFrame.module.css'
import { Illustration } from './Illustration.tsx'

/** A quiet picture beside a form, or the form on a card in the middle; on small screens the form alone. */
export function AuthFrame({ isCard = false, children }: { isCard?: boolean; children: ReactNode }) {
  const t = useText('signIn')
  return (
    <div className={classes.frame} data-card={isCard || undefined}>
      {!isCard && (
        <aside className={classes.picture}>
          <Illustration />
          <p className={classes.promise}>{t('promise')}</p>
        </aside>
      )}
      <div className={classes.side}>
        <header className={classes.bar}>
          <Logo />
          <span className={classes.tools}>
            <LanguageSelect />
            <SkinToggle />
          </span>
        </header>
        <main className={classes.main}>
          <div className={classes.form}>{children}</div>
        </main>
      </div>
    </div>
  )
}
