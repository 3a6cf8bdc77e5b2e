import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { LessonLine } from './LessonLine.tsx'

const lesson = (begins: number): MyLesson => ({
  ...{ id: 1, student_id: 7, enrolment_id: 2, booking_id: 3, status: 'confirmed', is_cancelled: false },
  ...{ cancel_reason: null, trainer: 'هدى الشهري', vehicle: null, room: null, meeting_point: null, meeting_at: null },
  start: new Date(Date.now() + begins).toISOString(),
  end: new Date(Date.now() + begins + hourMs).toISOString(),
  type: { id: 4, name: 'درس طريق', kind: 'road', colour: '#0b6b83' },
  branch: { name: 'الفرع الرئيسي', address: null, phone: null },
  ...{ end_point: null, attendance: null, confirmed_at: null, source: 'staff', hold_until: null, move: null },
})

const shown = (begins: number) =>
  show(() => <LessonLine lesson={lesson(begins)} zone="Asia/Riyadh" />, {
    words: ['booking', 'moves'],
    user: somebody({ kind: 'student', id: 7 }),
  })

it('offers what can be done about a lesson to come', async () => {
  const { screen } = await shown(hourMs)
  await expect.element(screen.getByRole('button', { name: 'إلى التقويم' })).toBeVisible()
})

it('offers nothing about a lesson that is over, though nobody has written it up yet', async () => {
  const { screen } = await shown(-2 * hourMs)
  await expect.element(screen.getByText('درس طريق')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
