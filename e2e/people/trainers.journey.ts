import { inDays } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'
import { accountOfTrainer, type Named, type School } from '../school.ts'
import { patient } from '../waits.ts'
import { only } from './arrange.ts'

test.use({ world: 'shared' })

/** The last day of a trainer's permit passes. */
async function permitEnds({ calls }: School, trainer: Named): Promise<void> {
  const path = '/api/school/credentials'
  const { rows } = await calls.get(`${path}?trainer_id=${trainer.id}&kind=teaching_permit`)
  const { id, version } = only<{ id: number; version: number }>(rows)
  await calls.patch(`${path}/${id}`, { version, issued_on: '2020-01-01', expires_on: inDays(-1) })
  const statusOf = async () => (await calls.get(`${path}/${id}`)).status
  await expect.poll(statusOf, { timeout: patient(45_000) }).toBe('expired')
}

test('one of the staff becomes a trainer, who teaches once licence and permit are verified', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { calls, owner } = await makeSchool()
  const roles = (await calls.post('/get_list_roles', {})).data.result as { id: number; name: string }[]
  const role = only(roles.filter(({ name }) => name === 'الاستقبال'))
  await calls.post('/user_staff_store_by_school', {
    first_name: 'رائد',
    last_name: 'الشهراني',
    username: 'raed.staff',
    email: 'raed.staff@example.org',
    gender_id: 1,
    role_id: role.id,
  })
  await signIn(owner)
  await page.goto('/school/trainers')
  await pressOn(page, page.getByRole('link', { name: 'إضافة مدرّب' }))
  // somebody of the staff, who takes no place of the plan
  await page.getByRole('combobox', { name: 'الشخص' }).click()
  await page.getByRole('option', { name: /رائد الشهراني/ }).click()
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

test('the wall leads from a light to what has to be done', async ({ page, signIn, makeSchool, expectAccessible }) => {
  const school = await makeSchool()
  const [trainer] = school.trainers
  await permitEnds(school, trainer)
  await signIn(school.owner)
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
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  test.slow()
  const school = await makeSchool()
  const [trainer] = school.trainers
  const account = await accountOfTrainer(school, trainer, callsAs)
  const phone = await colleague(account, '/home')
  const work = phone.getByRole('region', { name: 'عملي مدرّبًا' })
  await expect(work.getByText('يمكنك التدريب اليوم', { exact: true })).toBeVisible()

  await permitEnds(school, trainer)
  await phone.reload()
  await expect(work.getByText('لا يمكنك التدريب اليوم')).toBeVisible()
  await expect(work.getByText('ينقصك: تصريح التدريب')).toBeVisible()
  await signIn(school.owner)
  await page.goto(`/school/trainers/${trainer.id}`)
  await expect(page.getByText('غير مخوّل بالتدريب').first()).toBeVisible()
  await page.goto('/school/trainers/credentials?light=expired')
  const red = page.getByRole('link', { name: `تصريح التدريب، ${trainer.name}: منتهية` })
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
  await expect(page.getByText(`${trainer.name}: معتمدة`)).toBeVisible()
  await page.goto(`/school/trainers/credentials?q=${trainer.name.split(' ')[0]}`)
  await expect(page.getByRole('link', { name: `تصريح التدريب، ${trainer.name}: سارية` })).toBeVisible()
  await phone.reload()
  await expect(work.getByText('يمكنك التدريب اليوم', { exact: true })).toBeVisible()
})
