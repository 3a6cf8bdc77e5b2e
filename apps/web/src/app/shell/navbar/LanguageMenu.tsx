import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LanguageItems } from './LanguageItems.tsx'
import classes from './Navbar.module.css'

export function LanguageMenu() {
  const t = useText('shell')
  return (
    <Menu position="bottom-end">
      <Tooltip label={t('language')}>
        <Menu.Target>
          <ActionIcon size={40} className={classes.tool} aria-label={t('language')}>
            <IconLanguage size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  )
}
