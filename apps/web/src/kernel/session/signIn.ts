import { getMe } from '@dsms/contract/kernel/session/me'
import { logout, type Session } from '@dsms/contract/kernel/session/signIn'
import type { Language } from '@dsms/contract/kernel/shared'
import { createStore } from '../browser/store.ts'
import { ahead, askAhead } from '../call/ahead.ts'
import { call } from '../call/call.ts'
import { setLanguage } from '../i18n/index.ts'
import { adoptPreferences, getPreferences, setPreferences } from './preferences.ts'
import { clearSession, renewals, saveTokens, saveUser, userStore } from './sessionStore.ts'

/** True from signing in until the person was greeted. */
export const arrival = createStore(false)

/** Keeps the session that the server opened and brings the person's language and layout. */
export async function openSession(session: Session): Promise<void> {
  saveTokens(session)
  adoptPreferences(session.userData.preferences)
  const { language } = getPreferences()
  if (language) await setLanguage(language)
  arrival.set(true)
  saveUser(session.userData)
  askAhead()
}

/** Goes on with a new session of the same person, as after choosing a new password. */
export function renewSession(session: Session): void {
  saveTokens(session)
  saveUser(session.userData)
  renewals.set(renewals.get() + 1)
}

/** Ends the session here and on the server; without a connection at least here. */
export async function signOut(): Promise<void> {
  await call(logout).catch(() => undefined)
  clearSession('out')
}

/** Between two readings at least, in milliseconds: refusals and news come in bursts. */
const rest = 300
let reading: Promise<void> | undefined
let readAt = 0
let isStale = false

/** Reads the person and their abilities again: however often it is asked at once, the last reading begins after that. */
export function refetchMe(): Promise<void> {
  isStale = true
  reading ??= readWhileStale().finally(() => {
    reading = undefined
  })
  return reading
}

async function readWhileStale(): Promise<void> {
  while (isStale && userStore.get()) {
    await new Promise((go) => setTimeout(go, Math.max(0, readAt + rest - Date.now())))
    isStale = false
    readAt = Date.now()
    await ahead(getMe, () => call(getMe))
      .then((user) => {
        if (!userStore.get()) return
        adoptPreferences(user.preferences)
        saveUser(user)
      })
      .catch(() => undefined)
  }
}

/** A choice of language: on the screen now, on this device, and on the account. */
export async function chooseLanguage(code: Language): Promise<void> {
  setPreferences({ language: code })
  await setLanguage(code)
  // names that the server writes: of the school in the bar, and of the person
  await refetchMe()
}
