import { firstOfWeek } from '@dsms/contract/kernel/time/days'
import type { Page } from '@playwright/test'
import type { Calls } from '../calls.ts'
import { inDays, today } from '../clock.ts'
import { dayAfter } from '../days.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn } from '../keyboard.ts'
import { typeTime } from './onBoard.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

/** The next last Sunday of a month (from 1), at least six weeks ahead: clocks change on it in Berlin. */
function lastSunday(month: number): string {
  const soonest = inDays(42)
  for (let year = Number(today.slice(0, 4)); ; year++) {
    const last = new Date(Date.UTC(year, month, 0)).toISOString()
    const sunday = firstOfWeek(last, 0)
    if (sunday > soonest) return sunday
  }
}

/** A lesson type for which nobody and nothing is needed, so that the clock alone can be against it. */
const meeting = (school: Calls) =>
  school.post('/api/school/lesson-types', {
    name: { ar: 'لقاء الأحد' },
    code: 'SUN',
    kind: 'theory_class',
    stage: 'theory',
    needs_trainer: 'optional',
    needs_vehicle: 'none',
    needs_room: 'none',
    max_students: 12,
  })

/** Goes as far as the list of days with a series of Sundays from a day on. */
async function sundays(page: Page, first: string, time: string, count: number) {
  await page.goto('/school/schedule/series/new')
  await choose(page, page.getByRole('combobox', { name: 'نوع الدرس' }), 'لقاء الأحد')
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))
  await page.getByRole('checkbox', { name: 'الأحد' }).check()
  await page.getByRole('textbox', { name: 'من يوم' }).fill(first)
  await typeTime(page, page.getByRole('combobox', { name: 'البداية' }), time)
  await page.getByRole('textbox', { name: 'عدد الدروس' }).fill(String(count))
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))
  await expect(page.getByRole('heading', { name: 'مع من' })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'التالي' }))
  await expect(page.getByRole('button', { name: 'خطّط السلسلة' })).toBeVisible()
}

test('in Berlin nine stays nine when clocks change; an hour that is not there is refused, one that comes twice is told', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { calls, owner } = await makeSchool()
  const { version } = await calls.get('/api/school/profile')
  await calls.patch('/api/school/profile', { version, time_zone: 'Europe/Berlin' })
  await meeting(calls)
  await signIn(owner)

  const spring = lastSunday(3)
  await sundays(page, dayAfter(spring, -7), '9:00', 3)
  await expect(page.getByText('يمكن إعطاء 3 من 3')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'خطّط السلسلة' }))
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) await expect(row).toContainText('9:00')
  // in the list as well, on the day and on the Sunday before it
  for (const date of [spring, dayAfter(spring, -7)]) {
    await page.goto(`/school/schedule?date=${date}&view=list`)
    await expect(page.getByText('لقاء الأحد', { exact: true })).toHaveCount(1)
    await expect(page.getByText(/9:00/).first()).toBeVisible()
  }
  // and in the week, where the hour before is missing
  await page.goto(`/school/schedule?date=${spring}&view=week`)
  await expect(page.getByRole('button', { name: /9:00.*لقاء الأحد/ })).toHaveCount(1)

  await sundays(page, spring, '2:30', 1)
  await expect(page.getByText('هذه الساعة غير موجودة في هذا اليوم بسبب تغيير التوقيت.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'جدولة رغم ذلك' })).toHaveCount(0)
  await expectAccessible()

  await sundays(page, lastSunday(10), '2:30', 1)
  await expect(page.getByText('تتكرر هذه الساعة في ذلك اليوم')).toBeVisible()
})
