import { useEffect, useRef } from 'react'
import type { Key } from '../../i18n/words.ts'
import { createStore, useStore } from '../../lib/store.ts'

export interface Shortcut {
  /** `mod+K` (Ctrl, or Command on a Mac) or a single character such as `?`. */
  keys: string
  label: Key<'shell'>
  run: () => void
}

const registered = createStore<Shortcut[][]>([])

/** What the help lists: the shortcuts of the shell, then those of the screen. */
export const useRegisteredShortcuts = (): Shortcut[] => useStore(registered).flat()

/** Shortcuts that work while the caller is on the screen. Single characters do nothing while somebody types. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const own = latest.current
    registered.set([...registered.get(), own])
    const onKey = (event: KeyboardEvent) => {
      const shortcut = latest.current.find(({ keys }) => matches(keys, event))
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
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
  return !mod && !event.altKey && (event.key === first || isQuestion) && !isTyping(event.target)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
