import type { Preferences } from '@dsms/contract/kernel/session/me'

export const defaults = {
  skin: 'device',
  layout: 'vertical',
  contentWidth: 'full',
  navbar: 'floating',
  navbarColour: 'surface',
  footer: 'static',
  transition: 'fade',
  isMenuCollapsed: false,
  isMenuHidden: false,
  tableDensity: 'normal',
} as const satisfies Preferences

type Look = Required<Pick<Preferences, keyof typeof defaults>>

/** The look as chosen, and as intended where nothing was chosen. */
export const withDefaults = (preferences: Preferences): Look => ({ ...defaults, ...preferences })
