import type { Preferences } from '@dsms/contract/kernel/session/me'
import { savePreferences } from '@dsms/contract/kernel/session/me'
import { readJson, writeJson } from '../browser/storage.ts'
import { createStore, useStore } from '../browser/store.ts'
import { call } from '../call/call.ts'
import { userStore } from './sessionStore.ts'

const storageKey = 'dsms.preferences'

let kept: Preferences = readJson<Preferences>(storageKey) ?? {}
/** A value shown for a while in place of the kept one. */
let lent: Preferences = {}
/** Choices of layout and lists: at once on the screen, then on this device, then on the account. */
const store = createStore<Preferences>(kept)

export const getPreferences = (): Preferences => store.get()
export const usePreferences = (): Preferences => useStore(store)

/** Merges a change; the account hears of it after a second of rest. */
export function setPreferences(change: Preferences): void {
  // who chooses sees what they chose
  lent = Object.fromEntries(Object.entries(lent).filter(([name]) => !(name in change)))
  keep({ ...kept, ...change })
  unsaved = { ...unsaved, ...change }
  clearTimeout(timer)
  if (userStore.get()) timer = setTimeout(send, 1000)
}

/** What the account remembers wins over what the device remembers, except for what was not sent yet. */
export function adoptPreferences(fromAccount: Record<string, unknown>): void {
  keep({ ...kept, ...(fromAccount as Preferences), ...unsaved })
}

/** Shows other choices than those of the person, on this page alone, until told otherwise; nothing of them is kept. */
export function lendPreferences(shown: Preferences): void {
  lent = shown
  store.set({ ...kept, ...lent })
}

let unsaved: Preferences = {}
let timer: ReturnType<typeof setTimeout> | undefined

async function send() {
  const body = unsaved
  unsaved = {}
  // a choice that could not be sent stays on the device and goes along with the next one
  await call(savePreferences, { body }).catch(() => {
    unsaved = { ...body, ...unsaved }
  })
}

function keep(preferences: Preferences) {
  kept = preferences
  writeJson(storageKey, preferences)
  store.set({ ...kept, ...lent })
}
