import { expect, soon, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { firstDay, plan, roadLesson } from './arrange.ts'
import { addStudent, barOf, carry, chooseAny, expectAt, inFull, typeTime, verdict } from './onBoard.ts'

/** Nothing is in the way; that the lesson is long after the one before may be told all the same. */
const free = /allowed|warned/

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

test('a lesson is planned by keys, told what is against it, moved every way there is, and cancelled', async ({
  page,
  signIn,
  makeSchool,
  colleague,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { owner, types, trainers, vehicles, students } = school
  const [one, other] = trainers
  await plan(school, roadLesson(school, '09:00', '10:00'))
  const address = `/school/schedule?date=${firstDay}`
  await signIn(owner)
  await page.goto(address)
  await expect(barOf(page, students[0])).toBeVisible()
  await expectAccessible()
  const theirs = await colleague(owner, address)
  await expect(barOf(theirs, students[0])).toBeVisible()

  // who and what is taken is told where they are chosen
  await pressOn(page, page.getByRole('button', { name: 'درس جديد' }))
  const drawer = page.getByRole('dialog', { name: 'درس جديد' })
  const trainer = drawer.getByRole('combobox', { name: 'المدرّب' })
  const vehicle = drawer.getByRole('combobox', { name: 'المركبة' })
  const start = drawer.getByRole('combobox', { name: 'البداية' })
  await choose(page, drawer.getByRole('combobox', { name: 'نوع الدرس' }), types.road.name)
  await typeTime(page, start, '9:00')
  await addStudent(page, drawer, students[1])
  await chooseAny(page, trainer, one)
  await chooseAny(page, vehicle, vehicles[0])
  await expect(trainer).toHaveAccessibleDescription(/لدى المدرّب درس آخر في هذا الوقت/)
  await expect(vehicle).toHaveAccessibleDescription(/المركبة في درس آخر في هذا الوقت/)
  await expectAccessible()
  await chooseAny(page, trainer, other)
  await expect(trainer).not.toHaveAttribute('aria-invalid', 'true')
  await expect(vehicle).toHaveAccessibleDescription(/المركبة في درس آخر/)
  await chooseAny(page, vehicle, vehicles[1])
  await expect(drawer.getByRole('status').getByText('لا شيء يمنع')).toBeVisible()

  // outside of somebody's hours it takes a reason
  await typeTime(page, start, '8:00')
  await expect(trainer).toHaveAccessibleDescription(/خارج أوقات عمل المدرّب/)
  const reason = drawer.getByLabel('سبب تجاوز القواعد')
  await pressOn(page, drawer.getByRole('button', { name: 'حفظ رغم ذلك' }))
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await typeInto(page, reason, 'اتفق المدرّب والطالب على الموعد')
  await pressOn(page, drawer.getByRole('button', { name: 'حفظ رغم ذلك' }))
  await expect(drawer).toHaveCount(0)
  const bar = barOf(page, students[1])
  await expectAt(page, bar, '08:00', 60, other)
  await expect(barOf(theirs, students[1])).toBeVisible(soon)

  // the Tab key leads to one lesson, and arrows from it to the others
  await reach(page, page.locator('[data-bar][tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await expect(bar).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'الدرس' })
  await expect(card.getByText('اتفق المدرّب والطالب على الموعد')).toBeVisible()
  await expect(card.getByText('خارج أوقات عمل المدرّب')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  // to another hour, then to another trainer, over a time that is taken
  await carry(page, bar, 75, other, '9:15')
  await expect(verdict(page)).toHaveAttribute('data-verdict', free)
  const inTheirs = barOf(theirs, students[1])
  await expect(inTheirs).toHaveAttribute('data-elsewhere', 'true', soon)
  await expect(inTheirs).toHaveAccessibleName(/ينقله زميل الآن/)
  await page.mouse.up()
  await expect(inTheirs).not.toHaveAttribute('data-elsewhere', soon)
  await expectAt(page, bar, '09:15', 60, other)
  await expectAt(theirs, barOf(theirs, students[1]), '09:15', 60, other)
  await expect(page.getByText(/نُقل درس .*9:15/)).toBeVisible()
  await carry(page, bar, 0, one, '9:15')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused')
  await expect(verdict(page)).toContainText(inFull(students[0]))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expectAt(page, bar, '09:15', 60, other)
  await carry(page, bar, 75, one, '10:30')
  await expect(verdict(page)).toHaveAttribute('data-verdict', free)
  await page.mouse.up()
  await expectAt(page, bar, '10:30', 60, one)
  await expect(page.getByText(/نُقل درس .*10:30.*مع/)).toBeVisible()

  // by keys, where the left arrow is later; and back
  await bar.focus()
  const moving = await counting(page, 'move a lesson')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(verdict(page)).toHaveAttribute('data-verdict', free)
  await page.keyboard.press('Enter')
  await expectAt(page, bar, '10:45', 60, one)
  await moving.done()
  const toast = page.getByRole('alert').filter({ hasText: '10:45' })
  await toast.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expectAt(page, bar, '10:30', 60, one)
  await expectAt(theirs, barOf(theirs, students[1]), '10:30', 60, one)

  // its time is free at once
  await bar.press('Enter')
  await card.getByRole('button', { name: 'إلغاء الدرس' }).press('Enter')
  const sure = page.getByRole('dialog', { name: /^إلغاء .*؟$/ })
  await choose(page, sure.getByRole('combobox', { name: 'السبب' }), 'الطالب مريض')
  await typeInto(page, sure.getByLabel('ملاحظة'), 'اتصل صباحًا واعتذر')
  await pressOn(page, sure.getByRole('button', { name: 'إلغاء الدرس' }))
  await expect(sure).toHaveCount(0)
  await expect(card.getByText('اتصل صباحًا واعتذر')).toBeVisible()
  await reach(page, card.getByRole('button').first())
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(barOf(theirs, students[1])).toHaveCount(0, soon)
  await plan(school, {
    ...roadLesson(school, '10:30', '11:30'),
    vehicle_id: vehicles[1].id,
    enrolment_ids: [students[1].id],
  })
  await expect(bar).toBeVisible(soon)
})

test('a week has room for its seven days, who is away is folded, and the lessons of one student are found', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { calls, owner, trainers, students } = school
  const [one, away] = trainers
  await plan(school, roadLesson(school, '09:00', '10:00'))
  await plan(school, { ...roadLesson(school, '10:30', '11:30'), enrolment_ids: [students[1].id] })
  await calls.post(`/api/school/trainers/${away.id}/status`, { status: 'suspended', reason: 'شكوى قيد النظر' })
  await signIn(owner)
  await page.goto(`/school/schedule?date=${firstDay}`)
  const main = page.getByRole('main')
  await expect(barOf(page, students[0])).toBeVisible()
  await expect(main.getByRole('group', { name: away.name })).toHaveCount(0)
  await pressOn(page, main.getByText('غير متاحين (1)'))
  await expect(main.getByText(new RegExp(`${away.name}.*موقوف عن العمل`))).toBeVisible()

  await page.goto(`/school/schedule?date=${firstDay}&view=week`)
  const row = main.getByRole('row', { name: inFull(one) })
  await expect(row.getByRole('cell')).toHaveCount(7)
  await expect(row.getByRole('rowheader')).toContainText('2 من 21 س')
  await expect(barOf(page, students[0])).toBeVisible()
  await expectAccessible()
  const box = main.locator('[data-board]')
  expect(await box.evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(0)
  await reach(page, page.locator('[data-bar][tabindex="0"]'))
  await page.keyboard.press('ArrowLeft')
  await expect(barOf(page, students[1])).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'الدرس' })).toBeVisible()
  await page.keyboard.press('Escape')

  // the student is found by the filters, and the trainer's week is a calendar
  await pressOn(page, main.getByRole('button', { name: 'التصفية' }))
  await choose(page, page.getByRole('combobox', { name: 'الطالب' }), students[1].name)
  await page.keyboard.press('Escape')
  await expect(barOf(page, students[0])).toHaveCount(0)
  await expect(page.locator('[data-bar]')).toHaveCount(1)
  await expect(page.locator('[data-bar]')).toContainText(inFull(one))
  await expectAccessible()
  await pressOn(page, main.getByRole('button', { name: 'مسح الكل' }))
  await pressOn(page, row.getByRole('button', { name: one.name, exact: true }))
  await expect(page.locator('[data-bar]')).toHaveCount(2)
  await expect(page.locator('[data-bar]').first()).toContainText(inFull(students[0]))
  await expectAccessible()
})
