import type { OfficeCharge } from '@dsms/contract/billing/charges/calls'
import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { StudentMoney } from './StudentMoney.tsx'

const part: OfficeCharge = {
  ...{ id: 1, version: 1, enrolment_id: 3, kind: 'package', amount_minor: 100_000, paid_minor: 0, waived_minor: 0 },
  ...{ open_minor: 100_000, currency: 'SAR', tax_code: 'S', tax_minor: 13_043, due_on: '2026-09-01', due_step: null },
  ...{ is_overdue: false, status: 'open', status_reason: null, returned_minor: 0, note: null, lesson: null },
  sale: { id: 5, name: 'باقة 10 ساعات', part: 1, parts: 2 },
  ...{ created_at: '2026-09-01T08:00:00Z', settled_at: null, settled_by: null, student_id: 7 },
  ...{ student: 'ريم', course: 'خاصة' },
}
const later: OfficeCharge = {
  ...part,
  ...{ id: 2, due_on: null, due_step: 7, sale: { id: 5, name: 'باقة 10 ساعات', part: 2, parts: 2 } },
}
const account = {
  ...{ student: 'ريم', charges: [later, part], payments: [], next_due: null, siblings: [], payers: [], desks: [] },
  ...{ currency: 'SAR', today: '2026-09-01', time_zone: 'Asia/Riyadh' },
  sums: [{ currency: 'SAR', open_minor: 200_000, overdue_minor: 0, balance_minor: 0 }],
}

async function money(path: string) {
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (pathname.endsWith('/account')) return Response.json(account)
    return Response.json({ rows: [], total: 0, sums: [], time_zone: 'Asia/Riyadh' })
  })
  onTestFinished(() => server.mockRestore())
  return show(() => <StudentMoney student={{ id: 7 }} school_id={undefined} />, {
    words: ['charges', 'payments', 'sales', 'packages', 'lessonTypes', 'records'],
    user: somebody(),
    path,
  })
}

it('ticks what is due, and leaves the part that waits for a lesson to the end', async () => {
  const { screen } = await money('/?pay=true')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: /القسط 1 من 2/ })).toBeChecked()
  const last = dialog.getByRole('checkbox', { name: /القسط 2 من 2/ })
  await expect.element(last).not.toBeChecked()
  expect(dialog.getByRole('checkbox').all().at(-1)?.element()).toBe(last.element())
  await expect.element(dialog.getByText('يُستحق قبل الدرس 7')).toBeVisible()
})

it('opens the sale by its button and by the address, and closes it again', async () => {
  const { screen, address } = await money('/?tab=money')
  await screen.getByRole('button', { name: 'بيع باقة' }).click()
  const dialog = screen.getByRole('dialog', { name: 'بيع باقة: ريم' })
  await expect.element(dialog.getByText(/لا دورة جارية للطالب/)).toBeVisible()
  expect(address()).toContain('sell=true')
  await dialog.getByRole('button', { name: 'إلغاء' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).not.toContain('sell')
})
