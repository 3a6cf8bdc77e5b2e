import { dayAfter } from '../days.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn } from '../keyboard.ts'
import { firstDay as day } from './arrange.ts'
import { addStudent, chooseAny, typeTime } from './onBoard.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

test('the hours of Ramadan close the morning on the board, refuse a lesson in it, and take one after it', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { calls, owner, branch, types, trainers, vehicles, students } = await makeSchool()
  const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '10:00', closes: '15:00' }))
  const season = { name: { ar: 'رمضان' }, starts_on: day, ends_on: dayAfter(day, 13), hours }
  await calls.post('/api/school/hours/seasons', { branch_id: branch.id, ...season })
  await signIn(owner)
  await page.goto(`/school/schedule?date=${day}`)
  // the board begins at ten, and shows the closed hours to whoever wants them
  const board = page.locator('[data-board]')
  await expect(board.getByText(/^10:00/)).toBeVisible()
  await expect(board.getByText(/^8:00/)).toHaveCount(0)
  await pressOn(page, page.getByRole('button', { name: 'كل ساعات اليوم' }))
  await expect(board.getByText(/^8:00/).first()).toBeVisible()
  await expect(board.locator('[data-kind=closed]').first()).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'درس جديد' }))
  const drawer = page.getByRole('dialog', { name: 'درس جديد' })
  await choose(page, drawer.getByRole('combobox', { name: 'نوع الدرس' }), types.road.name)
  await chooseAny(page, drawer.getByRole('combobox', { name: 'المدرّب' }), trainers[0])
  await chooseAny(page, drawer.getByRole('combobox', { name: 'المركبة' }), vehicles[0])
  await addStudent(page, drawer, students[0])
  const start = drawer.getByRole('combobox', { name: 'البداية' })
  await typeTime(page, start, '9:00')
  await expect(start).toHaveAccessibleDescription(/الفرع مغلق في هذا الوقت/)
  await expectAccessible()
  await typeTime(page, start, '10:00')
  await expect(start).not.toHaveAccessibleDescription(/الفرع مغلق/)
  await pressOn(page, drawer.getByRole('button', { name: 'حفظ' }))
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('[data-bar]').filter({ hasText: students[0].name.split(' ')[0] ?? '' })).toBeVisible()
})
