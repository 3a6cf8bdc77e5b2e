import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { billingNew } from '../../../domains/billing/domain.tsx'
import { platformNew } from '../../../domains/platform/domain.tsx'
import { resourcesNew } from '../../../domains/resources/domain.tsx'
import { scheduleNew } from '../../../domains/schedule/domain.tsx'
import { studentsNew } from '../../../domains/students/domain.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { mayOpen, useSession } from '../../../kernel/session/session.ts'
import { PressMenu } from '../../../ui/late/PressMenu.tsx'
import { MenuLink } from '../../../ui/page/links.tsx'
import { useFrameSearch } from '../menu.ts'
import classes from './Navbar.module.css'

/** In the order of how often a desk makes them. */
const entries = [...scheduleNew, ...studentsNew, ...billingNew, ...resourcesNew, ...platformNew]

/** What the office makes many times a day, from every screen; nothing for who makes none of it. */
export function NewButton() {
  const t = useText('shell')
  const user = useSession()
  const searchOf = useFrameSearch()
  const own = entries.filter((entry) => mayOpen(entry.access, user))
  if (user?.kind !== 'staff' || own.length === 0) return null
  return (
    <PressMenu
      target={
        <Button variant="default" className={classes.new} leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
          {t('new')}
        </Button>
      }
    >
      {own.map(({ key, to, search }) => (
        <MenuLink key={key} to={to} search={{ ...search, ...searchOf(to) }}>
          {t(`new.${key}`)}
        </MenuLink>
      ))}
    </PressMenu>
  )
}
