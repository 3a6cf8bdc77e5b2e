import type { ComponentType } from 'react'
import { later } from './browser/later/later.tsx'

/**
 * A place on a screen for what a domain further right knows: it fills the place in its `domain.tsx`. Until then nothing
 * stands there.
 */
export function slot<Props extends object>() {
  let Filled: ComponentType<Props> | undefined
  const Slot = (props: Props) => (Filled ? <Filled {...props} /> : null)
  return Object.assign(Slot, {
    fill: (load: () => Promise<ComponentType<Props>>) => {
      Filled = later(load)
    },
  })
}
