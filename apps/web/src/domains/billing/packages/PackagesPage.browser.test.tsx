import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { PackagesPage } from './PackagesPage.tsx'

const row = {
  ...{ id: 2, name: 'باقة 10 ساعات', status: 'active', version: 1, course_id: null, course: null, archived_at: null },
  ...{ price_minor: 300_000, currency: 'SAR', tax_code: 'S', validity_days: 180, visibility: 'public', parts: 3 },
  ...{ transferable: true, parts_due: 'months', part_every: 1, sold: 4 },
  ...{ created_at: '2026-09-01T08:00:00Z', updated_at: '2026-09-01T08:00:00Z' },
  items: [
    { lesson_kinds: ['road', 'night'], piece: null, unit: 'minutes', qty: 600 },
    { lesson_kinds: [], piece: 'exam_fee', unit: 'pieces', qty: 2 },
  ],
}
const standard = {
  ...{ id: 1, code: 'S', bps: 1500, branch_id: null, branch: null, from_on: '2020-07-01', reason: null, by: null },
  created_at: '2026-09-01T08:00:00Z',
}

it('tells the contents of packages in short, and the tax rates with the day from which each holds', async () => {
  const sent: unknown[] = []
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') {
      sent.push(await request.json())
      return Response.json(standard, { status: 201 })
    }
    return request.url.includes('tax-rates')
      ? Response.json({ rates: [standard], country_bps: 1500, today_bps: 1500 })
      : Response.json({ rows: [row], total: 1 })
  })
  onTestFinished(() => server.mockRestore())
  const { screen } = await show(() => <PackagesPage />, {
    words: ['packages', 'lessonTypes', 'taxRates', 'areas', 'records'],
    user: somebody(),
  })
  await expect.element(screen.getByText('600 دقيقة: طريق، ليلي · 2 × رسم الاختبار')).toBeVisible()
  await screen.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await screen.getByRole('menuitem', { name: 'نسب الضريبة' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('النسبة الأساسية')
  await dialog.getByRole('button', { name: 'إضافة نسبة' }).click()
  expect(sent).toEqual([])
  await dialog.getByRole('textbox', { name: 'النسبة', exact: true }).fill('7,5')
  await dialog.getByRole('textbox', { name: 'تسري من' }).fill('1/1/2028')
  await dialog.getByRole('button', { name: 'إضافة نسبة' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({ code: 'S', bps: 750, branch_id: null, from_on: '2028-01-01', reason: null })
})
