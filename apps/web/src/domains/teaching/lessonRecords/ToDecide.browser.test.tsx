import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { act, decide, queueOf, take } from './kept/desks.ts'
import { dayLessonOf, teachingDayOf, withoutNetwork } from './lesson/teaching.testing.ts'
import { ToDecide } from './ToDecide.tsx'

/** As when the office cancelled a lesson that was taught meanwhile without a network. */
function cancelledMeanwhile(lesson: DayLesson): void {
  const key = String(lesson.id)
  act(lesson, [{ kind: 'km', start: 1000, end: 1025 }])
  const results = queueOf(key).map((one) => ({ key: one.key, outcome: 'clash' as const, reason: 'cancelled' as const }))
  take(key, results, lesson)
}

async function showDay(...lessons: DayLesson[]) {
  withoutNetwork()
  const day = teachingDayOf({ lessons })
  const { screen } = await show(
    () => (
      <>
        <h1>اليوم</h1>
        <ToDecide day={day} />
      </>
    ),
    { words: ['lessonRecords'], user: somebody() },
  )
  await expect.element(screen.getByRole('heading')).toBeVisible()
  return { screen, alert: screen.getByRole('alert') }
}

it('names a lesson that was cancelled while it was taught, on the list of the day, until its trainer decided', async () => {
  const lesson = dayLessonOf()
  const { screen, alert } = await showDay(lesson)
  expect(alert.elements()).toEqual([])

  cancelledMeanwhile(lesson)
  await expect.element(alert.getByText('دروس تنتظر قرارك')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^ليان الحربي/ })).toHaveAttribute('href', '/my/day/41')

  decide(lesson, ['km'], 'theirs')
  await expect.element(alert).not.toBeInTheDocument()
})

it('names one of another day by that day, and leads there', async () => {
  const { screen } = await showDay()
  cancelledMeanwhile(dayLessonOf({ id: 42 }))
  const link = screen.getByRole('link', { name: /^درس يوم/ })
  await expect.element(link).toBeVisible()
  expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toMatch(
    /^\/my\/day\/42\?day="?\d{4}-\d{2}-\d{2}/,
  )
})
