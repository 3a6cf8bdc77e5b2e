import type { ReactNode } from 'react'
import { createStore, useStore } from '../../kernel/browser/store.ts'
import { userStore } from '../../kernel/session/sessionStore.ts'

const docked = createStore<ReactNode>(null)

/** Puts a window beside the screens, where it stays while the reader goes from one to another; null takes it away. */
export const showInDock = docked.set

let owner = userStore.get()?.id

// what somebody was writing is not for who signs in next
userStore.subscribe(() => {
  const id = userStore.get()?.id
  if (id !== owner) docked.set(null)
  owner = id
})

/** The place of that window, outside every screen. */
export const Dock = () => useStore(docked)
