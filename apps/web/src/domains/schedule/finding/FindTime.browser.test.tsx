import { expect, it, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { boardOf, lessonOf, serving } from '../board/board.testing.ts'
import { FindTime } from './FindTime.tsx'

const seat = {
  enrolment_id: 70,
  student_id: 90,
  student: 'ليلى حسن',
  student_no: 'S-000090',
  phone: '+966501234567',
  licence_type: 'B',
  trainer_id: 12,
  branch_id: 1,
  trainer_gender: 'any',
  last_type_id: 5,
}
const twin = { ...seat, enrolment_id: 71, student_id: 91, student_no: 'S-000091', phone: null }
const slot = {
  start: '2026-04-01T06:00:00.000Z',
  end: '2026-04-01T07:00:00.000Z',
  trainer_id: 12,
  vehicle_id: 3,
  room_id: null,
  simulator_id: null,
  circuit_id: null,
  reasons: ['own_trainer', 'no_gap'],
}
const slots = {
  time_zone: 'Asia/Riyadh',
  slots: [slot],
  against: [],
  trainers: [
    { id: 11, name: 'أحمد المطيري', gender: 'male' },
    { id: 12, name: 'سارة القحطاني', gender: 'female' },
  ],
  vehicles: [{ id: 3, name: 'كورولا', plate: 'أ ب ج 1234' }],
  places: [],
}

async function open(path: string, answers: Parameters<typeof serving>[0] = {}) {
  const asked: URLSearchParams[] = []
  const sent = serving({
    'GET /api/school/seat-choices': (_, query) => ({ rows: query.has('student_id') ? [seat] : [seat, twin] }),
    'GET /api/school/free-slots': (_, query) => {
      asked.push(query)
      return slots
    },
    ...answers,
  })
  const begin = vi.fn()
  const { screen, address } = await show(
    () => (
      <>
        <h1>الجدول</h1>
        <FindTime board={boardOf([])} school_id={undefined} begin={begin} />
      </>
    ),
    { words: ['schedule', 'finding', 'areas', 'records'], user: somebody(), path },
  )
  const dialog = screen.getByRole('dialog')
  const time = dialog.getByRole('button', { name: /سارة القحطاني/ })
  const writes = () => sent.filter(({ call }) => !call.startsWith('GET'))
  return { screen, dialog, time, sent, writes, asked, begin, address }
}

it('books a start with one press, says who is told, and takes it back with a second at no charge', async () => {
  const told = [{ name: 'ليلى حسن', by: 'account' }]
  const { screen, dialog, time, writes, address } = await open('/?find=1&student=90', {
    'POST /api/school/lessons': () => Response.json({ lesson: lessonOf(), warnings: [], told }, { status: 201 }),
    'POST /api/school/lessons/1/cancel': () => ({ ...lessonOf(), told: [] }),
  })
  await expect.element(dialog.getByRole('combobox', { name: 'الطالب' })).toHaveValue('ليلى حسن')
  await expect.element(time).toHaveTextContent('مدرّب الدورة')
  await expect.element(time).toHaveTextContent('كورولا')
  await time.click()
  await expect
    .poll(writes)
    .toMatchObject([
      { call: 'POST /api/school/lessons', body: { enrolment_ids: [70], type_id: 5, trainer_id: 12, vehicle_id: 3 } },
    ])
  await expect.element(screen.getByText(/يصل الإشعار إلى حساب/)).toBeVisible()
  expect(address()).toBe('/')
  await screen.getByRole('button', { name: 'تراجع' }).click()
  await expect
    .poll(() => writes()[1])
    .toMatchObject({ call: 'POST /api/school/lessons/1/cancel', body: { version: 3, reason: 'duplicate' } })
  await expect.element(screen.getByText('أُلغي الحجز دون رسوم')).toBeVisible()
})

it('tells two of one name apart, and asks for the filters at once', async () => {
  const { screen, dialog, asked } = await open('/?find=1')
  await expect.element(dialog.getByText(/لم يُختر طالب بعد/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'الطالب' }).click()
  await expect.element(screen.getByRole('option', { name: /S-000090.*501234567/ })).toBeVisible()
  await screen.getByRole('option', { name: /S-000091/ }).click()
  await dialog.getByText('مدرّبة', { exact: true }).click()
  await dialog.getByText('مساءً').click()
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ enrolment_id: '71', type_id: '5', trainer_gender: 'female', part_of_day: 'evening', limit: '20' })
})

it('goes on in the form of a new lesson where nobody is chosen', async () => {
  const { time, writes, begin } = await open('/?find=1')
  await time.click()
  await expect
    .poll(() => begin.mock.calls[0]?.[0]?.values)
    .toMatchObject({
      type_id: 5,
      branch_id: 1,
      day: '2026-04-01',
      start: '09:00',
      end: '10:00',
      on: { trainer: 12, vehicle: 3 },
      seats: [],
    })
  expect(writes()).toEqual([])
})

it('tells why a time is gone that somebody took meanwhile', async () => {
  const violations = [{ code: 'trainer_busy', severity: 'hard', resource: { kind: 'trainer', id: 12 } }]
  const body = { error: 'lesson_refused', code: 'lesson_refused', violations }
  const { dialog, time } = await open('/?find=1&student=90', {
    'POST /api/school/lessons': () => Response.json(body, { status: 409 }),
  })
  await expect.element(dialog.getByText(/لحجزه باسم/)).toBeVisible()
  await time.click()
  await expect.element(dialog.getByText('لم يعد هذا الموعد متاحًا')).toBeVisible()
  await expect.element(dialog.getByText(/لدى المدرّب درس آخر/)).toBeVisible()
})

it('says why there is no time at all', async () => {
  const against = [{ code: 'vehicle_gearbox', severity: 'hard', needed: 'manual', given: 'automatic' }]
  const { dialog } = await open('/?find=1&student=90', {
    'GET /api/school/free-slots': () => ({ ...slots, slots: [], against }),
  })
  await expect.element(dialog.getByText(/لا موعد يوافق كل القواعد/)).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toBeVisible()
})
