import type { Preferences } from '@dsms/contract/kernel/session/me'
import { savePreferences } from '@dsms/contract/kernel/session/me'
import { readJson, writeJson } from '../browser/storage.ts'
import { createStore, useStore } from '../browser/store.ts'
import { call } from '../call/call.ts'
import { userStore } from './sessionStore.ts'

const storageKey = 'dsms.preferences'

/** Choices of layout and lists: at once on the screen, then on this device, then on the account. */
const store = createStore<Preferences>(readJson<Preferences>(storageKey) ?? {})

export const getPreferences = (): Preferences => store.get()
export const usePreferences = (): Preferences => useStore(store)

/** Merges a change; the account hears of it after a second of rest. */
export function setPreferences(change: Preferences): void {
  keep({ ...store.get(), ...change })
  unsaved = { ...unsaved, ...change }
  clearTimeout(timer)
  if (userStore.get()) timer = setTimeout(send, 1000)
}

/** What the account remembers wins over what the device remembers, except for what was not sent yet. */
export function adoptPreferences(fromAccount: Record<string, unknown>): void {
  keep({ ...store.get(), ...(fromAccount as Preferences), ...unsaved })
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
  writeJson(storageKey, preferences)
  store.set(preferences)
}
