import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconBell,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '../../../kernel/address/links.tsx'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { setPreferences } from '../../../kernel/session/preferences.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { signOut } from '../../../kernel/session/signIn.ts'
import { useSkin } from '../../../kernel/session/skin.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { type Hosted, useHosted } from '../../../ui/late/pressed.tsx'
import { LanguageItems } from './LanguageItems.tsx'
import classes from './UserMenu.module.css'

export interface UserMenuProps {
  onHelp: () => void
  onCustomize: () => void
}

/** Fetched with its words when the menu is opened first. */
const PlaceItems = later(async () => (await import('../../../domains/identity/places/PlaceItems.tsx')).PlaceItems, {
  words: ['places'],
})

/** The person's own menu: who they are here, what is theirs, how it looks, and the way out. */
export function UserMenuHost({ onHelp, onCustomize, target }: UserMenuProps & Hosted) {
  const t = useText('shell')
  const roleName = useRoleName()
  const user = useSession()
  const isDark = useSkin() === 'dark'
  const { isOpen, setOpen, button } = useHosted({ target })
  if (!user) return null
  const name = user.fullName || user.username
  const SkinIcon = isDark ? IconSun : IconMoon
  return (
    <Menu position="bottom-end" width={260} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi>{roleName(user.role, user.role, user.kind)}</bdi>
          <bdi dir="ltr">{user.email}</bdi>
        </Menu.Label>
        <Menu.Item component={Link} to="/notifications" leftSection={<IconBell size={18} stroke={1.5} />}>
          {t('notifications')}
        </Menu.Item>
        <Menu.Item component={Link} to="/pages/profile" leftSection={<IconUser size={18} stroke={1.5} />}>
          {t('profile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/pages/account-settings" leftSection={<IconSettings size={18} stroke={1.5} />}>
          {t('accountSettings')}
        </Menu.Item>
        <Menu.Item component={Link} to="/account/password" leftSection={<IconKey size={18} stroke={1.5} />}>
          {t('password')}
        </Menu.Item>
        <Menu.Item leftSection={<IconAdjustments size={18} stroke={1.5} />} onClick={onCustomize}>
          {t('customize')}
        </Menu.Item>
        <Menu.Item
          leftSection={<SkinIcon size={18} stroke={1.5} />}
          onClick={() => setPreferences({ skin: isDark ? 'light' : 'dark' })}
        >
          {isDark ? t('toLight') : t('toDark')}
        </Menu.Item>
        <Menu.Sub position="left-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconLanguage size={18} stroke={1.5} />}>{t('language')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <LanguageItems />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item className={classes.keys} leftSection={<IconKeyboard size={18} stroke={1.5} />} onClick={onHelp}>
          {t('shortcuts')}
        </Menu.Item>
        <PlaceItems />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.5} className="mirror" />}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
