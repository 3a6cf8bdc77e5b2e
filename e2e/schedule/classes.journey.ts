import type { Calls } from '../calls.ts'
import { expect, soon, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto } from '../keyboard.ts'
import {
  at,
  dayAfter,
  freeMonday,
  ground,
  lanesOf,
  mainBranch,
  type Named,
  plan,
  renewPapers,
  typeOf,
  workingHours,
} from './arrange.ts'
import { inFull, typeTime } from './onBoard.ts'

/** Somebody who may teach a class in a room of the branch from nine to eleven, on Monday and Wednesday of two weeks. */
async function classOf(school: Calls, day: string, branch_id: number) {
  const type = await typeOf(school, day, 'TH')
  const [room, spare] = await lanesOf(school, day, 'room', branch_id)
  const trainers = await lanesOf(school, day, 'trainer', branch_id)
  await renewPapers(school, trainers, [])
  for (const { id } of trainers) await workingHours(school, id, day, '08:00', '12:00')
  for (const trainer of trainers) {
    const body = {
      rule: { weekdays: [1, 3], first_day: day, time: '09:00', minutes: 120, count: 4 },
      lesson: { type_id: type.id, branch_id, trainer_id: trainer.id, room_id: room?.id },
    }
    const { occurrences } = await school.post('/api/school/lesson-series/check', body)
    if (occurrences.every(({ state }: { state: string }) => state === 'ok'))
      return { type, trainer, room: room as Named, spare: spare as Named }
  }
  throw new Error('nobody can teach a class on these days')
}

test('a series tells its conflicts, takes what is offered, leaves a day out, and is called off from a day on', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
}) => {
  const school = await callsAs('school')
  const day = await freeMonday(school)
  const branch_id = await mainBranch(school)
  const { type, trainer, room, spare } = await classOf(school, day, branch_id)
  // two of the four mornings are taken in part
  for (const days of [2, 7]) {
    await school.post('/api/school/lessons', {
      type_id: type.id,
      branch_id,
      start: at(dayAfter(day, days), '08:00'),
      end: at(dayAfter(day, days), '10:00'),
      trainer_id: trainer.id,
      room_id: spare.id,
    })
  }
  await signIn('school')
  await page.goto('/school/schedule/series/new')
  await choose(page, page.getByRole('combobox', { name: 'نوع الدرس' }), type.name)
  await choose(page, page.getByRole('combobox', { name: 'الفرع' }), 'مدرسة الطريق الآمن')
  await typeInto(page, page.getByRole('textbox', { name: 'الاسم' }), 'نظري الصباح')
  await choose(page, page.getByRole('combobox', { name: 'المدرّب' }), trainer.name)
  await choose(page, page.getByRole('combobox', { name: 'القاعة' }), room.name)
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))
  await pressOn(page, page.getByRole('checkbox', { name: 'الاثنين' }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: 'الأربعاء' }), 'Space')
  await page.getByRole('textbox', { name: 'من يوم' }).fill(day)
  await typeTime(page, page.getByRole('combobox', { name: 'البداية' }), '9:00')
  const number = page.getByRole('textbox', { name: 'عدد الدروس' })
  await reach(page, number)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))

  const days = page
    .locator('form ol')
    .last()
    .getByRole('listitem')
    .filter({ has: page.locator('strong') })
  await expect(days).toHaveCount(4)
  const conflicts = days.filter({ hasText: 'تعارض' })
  await expect(conflicts).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'يمكن إعطاء 2 من 4' })).toBeVisible()
  await expect(conflicts.first().getByText('لدى المدرّب درس آخر في هذا الوقت')).toBeVisible()
  await expectAccessible()
  const taken = days.nth(1)
  await pressOn(page, taken.getByRole('button', { name: /^خذ / }))
  await expect(taken.getByText('قرارك: أخذ البديل')).toBeVisible()
  const left = days.nth(2)
  await pressOn(page, left.getByRole('button', { name: 'اترك هذا اليوم' }))
  await expect(left.getByText('قرارك: تركه')).toBeVisible()
  await expect(conflicts).toHaveCount(0)
  await pressOn(page, page.getByRole('button', { name: 'خطّط السلسلة' }))

  await expect(page.getByRole('heading', { level: 1, name: 'نظري الصباح' })).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  await expectAccessible()

  // this one and what follows it; what is before stays
  await pressOn(page, page.getByRole('button', { name: 'إلغاء دروس' }))
  const dialog = page.getByRole('dialog')
  await reach(page, dialog.getByRole('radio', { name: 'كل الدروس القادمة' }))
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: 'هذا وما بعده' })).toBeChecked()
  const lesson = dialog.getByRole('combobox', { name: 'الدرس' })
  await pressOn(page, lesson)
  const second = page.getByRole('option').nth(1)
  const secondName = await second.innerText()
  await page.keyboard.press('Escape')
  await choose(page, lesson, secondName)
  await choose(page, dialog.getByRole('combobox', { name: 'السبب' }), 'المدرّب مريض')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إلغاء دروس' }))
  await expect(page.getByText('الدروس الملغاة: 2')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rows.filter({ hasText: 'ملغى' })).toHaveCount(2)
  await expect(rows.first()).toContainText('مجدول')
})

test('a class of two seats fills, a third waits, and gets the seat that is given back', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
}) => {
  const school = await callsAs('school')
  const found = await ground(school)
  const { day, branch_id, students } = found
  const third = await another(school, branch_id, students)
  const { type, trainer, room } = await classOf(school, day, branch_id)
  const lesson = await plan(school, found, '09:00', '11:00', {
    type_id: type.id,
    trainer_id: trainer.id,
    vehicle_id: null,
    room_id: room.id,
    capacity: 2,
    enrolment_ids: students.map(({ id }) => id),
  })
  const { seat } = await school.post(`/api/school/lessons/${lesson.id}/bookings`, { enrolment_id: third.id })
  expect(seat).toMatchObject({ status: 'waiting', place: 1 })
  await signIn('school')
  await page.goto(`/school/schedule?date=${day}&lesson=${lesson.id}`)
  const card = page.getByRole('dialog', { name: 'الدرس' })
  const people = card.getByRole('listitem')
  await expect(card.getByText('2/2')).toBeVisible()
  await expect(people.filter({ hasText: inFull(third) })).toContainText('قائمة الانتظار')
  await expectAccessible()

  const first = lesson.bookings.find(({ enrolment_id }) => enrolment_id === students[0].id)
  await school.post(`/api/school/lessons/${lesson.id}/bookings/${first?.id}/cancel`, { reason: 'student_sick' })
  await expect(people.filter({ hasText: inFull(students[0]) })).toHaveCount(0, soon)
  await expect(people.filter({ hasText: inFull(third) })).not.toContainText('قائمة الانتظار')
  await expect(card.getByText('2/2')).toBeVisible()
})

/** Somebody else who may come to a class of the branch. */
async function another(school: Calls, branch_id: number, others: readonly Named[]): Promise<Named> {
  const { rows } = await school.get('/api/school/enrolments?status=active&perPage=100')
  const all = rows as { id: number; student: string; branch_id: number }[]
  const one = all.find((row) => row.branch_id === branch_id && others.every(({ id }) => id !== row.id))
  return { id: Number(one?.id), name: String(one?.student) }
}
