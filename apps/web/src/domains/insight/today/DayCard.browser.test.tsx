import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { DayCard } from './DayCard.tsx'
import type { Strip } from './strip/strip.ts'
import { todayOf } from './today.testing.ts'
import type { Today } from './today.ts'

const shown = (today: Today, plan?: () => void) =>
  show(() => <DayCard today={today} strip={today.strip as Strip} search={{}} plan={plan} />, {
    words: ['today'],
    path: '/dashboard/school',
  })

it('shows each lesson where its time is, and begins one in a gap with its trainer and hour', async () => {
  await page.viewport(1280, 800)
  const plan = vi.fn()
  const { screen } = await shown(todayOf(), plan)
  const bar = screen.getByRole('link', { name: /ليلى خالد حسن.*أحمد المطيري.*مؤكد/ })
  await expect.element(bar).toHaveTextContent('ليلى حسن')
  expect(bar.element().getAttribute('href')).toContain('lesson=1')
  await expect.element(screen.getByRole('link', { name: /6 من 8/ })).toBeVisible()
  await expect.element(screen.getByText('بلا مدرّب', { exact: true })).toBeVisible()
  // an hour of eight is an eighth of the line, from the right in Arabic
  const line = bar.element().parentElement?.getBoundingClientRect() as DOMRect
  const box = bar.element().getBoundingClientRect()
  expect(box.width / line.width).toBeCloseTo(1 / 8, 2)
  expect((line.right - box.right) / line.width).toBeCloseTo(1 / 8, 2)
  await screen.getByRole('button', { name: /تخطيط درس: أحمد المطيري/ }).click()
  const start = Date.parse('2026-03-31T10:00:00+03:00') / minuteMs
  expect(plan).toHaveBeenCalledWith({ trainer_id: 11, start, end: start + 60 })
})

it('offers no gap to whoever may plan nothing', async () => {
  await page.viewport(1280, 800)
  const { screen } = await shown(todayOf())
  await expect.element(screen.getByText('+ 90 د')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('says of a closed day why, and which one it shows', async () => {
  await page.viewport(1280, 800)
  const closed = { by: 'holiday' as const, name: 'عيد الفطر' }
  const { screen } = await shown(todayOf({ today: '2026-03-29', closed }))
  const heading = screen.getByRole('heading', { level: 2 })
  await expect.element(heading).toHaveTextContent(/عطلة اليوم: عيد الفطر.*يوم العمل القادم: الثلاثاء 31 مارس/)
  await expect.element(heading).toHaveTextContent(/3 دروس · فجوة واحدة/)
})

it('says in the evening what became of the day, and shows the next one', async () => {
  await page.viewport(1280, 800)
  const { screen } = await shown(todayOf({ today: '2026-03-30', over: { taught: 12, to_finish: 1 } }))
  const heading = screen.getByRole('heading', { level: 2 })
  await expect
    .element(heading)
    .toHaveTextContent(/انتهى اليوم: أُعطي 12 درسًا\. درس واحد لم يُختم\. يوم العمل القادم: الثلاثاء 31 مارس/)
  await expect.element(heading).toHaveTextContent(/3 دروس · فجوة واحدة/)
})

it('is a list by time on a phone, no wider than it', async () => {
  await page.viewport(390, 844)
  const { screen } = await shown(todayOf(), vi.fn())
  const rows = screen.getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('ليلى حسن')
  await expect.element(rows.nth(1)).toHaveTextContent(/وقت خالٍ/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('shows of many trainers those with lessons first, and all at a press', async () => {
  await page.viewport(1280, 900)
  const day = todayOf()
  const strip = day.strip as Strip
  const idle = Array.from({ length: 13 }, (_, nth) => ({
    trainer_id: 50 + nth,
    trainer: `مدرّب ${nth + 1}`,
    lessons: [],
    gaps: [{ from: strip.from, to: strip.from + 60 }],
    off: [],
  }))
  const { screen } = await shown({ ...day, strip: { ...strip, lanes: [...idle, ...strip.lanes] } })
  await expect.element(screen.getByText('أحمد المطيري', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('مدرّب 13', { exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'عرض الكل (15)' }).click()
  await expect.element(screen.getByText('مدرّب 13', { exact: true })).toBeVisible()
})
