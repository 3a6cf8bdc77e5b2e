import { dayAfter } from '../days.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto } from '../keyboard.ts'
import { classLesson, firstDay as day, plan } from './arrange.ts'
import { typeTime } from './onBoard.ts'

test.use({ world: 'shared' })

test('a series tells its conflicts, takes what is offered, leaves a day out, and is called off from a day on', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ from: '08:00' })
  const { types, trainers, rooms } = school
  const [trainer] = trainers
  // two of the four mornings are taken in part
  for (const days of [2, 7])
    await plan(school, {
      ...classLesson(school, '08:00', '10:15', dayAfter(day, days)),
      room_id: rooms[1].id,
      enrolment_ids: [],
    })
  await signIn(school.owner)
  await page.goto('/school/schedule/series/new')
  await choose(page, page.getByRole('combobox', { name: 'نوع الدرس' }), types.theory.name)
  await typeInto(page, page.getByRole('textbox', { name: 'الاسم' }), 'نظري الصباح')
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
  // who has lessons at these times already says on how many days
  const busy = page.getByRole('combobox', { name: 'المدرّب' })
  await choose(page, busy, `${trainer.name} · مشغول في يومين من 4`)
  await choose(page, page.getByRole('combobox', { name: 'القاعة' }), `${rooms[0].name} · 16`)
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
