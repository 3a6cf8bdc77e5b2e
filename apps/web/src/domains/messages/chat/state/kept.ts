import { userStore } from '../../../../kernel/session/sessionStore.ts'

/** What this tab keeps over a reload: drafts and unsent messages, of the person who wrote them. */
const nameOf = (what: 'drafts' | 'outbox', userId: number) => `dsms.chat.${what}.${userId}`

export function readKept<T>(what: 'drafts' | 'outbox', userId: number, empty: T): T {
  try {
    const text = sessionStorage.getItem(nameOf(what, userId))
    const kept: T = text ? JSON.parse(text) : empty
    return kept
  } catch {
    return empty
  }
}

/** A browser may forbid it, or it may be full: then it lasts until the page is left. */
export function writeKept(what: 'drafts' | 'outbox', userId: number, value: object): void {
  try {
    const name = nameOf(what, userId)
    if (Object.keys(value).length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // kept in memory only
  }
}

let owner = userStore.get()?.id

// what was written is not for whoever signs in next on this machine
userStore.subscribe(() => {
  const id = userStore.get()?.id
  if (owner !== undefined && id !== owner) for (const what of ['drafts', 'outbox'] as const) writeKept(what, owner, {})
  owner = id
})
