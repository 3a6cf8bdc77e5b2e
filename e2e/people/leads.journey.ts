import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { confirmAddress } from './arrange.ts'

test.use({ world: 'shared' })

test('who has a phone alone asks to be called, and the office reads, calls and notes what was said', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await confirmAddress(school, callsAs)
  const { slug } = await school.calls.get('/api/school/profile')
  await page.goto(`/schools/${slug}`)
  const asking = await counting(page, 'ask to be called')
  await pressOn(page, page.getByRole('button', { name: 'اطلب اتصالًا' }))
  await typeInto(page, page.getByRole('textbox', { name: 'اسمك' }), 'لمى الشمري')
  await typeInto(page, page.getByRole('textbox', { name: 'الهاتف' }), '0559876543')
  await typeInto(page, page.getByRole('textbox', { name: 'متى يناسبك الاتصال؟' }), 'بعد العصر')
  await page.getByRole('checkbox', { name: /أوافق على أن تحفظ/ }).check()
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'اطلب الاتصال' }))
  await expect(page.getByRole('status')).toContainText('وصل طلبك')
  await asking.done()

  const { rows } = await school.calls.get('/api/school/leads?q=الشمري')
  await signIn(school.owner)
  await page.goto(`/school/leads/${rows[0].id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'لمى الشمري' })).toBeVisible()
  const next = page.getByRole('region', { name: 'الخطوة التالية' })
  await expect(next).toContainText('اليوم')
  const said = page.getByRole('region', { name: 'ملاحظات المحادثات' })
  await expect(said).toContainText('بعد العصر')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'تمت المتابعة' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('textbox', { name: 'الملاحظات' }), 'ستزور الفرع يوم الأحد')
  await pressOn(page, dialog.getByRole('button', { name: 'حفظ' }))
  await expect(said).toContainText('ستزور الفرع يوم الأحد')
  await expect(next).not.toContainText('اليوم')

  await pressOn(page, page.getByRole('link', { name: 'تعديل' }))
  await expect(page.getByRole('textbox', { name: 'الهاتف' })).toBeVisible()
})
