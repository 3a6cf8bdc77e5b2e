import type { Progress, ProgressLesson } from '@dsms/contract/teaching/progress/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { serving } from '../../schedule/board/board.testing.ts'
import { LessonReview } from './LessonReview.tsx'

const lesson: ProgressLesson = {
  ...{ id: 5, start: '2026-03-30T06:00:00Z', end: '2026-03-30T07:00:00Z', type: 'درس طريق', trainer: 'هدى الشهري' },
  ...{ status: 'finished', shared_note: 'أحسنت', minutes: null, ratings: [], errors: [], focus: [], exam: null },
  ...{ signed_by: [], may_sign: true, may_object: true, object_until: null, objection: null },
}
const progressOf = (change: Partial<ProgressLesson> = {}): Progress => ({
  ...{ time_zone: 'Asia/Riyadh', courses: [], skills: [], levels: [], practise: [] },
  lessons: [{ ...lesson, ...change }],
})
const shown = () =>
  show(() => <LessonReview lessonId={5} studentId={7} />, {
    words: ['progress', 'lessonRecords', 'drivingErrors', 'contracts'],
    user: somebody({ kind: 'student', id: 7 }),
  })

it('a lesson of the list that waits for the student is confirmed where it is read', async () => {
  const sent = serving({
    'GET /api/my/students/7/progress': () => progressOf(),
    'POST /api/my/lessons/5/signature': () =>
      progressOf({ may_sign: false, may_object: false, signed_by: ['student'] }),
  })
  const { screen } = await shown()
  await expect.element(screen.getByText('أحسنت')).toBeVisible()
  const sign = screen.getByRole('button', { name: 'توقيع الدرس' })
  await sign.click()
  await sign.click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ student_id: 7 })
  await expect.element(sign).not.toBeInTheDocument()
})

it('nothing is asked about a lesson that is settled', async () => {
  serving({ 'GET /api/my/students/7/progress': () => progressOf({ may_sign: false, may_object: false }) })
  const { screen } = await shown()
  await expect.element(screen.getByText('أحسنت')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
