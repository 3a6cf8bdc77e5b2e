import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'

test.use({ world: 'shared' })

test('a payment is taken in parts, its receipt is printed, and a refund waits for somebody else', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ settings: { 'money.refund_limit': 50 } })
  const { owner, calls, students } = school
  const [student] = students
  const charge = (amount_minor: number, due_on: string) =>
    calls.post('/api/school/charges', { enrolment_id: student.id, kind: 'registration', amount_minor, due_on })
  await charge(30_000, '2026-01-01')
  await charge(20_000, '2026-02-01')
  await signIn(owner)
  await page.goto(`/school/students/${student.student_id}`)

  await test.step('all that is owed, in three presses', async () => {
    const balance = page.getByRole('link', { name: 'الرصيد' })
    await expect(balance).toBeVisible()
    const taking = await counting(page, 'take a payment')
    await pressOn(page, balance)
    await pressOn(page, page.getByRole('button', { name: 'استلام دفعة' }))
    const dialog = page.getByRole('dialog', { name: /^استلام دفعة/ })
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await pressOn(page, dialog.getByRole('button', { name: /^تسجيل .*500\.00/ }))
    await expect(dialog.getByRole('status')).toContainText('R-')
    await taking.done()
    await expectAccessible()
    const receipt = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'الإيصال' }).click()
    expect((await receipt).suggestedFilename()).toMatch(/^R-\d{4}-\d{5}\.pdf$/)
    await dialog.getByRole('button', { name: 'إغلاق' }).first().click()
    await expect(page.getByText('لا شيء مستحق.')).toBeVisible()
  })

  await test.step('a part of a charge by card, and money before the paper', async () => {
    await charge(40_000, '2026-03-01')
    await page.reload()
    await page.getByRole('button', { name: 'استلام دفعة' }).click()
    const dialog = page.getByRole('dialog', { name: /^استلام دفعة/ })
    await typeInto(page, dialog.getByLabel('المبلغ'), '١٥٠')
    await expect(dialog.getByText(/يبقى .*250\.00.* مستحقًا/)).toBeVisible()
    await dialog.getByText('بطاقة', { exact: true }).click()
    await dialog.getByRole('button', { name: /^تسجيل/ }).click()
    await expect(dialog.getByRole('status')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem').filter({ hasText: 'المفتوح' })).toContainText('250.00')
    await page.getByRole('button', { name: 'استلام دفعة' }).click()
    await typeInto(page, dialog.getByLabel('المبلغ'), '350')
    await expect(dialog.getByText(/يبقى .*100\.00.* رصيدًا/)).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: /^تسجيل/ }).click()
    await expect(dialog.getByRole('status')).toContainText('100.00')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/رصيد الطالب: .*100\.00/)).toBeVisible()
  })

  await test.step('a refund above the limit waits, and whoever asked cannot approve it', async () => {
    const paid = page.getByRole('listitem').filter({ hasText: 'منها' })
    await paid.getByRole('button', { name: /^استرداد/ }).click()
    const dialog = page.getByRole('dialog', { name: 'استرداد من هذه الدفعة' })
    await typeInto(page, dialog.getByLabel('السبب'), 'انسحب من الدورة')
    await dialog.getByRole('button', { name: 'استرداد' }).click()
    await expect(page.getByText('طُلب الاسترداد. يعتمده شخص آخر.')).toBeVisible()
    const asked = page.getByRole('listitem').filter({ hasText: 'ينتظر الاعتماد' })
    await expect(asked).toContainText('انسحب من الدورة')
    await expect(asked.getByRole('button', { name: /^اعتماد/ })).toHaveCount(0)
    await expect(asked.getByRole('button', { name: /^رفض/ })).toBeVisible()
    await expectAccessible()
  })
})

test('a cash desk is opened, takes cash, and is closed with a difference that has a reason', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { owner, calls, students, branch } = school
  const [student] = students
  const desk = await calls.post('/api/school/cash-desks', {
    name: { ar: 'صندوق الاستقبال', en: 'Front desk' },
    branch_id: branch.id,
    code: 'F1',
  })
  await signIn(owner)
  await page.goto(`/school/cash-desks/${desk.id}`)
  const now = page.getByRole('region', { name: 'الصندوق الآن' })
  await now.getByRole('button', { name: 'فتح الصندوق' }).click()
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('النقد عند الفتح'), '200')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'فتح الصندوق' }).click()
  await expect(now).toContainText('200.00')

  await page.goto(`/school/students/${student.student_id}?tab=money&pay=true`)
  const taking = page.getByRole('dialog', { name: /^استلام دفعة/ })
  await expect(taking.getByRole('combobox', { name: 'الصندوق' })).toHaveValue('صندوق الاستقبال')
  await typeInto(page, taking.getByLabel('المبلغ'), '1240')
  await taking.getByRole('button', { name: /^تسجيل/ }).click()
  await expect(taking.getByRole('status')).toContainText('F1-')

  await page.goto(`/school/cash-desks/${desk.id}`)
  await now.getByRole('button', { name: 'عدّ وإغلاق' }).click()
  await typeInto(page, dialog.getByLabel('المعدود'), '1435')
  await expect(dialog.getByText(/الفرق .*5\.00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'عدّ وإغلاق' }).click()
  await expect(dialog.getByLabel('سبب الفرق')).toHaveAttribute('aria-invalid', 'true')
  await typeInto(page, dialog.getByLabel('سبب الفرق'), 'خطأ في الفكة')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'عدّ وإغلاق' }).click()
  await expect(now).toContainText('مغلق')
  const day = page.getByRole('row').filter({ hasText: 'خطأ في الفكة' })
  await expect(day).toContainText('1,435.00')
  await day.getByRole('button').click()
  const paper = page.getByRole('dialog', { name: /^صندوق الاستقبال/ })
  await expect(paper.getByRole('listitem')).toContainText('F1-')
  await expectAccessible()
})
