import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

// What the one banner for "no network" says other than that there is none.

const notes = createStore<readonly string[]>([])
/** So many acts wait on this device for the network. */
export const waitingActs = createStore(0)

/** What screens say of what they show; nothing while all of it comes from the server. */
export const useAwayNotes = (): readonly string[] => useStore(notes)

/** Has the banner say what a screen shows without the network, in place of its usual words. */
export function useAwayNote(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    notes.set([...notes.get(), text])
    return () => {
      const place = notes.get().indexOf(text)
      notes.set(notes.get().filter((_, nth) => nth !== place))
    }
  }, [text])
}
