import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { readJson, readText, writeJson, writeText } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'

/** Why a session ended, for the words on the login screen; `out` is a person's own wish. */
export type EndReason = 'ended' | 'elsewhere' | 'out'

interface Tokens {
  accessToken: string
  refreshToken: string
  /** Seconds until the tokens end without a refresh. */
  expiresIn: number
}

/** When the present tokens were received and how long they live, by this machine's clock. */
interface TokenTimes {
  at: number
  seconds: number
}

const timesKey = 'dsms.tokenTimes'
/** What was opened last goes away with the session: it names people, and the device may be somebody else's next. */
export const openedKey = 'dsms.opened'

export const userStore = createStore<UserData | null>(storedUser())
/** Set when somebody did not sign out but was signed out. */
export const endStore = createStore<EndReason | null>(null)

let memory = { accessToken: readText('accessToken'), refreshToken: readText('refreshToken') }

/** What local storage says now, since another tab may have refreshed; memory where storage is forbidden. */
export function tokens(): { accessToken: string | null; refreshToken: string | null } {
  const accessToken = readText('accessToken')
  if (accessToken) memory = { accessToken, refreshToken: readText('refreshToken') }
  return memory
}

/** Milliseconds since 1970 at which 70 % of the tokens' life is over. */
export function refreshDueAt(): number {
  const times = readJson<TokenTimes>(timesKey)
  return times ? times.at + times.seconds * 700 : 0
}

/** The tokens are kept as they are, not as JSON text: quotes would end up in the Authorization header. */
export function saveTokens(next: Tokens): void {
  memory = { accessToken: next.accessToken, refreshToken: next.refreshToken }
  writeText('accessToken', next.accessToken)
  writeText('refreshToken', next.refreshToken)
  writeJson(timesKey, { at: Date.now(), seconds: next.expiresIn } satisfies TokenTimes)
}

/** Keeps the same object when nothing changed, so that followers are not woken for nothing. */
export function saveUser(user: UserData): void {
  endStore.set(null)
  if (JSON.stringify(user) === JSON.stringify(userStore.get())) return
  writeJson('userData', user)
  userStore.set(user)
}

/** Forgets the session in this browser. */
export function clearSession(reason: EndReason): void {
  memory = { accessToken: null, refreshToken: null }
  for (const key of ['userData', 'accessToken', 'refreshToken', timesKey, openedKey]) writeText(key, null)
  endStore.set(reason)
  userStore.set(null)
}

/** Other tabs sign in, out and in again as somebody else: follow them. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === 'accessToken' && event.newValue === null) memory = { accessToken: null, refreshToken: null }
    if (event.key !== 'userData' && event.key !== null) return
    const user = storedUser()
    if (!user && userStore.get()) endStore.set('elsewhere')
    if (JSON.stringify(user) !== JSON.stringify(userStore.get())) userStore.set(user)
  })
}

function storedUser(): UserData | null {
  const user = readJson<UserData>('userData')
  // one that an older release kept says nothing of modules; the answer that follows does
  return user && Array.isArray(user.ability) ? { ...user, modules: user.modules ?? [] } : null
}

/** Counts how often the person went on with another session of theirs, as after choosing a new password. */
export const renewals = createStore(0)
