import { expect, test } from '../fixtures.ts'
import { choose, pressOn } from '../keyboard.ts'
import { dayAfter, ground, mainBranch } from './arrange.ts'
import { addStudent, typeTime } from './onBoard.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the hours of Ramadan close the morning on the board, refuse a lesson in it, and take one after it', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
}) => {
  const school = await callsAs('school')
  const found = await ground(school)
  const { day, trainers, vehicles, students } = found
  const branch_id = await mainBranch(school)
  const last = dayAfter(day, 13)
  const { seasons } = await school.get(`/api/school/hours?branch_id=${branch_id}`)
  const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '10:00', closes: '15:00' }))
  const standing = (seasons as { id: number; version: number; starts_on: string; ends_on: string }[]).find(
    ({ starts_on, ends_on }) => starts_on <= last && day <= ends_on,
  )
  if (standing) await school.patch(`/api/school/hours/seasons/${standing.id}`, { version: standing.version, hours })
  else {
    const season = { name: { ar: 'رمضان' }, starts_on: day, ends_on: last, hours }
    await school.post('/api/school/hours/seasons', { branch_id, ...season })
  }
  await signIn('school')
  await page.goto(`/school/schedule?date=${day}`)
  await expect(page.locator('[data-kind=closed]').first()).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'درس جديد' }))
  const drawer = page.getByRole('dialog', { name: 'درس جديد' })
  await choose(page, drawer.getByRole('combobox', { name: 'نوع الدرس' }), found.type.name)
  await choose(page, drawer.getByRole('combobox', { name: 'الفرع' }), 'مدرسة الطريق الآمن')
  await choose(page, drawer.getByRole('combobox', { name: 'المدرّب' }), trainers[0].name)
  await choose(page, drawer.getByRole('combobox', { name: 'المركبة' }), vehicles[0].name)
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
