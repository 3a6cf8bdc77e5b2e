import { VisuallyHidden } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { pressed } from '../../../ui/late/pressed.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import classes from './UserMenu.module.css'
import type { UserMenuProps } from './UserMenuHost.tsx'

const Own = pressed<UserMenuProps>(async () => (await import('./UserMenuHost.tsx')).UserMenuHost, 'menu')

/** Who somebody is, at the end of the bar. */
export function UserMenu(props: UserMenuProps) {
  const t = useText('shell')
  const user = useSession()
  if (!user) return null
  const name = user.fullName || user.username
  return (
    <Own
      {...props}
      target={
        // its name is what it shows: who speaks to the machine says what they read
        <button type="button" className={classes.user}>
          <VisuallyHidden>
            {t('account')} <bdi>{name}</bdi>
          </VisuallyHidden>
          <PersonAvatar name={name} src={user.avatar} size={32} />
        </button>
      }
    />
  )
}
