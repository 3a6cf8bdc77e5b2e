import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { PackagePage } from './PackagePage.tsx'

it('tells when parts are due, and sends lessons and pieces as the form has them', async () => {
  const sent: unknown[] = []
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push(await request.json())
    return request.url.includes('currency') ? Response.json({ currency: 'SAR' }) : Response.json({ rows: [], total: 0 })
  })
  onTestFinished(() => server.mockRestore())
  const { screen } = await show(() => <PackagePage />, {
    words: ['packages', 'lessonTypes', 'areas', 'records', 'form'],
    user: somebody(),
  })
  await screen.getByRole('textbox', { name: 'الاسم (بالعربية)' }).fill('باقة 10 ساعات')
  await screen.getByRole('textbox', { name: 'السعر' }).fill('3000')
  await screen.getByRole('button', { name: 'إضافة بند' }).click()
  await screen.getByRole('textbox', { name: 'الدقائق' }).fill('600')
  const parts = screen.getByRole('textbox', { name: 'عدد الأقساط' })
  await expect.element(screen.getByText('يُستحق السعر كله يوم البيع.')).toBeVisible()
  await parts.fill('3')
  await expect.element(screen.getByText(/ثم يُستحق قسط كل شهر/)).toBeVisible()
  await screen.getByRole('combobox', { name: 'استحقاق الأقساط' }).click()
  await screen.getByRole('option', { name: 'قبل دروس' }).click()
  await screen.getByRole('textbox', { name: 'ما بين قسط وقسط' }).fill('6')
  await expect.element(screen.getByText(/القسط 2 قبل الدرس 7. يُستحق القسط 3 قبل الدرس 13/)).toBeVisible()
  await screen.getByRole('button', { name: 'إضافة باقة' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    ...{ price_minor: 300_000, tax_code: 'S', parts: 3, parts_due: 'lessons', part_every: 6, course_id: null },
    items: [{ lesson_kinds: ['road'], piece: null, unit: 'minutes', qty: 600, worth_minor: null }],
  })
})
