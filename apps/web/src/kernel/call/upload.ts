import { fileLimit, type KeptFile, uploadFile } from '@dsms/contract/kernel/files'
import { tokens } from '../session/sessionStore.ts'
import { CallError, problemOf } from './callError.ts'
import { refreshSession } from './refresh.ts'

/** Sends a file as it is. `onProgress` hears the share that has arrived, 0 to 1. Throws `CallError`. */
export async function upload(
  file: File,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<KeptFile> {
  // refused here at once: the server would hear all of it first, or hang up in the middle
  if (file.size > fileLimit) throw new CallError(413, { code: 'body_too_large', params: { limit: fileLimit / 1000 } })
  const { accessToken } = tokens()
  let response = await send(file, onProgress, signal)
  if (response.status === 401 && (await refreshSession(accessToken))) response = await send(file, onProgress, signal)
  if (!response.ok) throw await problemOf(response)
  const kept: KeptFile = await response.json()
  return kept
}

/** By XMLHttpRequest: `fetch` does not tell how much of a body has gone. */
function send(file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadFile.method, `${uploadFile.path}?name=${encodeURIComponent(file.name.slice(-200))}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    const { accessToken } = tokens()
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new CallError(0, { code: 'network' }))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
