import { addDays } from '@dsms/contract/kernel/time/days'
import { today } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { plan, roadLesson } from '../schedule/arrange.ts'

test.use({ world: 'shared' })

test('a message to chosen students is seen before it leaves, names whom to call, and is kept', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await signIn(school.owner)
  await page.goto('/school/students')
  // three presses other than the words: all, write, send
  await page.getByRole('row').getByRole('checkbox').first().click()
  await pressOn(page, page.getByRole('button', { name: 'إرسال رسالة' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^طالبان\./)).toBeVisible()
  await typeInto(page, dialog.getByLabel('الموضوع'), 'إلى {name}')
  await typeInto(page, dialog.getByLabel('الرسالة'), 'نلتقي غدًا')
  await expect(dialog.getByRole('region', { name: 'معاينة' })).toContainText(/إلى \S+/)
  await expect(dialog.getByRole('region', { name: 'معاينة' })).toContainText('نلتقي غدًا')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إرسال' }))
  await expect(dialog).toBeHidden()
  await page.goto('/school/messages-sent')
  await expect(page.getByRole('row', { name: /إلى \{name\}/ })).toBeVisible()
  await expectAccessible()
})

test("the students of tomorrow's lessons are written to from the home and from the board", async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const tomorrow = addDays(today, 1)
  const { id } = await plan(school, roadLesson(school, '10:00', '11:00', tomorrow))
  expect(id).toBeGreaterThan(0)
  await signIn(school.owner)
  await page.goto('/dashboard/school')
  const open = page.getByRole('button', { name: 'رسالة إلى طلاب هذا اليوم' })
  await expect(open).toBeVisible()
  const writing = await counting(page, 'send tomorrow’s students a message')
  await pressOn(page, open)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/من لهم درس يوم .* طالب واحد\./)).toBeVisible()
  await typeInto(page, dialog.getByLabel('الموضوع'), 'درس الغد')
  await typeInto(page, dialog.getByLabel('الرسالة'), 'أحضر بطاقة الهوية')
  await expect(dialog.getByRole('region', { name: 'معاينة' })).toContainText('أحضر بطاقة الهوية')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إرسال' }))
  await expect(dialog).toBeHidden()
  await writing.done()
  await page.goto('/school/messages-sent')
  await expect(page.getByRole('row', { name: /درس الغد/ })).toBeVisible()

  await page.goto(`/school/schedule?date=${addDays(today, 2)}`)
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: 'رسالة إلى طلاب هذا اليوم' }).click()
  await expect(dialog.getByText(/لا طالب\./)).toBeVisible()

  // the list knows the same filter, as a chip that can be taken off
  await page.goto(`/school/students?lesson_on=${tomorrow}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await expect(page.getByRole('link', { name: school.students[0].name })).toBeVisible()
  await expect(page.getByRole('link', { name: school.students[1].name })).toHaveCount(0)
  await page.getByRole('button', { name: /إزالة.*يوم الدرس/ }).click()
  await expect(page.getByRole('link', { name: school.students[1].name })).toBeVisible()
  await expect(rows).toHaveCount(3)
})
