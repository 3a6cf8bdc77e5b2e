import type { NotificationData } from '@mantine/notifications'
import { useEffect } from 'react'
import { later } from '../kernel/browser/later/later.tsx'
import { createStore, useStore } from '../kernel/browser/store.ts'
import { loadTexts } from '../kernel/i18n/index.ts'

const isWanted = createStore(false)
const load = () => import('./toasts/ToastHost.tsx')
const Host = later(async () => (await load()).ToastHost)

/**
 * Stands once in a frame. What shows toasts, and the words for all that can go wrong, are fetched when the person first
 * does something: that is before there is anything to say of it, so that a lost connection can be told too.
 */
export function Toaster() {
  const isShown = useStore(isWanted)
  useEffect(() => {
    const want = () => {
      // without a connection neither is there: the screen goes on, and what fails then has its words
      load().then(
        () => isWanted.set(true),
        () => undefined,
      )
      loadTexts(['problems']).catch(() => undefined)
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, want, { once: true, capture: true })
    return () => {
      for (const event of events) removeEventListener(event, want, { capture: true })
    }
  }, [])
  return isShown ? <Host /> : null
}

/** One with the id of another that still stands takes its place. */
export async function showToast(toast: NotificationData): Promise<void> {
  isWanted.set(true)
  const { notifications } = await load()
  // each does nothing where the other is meant
  notifications.update(toast)
  notifications.show(toast)
}

/** Takes one away before its time. */
export async function hideToast(id: string): Promise<void> {
  const { notifications } = await load()
  notifications.hide(id)
}
