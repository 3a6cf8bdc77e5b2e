import type { OfficeCharge } from '@dsms/contract/billing/charges/calls'
import type { OfficeSale } from '@dsms/contract/billing/sales/calls'
import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { SaleActions } from './SaleActions.tsx'
import { SaleCard } from './SaleCard.tsx'
import { SellDialog } from './SellDialog.tsx'
import { SellStep } from './selling/SellStep.tsx'

const words = ['sales', 'packages', 'charges', 'payments', 'lessonTypes', 'records', 'areas', 'sitting'] as const
const user = somebody()

const counts = (bought: number, used: number, held: number, left: number) => ({ bought, used, held, left, gone: 0 })

const sale: OfficeSale = {
  ...{ id: 5, enrolment_id: 3, package_id: 2, name: 'باقة 10 ساعات', kind: 'package', status: 'active' },
  ...{ status_reason: null, gross_minor: 300_000, net_minor: 260_870, tax_minor: 39_130, tax_code: 'S', tax_bps: 1500 },
  ...{ currency: 'SAR', paid_minor: 100_000, open_minor: 200_000, sold_on: '2026-09-01', expires_on: '2027-02-27' },
  ...{ transferable: true, created_at: '2026-09-01T08:00:00Z', student_id: 7, student: 'ريم', course: 'خاصة' },
  sold_by: 'سارة',
  items: [
    {
      ...{ id: 1, lesson_kinds: ['road', 'night'], piece: null, unit: 'minutes' },
      ...counts(600, 200, 60, 340),
    },
    {
      ...{ id: 2, lesson_kinds: [], piece: 'exam_fee', unit: 'pieces' },
      ...counts(2, 0, 0, 2),
    },
  ],
}

const charge: OfficeCharge = {
  ...{ id: 1, version: 1, enrolment_id: 3, kind: 'package', amount_minor: 100_000, paid_minor: 0, waived_minor: 0 },
  ...{ open_minor: 100_000, currency: 'SAR', tax_code: 'S', tax_minor: 13_043, due_on: null, due_step: 7 },
  ...{ is_overdue: false, status: 'open', status_reason: null, returned_minor: 0, note: null, lesson: null },
  sale: { id: 5, name: sale.name, part: 2, parts: 3 },
  ...{ created_at: '2026-09-01T08:00:00Z', settled_at: null, settled_by: null, student_id: 7 },
  ...{ student: 'ريم', course: 'خاصة' },
}

const offer = {
  ...{ currency: 'SAR', today: '2026-09-01' },
  packages: [
    {
      ...{ id: 2, name: sale.name, price_minor: 300_000, parts: 2, tax_minor: 39_130, expires_on: null },
      instalments: [
        { amount_minor: 150_000, due_on: '2026-09-01', due_step: null },
        { amount_minor: 150_000, due_on: null, due_step: 7 },
      ],
      items: [{ lesson_kinds: ['road'], piece: null, unit: 'minutes', qty: 600 }],
    },
  ],
}

type Answer = (url: URL, body: Record<string, unknown> | undefined) => Response

async function part(Part: Parameters<typeof show>[0], answer: Answer) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = request.method === 'POST' ? await request.json() : undefined
    if (body) sent.push({ path: url.pathname, body })
    return answer(url, body)
  })
  onTestFinished(() => server.mockRestore())
  return { sent, ...(await show(Part, { words, user })) }
}

it('says of each item in words what is used, held and left', async () => {
  const { screen } = await show(() => <SaleCard sale={sale} />, { words, user })
  const items = screen.getByRole('listitem')
  await expect.element(items.getByText('طريق، ليلي')).toBeVisible()
  await expect.element(items.getByText('مستعمل 200 · محجوز 60 · بقي 340 من 600 دقيقة')).toBeVisible()
  await expect.element(items.getByText('مستعمل 0 · محجوز 0 · بقي 2 من 2')).toBeVisible()
})

it('sells a package for the only course, tells parts that wait for a lesson, and goes on to the payment', async () => {
  const [pay, changed] = [vi.fn(), vi.fn(async () => undefined)]
  const { screen, sent } = await part(
    () => (
      <SellDialog
        student={{ id: 7, name: 'ريم' }}
        zone="Asia/Riyadh"
        school_id={undefined}
        close={() => undefined}
        pay={pay}
        changed={changed}
      />
    ),
    (url) => {
      if (url.pathname === '/api/school/enrolments')
        return Response.json({
          rows: [{ id: 3, course: 'خاصة', licence_type: 'B', status: 'active' }],
          total: 1,
        })
      if (url.pathname === '/api/school/sellable-packages') return Response.json(offer)
      return Response.json({ ...sale, charges: [charge] }, { status: 201 })
    },
  )
  const dialog = screen.getByRole('dialog')
  const only = dialog.getByRole('radio', { name: /باقة 10 ساعات/ })
  await expect.element(only).toBeChecked()
  await expect.element(only).toHaveTextContent('يُستحق قبل الدرس 7')
  await dialog.getByRole('textbox', { name: 'عدد الأقساط' }).fill('3')
  await expect.element(only).toHaveTextContent('القسط 3')
  await dialog.getByRole('button', { name: /^بيع مقابل/ }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('بيعت باقة 10 ساعات.')
  await expect.element(dialog.getByText('القسط 2 من 3')).toBeVisible()
  expect(sent).toEqual([
    {
      path: '/api/school/sales',
      body: { key: expect.any(String), enrolment_id: 3, package_id: 2, parts: 3, first_due: null },
    },
  ])
  expect(changed).toHaveBeenCalledOnce()
  await dialog.getByRole('button', { name: 'استلام دفعة' }).click()
  expect(pay).toHaveBeenCalledOnce()
})

it('says that lessons hold minutes where a sale cannot be refunded yet', async () => {
  const { screen } = await part(
    () => <SaleActions sale={sale} school_id={undefined} changed={async () => undefined} />,
    () => Response.json({ code: 'lessons_held', params: { count: 60 } }, { status: 409 }),
  )
  await screen.getByRole('button', { name: 'إجراءات باقة 10 ساعات' }).click()
  await screen.getByRole('menuitem', { name: 'إرجاع' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('دروس محجوزة تمسك 60')
})

it('shows the numbers of a refund before it, and refunds with a reason', async () => {
  const numbers = {
    used_minor: 234_000,
    fee_minor: 10_000,
    refund_minor: 56_000,
    refund_tax_minor: 7304,
    owed_minor: 0,
  }
  const { screen, sent } = await part(
    () => <SaleActions sale={sale} school_id={undefined} changed={async () => undefined} />,
    () => Response.json({ ...sale, ...numbers }),
  )
  await screen.getByRole('button', { name: 'إجراءات باقة 10 ساعات' }).click()
  await screen.getByRole('menuitem', { name: 'إرجاع' }).click()
  const dialog = screen.getByRole('dialog', { name: /إرجاع باقة 10 ساعات/ })
  await expect.element(dialog.getByText('560.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'إرجاع' }).click()
  expect(sent.map(({ body }) => body)).toEqual([{ preview: true }])
  await dialog.getByRole('textbox').fill('انتقل إلى مدينة أخرى')
  await dialog.getByRole('button', { name: 'إرجاع' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)?.body).toEqual({ reason: 'انتقل إلى مدينة أخرى' })
})

/** The step of the sitting, where so many packages are kept and on sale; and what was sent and done. */
async function step(kept: readonly OfficeSale[], packages: readonly object[], isPassing = false) {
  const done = vi.fn()
  const school = { school_id: undefined, search: {}, isVisited: false }
  const shown = await part(
    () => <SellStep student={{ id: 7 }} school={school} enrolment={3} isPassing={isPassing} done={done} />,
    (url, body) =>
      url.pathname === '/api/school/sellable-packages'
        ? Response.json({ ...offer, packages })
        : body
          ? Response.json({ ...sale, charges: [charge] }, { status: 201 })
          : Response.json({ rows: kept, total: kept.length, time_zone: 'Asia/Riyadh' }),
  )
  return { done, ...shown }
}

it('sells a package in the sitting for the course that was chosen before, or later', async () => {
  const { screen, sent, done } = await step([], offer.packages, true)
  await expect.element(screen.getByRole('radio', { name: /باقة 10 ساعات/ })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'الدورة' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'لاحقًا' }).click()
  expect(done).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: /^بيع مقابل/ }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('بيعت باقة 10 ساعات.')
  expect(sent[0]?.body).toMatchObject({ enrolment_id: 3, package_id: 2 })
  const pay = screen.getByRole('link', { name: 'استلام دفعة' })
  await expect.element(pay).toHaveAttribute('href', '/school/students/7?tab=money&pay=true')
  await screen.getByRole('button', { name: 'متابعة' }).click()
  expect(done).toHaveBeenCalledTimes(2)
})

it('shows in the sitting what the student has already, and goes on', async () => {
  const { screen, done } = await step([sale], offer.packages, true)
  await expect.element(screen.getByText('مستعمل 200 · محجوز 60 · بقي 340 من 600 دقيقة')).toBeVisible()
  expect(done).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'بيع باقة أخرى' }).click()
  await expect.element(screen.getByRole('radio', { name: /باقة 10 ساعات/ })).toBeVisible()
})

it('says in the sitting that nothing is on sale to whoever looks, and lets others pass', async () => {
  const { screen, done } = await step([], [])
  await expect.element(screen.getByText(/لا باقة معروضة للبيع لهذه الدورة/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'الباقات' })).toHaveAttribute('href', '/school/packages')
  expect(done).not.toHaveBeenCalled()
  const passing = await step([], [], true)
  await expect.poll(() => passing.done.mock.calls.length).toBeGreaterThan(0)
})
