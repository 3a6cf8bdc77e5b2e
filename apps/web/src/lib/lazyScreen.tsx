import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/index.ts'
import type { Feature } from '../i18n/words.ts'

/**
 * A screen that is fetched, together with its words, when somebody goes there. `useProps` is called as a hook on each
 * rendering, since a screen's properties may stand in the address.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  features: readonly Feature[],
  useProps: () => Props,
) {
  const Loaded = lazyRouteComponent(async () => {
    const [component] = await Promise.all([load(), loadTexts(features)])
    return { default: component }
  }) as ComponentType<Props> & { preload?: () => Promise<void> }
  const Screen = () => <Loaded {...useProps()} />
  return Object.assign(Screen, { preload: async () => Loaded.preload?.() })
}

export const noProps = () => ({})
