import type { Menu, MenuItemProps, MenuLabelProps } from '@mantine/core'
import { type ComponentPropsWithRef, createContext, use } from 'react'

/** The parts of menus, given by the menu around: who writes choices does not fetch menus. */
export const MenuParts = createContext<Pick<typeof Menu, 'Item' | 'Label'> | undefined>(undefined)

type Choice = MenuItemProps & Omit<ComponentPropsWithRef<'button'>, keyof MenuItemProps>

/** Something that can be done. */
export function MenuChoice(props: Choice) {
  const parts = use(MenuParts)
  return parts ? <parts.Item {...props} /> : null
}

export function MenuTitle(props: MenuLabelProps) {
  const parts = use(MenuParts)
  return parts ? <parts.Label {...props} /> : null
}
