import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** A paper of one empty page, to be uploaded. */
export const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  ),
})

// biome-ignore lint/suspicious/noExplicitAny: a journey reads of an answer what it needs, and fails where that is missing
type Told = Promise<any>

export interface Calls {
  get: (path: string) => Told
  post: (path: string, data: object) => Told
  patch: (path: string, data: object) => Told
  /** Keeps a file; answers its key. */
  upload: (file: ReturnType<typeof paper>) => Promise<number>
}

/** What somebody else does meanwhile, by the calls of whoever does it; a refusal fails the journey. */
export async function callsOf(request: APIRequestContext, email: string, password: string): Promise<Calls> {
  const session = await request.post('/jwt/login', { data: { email, password } })
  expect(session.ok(), await session.text()).toBe(true)
  const { accessToken } = (await session.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const send = async (method: 'get' | 'post' | 'patch', path: string, data?: object): Told => {
    const reply = await request[method](path, data ? { headers, data } : { headers })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  return {
    get: (path) => send('get', path),
    post: (path, data) => send('post', path, data),
    patch: (path, data) => send('patch', path, data),
    upload: async ({ name, buffer }) => {
      const bytes = { ...headers, 'content-type': 'application/octet-stream' }
      const reply = await request.post(`/api/files?name=${name}`, { headers: bytes, data: buffer })
      expect(reply.ok(), await reply.text()).toBe(true)
      return (await reply.json()).id
    },
  }
}
