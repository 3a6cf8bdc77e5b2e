import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../testing/show.tsx'
import { boardOf, day, factsOfLesson, lessonOf, serving } from './board.testing.ts'
import { SchedulePage } from './SchedulePage.tsx'

const nine = { id: 1, trainer: 11, at: '09:00' }

function open(
  answers: Parameters<typeof serving>[0] = {},
  planned = [nine, { id: 2, trainer: 11, at: '11:00' }],
  user = somebody(),
  wish = '',
) {
  const sent = serving({
    'GET /api/school/board': () => boardOf(planned),
    'GET /api/school/lessons/1': () => lessonOf(),
    'POST /api/school/lessons/facts': () => ({ facts: factsOfLesson() }),
    ...answers,
  })
  const shown = show(() => <SchedulePage />, {
    words: ['schedule', 'board', 'areas', 'records'],
    path: `/school/schedule?date=${day}${wish}`,
    user,
  })
  return shown.then((page) => ({ ...page, sent }))
}

const bar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)

it('nine stands where nine is, counted from the right', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('button', { name: /ليلى حسن.*9:00.*تدريب على الطريق/ })).toBeVisible()
  const parts = () => {
    const canvas = bar(1)?.closest<HTMLElement>('[role="group"]')?.parentElement
    const [whole, own] = [canvas?.getBoundingClientRect(), bar(1)?.getBoundingClientRect()]
    if (!whole || !own) throw new Error('not shown')
    return { whole, own }
  }
  // from seven to nine of the fourteen hours that a day has here, once the board knows its width
  const away = ({ whole, own }: ReturnType<typeof parts>) => whole.right - own.right - (whole.width / 14) * 2
  await expect.poll(() => Math.abs(away(parts()))).toBeLessThan(1)
  const { whole, own } = parts()
  expect(own.width).toBeCloseTo(whole.width / 14 - 2, 0)
})

it('left is later: a lesson is carried by keys and put down by Enter', async () => {
  const moved = () => ({ lesson: lessonOf({ version: 4 }), warnings: [], told: [] })
  const { screen, sent } = await open({ 'POST /api/school/lessons/1/move': moved })
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
  await expect.element(screen.getByText('لا شيء يمنع', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Alt>}{ArrowLeft}{/Alt}{/Control}')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/move'))?.body)
    .toMatchObject({
      version: 3,
      start: '2026-03-31T06:30:00.000Z',
      end: '2026-03-31T07:45:00.000Z',
    })
  await expect.poll(() => document.activeElement?.getAttribute('data-bar')).toBe('1')
  await expect.element(screen.getByRole('button', { name: 'تراجع' })).toBeVisible()
})

it('a lesson that is put back is not moved', async () => {
  const { screen, sent } = await open()
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}{Escape}')
  await expect.element(screen.getByText('عاد الدرس إلى مكانه')).toBeInTheDocument()
  expect(sent.some(({ call }) => call.endsWith('/move'))).toBe(false)
})

it('what the server refuses goes back, with every rule that is against it', async () => {
  const refused = () =>
    Response.json(
      {
        code: 'lesson_refused',
        error: 'refused',
        violations: [
          { code: 'trainer_off', severity: 'hard', resource: { kind: 'trainer', id: 11 }, given: 'on_leave' },
          { code: 'buffer_too_short', severity: 'overridable', needed: 15, given: 5 },
        ],
      },
      { status: 409 },
    )
  const { screen } = await open({ 'POST /api/school/lessons/1/move': refused })
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'لم يُنقل الدرس' })
  await expect.element(dialog.getByText('المدرّب غائب في هذا الوقت: في إجازة.')).toBeVisible()
  await expect.element(dialog.getByText('يلزم 15 دقيقة بين درسين، والفاصل 5 دقائق.')).toBeVisible()
  // one of them cannot be passed
  await expect.element(dialog.getByRole('button', { name: 'نقل رغم ذلك' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'إغلاق' }).last().click()
  expect(bar(1)?.title).toContain('9:00')
})

it('a pointer drags a lesson to another trainer', async () => {
  const moved = () => ({ lesson: lessonOf({ version: 4 }), warnings: [], told: [] })
  const { screen, sent } = await open({ 'POST /api/school/lessons/1/move': moved })
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  const box = bar(1)?.getBoundingClientRect()
  if (!box) throw new Error('not shown')
  const at = { clientX: box.left + box.width / 2, clientY: box.top + 10, pointerId: 1, isPrimary: true, bubbles: true }
  const hour = box.width + 2
  // a pointer that no browser knows cannot be captured
  Element.prototype.setPointerCapture = () => undefined
  bar(1)?.dispatchEvent(new PointerEvent('pointerdown', { ...at, button: 0 }))
  const there = { ...at, clientX: at.clientX - hour / 2, clientY: at.clientY + box.height + 12 }
  window.dispatchEvent(new PointerEvent('pointermove', there))
  expect(bar(1)?.hasAttribute('data-carried')).toBe(true)
  window.dispatchEvent(new PointerEvent('pointerup', there))
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/move'))?.body)
    .toMatchObject({
      start: '2026-03-31T06:30:00.000Z',
      trainer_id: 12,
    })
})

it('each place is judged here, of facts that are asked for once a trainer', async () => {
  const { screen, sent } = await open()
  const asked = (call: string) => sent.filter((one) => one.call.endsWith(call)).length
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(screen.getByText('لا شيء يمنع', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowLeft>3/}{/Alt}')
  await expect.element(screen.getByText('لا شيء يمنع', { exact: true })).toBeInTheDocument()
  expect(asked('/facts')).toBe(1)
  // the other one is away in the afternoon
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
  await expect.element(screen.getByText('لا شيء يمنع', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowLeft>16/}{/Alt}')
  await expect.element(screen.getByText('المدرّب غائب في هذا الوقت', { exact: false }).first()).toBeInTheDocument()
  expect([asked('/facts'), asked('/check')]).toEqual([2, 0])
})

it('who may not see the people themselves is told the verdict by the server', async () => {
  const violation = { code: 'buffer_too_short', severity: 'overridable', needed: 15, given: 5 }
  const check = () => ({ violations: [violation], may_override: true })
  const planner = somebody({ ability: [{ action: 'manage', subject: 'schedules' }] })
  const { screen, sent } = await open({ 'POST /api/school/lessons/check': check }, undefined, planner)
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(screen.getByText('يلزم 15 دقيقة بين درسين', { exact: false }).first()).toBeInTheDocument()
  expect(sent.some(({ call }) => call.endsWith('/facts'))).toBe(false)
})

it('a time that is drawn says what is against it before it is let go', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('button', { name: /9:00/ })).toBeVisible()
  const box = bar(1)?.getBoundingClientRect()
  if (!box) throw new Error('not shown')
  Element.prototype.setPointerCapture = () => undefined
  const hour = box.width + 2
  // from two in the afternoon on, in the lane of the second: physical, time runs to the left
  const x = box.right - hour * 5.1
  const canvas = bar(1)?.closest<HTMLElement>('[role="group"]')?.parentElement
  const at = { clientX: x, clientY: box.top + box.height + 12, pointerId: 1, isPrimary: true, bubbles: true }
  canvas?.dispatchEvent(new PointerEvent('pointerdown', { ...at, button: 0 }))
  window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: x - hour }))
  await expect.element(screen.getByText('المدرّب غائب في هذا الوقت', { exact: false }).first()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

it('begins a lesson for the student of a course that the address names', async () => {
  const learner = { id: 21, student: 'نورة الحربي', trainer_id: 11, branch_id: 1 }
  const { screen, address } = await open(
    { 'GET /api/school/enrolments/21': () => learner },
    [nine],
    somebody(),
    '&book=21',
  )
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('نورة الحربي')
  expect(address()).not.toContain('book')
})
