import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../testing/show.tsx'
import { boardOf, day, lessonOf, serving } from './board.testing.ts'
import { SchedulePage } from './SchedulePage.tsx'

const nine = { id: 1, trainer: 11, at: '09:00' }
const noViolations = { violations: [], may_override: true }

function open(answers: Parameters<typeof serving>[0] = {}, planned = [nine, { id: 2, trainer: 11, at: '11:00' }]) {
  const sent = serving({
    'GET /api/school/board': () => boardOf(planned),
    'GET /api/school/lessons/1': () => lessonOf(),
    'POST /api/school/lessons/check': () => noViolations,
    ...answers,
  })
  const shown = show(() => <SchedulePage />, {
    words: ['schedule', 'areas', 'records'],
    path: `/school/schedule?date=${day}`,
    user: somebody(),
  })
  return shown.then((page) => ({ ...page, sent }))
}

const bar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)

it('nine stands where nine is, counted from the right', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('button', { name: /تدريب على الطريق.*ليلى حسن.*9:00/ })).toBeVisible()
  const canvas = bar(1)?.closest<HTMLElement>('[role="group"]')?.parentElement
  const [whole, own] = [canvas?.getBoundingClientRect(), bar(1)?.getBoundingClientRect()]
  if (!whole || !own) throw new Error('not shown')
  // from seven to nine of the fourteen hours that a day has here
  const place = (whole.width / 14) * 2
  expect(Math.abs(whole.right - own.right - place)).toBeLessThan(1)
  expect(own.width).toBeCloseTo(whole.width / 14 - 2, 0)
})

it('left is later: a lesson is carried by keys and put down by Enter', async () => {
  const moved = () => ({ lesson: lessonOf({ version: 4 }), warnings: [] })
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
  await expect.element(dialog.getByText('يلزم 15 دقيقة بين درسين، والفاصل 5 دقيقة.')).toBeVisible()
  // one of them cannot be passed
  await expect.element(dialog.getByRole('button', { name: 'نقل رغم ذلك' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'إغلاق' }).last().click()
  expect(bar(1)?.getAttribute('aria-label')).toContain('9:00')
})

it('a pointer drags a lesson to another trainer', async () => {
  const moved = () => ({ lesson: lessonOf({ version: 4 }), warnings: [] })
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
