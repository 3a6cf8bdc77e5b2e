import type { Feature } from '../../i18n/words.ts'
import { type Asking, later } from './later.tsx'

/**
 * A screen that is fetched, together with its words, when somebody goes there. It does not use the router's own lazy
 * components: they reload the page after a failure, even without a connection. Each rendering calls `useProps` as a hook,
 * so that a screen can read its properties from the address.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<Asking<Props>>,
  words: readonly Feature[],
  useProps: () => Props,
) {
  const Loaded = later(load, { words })
  const Screen = () => <Loaded {...useProps()} />
  return Object.assign(Screen, {
    // fetched ahead of a visit it fails in silence; on the visit it is tried again
    preload: () => Loaded.preload().catch(() => undefined),
    ask: Loaded.ask,
  })
}

export const noProps = () => ({})
