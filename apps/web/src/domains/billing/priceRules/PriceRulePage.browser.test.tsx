import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { PriceRulePage } from './PriceRulePage.tsx'

const type = {
  ...{ id: 3, name: 'طريق', status: 'active', version: 1, archived_at: null, price_minor: 12_000, default_minutes: 60 },
  ...{ created_at: '2026-09-01T08:00:00Z', updated_at: '2026-09-01T08:00:00Z' },
}

it('shows the usual price of the type, and sends only the conditions that were given', async () => {
  const sent: unknown[] = []
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') sent.push(await request.json())
    if (pathname.includes('currency')) return Response.json({ currency: 'SAR' })
    if (pathname.endsWith('/hours')) return Response.json({ week_start: 0 })
    if (pathname.endsWith('/lesson-types/3')) return Response.json(type)
    return Response.json(pathname.endsWith('/lesson-types') ? { rows: [type], total: 1 } : { rows: [], total: 0 })
  })
  onTestFinished(() => server.mockRestore())
  const { screen } = await show(() => <PriceRulePage />, {
    words: ['priceRules', 'areas', 'records', 'form'],
    user: somebody(),
  })
  await screen.getByRole('textbox', { name: 'الاسم (بالعربية)' }).fill('مساء نهاية الأسبوع')
  await screen.getByRole('combobox', { name: 'نوع الدرس' }).click()
  await screen.getByRole('option', { name: 'طريق' }).click()
  await expect.element(screen.getByText(/السعر المعتاد لهذا النوع .*120.00.* لمدة 60 دقيقة/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'السعر' }).fill('150')
  await screen.getByRole('checkbox', { name: 'السبت' }).click()
  await screen.getByRole('checkbox', { name: 'الجمعة' }).click()
  await screen.getByRole('switch', { name: 'في ساعات محددة فقط' }).click()
  const end = screen.getByRole('combobox', { name: 'قبل الساعة' })
  await end.fill('0:00')
  await screen.getByRole('textbox', { name: 'حتى يوم' }).fill('31/12/2026')
  await screen.getByRole('button', { name: 'إضافة قاعدة سعر' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    ...{ lesson_type_id: 3, price_minor: 15_000, branch_id: null, trainer_id: null, weekdays: [5, 6] },
    ...{ from_time: '17:00', to_time: '24:00', from_on: null, until_on: '2026-12-31' },
  })
})
