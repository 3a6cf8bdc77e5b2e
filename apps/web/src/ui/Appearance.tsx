import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import { languages, useLanguage, useText } from '../kernel/i18n/index.ts'
import { setPreferences } from '../kernel/session/preferences.ts'
import { chooseLanguage } from '../kernel/session/signIn.ts'
import { useSkin } from '../kernel/session/skin.ts'

/** The language by its own name, for whoever has no menu of their own. */
export function LanguageSelect() {
  const t = useText('signIn')
  const { code } = useLanguage()
  return (
    <NativeSelect
      aria-label={t('language')}
      leftSection={<IconLanguage size={18} stroke={1.5} />}
      value={code}
      onChange={(event) => {
        const chosen = languages.find((language) => language.code === event.currentTarget.value)
        if (chosen) void chooseLanguage(chosen.code)
      }}
      data={languages.map((language) => ({ value: language.code, label: language.name }))}
    />
  )
}

/** Light or dark. */
export function SkinToggle() {
  const t = useText('signIn')
  const isDark = useSkin() === 'dark'
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
