import { dayAfter } from '../days.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'
import { firstDay } from './arrange.ts'

test.use({ world: 'shared' })

const mondays = [0, 7, 14].map((days) => dayAfter(firstDay, days))

test('a series is planned in four steps, changed as a whole, and cancelled', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const { calls, owner } = await makeSchool()
  // nobody and nothing is needed for it, so that only holidays are against it
  await calls.post('/api/school/lesson-types', {
    name: { ar: 'لقاء المتابعة' },
    code: 'MEET',
    kind: 'theory_class',
    stage: 'theory',
    needs_trainer: 'optional',
    needs_vehicle: 'none',
    needs_room: 'none',
    max_students: 12,
  })
  for (const day of mondays.slice(0, 2)) {
    const { id } = await calls.post('/api/school/holidays', {
      name: { ar: 'يوم مفتوح' },
      kind: 'school',
      starts_on: day,
      ends_on: day,
    })
    await calls.post(`/api/school/holidays/${id}/status`, { status: 'published' })
  }
  await signIn(owner)
  await page.goto('/school/schedule/series')
  await pressOn(page, page.getByRole('link', { name: 'سلسلة جديدة' }).first())
  await typeInto(page, page.getByRole('textbox', { name: 'الاسم' }), 'متابعة الاثنين')
  await choose(page, page.getByRole('combobox', { name: 'نوع الدرس' }), 'لقاء المتابعة')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))

  await page.getByRole('checkbox', { name: 'الاثنين' }).check()
  await page.getByRole('textbox', { name: 'من يوم' }).fill(firstDay)
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
  await page.getByRole('button', { name: 'جدولة رغم ذلك' }).click()
  await page.getByRole('textbox', { name: 'سبب تجاوز القواعد' }).fill('باتفاق مع الجميع')
  await page.getByRole('button', { name: 'جدولة رغم ذلك' }).click()
  await expect(page.getByText('قرارك: جدولته رغم القاعدة')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'خطّط السلسلة' }))
  await expect(page.getByRole('heading', { level: 1, name: 'متابعة الاثنين' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible()

  // the one on a holiday would need its reason again, and stays as it is
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
