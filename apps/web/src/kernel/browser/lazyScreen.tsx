import { type ComponentType, use } from 'react'
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
  let Loaded: ComponentType<Props> | undefined
  let failure: unknown
  let loading: Promise<ComponentType<Props> | undefined> | undefined
  // the router's own lazy components would read the page anew by themselves, also without a connection
  const fetched = () => {
    if (!loading) failure = undefined
    loading ??= Promise.all([load(), loadTexts(features)]).then(
      ([component]) => {
        Loaded = component
        return component
      },
      (error) => {
        failure = error
        // fetched ahead of a visit it fails in silence; on the visit it is tried again
        loading = undefined
        return undefined
      },
    )
    return loading
  }
  const Screen = () => {
    if (failure) throw failure
    const Shown = Loaded ?? use(fetched())
    if (!Shown) throw failure
    return <Shown {...useProps()} />
  }
  const preload = async (): Promise<void> => {
    await fetched()
  }
  return Object.assign(Screen, { preload })
}

export const noProps = () => ({})
