import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

/** The Mondays after today, as the school counts days. */
function mondays(): string[] {
  const today = new Date()
  return [1, 2, 3].map((week) => {
    const day = new Date(today)
    day.setUTCDate(today.getUTCDate() + ((8 - today.getUTCDay()) % 7 || 7) + (week - 1) * 7)
    return day.toISOString().slice(0, 10)
  })
}

test('a series is planned in four steps, changed as a whole, and cancelled', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await callsAs('school')
  // nobody and nothing is needed for it, so that only holidays are against it
  await school.post('/api/school/lesson-types', {
    name: { ar: 'لقاء المتابعة' },
    code: 'MEET',
    kind: 'theory_class',
    stage: 'theory',
    needs_trainer: 'optional',
    needs_vehicle: 'none',
    needs_room: 'none',
    max_students: 12,
  })
  for (const day of mondays().slice(0, 2)) {
    const { id } = await school.post('/api/school/holidays', {
      name: { ar: 'يوم مفتوح' },
      kind: 'school',
      starts_on: day,
      ends_on: day,
    })
    await school.post(`/api/school/holidays/${id}/status`, { status: 'published' })
  }
  await signIn('school')
  await page.goto('/school/schedule/series')
  await expect(page.getByRole('link', { name: 'النظري الأسبوعي' })).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'سلسلة جديدة' }))
  await typeInto(page, page.getByRole('textbox', { name: 'الاسم' }), 'متابعة الاثنين')
  await choose(page, page.getByRole('combobox', { name: 'نوع الدرس' }), 'لقاء المتابعة')
  const branch = page.getByRole('combobox', { name: 'الفرع' })
  await branch.click()
  await page.getByRole('option').first().click()
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))

  await page.getByRole('checkbox', { name: 'الاثنين' }).check()
  await page.getByRole('textbox', { name: 'من يوم' }).fill(mondays()[0] ?? '')
  await page.getByRole('textbox', { name: 'عدد الدروس' }).fill('3')
  await page.getByRole('switch', { name: 'ترك أيام العطل' }).uncheck()
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))
  await expect(page.getByRole('heading', { name: 'مع من' })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))

  await expect(page.getByText('يمكن إعطاء 1 من 3')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'اترك هذا اليوم' }).first().click()
  await expect(page.getByText('قرارك: تركه')).toBeVisible()
  await page.getByRole('button', { name: 'أعطه رغم ذلك' }).click()
  await page.getByRole('textbox', { name: 'سبب تجاوز القواعد' }).fill('باتفاق مع الجميع')
  await page.getByRole('button', { name: 'أعطه رغم ذلك' }).click()
  await expect(page.getByText('قرارك: يُعطى رغم القاعدة')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'خطّط السلسلة' }))
  await expect(page.getByRole('heading', { level: 1, name: 'متابعة الاثنين' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible()

  // the one on a holiday would need its reason anew, and stays as it is
  await page.getByRole('button', { name: 'تغيير' }).click()
  const change = page.getByRole('dialog')
  await change.getByRole('textbox', { name: 'المدة بالدقائق' }).fill('90')
  await change.getByRole('button', { name: 'حفظ' }).click()
  await expect(change.getByRole('alert')).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('409')
  await change.getByRole('button', { name: 'أبقِ الدرس كما هو' }).click()
  await change.getByRole('button', { name: 'حفظ' }).click()
  await expect(change).toHaveCount(0)
  await expect(page.getByText('تغيّر 1، وبقي كما هو 1')).toBeVisible()

  await page.getByRole('button', { name: 'إلغاء دروس' }).click()
  const cancel = page.getByRole('dialog')
  await cancel.getByRole('combobox', { name: 'السبب' }).click()
  await page.getByRole('option', { name: 'الطقس' }).click()
  await expectAccessible()
  await cancel.getByRole('button', { name: 'إلغاء دروس' }).click()
  await expect(page.getByText('الدروس الملغاة: 2')).toBeVisible()
})
