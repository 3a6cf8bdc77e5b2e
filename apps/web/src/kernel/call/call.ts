import { requestOf } from '@dsms/contract/kernel/client'
import type { Answer, Arguments, Endpoint } from '@dsms/contract/kernel/endpoint'
import { createStore } from '../browser/store.ts'
import { askForPassword } from '../session/passwordAgain.ts'
import { tokens } from '../session/sessionStore.ts'
import { CallError, problemOf } from './callError.ts'
import { refreshSession } from './refresh.ts'

export { CallError } from './callError.ts'

/** Counts refused calls (403): whoever keeps abilities reads them again when it grows. */
export const refusals = createStore(0)

type Parts = { params?: unknown; query?: unknown; body?: unknown }

/** Makes a call of the contract and gives its typed answer; anything but success is thrown as `CallError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  args?: Arguments<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const response = await answerOf(endpoint, args, signal)
  const answer: Answer<E> = await response.json()
  return answer
}

/** Saves a file answer under the name that the server gives it. */
export async function download<E extends Endpoint>(endpoint: E, args?: Arguments<E>): Promise<void> {
  const response = await answerOf(endpoint, args)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = fileName(response.headers.get('content-disposition')) ?? 'dsms'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function answerOf(endpoint: Endpoint, args: Parts = {}, signal?: AbortSignal): Promise<Response> {
  const { accessToken } = tokens()
  let response = await send(endpoint, args, accessToken, signal)
  // refused for want of a fresh token: one refresh for all who wait, then the same call once more
  if (response.status === 401 && endpoint.access !== 'public') {
    const isFresh = await refreshSession(accessToken).catch(() => {
      throw new CallError(0, { code: 'network' })
    })
    if (isFresh) response = await send(endpoint, args, tokens().accessToken, signal)
  }
  if (response.ok) return response
  const problem = await problemOf(response)
  // what is dangerous asks for the password lately: then the same call once more, with all that was filled in
  if (problem.code === 'password_needed' && (await askForPassword())) return answerOf(endpoint, args, signal)
  if (response.status === 403) refusals.set(refusals.get() + 1)
  throw problem
}

async function send(endpoint: Endpoint, args: Parts, accessToken: string | null, signal?: AbortSignal) {
  const { method, url, body } = requestOf(endpoint, args)
  const headers: Record<string, string> = {
    accept: endpoint.answers ? '*/*' : 'application/json',
    'accept-language': document.documentElement.lang,
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  // the platform's own calls are authenticated by the HttpOnly cookie; all others carry the bearer token
  if (endpoint.access !== 'public' && !isOfPlatform(endpoint)) {
    if (accessToken) headers.authorization = `Bearer ${accessToken}`
    headers['cache-control'] = 'no-cache'
    headers.pragma = 'no-cache'
  }
  try {
    return await fetch(url, { method, headers, body, signal, credentials: 'same-origin' })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(0, { code: 'network' })
  }
}

const isOfPlatform = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && access.platform !== undefined && access.school === undefined

/** `attachment; filename="staff.csv"; filename*=UTF-8''…`: the encoded name wins. */
function fileName(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="?([^";]+)/i)?.[1]
}
