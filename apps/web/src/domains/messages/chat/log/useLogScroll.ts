import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being there. */
const nearEnd = 48

interface Wish {
  /** Changes whenever something was put in or taken out. */
  version: unknown
  /** More is to come below: the end on the screen is not the end of the conversation. */
  hasNewer: boolean
  /** The message to begin at instead of the end. */
  startAt: number | null
}

/**
 * Scrolling of a log: it stays at its end while the reader is there, and where the reader is otherwise, whatever comes
 * in above or below.
 */
export function useLogScroll({ version, hasNewer, startAt }: Wish) {
  const box = useRef<HTMLDivElement>(null)
  const isPinned = useRef(startAt === null)
  const anchor = useRef<{ element: Element; offset: number } | null>(null)
  const [isAtEnd, setAtEnd] = useState(startAt === null)

  const note = useCallback(() => {
    const element = box.current
    if (!element) return
    isPinned.current = !hasNewer && element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    setAtEnd(isPinned.current)
    anchor.current = firstInSight(element)
  }, [hasNewer])

  const settle = useCallback(() => {
    const element = box.current
    if (!element) return
    const kept = anchor.current
    if (isPinned.current) element.scrollTop = element.scrollHeight
    else if (kept?.element.isConnected) element.scrollTop += offsetIn(element, kept.element) - kept.offset
    note()
  }, [note])

  const toEnd = useCallback(() => {
    isPinned.current = true
    settle()
  }, [settle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is decided once
  useLayoutEffect(() => {
    const element = box.current
    const target = startAt === null ? null : element?.querySelector(`[data-id="${startAt}"]`)
    if (!element || !target) return
    element.scrollTop += offsetIn(element, target) - element.clientHeight / 3
    note()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version settles
  useLayoutEffect(settle, [settle, version])
  // the composer grows, a telephone is turned, letters arrive
  useEffect(() => {
    const observer = new ResizeObserver(settle)
    for (const element of [box.current, box.current?.firstElementChild]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [settle])

  return { box, note, isAtEnd, toEnd }
}

/** The first message in sight, by halving: they stand in their order. */
function firstInSight(box: HTMLElement): { element: Element; offset: number } | null {
  const all = box.querySelectorAll('[data-entry]')
  const top = box.getBoundingClientRect().top
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > top) high = middle
    else low = middle + 1
  }
  const element = all[low]
  return element ? { element, offset: offsetIn(box, element) } : null
}

const offsetIn = (box: Element, element: Element) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

/** Calls when the end of what is loaded comes near, again after each `version` while it stays near. */
export function useNear(
  root: RefObject<HTMLElement | null>,
  { isOn, version, onNear }: { isOn: boolean; version: unknown; onNear: () => void },
) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  latest.current = onNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer tells again whether the mark is near
  useEffect(() => {
    if (!isOn || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { root: root.current, rootMargin: '500px 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isOn, version, root])
  return mark
}
