import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { accountOfTrainer } from '../school.ts'

test.use({ world: 'shared' })

const text = 'موعد تبديل الإطارات يوم الخميس بعد الدرس الأخير.'
const post = (page: Page) => page.getByRole('article').filter({ hasText: text })

test('a post is written, liked and commented on by a colleague; a poll is answered; somebody is followed', async ({
  page,
  signIn,
  colleague,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { calls, owner, trainers } = school
  const account = await accountOfTrainer(school, trainers[0], callsAs)
  await accountOfTrainer(school, trainers[1], callsAs)
  const me = await calls.get('/api/me')
  await (await callsAs(account)).post(`/api/profile/people/${me.id}/follow`, { isFollowed: true })
  await calls.post('/api/profile/posts', { text: 'أهلًا بكم في العام الجديد.' })
  await calls.post('/api/profile/polls', { question: 'متى نجتمع؟', options: ['السبت', 'الأحد'] })
  await signIn(owner)
  await page.goto('/pages/profile')
  await page.getByLabel('منشور جديد').fill(text)
  await page.getByRole('button', { name: 'نشر', exact: true }).click()
  await expect(post(page)).toBeVisible()
  await expect(page.getByLabel('منشور جديد')).toHaveValue('')
  await expectAccessible()

  // the trainer follows the school's administrator, so the post is in the trainer's own feed
  const trainer = await colleague(account, '/pages/profile')
  await post(trainer).getByRole('button', { name: 'إعجاب: 0' }).click()
  await expect(post(trainer).getByRole('button', { name: 'إعجاب: 1' })).toHaveAttribute('aria-pressed', 'true')
  await post(trainer).getByRole('textbox').fill('سأكون هناك.')
  await trainer.keyboard.press('Enter')
  await expect(post(trainer).getByRole('listitem').filter({ hasText: 'سأكون هناك.' })).toBeVisible()

  // both are there without reading the page again
  await expect(post(page).getByRole('button', { name: 'إعجاب: 1' })).toBeVisible()
  await expect(post(page)).toContainText('سأكون هناك.')

  // a vote counts at once, moves, and is still there later
  const poll = trainer.getByRole('radiogroup').first()
  const answers = poll.getByRole('radio')
  await answers.nth(0).check()
  await expect(trainer.getByRole('button', { name: 'سحب صوتي' })).toBeVisible()
  const kept = trainer.waitForResponse((answer) => answer.url().includes('/polls/'))
  await answers.nth(1).check()
  await kept
  await trainer.reload()
  await expect(trainer.getByRole('radiogroup').first().getByRole('radio').nth(1)).toBeChecked()

  // following somebody who was suggested
  const { name } = trainers[1]
  await trainer.getByRole('region', { name: 'قد تعرفهم' }).getByRole('link', { name }).click()
  await expect(trainer.getByRole('heading', { level: 1 })).toHaveText(name)
  await trainer.getByRole('button', { name: 'متابعة', exact: true }).click()
  await expect(trainer.getByRole('button', { name: 'تتابعه' })).toHaveAttribute('aria-pressed', 'true')
  await trainer.goto('/pages/profile?tab=friends')
  await trainer.getByText('من تتم متابعتهم').click()
  await expect(trainer.getByRole('link', { name, exact: true })).toBeVisible()

  // the author takes the post away, and it is gone for the other too
  await post(page).getByRole('button', { name: 'خيارات المنشور' }).click()
  await page.getByRole('menuitem', { name: 'حذف المنشور' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف المنشور' }).click()
  await expect(post(page)).toHaveCount(0)
  await trainer.goto('/pages/profile')
  await expect(trainer.getByRole('article').first()).toBeVisible()
  await expect(post(trainer)).toHaveCount(0)
})
