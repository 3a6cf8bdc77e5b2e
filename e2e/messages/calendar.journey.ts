import type { Locator, Page } from '@playwright/test'
import { expect, soon, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto } from '../keyboard.ts'
import { boxOf, drag } from '../pointer.ts'

// A month without events of the demo data; 7 March 2027 is a Sunday, the first day of the week in Arabic.
const month = '/apps/calendar?date=2027-03-10'
const week = `${month}&view=week`

test('what one adds and shares, the other sees within a second; and the answer comes back as fast', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('school')
  const trainer = await colleague('trainer', month)
  await page.goto(month)
  await expect(bars(trainer, 'تقييم المتدربين')).toHaveCount(0)
  await page.getByRole('heading', { level: 2, name: 'مارس 2027' }).waitFor()

  // by keyboard alone
  await page.keyboard.press('n')
  const drawer = page.getByRole('dialog', { name: 'إضافة موعد' })
  await typeInto(page, drawer.getByLabel('العنوان'), 'تقييم المتدربين')
  await retype(page, drawer.getByRole('textbox', { name: 'البداية' }), '10/3/2027')
  await retype(page, drawer.getByRole('combobox', { name: 'وقت البداية' }), '9')
  await reach(page, drawer.getByRole('combobox', { name: 'وقت النهاية' }))
  await expect(drawer.getByRole('combobox', { name: 'وقت النهاية' })).toHaveValue('10:00 ص')
  await reach(page, drawer.getByRole('textbox', { name: 'المدعوون' }))
  await page.keyboard.type('مدر')
  await page.getByRole('option', { name: /trainer@demo\.com/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('list', { name: 'المدعوون' })).toContainText('لم يرد بعد')
  await pressOn(page, drawer.getByRole('switch', { name: /مشاركة مع مدرستي/ }), 'Space')
  await expectAccessible()
  await pressOn(page, drawer.getByRole('button', { name: 'إضافة', exact: true }))
  const seen = bars(trainer, 'تقييم المتدربين')
  await expect(bars(page, 'تقييم المتدربين')).toBeVisible()
  await expect(seen).toBeVisible(soon)

  // the answer
  await bars(page, 'تقييم المتدربين').click()
  const mine = page.getByRole('dialog', { name: 'الموعد' }).getByRole('list', { name: 'المدعوون' })
  await expect(mine).toContainText('لم يرد بعد')
  await pressOn(trainer, seen)
  await pressOn(trainer, trainer.getByRole('button', { name: 'سأحضر' }))
  await expect(mine).toContainText('سيحضر', soon)
  await expect(trainer.getByRole('button', { name: 'سأحضر' })).toHaveAttribute('aria-pressed', 'true')
  // another's event cannot be changed
  await expect(trainer.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)

  // unsaved work asks before it goes
  await page.getByLabel('العنوان').fill('شيء آخر')
  await page.keyboard.press('Escape')
  const stay = page.getByRole('button', { name: 'البقاء' })
  await stay.click()
  // while the question closes, Escape is still its own
  await expect(stay).toHaveCount(0)
  await expect(page.getByLabel('العنوان')).toHaveValue('شيء آخر')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // removed, and brought back
  await bars(page, 'تقييم المتدربين').click()
  await page.getByRole('button', { name: 'حذف' }).click()
  await expect(bars(page, 'تقييم المتدربين')).toHaveCount(0)
  // the guest who has it open is told
  await expect(trainer.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(bars(page, 'تقييم المتدربين')).toBeVisible()
  // asked for once more by the guest's window, after it was removed
  expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([])
})

test('of a weekly series this and the following can be changed alone', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto('/apps/calendar?date=2027-03-10&event=new&start=2027-03-02T11:00')
  const drawer = page.getByRole('dialog', { name: 'إضافة موعد' })
  await typeInto(page, drawer.getByLabel('العنوان'), 'حصة المرور')
  await choose(page, drawer.getByRole('combobox', { name: 'التكرار' }), 'أسبوعيًا')
  await expect(drawer.getByText('كل أسبوع في: الثلاثاء')).toBeVisible()
  await choose(page, drawer.getByRole('combobox', { name: 'ينتهي' }), 'بعد عدد من المرات')
  await retype(page, drawer.getByRole('textbox', { name: 'عدد المرات' }), '4')
  await expect(drawer.getByText('كل أسبوع في: الثلاثاء، 4 مرات')).toBeVisible()
  await pressOn(page, drawer.getByRole('button', { name: 'إضافة', exact: true }))
  await expect(bars(page, 'حصة المرور')).toHaveCount(4)

  await bars(page, 'حصة المرور').nth(2).click()
  await page.getByLabel('العنوان').fill('حصة المرور المتقدمة')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await page.getByRole('radio', { name: 'هذا الموعد وما بعده' }).check()
  await page.getByRole('button', { name: 'تغيير', exact: true }).click()
  await expect(bars(page, 'حصة المرور المتقدمة')).toHaveCount(2)
  await expect(bars(page, 'حصة المرور')).toHaveCount(4)
  await expect(bars(page, 'حصة المرور').nth(1)).not.toHaveAccessibleName(/المتقدمة/)
})

test('an event is dragged and stretched by mouse, moved by keys, and each is undone', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto(month)
  await addEvent(page, { title: 'فحص المركبة', start: '2027-03-09T09:00', end: '2027-03-09T10:00' })
  await page.goto(week)
  const bar = bars(page, 'فحص المركبة')
  await expect(bar).toHaveAccessibleName(/الثلاثاء، 9 مارس/)

  // from right to left: the next day stands to the left
  const tuesday = await boxOf(bar)
  const thursday = page.getByRole('button', { name: 'إضافة موعد: الخميس، 11 مارس 2027 11:00 ص' })
  const place = await boxOf(thursday)
  expect(place.x).toBeLessThan(tuesday.x)
  const preview = page
    .locator('.mantine-WeekView-weekViewDaySlots', { has: thursday })
    .locator('.mantine-WeekView-weekViewDragPreview')
  await drag(page, {
    from: { x: tuesday.x + 20, y: tuesday.y + 8 },
    to: { x: place.x + 20, y: place.y + 8 },
    isThere: () => preview.isVisible(),
  })
  await expect(bar).toHaveAccessibleName(/الخميس، 11 مارس/)
  await undo(page, /فحص المركبة.*الخميس، 11 مارس/)
  await expect(bar).toHaveAccessibleName(/الثلاثاء، 9 مارس 9:00–10:00 ص/)

  const { x, y, width, height } = await boxOf(bar)
  await bar.hover()
  await drag(page, {
    from: { x: x + width / 2, y: y + height - 1 },
    to: { x: x + width / 2, y: y + height + 31 },
    isThere: async () => (await boxOf(bar)).height > height * 1.4,
  })
  await expect(bar).toHaveAccessibleName(/9:00–10:30 ص/)
  await undo(page, /9:00–10:30 ص/)
  await expect(bar).toHaveAccessibleName(/9:00–10:00 ص/)

  await bar.focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(bar).toHaveAccessibleName(/الأربعاء، 10 مارس/)
  await undo(page, /الأربعاء، 10 مارس/)
  await expect(bar).toHaveAccessibleName(/الثلاثاء، 9 مارس/)
})

test('the last day of an all-day event is drawn on by mouse', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto(month)
  await addEvent(page, { title: 'دورة السلامة', start: '2027-03-15', end: '2027-03-17', allDay: true })
  await page.reload()
  const bar = bars(page, 'دورة السلامة')
  await expect(bar).toHaveAccessibleName(/15–16 مارس 2027/)
  const { x, y, height } = await boxOf(bar)
  const thursday = await boxOf(page.getByRole('button', { name: 'إضافة موعد: الخميس، 18 مارس 2027' }))
  await drag(page, {
    from: { x: x + 4, y: y + height / 2 },
    to: { x: thursday.x + thursday.width / 2, y: y + height / 2 },
    isThere: () => page.getByRole('button', { name: /دورة السلامة.*15–18 مارس 2027/ }).isVisible(),
  })
  await expect(bar).toHaveAccessibleName(/15–18 مارس 2027/)
  await undo(page, /15–18 مارس 2027/)
  await expect(bar).toHaveAccessibleName(/15–16 مارس 2027/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a phone can subscribe by a secret link until it is revoked', async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto(month)
  await page.getByRole('button', { name: 'الاشتراك من الهاتف' }).click()
  await page.getByRole('button', { name: 'إنشاء رابط' }).click()
  const link = await page.getByRole('textbox', { name: 'رابط الاشتراك' }).inputValue()
  await expectAccessible()
  const feed = await request.get(link)
  expect(feed.status()).toBe(200)
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/)
  await page.getByRole('button', { name: 'إلغاء الرابط' }).click()
  await page
    .getByRole('dialog', { name: /إلغاء رابط/ })
    .getByRole('button', { name: 'إلغاء الرابط' })
    .click()
  await expect(page.getByText('أُلغي رابط الاشتراك.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'إنشاء رابط', exact: true })).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)
})

/** An event in month or week, by a part of its title. */
const bars = (page: Page, title: string): Locator =>
  page.locator('[data-event-id]').and(page.getByRole('button', { name: title }))

async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

async function addEvent(
  page: Page,
  event: { title: string; start: string; end: string; allDay?: boolean },
): Promise<void> {
  const reply = await page.request.post('/apps/calendar/add-event', {
    data: { event: { ...event, extendedProps: {} } },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(reply.status(), await reply.text()).toBe(201)
}

/** Takes back what a toast tells. */
async function undo(page: Page, told: RegExp): Promise<void> {
  await page.getByRole('alert').filter({ hasText: told }).getByRole('button', { name: 'تراجع' }).click()
}
