import { useSyncExternalStore } from 'react'

const events = ['focus', 'blur', 'pageshow'] as const

/** Whether somebody looks at this window: what comes meanwhile has been seen. */
export const isWindowActive = (): boolean => !document.hidden && document.hasFocus()

export const useWindowActive = (): boolean => useSyncExternalStore(follow, isWindowActive)

function follow(listener: () => void) {
  for (const event of events) addEventListener(event, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
