import { type RefObject, useLayoutEffect, useState } from 'react'

/** Measures something of an element after each change of the skin, since it is the skin that is measured. */
export function useMeasured<T>(element: RefObject<HTMLElement | null>, measure: (at: HTMLElement) => T): T | undefined {
  const [value, setValue] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is the same for as long as the part stands
  useLayoutEffect(() => {
    const look = () => element.current && setValue(measure(element.current))
    look()
    const watch = new MutationObserver(look)
    const attributeFilter = ['data-skin', 'data-mantine-color-scheme', 'lang']
    watch.observe(document.documentElement, { attributes: true, attributeFilter })
    return () => watch.disconnect()
  }, [])
  return value
}
