import type { Search } from '../address/address.ts'
import type { Feature } from '../i18n/words.ts'
import { type Asking, later } from './later.tsx'

/**
 * A screen that is fetched, together with its words, when somebody goes there: the router's own lazy components would read
 * the page anew by themselves, also without a connection. `useProps` is called as a hook on each rendering, since a
 * screen's properties may stand in the address.
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
    ask: async (search: Search): Promise<void> => {
      await Promise.race([Loaded.ask(search).catch(() => undefined), soon(Loaded.preload())])
    },
  })
}

/**
 * A screen that comes with its content is drawn once, so it is worth a wait; a slower answer finds the frame of the
 * screen there.
 */
const waits = 150

const soon = async (loaded: Promise<void>): Promise<void> => {
  await loaded.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, waits))
}

export const noProps = () => ({})
