import { refreshToken, type Session } from '@dsms/contract/kernel/session/signIn'
import { clearSession, refreshDueAt, saveTokens, saveUser, tokens } from '../session/sessionStore.ts'

let running: Promise<boolean> | undefined

/**
 * Exchanges the refresh token once for all who ask meanwhile, in this tab and in others. `stale` is the access token
 * that was refused. Answers false when there is no session any more; throws when the server could not be asked.
 */
export function refreshSession(stale: string | null): Promise<boolean> {
  running ??= alone(() => exchange(stale)).finally(() => {
    running = undefined
  })
  return running
}

/** Refreshes ahead of time while the person is at work, so that no call has to wait for it. */
export function refreshWhileActive(): void {
  const idleAfter = 5 * 60_000
  let lastSign = Date.now()
  const sign = () => {
    lastSign = Date.now()
  }
  addEventListener('pointerdown', sign, { passive: true, capture: true })
  addEventListener('keydown', sign, { passive: true, capture: true })
  setInterval(() => {
    const { accessToken, refreshToken: token } = tokens()
    const isDue = token && Date.now() > refreshDueAt()
    if (isDue && Date.now() - lastSign < idleAfter && navigator.onLine)
      refreshSession(accessToken).catch(() => undefined)
  }, 15_000)
}

async function exchange(stale: string | null): Promise<boolean> {
  const { accessToken, refreshToken: token } = tokens()
  // another tab was faster: its token is ours
  if (accessToken && accessToken !== stale) return true
  if (!token) return end()
  const response = await fetch(refreshToken.path, {
    method: refreshToken.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ refreshToken: token }),
  })
  if (response.status === 401 || response.status === 422) return end()
  if (!response.ok) throw new Error(`refresh answered ${response.status}`)
  const session: Session = await response.json()
  saveTokens(session)
  saveUser(session.userData)
  return true
}

function end(): boolean {
  clearSession('ended')
  return false
}

const alone = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('dsms.refresh', work) : work()
