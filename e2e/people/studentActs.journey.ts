import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared' })

test('several students are chosen, tagged and paused at once, and the pause is taken back', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ students: 3 })
  await signIn(school.owner)
  await page.goto('/school/students')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  await boxes.nth(1).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'الصفوف المختارة' })
  await expect(bar.getByRole('status')).toHaveText('اختيرت 3 صفوف')

  await pressOn(page, bar.getByRole('button', { name: 'تغيير الوسوم' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('وسوم تُضاف'), 'صيف')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('سيتغيّر 3 طلاب.')).toBeVisible()
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'تغيير', exact: true }))
  await expect(page.getByText('تغيّر 3 طلاب.')).toBeVisible()

  await pressOn(page, bar.getByRole('button', { name: 'تغيير الحالة' }))
  await dialog.getByLabel('الحالة الجديدة').click()
  await page.getByRole('option', { name: 'متوقّف مؤقتًا' }).click()
  await typeInto(page, dialog.getByLabel('السبب'), 'إجازة الصيف')
  await pressOn(page, dialog.getByRole('button', { name: 'تغيير', exact: true }))
  const table = page.getByRole('table')
  await expect(table.getByText('متوقّف مؤقتًا')).toHaveCount(3)
  await page.getByRole('button', { name: 'تراجع' }).last().click()
  await expect(table.getByText('متوقّف مؤقتًا')).toHaveCount(0)
})
