import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { PriceRulesPage } from './PriceRulesPage.tsx'

const saved = { version: 1, created_at: '2026-09-01T08:00:00Z', updated_at: '2026-09-01T08:00:00Z', archived_at: null }
const rule = {
  ...{ id: 5, name: 'مساء نهاية الأسبوع', status: 'active', lesson_type_id: 3, lesson_type: 'طريق', ...saved },
  ...{ branch_id: 2, branch: 'الفرع الرئيسي', trainer_id: null, trainer: null, weekdays: [5, 6] },
  ...{ from_time: '17:00', to_time: '22:00', from_on: null, until_on: null },
  ...{ price_minor: 15_000, currency: 'SAR', minutes: 60, usual_minor: 12_000 },
}
const always = { ...rule, id: 6, name: 'سعر عام', branch_id: null, branch: null, weekdays: null, from_time: null }
const workdays = { ...rule, id: 7, name: 'أيام الدوام', weekdays: [7, 1, 2, 3, 4], branch: null }

it('says the conditions of rules in short, and which of them decides what a lesson costs', async () => {
  const asked: URLSearchParams[] = []
  let fails = true
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname.endsWith('/price-rules'))
      return Response.json({ rows: [rule, { ...always, to_time: null }, workdays], total: 3 })
    if (pathname.endsWith('/lesson-types'))
      return Response.json({ rows: [{ id: 3, name: 'طريق', status: 'active', ...saved }], total: 1 })
    if (pathname.endsWith('/hours')) return Response.json({ week_start: 6 })
    if (!pathname.endsWith('/lesson-price')) return Response.json({ rows: [], total: 0 })
    asked.push(searchParams)
    if (fails) return Response.json({ error: 'internal' }, { status: 500 })
    const about = { currency: 'SAR', minutes: 120, usual_minor: 24_000 }
    return Response.json({ ...about, price_minor: 30_000, rule: { id: 5, name: rule.name } })
  })
  onTestFinished(() => server.mockRestore())
  const { screen } = await show(() => <PriceRulesPage />, {
    words: ['priceRules', 'areas', 'records'],
    user: somebody(),
  })
  // the week of the school begins on Saturday
  await expect.element(screen.getByText(/السبت، الجمعة · .*5:00.*10:00.* · الفرع الرئيسي/)).toBeVisible()
  await expect.element(screen.getByText('دائمًا', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/الأحد – الخميس.* · .*5:00/)).toBeVisible()

  await screen.getByRole('button', { name: 'كم يكلّف الدرس؟' }).click()
  const dialog = screen.getByRole('dialog')
  const result = dialog.getByRole('region', { name: 'سعر الدرس' })
  await expect.element(result).toHaveTextContent('اختر نوع الدرس واليوم')
  // the list of types does not cover the rest before it is wanted
  expect(screen.getByRole('option', { name: 'طريق' }).query()).toBeNull()
  await dialog.getByRole('textbox', { name: 'اليوم' }).fill('4/9/2026')
  await dialog.getByRole('textbox', { name: 'المدة (بالدقائق)' }).fill('120')
  await dialog.getByRole('combobox', { name: 'نوع الدرس' }).click()
  await screen.getByRole('option', { name: 'طريق' }).click()
  await expect.element(result.getByRole('alert')).toBeVisible()
  fails = false
  await result.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect.element(result).toHaveTextContent('240.00')
  await expect
    .element(result.getByRole('link', { name: rule.name }))
    .toHaveAttribute('href', expect.stringMatching(/\/school\/price-rules\/5$/))
  const wanted = { lesson_type_id: '3', day: '2026-09-04', time: '17:00', minutes: '120' }
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(wanted)
})
