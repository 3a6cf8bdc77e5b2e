import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveTokens, saveUser, userStore } from './sessionStore.ts'
import { refetchMe } from './signIn.ts'

let answered: number
let hold: Promise<void>

beforeEach(() => {
  answered = 0
  hold = Promise.resolve()
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', async () => {
    await hold
    return Response.json({ id: 7, ability: [], serial: ++answered, preferences: {} })
  })
  saveTokens({ accessToken: 'good', refreshToken: 'r1', expiresIn: 600 })
  saveUser({ id: 7, ability: [] } as never)
})

afterEach(() => vi.unstubAllGlobals())

test('what is told while the person is being read is read after that', async () => {
  let letGo = () => {}
  hold = new Promise((go) => {
    letGo = go
  })
  const first = refetchMe()
  await new Promise((go) => setTimeout(go, 10))
  // the server changes something after it made the answer that is on its way
  const second = refetchMe()
  letGo()
  await Promise.all([first, second])
  expect(answered).toBe(2)
})

test('a burst is read once, and news soon after a reading is not lost', async () => {
  await Promise.all([refetchMe(), refetchMe(), refetchMe()])
  const read = answered
  await refetchMe()
  expect(answered).toBe(read + 1)
  expect(userStore.get()).toMatchObject({ serial: read + 1 })
})
