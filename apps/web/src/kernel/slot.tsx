import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A place on a screen for what a domain further right knows: it fills the place in its `domain.tsx`. Until then nothing
 * stands there.
 */
export function slot<Props extends object>() {
  let Filled: ComponentType<Props> | undefined
  const Slot = (props: Props) =>
    Filled ? (
      <Suspense fallback={null}>
        <Filled {...props} />
      </Suspense>
    ) : null
  return Object.assign(Slot, {
    fill: (load: () => Promise<ComponentType<Props>>) => {
      Filled = lazy(async () => ({ default: await load() }))
    },
  })
}
