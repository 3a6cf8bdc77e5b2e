import type { CheckedOccurrence } from '@dsms/contract/schedule/series/shapes'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { boardOf, serving } from '../board/board.testing.ts'
import { SeriesFormPage } from './SeriesFormPage.tsx'

const dayOf = (day: string, other: Partial<CheckedOccurrence> = {}): CheckedOccurrence => ({
  day,
  start: `${day}T06:00:00.000Z`,
  end: `${day}T07:00:00.000Z`,
  lesson_id: null,
  state: 'ok',
  exists: true,
  twice: false,
  holiday: null,
  violations: [],
  suggestion: null,
  ...other,
})
const busy = dayOf('2026-04-13', {
  state: 'conflict',
  violations: [{ code: 'trainer_busy', severity: 'hard', resource: { kind: 'trainer', id: 11 } }],
  suggestion: {
    start: '2026-04-13T07:00:00.000Z',
    end: '2026-04-13T08:00:00.000Z',
    trainer_id: 11,
    trainer: 'أحمد المطيري',
    vehicle_id: null,
    room_id: null,
  },
})

interface Sent {
  rule: { weekdays: number[]; count: number }
  decisions: { day: string; action: string }[]
}

async function fillIn() {
  const sent = serving({
    'GET /api/school/board': () => boardOf([]),
    'POST /api/school/lesson-series/taken': () => ({ days: 3, taken: [{ kind: 'trainer', id: 11, days: 1 }] }),
    'GET /api/school/branches': () => ({ rows: [{ id: 1, name: 'الفرع الرئيسي' }], total: 1 }),
    'POST /api/school/lesson-series/check': (body) => ({
      time_zone: 'Asia/Riyadh',
      may_override: true,
      occurrences: [
        dayOf('2026-04-06'),
        (body as Sent).decisions.some(({ day }) => day === busy.day) ? dayOf(busy.day, { state: 'skipped' }) : busy,
        dayOf('2026-04-20', { state: 'holiday', holiday: 'عيد' }),
      ],
    }),
    'POST /api/school/lesson-series': () =>
      Response.json(
        { error: 'x', code: 'series_unresolved', params: { count: 1 }, occurrences: [busy] },
        { status: 409 },
      ),
  })
  const { screen } = await show(SeriesFormPage, {
    words: ['schedule', 'series', 'form', 'areas', 'records'],
    path: '/school/schedule/series/new',
    user: somebody(),
  })
  const next = screen.getByRole('button', { name: 'التالي' })
  await screen.getByRole('combobox', { name: 'نوع الدرس' }).click()
  await screen.getByRole('option', { name: 'تدريب على الطريق' }).click()
  await next.click()
  return { screen, next, sent }
}

it('asks for a day of the week before it goes on', async () => {
  const { screen, next } = await fillIn()
  await next.click()
  await expect.element(screen.getByText('هذا الحقل مطلوب.').first()).toBeVisible()
})

it('shows which days are in conflict, and takes a decision on each', async () => {
  const { screen, next, sent } = await fillIn()
  await screen.getByRole('checkbox', { name: 'الاثنين' }).click()
  await next.click()
  // who is free at these times comes first
  await screen.getByRole('combobox', { name: 'المدرّب' }).click()
  await expect.element(screen.getByRole('option').first()).toHaveTextContent('سارة القحطاني')
  await screen.getByRole('option', { name: 'أحمد المطيري · مشغول في يوم واحد من 3' }).click()
  await next.click()
  await expect.element(screen.getByRole('status').getByText('يمكن إعطاء 1 من 2')).toBeVisible()
  await expect.element(screen.getByText('عيد')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /خذ .*أحمد المطيري/ })).toBeVisible()
  await screen.getByRole('button', { name: 'اترك هذا اليوم' }).click()
  await expect.element(screen.getByText('قرارك: تركه')).toBeVisible()
  const checks = sent.filter(({ call }) => call.endsWith('/check')).map(({ body }) => body as Sent)
  expect(checks[0]?.rule).toMatchObject({ weekdays: [1], count: 10 })
  expect(checks.at(-1)?.decisions).toEqual([{ day: busy.day, action: 'skip' }])
  // somebody else was faster: the conflict is told again
  await screen.getByRole('button', { name: 'خطّط السلسلة' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'اترك هذا اليوم' })).toBeVisible()
})
