import type { PressMenuProps } from './MenuHost.tsx'
import { pressed } from './pressed.tsx'

/** A button with a menu that is fetched when it is first opened. */
export const PressMenu = pressed<PressMenuProps>(async () => (await import('./MenuHost.tsx')).MenuHost, 'menu')
