import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { firstDay, plan, roadLesson } from './arrange.ts'
import { inFull } from './onBoard.ts'

test.use({ world: 'shared', viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone a day is a list with its free times, from which a lesson is planned, and moved by a dialog', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { types, trainers, vehicles, students } = school
  const [trainer] = trainers
  await plan(school, roadLesson(school, '10:30', '11:30'))
  await signIn(school.owner)
  await page.goto(`/school/schedule?date=${firstDay}&lane=${trainer.id}`)
  await expect(page.getByRole('combobox', { name: 'المدرّب' })).toHaveValue(new RegExp(trainer.name))
  const rows = page.getByRole('main').getByRole('region').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('متاح')
  await expect(rows.nth(0)).toContainText('90')
  await expect(rows.nth(1)).toContainText(inFull(students[0]))
  await expect(rows.nth(2)).toContainText('30')
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await rows.nth(0).getByRole('button').tap()
  const drawer = page.getByRole('dialog', { name: 'درس جديد' })
  await take(page, drawer.getByRole('combobox', { name: 'نوع الدرس' }), types.road.name)
  await expect(drawer.getByRole('combobox', { name: 'البداية' })).toHaveValue(/^9:00/)
  await expect(drawer.getByRole('combobox', { name: 'المدرّب' })).toHaveValue(trainer.name)
  const seats = drawer.getByRole('combobox', { name: 'الطلاب' })
  await seats.tap()
  await seats.fill(students[1].name)
  await page.getByRole('option', { name: new RegExp(`^${students[1].name}`) }).tap()
  await take(page, drawer.getByRole('combobox', { name: 'المركبة' }), vehicles[1].name)
  await expect(drawer.getByRole('status').getByText('لا شيء يمنع')).toBeVisible()
  await expectAccessible()
  await drawer.getByRole('button', { name: 'حفظ' }).tap()
  await expect(drawer).toHaveCount(0)

  const mine = rows.filter({ hasText: inFull(students[1]) })
  await expect(mine).toContainText('9:00')
  await mine.getByRole('button').tap()
  const card = page.getByRole('dialog', { name: 'الدرس', exact: true })
  await expect(card.getByText(vehicles[1].name.split(' · ')[0] ?? '')).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: 'نقل…' }).tap()
  const dialog = page.getByRole('dialog', { name: 'نقل الدرس' })
  await dialog.getByRole('combobox', { name: 'البداية' }).fill('9:15')
  // the next field would open its list over the button
  await dialog.getByRole('combobox', { name: 'البداية' }).blur()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'نقل', exact: true }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(mine).toContainText('9:15')
  // a quarter of an hour is free before it now, and after it, in which no lesson fits
  await expect(rows).toHaveCount(3)
})

async function take(page: Page, field: Locator, name: string) {
  await field.tap()
  await page.getByRole('option', { name, exact: true }).tap()
  await expect(field).toHaveValue(name)
}
