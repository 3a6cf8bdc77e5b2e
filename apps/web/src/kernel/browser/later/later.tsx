import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Search } from '../../address/address.ts'
import { loadTexts } from '../../i18n/index.ts'
import type { Feature } from '../../i18n/words.ts'

/** A part that knows what it shows first: it is asked for before the part is drawn. */
export type Asking<Props> = ComponentType<Props> & { ask?: (search: Search) => Promise<unknown> }

interface Options<Props> {
  /** Words that it needs, fetched with it. */
  words?: readonly Feature[]
  /** Stands in its place until it is there; nothing unless said. */
  Waiting?: ComponentType<Props>
}

/**
 * A part that is fetched when it is first shown, or when `preload` asks for it. It does not use React's own lazy parts:
 * React reveals each of them at least 300 ms after the one before. A part that fails throws its error to the screen. The
 * next showing fetches it again.
 */
export function later<Props extends object>(
  load: () => Promise<Asking<Props>>,
  { words = [], Waiting }: Options<Props> = {},
) {
  let Loaded: Asking<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = (): Promise<void> => {
    loading ??= Promise.all([load(), words.length > 0 && loadTexts(words)]).then(
      ([component]) => {
        Loaded = component
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const ask = async (search: Search): Promise<void> => {
    await preload()
    await Loaded?.ask?.(search)
  }
  const Part = (props: Props) => {
    const [outcome, setOutcome] = useState<{ error?: unknown }>()
    const isHere = Loaded !== undefined
    // an effect alone would begin after the paint
    if (!isHere && !outcome) preload().catch(() => undefined)
    // it may come between the first drawing and this, so that drawing decides
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      if (isHere) return
      let isShown = true
      const tell = (found: { error?: unknown }) => {
        if (isShown) setOutcome(found)
      }
      preload().then(
        () => tell({}),
        (error) => tell({ error }),
      )
      return () => {
        isShown = false
      }
    }, [])
    if (outcome && 'error' in outcome) throw outcome.error
    const waiting = Waiting ? <Waiting {...props} /> : null
    // words that nobody named are waited for here, not by the whole screen
    return <Suspense fallback={waiting}>{Loaded ? <Loaded {...props} /> : waiting}</Suspense>
  }
  return Object.assign(Part, { preload, ask })
}
