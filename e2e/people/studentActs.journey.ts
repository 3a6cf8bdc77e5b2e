import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared' })

test('several students are chosen, tagged and paused at once, and both are taken back', async ({
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
  // the dialog says before that they will change, in the same words and a prefix
  await expect(page.getByText('تغيّر 3 طلاب.', { exact: true })).toBeVisible()
  const tags = async () =>
    (await school.calls.get('/api/school/students')).rows.flatMap((row: { tags: string[] }) => row.tags)
  expect(await tags()).toEqual(['صيف', 'صيف', 'صيف'])
  await pressOn(page, page.getByRole('button', { name: 'تراجع' }))
  await expect.poll(tags).toEqual([])

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

test('chosen students are saved as a file', async ({ page, signIn, makeSchool }) => {
  await signIn((await makeSchool({ students: 3 })).owner)
  await page.goto('/school/students')
  await page.getByRole('row').getByRole('checkbox').nth(1).click()
  const bar = page.getByRole('region', { name: 'الصفوف المختارة' })
  const saved = page.waitForEvent('download')
  await pressOn(page, bar.getByRole('button', { name: 'تصدير' }))
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
})
