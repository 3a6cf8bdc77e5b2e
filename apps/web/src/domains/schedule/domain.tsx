import type { MenuEntry } from '../../kernel/menu.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    schedule: typeof scheduleScreens
  }
}

export const scheduleScreens = {}

export const scheduleMenu: MenuEntry[] = []
