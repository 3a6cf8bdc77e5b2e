import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Logo } from '../../components/Logo.tsx'
import { languages, useLanguage, useText } from '../../i18n/index.ts'
import { chooseLanguage } from '../../lib/signIn.ts'
import { setPreferences, usePreferences } from '../../preferences.ts'
import classes from './AuthFrame.module.css'
import { Illustration } from './Illustration.tsx'

/** A quiet picture beside a form; on small screens the form alone. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useText('auth')
  return (
    <div className={classes.frame}>
      <aside className={classes.picture}>
        <Illustration />
        <p className={classes.promise}>{t('promise')}</p>
      </aside>
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

function LanguageSelect() {
  const t = useText('auth')
  const { code } = useLanguage()
  return (
    <NativeSelect
      aria-label={t('language')}
      leftSection={<IconLanguage size={18} stroke={1.5} />}
      value={code}
      onChange={(event) => {
        const chosen = languages.find((language) => language.code === event.currentTarget.value)
        if (chosen) chooseLanguage(chosen.code)
      }}
      data={languages.map((language) => ({ value: language.code, label: language.name }))}
    />
  )
}

function SkinToggle() {
  const t = useText('auth')
  const isDark = usePreferences().skin === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      size={36}
      variant="default"
      aria-label={isDark ? t('lightSkin') : t('darkSkin')}
      onClick={() => setPreferences({ skin: isDark ? 'light' : 'dark' })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  )
}
