import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { languages, useLanguage } from '../../../kernel/i18n/index.ts'
import { chooseLanguage } from '../../../kernel/session/signIn.ts'

/** Each language under its own name, the present one ticked. */
export function LanguageItems() {
  const { code } = useLanguage()
  return languages.map((language) => (
    <Menu.Item
      key={language.code}
      lang={language.code}
      aria-current={language.code === code ? 'true' : undefined}
      rightSection={language.code === code ? <IconCheck size={16} stroke={1.5} /> : null}
      onClick={() => void chooseLanguage(language.code)}
    >
      <bdi>{language.name}</bdi>
    </Menu.Item>
  ))
}
