import { getMe } from '@dsms/contract/kernel/session/me'
import { listGenders } from '@dsms/contract/platform/countries/calls'
import { listPlatformStaff } from '@dsms/contract/staff/staff/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, endStore, saveTokens } from '../session/sessionStore.ts'
import { call } from './call.ts'

const requests: { path: string; bearer: string | undefined }[] = []
let refreshAnswer: () => Response

beforeEach(() => {
  requests.length = 0
  refreshAnswer = () =>
    Response.json({ userData: { id: 1, ability: [] }, accessToken: 'fresh', refreshToken: 'r2', expiresIn: 600 })
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const bearer = headers.authorization
    requests.push({ path, bearer })
    if (path === '/jwt/refresh-token') return refreshAnswer()
    if (bearer === 'Bearer stale') return Response.json({ code: 'unauthenticated' }, { status: 401 })
    return Response.json({ data: { result: [] } })
  })
  saveTokens({ accessToken: 'stale', refreshToken: 'r1', expiresIn: 600 })
})

afterEach(() => vi.unstubAllGlobals())

test('calls refused together share one refresh and are made again', async () => {
  await Promise.all([call(listGenders), call(getMe), call(listGenders)])
  expect(requests.filter(({ path }) => path === '/jwt/refresh-token')).toHaveLength(1)
  expect(requests.filter(({ bearer }) => bearer === 'Bearer fresh')).toHaveLength(3)
})

test('a refresh that is refused ends the session and says so', async () => {
  refreshAnswer = () => Response.json({ code: 'refresh_invalid' }, { status: 401 })
  await expect(call(listGenders)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(endStore.get()).toBe('ended')
})

test('a refresh that cannot be asked keeps the session', async () => {
  clearSession('out')
  saveTokens({ accessToken: 'stale', refreshToken: 'r1', expiresIn: 600 })
  refreshAnswer = () => new Response('', { status: 503 })
  await expect(call(listGenders)).rejects.toMatchObject({ code: 'network' })
  expect(endStore.get()).toBe('out')
})

test('calls of the platform go without the bearer header', async () => {
  await call(listPlatformStaff, { query: {} })
  expect(requests[0]?.bearer).toBeUndefined()
})
