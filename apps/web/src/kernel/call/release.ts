import { createStore } from '../browser/store.ts'

/** The build that the server has now, once it is another than the one that this page came with. */
export const newerBuild = createStore<string | null>(null)

/** The build that this page came with; none while developing. */
const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined

const minute = 60_000
let askedAt = 0

/** Asks whether the server has a newer release: at most once a minute, unless something says that it may just have come. */
export async function lookForRelease({ isLikely = false } = {}): Promise<void> {
  const own = ownBuild()
  if (!own || (!isLikely && Date.now() - askedAt < minute)) return
  askedAt = Date.now()
  const build = await buildOfServer()
  if (build && build !== own) newerBuild.set(build)
}

/** Looks when somebody comes back to the window, when the connection is back, and every quarter of an hour. */
export function followReleases(): void {
  const look = () => {
    if (!document.hidden) void lookForRelease()
  }
  addEventListener('focus', look)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, 15 * minute)
}

const gone = new WeakSet<object>()

/** Remembers which errors are parts of the application that could not be fetched. */
export function noteGoneParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => gone.add(payload))
}

/** Whether a part of the application could not be fetched, as after a release that took it away. */
export const isGonePart = (error: unknown): boolean => typeof error === 'object' && error !== null && gone.has(error)

const storageKey = 'dsms.reloaded'

/**
 * Reads the page again for a part that is gone, once for each build and window, and only when the server answers: what
 * is on the screen is better than the browser's own page about a lost connection. Resolves with false when that was
 * not tried, or when somebody chose to stay with unsaved work.
 */
export async function reloadOnce(): Promise<boolean> {
  const own = ownBuild()
  if (!own || !(await buildOfServer())) return false
  try {
    const tried = sessionStorage.getItem(storageKey)?.split(' ') ?? []
    if (tried.includes(own)) return false
    sessionStorage.setItem(storageKey, [...tried, own].join(' '))
  } catch {
    // without a memory there is no end to it
    return false
  }
  location.reload()
  await new Promise((go) => setTimeout(go, 10_000))
  return false
}

async function buildOfServer(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-cache' })
    const version: { build?: string } = response.ok ? await response.json() : {}
    return version.build
  } catch {
    return undefined
  }
}
