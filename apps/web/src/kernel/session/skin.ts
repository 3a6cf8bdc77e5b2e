import type { Preferences } from '@dsms/contract/kernel/session/me'
import { useSyncExternalStore } from 'react'
import { usePreferences } from './preferences.ts'

type Skin = NonNullable<Preferences['skin']>

const darkness = matchMedia('(prefers-color-scheme: dark)')
const follow = (changed: () => void) => {
  darkness.addEventListener('change', changed)
  return () => darkness.removeEventListener('change', changed)
}

/** The skin on the screen: as chosen, and until somebody chooses as the device has it; light where it asks for nothing. */
export function useSkin(): Exclude<Skin, 'device'> {
  const { skin = 'device' } = usePreferences()
  const isDark = useSyncExternalStore(follow, () => darkness.matches)
  return skin === 'device' ? (isDark ? 'dark' : 'light') : skin
}
