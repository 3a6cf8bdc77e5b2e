import { expect, test } from '../fixtures.ts'

const header = (page: import('@playwright/test').Page) => page.getByRole('button', { name: /^حساب / })

test('a walk-in without e-mail is added, and invited later', async ({ page, signIn, makeSchool, expectAccessible }) => {
  const { owner, trainers } = await makeSchool()
  const more = page.getByRole('main').getByRole('button', { name: 'إجراءات أخرى' }).first()
  const dialogs = page.getByRole('dialog')
  await signIn(owner)
  await page.goto('/apps/user/list')
  await expect(
    page.getByRole('table', { name: 'المستخدمون' }).getByRole('link', { name: trainers[0].name }),
  ).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'إضافة شخص دون حساب' }).click()
  const adding = page.getByRole('dialog', { name: 'إضافة شخص دون حساب' })
  await adding.getByLabel('الاسم الأول').fill('زائر')
  await adding.getByLabel('اسم العائلة').fill('بلا بريد')
  await expectAccessible()
  await adding.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(dialogs).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('زائر بلا بريد')
  await expect(page.getByText('لا يسجّل الدخول', { exact: true })).toBeVisible()

  await more.click()
  await page.getByRole('menuitem', { name: 'دعوة إلى تسجيل الدخول' }).click()
  const inviting = page.getByRole('dialog', { name: 'دعوة زائر بلا بريد' })
  await inviting.getByLabel('البريد الإلكتروني').fill('walk-in@example.org')
  await inviting.getByLabel('اسم المستخدم').fill('walk-in')
  await inviting.getByRole('button', { name: 'إرسال الدعوة' }).click()
  await expect(dialogs).toHaveCount(0)
  await expect(page.getByText('دُعي ولم يقبل بعد')).toBeVisible()
})

test('a school invites the student of another, who accepts and changes places without signing in again', async ({
  page,
  signIn,
  request,
  expectAccessible,
}) => {
  // the platform adds her to the second school, as its secretary would
  const { accessToken } = await (
    await request.post('/jwt/login', { data: { email: 'admin@demo.com', password: 'admin' } })
  ).json()
  const added = await request.post('/apps/users/add-user', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      fullName: 'طالبة المسار',
      username: 'student',
      email: 'student@demo.com',
      role: 'Student',
      school_id: 2,
    },
  })
  expect(added.status(), await added.text()).toBe(201)

  await signIn('student')
  await page.goto('/home')
  await header(page).click()
  await expect(page.getByText('دعوات تنتظرك')).toBeVisible()
  await expectAccessible()
  await page.getByRole('menuitem', { name: /قبول دعوة/ }).click()
  const place = page.getByRole('menuitem', { name: /الانتقال إلى أكاديمية المسار/ })
  await expect(place).toBeVisible()
  await place.click()

  // she is at home there, under the name that the school gave her, and finds nothing of the first
  await expect(page.getByRole('heading', { level: 1 })).toContainText('طالبة المسار')
  await expect(page.getByText('أكاديمية المسار').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('طالبة المسار')
  await page.goto('/apps/email')
  await expect(page.getByText('رد: جدول اختبارات القيادة لهذا الأسبوع')).toHaveCount(0)

  await header(page).click()
  await page.getByRole('menuitem', { name: /الانتقال إلى مدرسة الطريق الآمن/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('طالبة القيادة')
})

test('the link of an invitation leads by way of signing in to an answer', async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  const { accessToken } = await (
    await request.post('/jwt/login', { data: { email: 'admin@demo.com', password: 'admin' } })
  ).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  await request.post('/apps/users/add-user', {
    headers,
    data: { fullName: 'مديرة زائرة', username: 'school', email: 'school@demo.com', role: 'Teacher', school_id: 2 },
  })
  const outbox = await (await request.get('/api/outbox?q=school@demo.com', { headers })).json()
  const link = /join\?link=[\w-]+/.exec(JSON.stringify(outbox))?.[0]
  await page.goto(`/${link}`)
  await expect(page.getByRole('heading', { name: 'دعوة من أكاديمية المسار' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'سجّل الدخول للرد' }).click()
  await page.getByLabel('البريد الإلكتروني').fill('school@demo.com')
  await page.getByLabel('كلمة المرور', { exact: true }).fill('school')
  await page.keyboard.press('Enter')
  await expect(page.getByText('أنت مسجَّل الدخول')).toBeVisible()
  await page.getByRole('button', { name: 'قبول' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مديرة زائرة')
  // the same link is worth nothing any more
  await page.goto(`/${link}`)
  await expect(page.getByText('أُجيبت هذه الدعوة أو سُحبت')).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('404')
})
