import { tokens } from '../session/sessionStore.ts'
import { CallError, problemOf } from './callError.ts'
import { refreshSession } from './refresh.ts'

/** The bytes of a kept file at its address. Throws `CallError`, and what `fetch` throws once it was left. */
export async function bytesOf(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const { accessToken } = tokens()
  let response = await get(address, signal)
  if (response.status === 401 && (await refreshSession(accessToken))) response = await get(address, signal)
  if (!response.ok) throw await problemOf(response)
  return new Uint8Array(await response.arrayBuffer())
}

async function get(address: string, signal: AbortSignal): Promise<Response> {
  const { accessToken } = tokens()
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang }
  if (accessToken) headers.authorization = `Bearer ${accessToken}`
  try {
    return await fetch(address, { headers, signal, credentials: 'same-origin' })
  } catch (error) {
    if (signal.aborted) throw error
    throw new CallError(0, { code: 'network' })
  }
}
