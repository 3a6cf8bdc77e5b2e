import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface RowFocus {
  /** The row that the Tab key leads to. */
  current: number | null
  setCurrent: (id: number) => void
  /** To the row so many further down. */
  move: (by: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One row of the list can be reached by Tab; j, k and the arrow keys lead on from there. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  mails: { id: number }[],
  open: number | null,
): RowFocus {
  const [chosen, setCurrent] = useState<number | null>(null)
  const place = mails.findIndex(({ id }) => id === chosen)
  const lastPlace = useRef(0)
  const hadFocus = useRef(false)
  if (place >= 0) lastPlace.current = place
  // a row that is gone is followed by the one that took its place
  const current = mails[place >= 0 ? place : Math.min(lastPlace.current, mails.length - 1)]?.id ?? null

  const focus = (id: number | null) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus({ preventScroll: false })
  const move = (by: number) => {
    const from = mails.findIndex(({ id }) => id === current)
    // the first press leads to the row that is current, not beyond it
    const isIn = list.current?.contains(document.activeElement) ?? false
    const next = mails[Math.max(0, Math.min(mails.length - 1, from + (isIn ? by : 0)))]
    if (!next) return
    setCurrent(next.id)
    focus(next.id)
  }

  // the focused row left the list: the focus would be lost
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the rows changed
  useEffect(() => {
    const isIn = list.current?.contains(document.activeElement) ?? false
    if (hadFocus.current && !isIn && document.activeElement === document.body && open === null) focus(current)
    hadFocus.current = list.current?.contains(document.activeElement) ?? false
  }, [mails])
  const track = useRef(() => {})
  track.current = () => {
    hadFocus.current = list.current?.contains(document.activeElement) ?? false
  }
  useEffect(() => {
    const onFocus = () => track.current()
    addEventListener('focusin', onFocus)
    return () => removeEventListener('focusin', onFocus)
  }, [])

  // whoever closes a mail is back at its row
  const opened = useRef(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a mail was closed
  useEffect(() => {
    if (opened.current !== null && open === null) {
      const id = mails.some((mail) => mail.id === opened.current) ? opened.current : current
      focus(id)
      if (id !== null) setCurrent(id)
    }
    opened.current = open
  }, [open])

  return {
    current,
    setCurrent,
    move,
    onKeyDown: (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, Home: -mails.length, End: mails.length }[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      move(by)
    },
  }
}
