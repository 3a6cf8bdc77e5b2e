import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { MenuParts } from './choices.tsx'
import { type Hosted, useHosted } from './pressed.tsx'

export interface PressMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** `MenuChoice`, `MenuLink` and what else `choices.tsx` has. */
  children: ReactNode
}

/** The menu itself, beside its button. */
export function MenuHost({ target, children, ...props }: PressMenuProps & Hosted) {
  const { isOpen, setOpen, button } = useHosted({ target })
  return (
    <MenuParts value={Menu}>
      <Menu position="bottom-end" {...props} opened={isOpen} onChange={setOpen} withinPortal>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </MenuParts>
  )
}
