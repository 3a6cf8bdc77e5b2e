import { addDays, daysFrom } from '@dsms/contract/kernel/time/days'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../../testing/show.tsx'
import { boardOf, day, lessonOf, serving } from '../board.testing.ts'
import { SchedulePage } from '../SchedulePage.tsx'

const planned = [
  { id: 1, trainer: 11, at: '09:00' },
  { id: 2, trainer: 11, at: '11:30', minutes: 90 },
  { id: 3, trainer: 12, at: '10:00' },
]

async function open() {
  serving({
    'GET /api/school/board': () => ({
      ...boardOf(planned),
      opening: daysFrom('2026-03-29', '2026-04-04').map((one) =>
        one === '2026-04-03'
          ? { day: one, from: null, to: null, shut_by: 'closed', name: null }
          : { day: one, from: '07:00', to: '21:00', shut_by: null, name: null },
      ),
    }),
    'GET /api/school/lessons/1': () => lessonOf(),
  })
  return show(() => <SchedulePage />, {
    words: ['schedule', 'board', 'areas', 'records'],
    path: `/school/schedule?date=${day}&view=week`,
    user: somebody(),
  })
}

const bar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)

it('has seven days in sight, with lessons in a word and what is free', async () => {
  const { screen } = await open()
  const row = screen.getByRole('row', { name: /أحمد المطيري/ })
  // six days of fourteen hours
  await expect.element(row.getByRole('rowheader')).toHaveTextContent('2.5 من 84 س')
  const cells = row.getByRole('cell')
  expect(cells.elements()).toHaveLength(7)
  await expect.element(cells.nth(2)).toHaveTextContent('2.5 س · حر 11.5 س')
  await expect.element(cells.nth(3)).toHaveTextContent('حر 14 س')
  await expect.element(cells.nth(5)).toHaveTextContent('')
  expect(bar(1)?.textContent).toMatch(/9ليلى$/)
  expect(bar(2)?.textContent).toMatch(/11:30ليلى$/)
  const heads = screen.getByRole('columnheader')
  await expect.element(heads.nth(3)).toHaveTextContent('3 دروس')
  await expect.element(heads.nth(6)).toHaveTextContent('مغلق')
  const box = document.querySelector<HTMLElement>('[data-board]')
  expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
})

it('a press on a day opens it, one on a lesson its card', async () => {
  const { screen, address } = await open()
  await expect.element(screen.getByRole('row', { name: /أحمد المطيري/ })).toBeVisible()
  bar(1)?.click()
  await expect.poll(address).toContain('lesson=1')
  expect(address()).toContain('view=week')
  // the card is fetched when it is first opened, and a key before that closes nothing
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).not.toContain('lesson')
  await screen
    .getByRole('row', { name: /سارة القحطاني/ })
    .getByRole('cell')
    .nth(4)
    .click()
  await expect.poll(address).toContain(`date=${addDays(day, 2)}`)
  expect(address()).not.toContain('view=week')
})

it('arrows go from lesson to lesson, to the left in Arabic', async () => {
  await open()
  await expect.poll(() => bar(1)?.tabIndex).toBe(0)
  expect(bar(2)?.tabIndex).toBe(-1)
  bar(1)?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(bar(2))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(bar(3))
  await userEvent.keyboard('{ArrowUp}{Home}')
  expect(document.activeElement).toBe(bar(1))
})

it('one trainer has a calendar with hours down, and a free time of it is planned by a press', async () => {
  const { screen, address } = await open()
  await screen.getByRole('button', { name: 'أحمد المطيري', exact: true }).click()
  await expect.poll(address).toContain('trainer_id=11')
  await expect.poll(() => bar(3)).toBeNull()
  await expect.poll(() => bar(2)?.textContent).toMatch(/ليلى حسن.*11:30.*تدريب على الطريق/)
  await expect.element(screen.getByText('درسان', { exact: true })).toBeVisible()
  const [one, two] = [bar(1)?.getBoundingClientRect(), bar(2)?.getBoundingClientRect()]
  if (!one || !two) throw new Error('not shown')
  expect(one.left).toBe(two.left)
  // two hours and a half lie between their beginnings, one hour is the first of them
  expect((two.top - one.top) / (one.height + 2)).toBeCloseTo(2.5, 1)
  const column = bar(1)?.parentElement
  const hour = one.height + 2
  const { left, width, top } = column?.getBoundingClientRect() ?? new DOMRect()
  column?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + hour * 8.1 }),
  )
  const drawer = screen.getByRole('dialog', { name: 'درس جديد' })
  await expect.element(drawer.getByRole('combobox', { name: 'البداية' })).toHaveValue('3:00 م')
  await expect.element(drawer.getByRole('combobox', { name: 'المدرّب' })).toHaveValue('أحمد المطيري')
})

it('a closer look has the days on one line, where lessons are carried', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'تكبير' }).click()
  await expect.element(screen.getByRole('group', { name: /أحمد المطيري/ })).toBeInTheDocument()
  bar(1)?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Escape}')
  await expect.element(screen.getByText('عاد الدرس إلى مكانه')).toBeInTheDocument()
})
