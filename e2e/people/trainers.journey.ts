import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'
import { patient } from '../waits.ts'

test('one of the staff becomes a trainer, who teaches once licence and permit are verified', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/trainers')
  await pressOn(page, page.getByRole('link', { name: 'إضافة مدرّب' }))
  // somebody of the staff, who takes no place of the plan
  await page.getByRole('combobox', { name: 'الشخص' }).click()
  await page.getByRole('option').last().click()
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'رائد')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'السبيعي')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة مدرّب' }))
  await expect(page.getByRole('heading', { level: 1, name: 'رائد السبيعي' })).toBeVisible()
  await expect(page.getByText('لا يبدأ التدريب قبل اعتماد')).toBeVisible()

  for (const kind of ['رخصة القيادة', 'تصريح التدريب']) {
    await page.getByRole('tab', { name: 'الوثائق' }).click()
    await page.getByRole('link', { name: 'إضافة وثيقة' }).click()
    await choose(page, page.getByRole('combobox', { name: 'النوع' }), kind)
    await pressOn(page, page.getByRole('button', { name: 'إضافة وثيقة' }))
    await pressOn(page, page.getByRole('button', { name: 'تدقيق' }))
    const dialog = page.getByRole('dialog')
    await choose(page, dialog.getByRole('combobox', { name: 'الحالة الجديدة' }), 'معتمدة')
    await pressOn(page, dialog.getByRole('button', { name: 'تغيير' }))
    await expect(page.getByText('رائد السبيعي: معتمدة')).toBeVisible()
    await page.goto('/school/trainers?q=رائد')
    await page.getByRole('link', { name: 'رائد السبيعي' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'رائد السبيعي' })).toBeVisible()
  }
  await expect(page.getByText('جاهز للتدريب')).toBeVisible()
  await expectAccessible()
})

test('the wall leads from a light to what has to be done', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/trainers/credentials?light=expired')
  const expired = page.getByRole('link', { name: /^تصريح التدريب، .*: منتهية/ })
  await expect(expired).toHaveCount(1)
  await expectAccessible()
  await expired.click()
  await page.getByRole('link', { name: 'تجديد' }).click()
  await expect(page.getByRole('combobox', { name: 'النوع' })).toHaveValue('تصريح التدريب')
  await pressOn(page, page.getByRole('button', { name: 'إضافة وثيقة' }))
  await expect(page.getByRole('button', { name: 'تدقيق' })).toBeVisible()
})

test('a permit runs out, and its trainer may not teach from that day until a new one is approved', async ({
  page,
  signIn,
  colleague,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const request = await playwright.request.newContext({ baseURL: String(baseURL) })
  const session = await request.post('/jwt/login', { data: { email: 'school@demo.com', password: 'school' } })
  const headers = { authorization: `Bearer ${(await session.json()).accessToken}` }
  const path = '/api/school/credentials'
  const held = `${path}?trainer_id=13&kind=teaching_permit`
  const { rows } = await (await request.get(`${held}&status=approved`, { headers })).json()
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const phone = await colleague('trainer', '/home')
  const work = phone.getByRole('region', { name: 'عملي مدرّبًا' })
  await expect(work.getByText('يمكنك التدريب اليوم')).toBeVisible()

  // the last day passes
  const { id, version } = rows[0]
  const data = { version, issued_on: '2020-01-01', expires_on: yesterday }
  expect((await request.patch(`${path}/${id}`, { headers, data })).status()).toBe(200)
  const statusOf = async () => (await (await request.get(`${path}/${id}`, { headers })).json()).status
  await expect.poll(statusOf, { timeout: patient(45_000) }).toBe('expired')
  await request.dispose()

  await phone.reload()
  await expect(work.getByText('لا يمكنك التدريب اليوم')).toBeVisible()
  await expect(work.getByText('ينقصك: تصريح التدريب')).toBeVisible()
  await signIn('school')
  await page.goto('/school/trainers/13')
  await expect(page.getByText('غير مخوّل بالتدريب').first()).toBeVisible()
  await page.goto('/school/trainers/credentials?light=expired')
  const red = page.getByRole('link', { name: 'تصريح التدريب، مدرّب القيادة: منتهية' })
  await expect(red).toBeVisible()
  await expectAccessible()

  await red.click()
  await page.getByRole('link', { name: 'تجديد' }).click()
  await expect(page.getByRole('combobox', { name: 'النوع' })).toHaveValue('تصريح التدريب')
  await typeInto(page, page.getByLabel('تاريخ الانتهاء'), '31/12/2035')
  await pressOn(page, page.getByRole('button', { name: 'إضافة وثيقة' }))
  await pressOn(page, page.getByRole('button', { name: 'تدقيق' }))
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('combobox', { name: 'الحالة الجديدة' }), 'معتمدة')
  await pressOn(page, dialog.getByRole('button', { name: 'تغيير' }))
  await expect(page.getByText('مدرّب القيادة: معتمدة')).toBeVisible()
  await page.goto('/school/trainers/credentials?q=القيادة')
  await expect(page.getByRole('link', { name: 'تصريح التدريب، مدرّب القيادة: سارية' })).toBeVisible()
  await phone.reload()
  await expect(work.getByText('يمكنك التدريب اليوم')).toBeVisible()
})
