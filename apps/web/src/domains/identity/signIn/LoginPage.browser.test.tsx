import { expect, it, onTestFinished } from 'vitest'
import { writeKept } from '../../../kernel/browser/kept/store.ts'
import { countWaiting, waitingKey } from '../../../kernel/browser/kept/waiting.ts'
import { clearSession, userStore } from '../../../kernel/session/sessionStore.ts'
import { show, somebody } from '../../../testing/show.tsx'
import { serving } from '../../schedule/board/board.testing.ts'
import { LoginPage } from './LoginPage.tsx'

const site = { registration: 'closed', defaultLanguage: 'ar', passwordMin: 10, mapTiles: null, demoAccounts: [] }
const session = { userData: somebody(), accessToken: 'access', refreshToken: 'refresh', expiresIn: 600 }

const shown = async () => {
  const sent = serving({ 'GET /api/site': () => site, 'POST /jwt/login': () => session })
  onTestFinished(() => clearSession('out'))
  const { screen } = await show(LoginPage, { words: ['signIn'], path: '/login' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { screen, signedIn: () => sent.filter(({ call }) => call === 'POST /jwt/login').map(({ body }) => body) }
}

/** Keeps on this device what somebody did in a lesson, as long as the test runs. */
async function keep(key: string) {
  await writeKept(key, [])
  onTestFinished(() => writeKept(key, undefined))
}

it.each([
  ['weeks where one says that the device is one’s own', 1, 'device'],
  ['no longer than one is at work, unless one says more', 0, 'work'],
  ['no longer than one is at work, when one took that back', 2, 'work'],
])('signs in for %s', async (_, presses, stay) => {
  const { screen, signedIn } = await shown()
  await screen.getByLabelText('البريد الإلكتروني').fill('sara@example.org')
  await screen.getByLabelText('كلمة المرور', { exact: true }).fill('a long enough sentence')
  const tick = screen.getByRole('checkbox', { name: 'أبقني مسجَّلًا على هذا الجهاز' })
  await expect.element(tick).toHaveAccessibleDescription('لا تختره على جهاز يستخدمه غيرك.')
  await expect.element(tick).not.toBeChecked()
  for (let press = 0; press < presses; press++) await tick.click()
  await screen.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect.poll(() => userStore.get()?.id).toBe(session.userData.id)
  expect(signedIn()).toMatchObject([{ email: 'sara@example.org', stay }])
})

it('says of how many lessons this device has something to tell, whoever gave them', async () => {
  await keep(waitingKey(7, '41'))
  await keep(waitingKey(8, '42'))
  await keep('7 day today')
  const { screen } = await shown()
  await expect.element(screen.getByRole('status')).toHaveTextContent('سجلا درسين لم يصلا إلى المدرسة')
})

it('says nothing of lessons where nothing waits', async () => {
  await keep('7 day today')
  const { screen } = await shown()
  // the page has counted before
  await countWaiting()
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('status').elements()).toHaveLength(0)
})
