import type { PressPanelProps } from './PanelHost.tsx'
import { pressed } from './pressed.tsx'

/** A button with a panel that is fetched when it is first opened. */
export const PressPanel = pressed<PressPanelProps>(async () => (await import('./PanelHost.tsx')).PanelHost, 'dialog')
