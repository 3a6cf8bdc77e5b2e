import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, somebody } from '../../../../testing/show.tsx'
import { boardOf, day, lessonOf, serving, zone } from '../board.testing.ts'
import type { BoardData } from '../model.ts'
import { SchedulePage } from '../SchedulePage.tsx'
import { minuteAt } from '../time/axis.ts'

const nine = { id: 1, trainer: 11, at: '09:00' }
const leave = { lane: 12, from: day, to: day, why: 'leave', name: null, until: '2026-04-02' } as const
const closed = { day, from: null, to: null, shut_by: 'holiday', name: 'عيد الفطر' } as const

async function open(change: (data: BoardData) => void, planned: Parameters<typeof boardOf>[0] = [nine], search = '') {
  const asked: URLSearchParams[] = []
  serving({
    'GET /api/school/board': (_, query) => {
      asked.push(query)
      const data = boardOf(planned)
      change(data)
      return data
    },
    'GET /api/school/lessons/1': () => lessonOf(),
    'GET /api/school/students': () => ({ rows: [{ id: 90, name: 'ليلى حسن' }], total: 1 }),
  })
  const page = await show(() => <SchedulePage />, {
    words: ['schedule', 'board', 'areas', 'records'],
    path: `/school/schedule?date=${day}${search}`,
    user: somebody(),
  })
  return { ...page, asked }
}

const bars = () => [...document.querySelectorAll<HTMLElement>('[data-bar]')]
const lanes = () => [...document.querySelectorAll('[data-board] [role="group"]')].map((lane) => lane.ariaLabel ?? '')

it('who teaches nothing that day is folded into one row with the reason', async () => {
  const { screen } = await open((data) => data.away.push(leave))
  const row = screen.getByText('غير متاحين (1)')
  await expect.element(row).toBeVisible()
  expect(lanes()).toHaveLength(1)
  const why = screen.getByText(/سارة القحطاني.*في إجازة حتى 2 أبريل/)
  await expect.element(why).not.toBeVisible()
  await row.click()
  await expect.element(why).toBeVisible()
})

it('who is away keeps the row while a lesson stands in it, and so does somebody who left', async () => {
  const gone = { id: 13, name: 'حسن المطيري', detail: null, colour: null, branch_ids: [1] }
  const { screen } = await open(
    (data) => {
      data.away.push(leave)
      data.others.push(gone)
    },
    [
      { id: 1, trainer: 12, at: '09:00' },
      { id: 2, trainer: 13, at: '10:00' },
    ],
  )
  await expect.poll(() => bars()).toHaveLength(2)
  expect(lanes().join()).toMatch(/سارة القحطاني.*حسن المطيري/)
  await expect.element(screen.getByText('درسان', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/غير متاحين/)).not.toBeInTheDocument()
})

it('a closed day says so in a sentence, and leads to the next working day', async () => {
  const { screen, address } = await open((data) => {
    data.opening = [closed]
    data.next_open = '2026-04-02'
  }, [])
  await expect.element(screen.getByText(/مغلق \(.*عيد الفطر.*\)، يوم العمل التالي الخميس 2 أبريل/)).toBeVisible()
  expect(document.querySelector('[data-board]')).toBeNull()
  await screen.getByRole('button', { name: 'الانتقال إلى الخميس 2 أبريل' }).click()
  await expect.poll(address).toContain('date=2026-04-02')
})

it('lessons of a closed day are shown', async () => {
  const { screen } = await open((data) => {
    data.opening = [closed]
    data.next_open = '2026-04-02'
  })
  await expect.poll(() => bars()).toHaveLength(1)
  await expect.element(screen.getByText(/يوم العمل التالي/)).not.toBeInTheDocument()
})

const idle = (data: BoardData) => {
  data.away.push(leave)
  data.idle = [day]
  data.next_taught = minuteAt('2026-04-02', '09:00', zone)
}

it('a day on which nobody teaches says so, who is away, the next day with work and whose hours to look at', async () => {
  const { screen, address } = await open(idle, [])
  await expect.element(screen.getByText('لا يدرّب أحد في هذا اليوم. أقرب يوم فيه تدريب الخميس 2 أبريل.')).toBeVisible()
  expect(document.querySelector('[data-board]')).toBeNull()
  await expect
    .element(screen.getByRole('link', { name: 'أوقات المدرّبين' }))
    .toHaveAttribute('href', '/school/availability')
  await screen.getByText('غير متاحين (2)').click()
  await expect.element(screen.getByText(/أحمد المطيري.*لا دوام له في هذا اليوم/)).toBeVisible()
  await expect.element(screen.getByText(/سارة القحطاني.*في إجازة حتى 2 أبريل/)).toBeVisible()
  await screen.getByRole('button', { name: 'الانتقال إلى الخميس 2 أبريل' }).click()
  await expect.poll(address).toContain('date=2026-04-02')
})

it('a day on which nobody teaches has its lanes for those who want to see all hours, or where a lesson stands', async () => {
  const { screen } = await open(idle, [])
  await screen.getByRole('button', { name: 'كل ساعات اليوم' }).click()
  await expect.poll(() => lanes()).toHaveLength(1)
  const { screen: other } = await open(idle)
  await expect.poll(() => bars()).toHaveLength(1)
  await expect.element(other.getByText(/لا يدرّب أحد/)).not.toBeInTheDocument()
})

it('the list names a day without work', async () => {
  const { screen } = await open(idle, [], '&view=list')
  const section = screen.getByRole('region', { name: /الثلاثاء.*31 مارس/ })
  await expect.element(section.getByText('لا يدرّب أحد في هذا اليوم.')).toBeVisible()
})

it('a lesson before the school opens is on the board, and all hours are for those who want them', async () => {
  const { screen } = await open(
    (data) => {
      data.opening = [{ ...closed, from: '10:00', to: '15:00', shut_by: null, name: null }]
    },
    [{ id: 1, trainer: 11, at: '07:15' }],
  )
  await expect.poll(() => bars()).toHaveLength(1)
  const hours = () =>
    [...document.querySelectorAll('[data-board] [class*="hour"]')].map((hour) => hour.textContent ?? '')
  expect([hours()[0], hours().at(-1)].join()).toMatch(/7:00.*2:30/)
  await screen.getByRole('button', { name: 'كل ساعات اليوم' }).click()
  await expect.poll(() => hours()[0]).toMatch(/12:00/)
})

it('the whole day fits without scrolling, until somebody looks closer', async () => {
  const { screen, address } = await open(() => undefined)
  await expect.poll(() => bars()).toHaveLength(1)
  const box = document.querySelector<HTMLElement>('[data-board]')
  if (!box) throw new Error('no board')
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  const closer = screen.getByRole('button', { name: 'تكبير' })
  await closer.click()
  await closer.click()
  expect(address()).toContain('zoom=4h')
  await expect.element(closer).toBeDisabled()
  // fourteen hours where four have room
  await expect.poll(() => (box.scrollWidth - 148) / (box.clientWidth - 148)).toBeCloseTo(3.5, 1)
  await expect.element(screen.getByText(/8:30/).first()).toBeInTheDocument()
})

it('a bar says who it is without the middle name, then when', async () => {
  await open(
    (data) => {
      data.students = [{ id: 90, name: 'عبد الله ناصر العتيبي' }]
    },
    [{ ...nine, minutes: 180 }],
  )
  await expect.poll(() => bars()[0]?.querySelector('bdi')?.textContent).toBe('عبد الله العتيبي')
  const shown = [...(bars()[0]?.querySelectorAll(':scope > [aria-hidden]') ?? [])].map((part) => part.textContent)
  expect(shown.slice(0, 2).join('|')).toMatch(/^عبد الله العتيبي\|9:00/)
})

it('a school without trainers says what to do', async () => {
  const { screen } = await open((data) => {
    data.lanes = []
  }, [])
  await expect.element(screen.getByText(/لا مدرّبين في المدرسة بعد/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'إضافة مدرّب' })).toHaveAttribute('href', '/school/trainers/new')
})

it('the lessons of one student are asked for, listed, and let go of by the chip', async () => {
  const { screen, asked, address } = await open(() => undefined)
  await screen.getByRole('button', { name: 'التصفية' }).click()
  await screen.getByRole('combobox', { name: 'الطالب' }).click()
  await userEvent.keyboard('ليلى')
  await screen.getByRole('option', { name: 'ليلى حسن' }).click()
  await expect.poll(() => asked.at(-1)?.get('student_id')).toBe('90')
  // six weeks at once
  await expect.poll(() => [asked.at(-1)?.get('from'), asked.at(-1)?.get('to')]).toEqual(['2026-03-29', '2026-05-09'])
  expect(address()).toContain('student_id=90')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'إزالة تصفية الطالب' }).click()
  await expect.poll(address).not.toContain('student_id')
})
