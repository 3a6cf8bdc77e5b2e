import { inDays } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared' })

test('hours are painted by keys, saved, and told with what takes the rest', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { calls, owner, trainers } = await makeSchool()
  const [{ id: trainer_id }] = trainers
  for (const day of [inDays(2), inDays(9)])
    await calls.post('/api/school/availability/exceptions', {
      trainer_id,
      kind: 'unavailable',
      from: `${day}T09:00`,
      to: `${day}T11:00`,
      reason: 'موعد في المستشفى',
    })
  await signIn(owner)
  await page.goto(`/school/availability?trainer_id=${trainer_id}`)
  const week = page.getByRole('region', { name: 'الأوقات الأسبوعية' })
  const grid = week.getByRole('grid')
  await expectAccessible()
  const friday = grid.getByRole('gridcell', { name: 'الجمعة، 2:00 م – 2:30 م' })
  await friday.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(grid.getByRole('gridcell', { name: 'الجمعة، 2:30 م – 3:00 م، كل الأعمال' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await pressOn(page, week.getByRole('button', { name: 'حفظ' }))
  await expect(page.getByText(/^حُفظت أوقات/)).toBeVisible()
  const left = page.getByRole('region', { name: 'المتاح في الأسبوعين القادمين' })
  await expect(left.getByText('2:00 م – 3:00 م').first()).toBeVisible()

  await week.getByRole('tab', { name: 'أوقات دقيقة' }).click()
  await expect(week.getByRole('group', { name: 'السطر 1', exact: true })).toBeVisible()
  await expectAccessible()

  const exceptions = page.getByRole('region', { name: 'استثناءات' })
  const removed = exceptions.getByRole('button', { name: /^حذف الاستثناء/ })
  await expect(removed).toHaveCount(2)
  await removed.first().click()
  await expect(removed).toHaveCount(1)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(removed).toHaveCount(2)
})

test('leave is asked for, and decided by somebody else', async ({ page, signIn, makeSchool, expectAccessible }) => {
  const { owner, trainers } = await makeSchool()
  const [trainer] = trainers
  await signIn(owner)
  await page.goto('/school/leave/new')
  await page.getByRole('combobox', { name: 'المدرّب' }).click()
  await page.getByRole('option', { name: trainer.name }).click()
  await typeInto(page, page.getByLabel('أول يوم'), '3/1/2027')
  await typeInto(page, page.getByLabel('آخر يوم'), '7/1/2027')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'طلب إجازة' }))
  await expect(page.getByText('قيد الانتظار')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'رفض' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'رفض' }).click()
  await expect(dialog.getByLabel('السبب')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('السبب').fill('أسبوع الاختبارات')
  await dialog.getByRole('button', { name: 'رفض' }).click()
  await expect(page.getByText('مرفوضة')).toBeVisible()
  await expect(page.getByText('أسبوع الاختبارات')).toBeVisible()
  await page.goto(`/school/leave?trainer_id=${trainer.id}`)
  await expect(page.getByRole('heading', { name: /^رصيد/ })).toBeVisible()
  await expectAccessible()
})
