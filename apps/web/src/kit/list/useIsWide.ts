import { type RefCallback, useCallback, useState } from 'react'

/** Whether what an element holds is wider than itself, followed as either changes. */
export function useIsWide<T extends HTMLElement>(): [RefCallback<T>, boolean] {
  const [isWide, setWide] = useState(false)
  const follow = useCallback((element: T | null) => {
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => setWide(content.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return [follow, isWide]
}
