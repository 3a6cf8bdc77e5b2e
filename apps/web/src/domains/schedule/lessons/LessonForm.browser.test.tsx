import { expect, it, vi } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { boardOf, lessonOf, serving, zone } from '../board/board.testing.ts'
import { LessonDrawer } from './form/LessonDrawer.tsx'
import { wishOf } from './form/wish.ts'

const overridable = [{ code: 'trainer_hours', severity: 'overridable', resource: { kind: 'trainer', id: 11 } }]
const hard = [
  { code: 'student_busy', severity: 'hard', resource: { kind: 'student', id: 90 } },
  { code: 'past', severity: 'hard' },
  { code: 'spacing', severity: 'warning', needed: 5, given: 6 },
]

function open(violations: object[], answers: Parameters<typeof serving>[0] = {}) {
  const sent = serving({
    'GET /api/school/board': () => boardOf([]),
    'POST /api/school/lessons/check': () => ({ violations, may_override: true }),
    ...answers,
  })
  const saved = vi.fn()
  const drawer = (
    <LessonDrawer
      wish={wishOf(lessonOf(), zone)}
      board={boardOf([])}
      school_id={undefined}
      close={() => {}}
      saved={saved}
    />
  )
  return show(() => drawer, { words: ['schedule', 'areas', 'records'], user: somebody() }).then((page) => ({
    ...page,
    sent,
    saved,
  }))
}

it('tells each rule at the input that it is about, and the rest below', async () => {
  const { screen } = await open([...overridable, ...hard])
  const dialog = screen.getByRole('dialog')
  const trainer = dialog.getByRole('combobox', { name: 'المدرّب' })
  await expect.element(trainer).toHaveAccessibleDescription('خارج أوقات عمل المدرّب.')
  await expect.element(dialog.getByRole('combobox', { name: 'الطلاب' })).toHaveAccessibleDescription(/درس آخر/)
  await expect
    .element(dialog.getByRole('combobox', { name: 'البداية' }))
    .toHaveAccessibleDescription('لقد مضى هذا الوقت.')
  await expect.element(dialog.getByRole('listitem').getByText(/تباعد الدروس/)).toBeVisible()
  // no reason helps against what cannot be passed
  await expect.element(dialog.getByRole('textbox', { name: 'سبب تجاوز القواعد' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('combobox', { name: 'القاعة' })).not.toBeInTheDocument()
})

it('asks for a reason where only rules are left that may be passed, and sends it', async () => {
  const { screen, sent, saved } = await open(overridable, {
    'PATCH /api/school/lessons/1': () => ({ lesson: lessonOf({ version: 4 }), warnings: [], told: [] }),
  })
  const dialog = screen.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'سبب تجاوز القواعد' })
  await expect.element(reason).toBeVisible()
  await dialog.getByRole('button', { name: 'حفظ رغم ذلك' }).click()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('طلب من ولي الأمر')
  await dialog.getByRole('button', { name: 'حفظ رغم ذلك' }).click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
    version: 3,
    start: '2026-03-31T06:00:00.000Z',
    trainer_id: 11,
    enrolment_ids: [70],
    override_reason: 'طلب من ولي الأمر',
  })
})

it('meets at a place of the student, on the map as their record has it, and elsewhere on no map', async () => {
  const at = { lat: 24.8, lng: 46.7 }
  const { screen, sent, saved } = await open([], {
    'GET /api/school/meeting-points': () => ({ points: [{ student: 'ليلى حسن', name: 'المنزل · شارع العليا', at }] }),
    'PATCH /api/school/lessons/1': () => ({ lesson: lessonOf({ version: 4 }), warnings: [], told: [] }),
  })
  const dialog = screen.getByRole('dialog')
  const meeting = dialog.getByRole('combobox', { name: 'مكان اللقاء' })
  await meeting.click()
  await screen.getByRole('option', { name: /المنزل/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'مكان اللقاء: تغيير الموضع على الخريطة' })).toBeVisible()
  await expect
    .poll(() => sent.findLast(({ call }) => call === 'POST /api/school/lessons/check')?.body)
    .toMatchObject({ meeting_point: 'المنزل · شارع العليا', meeting_at: at, end_at: null })
  await meeting.fill('بوابة الجامعة')
  await expect.element(dialog.getByRole('button', { name: 'مكان اللقاء: على الخريطة' })).toBeVisible()
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
    meeting_point: 'بوابة الجامعة',
    meeting_at: null,
    end_point: null,
  })
})

it('offers who is free first, and says of the others why not: with whom they are busy, or which rule is against it', async () => {
  const person = (id: number, name: string, against: object[] = []) => ({
    id,
    name,
    detail: `+96650000000${id % 10}`,
    branch_ids: [1],
    against,
  })
  const busy = [{ code: 'trainer_busy', severity: 'hard', resource: { kind: 'trainer', id: 13 }, lesson_id: 8 }]
  const { screen, sent } = await open([], {
    'POST /api/school/lessons/choices': () => ({
      trainers: [
        person(12, 'سارة القحطاني'),
        person(14, 'نورة العنزي', [{ code: 'trainer_not_qualified', severity: 'hard' }]),
        person(13, 'خالد الخطيب', busy),
      ],
      vehicles: [],
      lessons: [
        { id: 8, start: '2026-03-31T06:00:00.000Z', end: '2026-03-31T07:00:00.000Z', student: 'ريم سالم', type: 'درس' },
      ],
    }),
  })
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'المدرّب' }).click()
  const options = screen.getByRole('option')
  await expect.element(options.nth(0)).toHaveTextContent(/^سارة القحطاني\+966500000002$/)
  await expect.element(screen.getByRole('option', { name: /نورة العنزي.*لا يدرّب|نورة العنزي.*غير/ })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: /خالد الخطيب.*في درس 9:00.*ريم سالم/ })).toBeVisible()
  // one call for trainer and vehicle, at the time that stands there
  const asked = sent.filter(({ call }) => call === 'POST /api/school/lessons/choices')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).toMatchObject({ start: '2026-03-31T06:00:00.000Z', lesson_id: 1, enrolment_ids: [70] })
})
