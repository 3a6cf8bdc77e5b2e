import { expect, it, vi } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { lessonOf, serving, zone } from '../../board/board.testing.ts'
import type { Choice } from './given.ts'
import { OtherCars } from './OtherCars.tsx'

const unsafe = [{ code: 'vehicle_defect_open', severity: 'hard' }]
const nine = lessonOf({ id: 1 })
const ten = lessonOf({ id: 2, start: '2026-03-31T07:00:00.000Z', end: '2026-03-31T08:00:00.000Z' })
// the trainer's leave is no matter of cars
const away = { lesson: lessonOf({ id: 3 }), violations: [{ code: 'trainer_off', severity: 'overridable' }] }
const car = (id: number, name: string, more: Partial<Choice> = {}): Choice => ({
  ...{ id, name, detail: `ق ك ل ${id}`, branch_ids: [1], against: [] },
  ...more,
})

function open(cars: (lesson: number) => Choice[], move: (id: number) => unknown) {
  const sent = serving({
    'GET /api/school/lessons-to-replan': () => ({
      time_zone: zone,
      looked_at: 3,
      lessons: [{ lesson: nine, violations: unsafe }, { lesson: ten, violations: unsafe }, away],
    }),
    'POST /api/school/lessons/choices': (body) => ({
      trainers: [],
      vehicles: cars((body as { lesson_id: number }).lesson_id),
      lessons: [],
    }),
    'POST /api/school/lessons/1/move': () => move(1),
    'POST /api/school/lessons/2/move': () => move(2),
  })
  return { sent, moves: () => sent.filter(({ call }) => call.endsWith('/move')).map(({ call, body }) => [call, body]) }
}
const shown = (close = vi.fn()) =>
  show(() => <OtherCars vehicle_id={7} school_id={undefined} close={close} />, {
    words: ['schedule'],
    user: somebody(),
  })
const moved = () => ({ lesson: nine, warnings: [], told: [{ name: 'ليلى حسن', by: 'nobody', phone: '+966501234567' }] })

it('gives every lesson the first free vehicle of its branch with one press, and says who is to be called', async () => {
  const elsewhere = car(9, 'يارس', { branch_ids: [2] })
  const { moves } = open(() => [elsewhere, car(8, 'كورولا'), car(10, 'سني')], moved)
  const close = vi.fn()
  const { screen } = await shown(close)
  const dialog = screen.getByRole('dialog', { name: 'تخصيص مركبات أخرى' })
  await dialog.getByRole('button', { name: 'تخصيص مركبات لدرسين' }).click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(moves()).toMatchObject([
    ['POST /api/school/lessons/1/move', { vehicle_id: 8, version: 3, start: nine.start, end: nine.end }],
    ['POST /api/school/lessons/2/move', { vehicle_id: 8, start: ten.start }],
  ])
  await expect.element(screen.getByText('صار لدرسين مركبتان أخريان.')).toBeVisible()
  await expect.element(screen.getByText(/فاتصل بـ .*\+966501234567/)).toBeVisible()
})

it('where none is free leads to another time, and what is refused stays in the dialog', async () => {
  const busy = car(8, 'كورولا', { against: [{ code: 'vehicle_busy', severity: 'hard' }] })
  const { moves } = open(
    (lesson) => (lesson === 2 ? [busy] : [car(8, 'كورولا')]),
    () => Response.json({ code: 'stale_version', message: '' }, { status: 409 }),
  )
  const close = vi.fn()
  const { screen } = await shown(close)
  const line = screen.getByRole('listitem').nth(1)
  await expect.element(line).toHaveTextContent('لا مركبة أخرى متاحة في هذا الوقت.')
  await expect
    .element(line.getByRole('link', { name: 'نقل الدرس إلى وقت آخر' }))
    .toHaveAttribute('href', expect.stringContaining('lesson=2'))
  await screen.getByRole('button', { name: 'تخصيص مركبة لدرس واحد' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(moves()).toHaveLength(1)
  expect(close).not.toHaveBeenCalled()
})
