import { useEffect, useRef } from 'react'
import { createStore, useStore } from './store.ts'

export interface Shortcut {
  /** `mod+K` (Ctrl, or Command on a Mac) or a single character such as `?`. */
  keys: string
  /** In the reader's language. */
  label: string
  run: () => void
  /** Not again and again while the key is held down. */
  isOnce?: boolean
}

/** Each screen's shortcuts as they are at the moment of asking. */
const registered = createStore<(() => Shortcut[])[]>([])

/** What the help lists: the shortcuts of the shell, then those of the screen. */
export const useRegisteredShortcuts = (): Shortcut[] => useStore(registered).flatMap((list) => list())

/** Shortcuts that work while the caller is on the screen. Single characters do nothing while somebody types. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const own = () => latest.current
    registered.set([...registered.get(), own])
    const onKey = (event: KeyboardEvent) => {
      const shortcut = latest.current.find(({ keys }) => matches(keys, event))
      if (!shortcut) return
      event.preventDefault()
      if (!event.repeat || !shortcut.isOnce) shortcut.run()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      registered.set(registered.get().filter((list) => list !== own))
    }
  }, [])
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

function matches(keys: string, event: KeyboardEvent): boolean {
  const [first = '', letter] = keys.split('+')
  const mod = isMac() ? event.metaKey : event.ctrlKey
  // `code` is the place of the key: Ctrl+K works on an Arabic keyboard too
  if (letter) return mod && !event.altKey && !event.shiftKey && event.code === `Key${letter}`
  const isQuestion = first === '?' && event.key === '؟'
  // where Latin keyboards have the stroke, the Arabic one has this letter
  const isStroke = first === '/' && event.key === 'ظ'
  // a letter is its place on the keyboard, whatever script it writes
  const isLetter = /^[a-z]$/.test(first) && !event.shiftKey && event.code === `Key${first.toUpperCase()}`
  return (
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    (event.key === first || isQuestion || isStroke || isLetter) &&
    isFree(event.target)
  )
}

/** Whether a single character belongs to the page: nobody types, and no dialog or list of choices has the keyboard. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  !(
    target.isContentEditable ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox') ||
    target.closest('[role="dialog"], [role="menu"], [role="listbox"]')
  )
