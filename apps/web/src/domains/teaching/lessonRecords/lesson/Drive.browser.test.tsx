import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { emptyState } from '@dsms/contract/teaching/lessonRecords/state'
import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { queueOf } from '../kept/desks.ts'
import { LessonParts } from '../LessonParts.tsx'

const start = '2026-03-31T06:00:00.000Z'
const lesson: DayLesson = {
  id: 41,
  status: 'in_progress',
  type: { id: 1, name: 'قيادة على الطريق', kind: 'road', colour: '#0b6b83', stage: 'road' },
  branch: 'الفرع الرئيسي',
  start,
  end: '2026-03-31T07:00:00.000Z',
  opens_at: start,
  minutes_slack: 10,
  minutes: null,
  meeting_point: null,
  meeting_at: null,
  place: null,
  vehicle: {
    id: 1,
    name: 'سيارة ١',
    plate: '1234 ABD',
    odometer_km: 1000,
    checked_at: null,
    found: null,
    stopped_by: 'الفرامل لا تستجيب',
  },
  notes: null,
  is_class: false,
  is_shared: false,
  booked: 1,
  student: {
    id: 9,
    booking_id: 9,
    name: 'ليان',
    phone: null,
    photo: null,
    licence_type_id: 1,
    licence_type: 'B',
    nth: 2,
    of: 20,
  },
  last: null,
  skills: [],
  record: { ...emptyState, started_at: start },
  exam: null,
  is_despite_cancel: false,
}
const day: TeachingDay = {
  day: '2026-03-31',
  today: '2026-03-31',
  now: start,
  time_zone: 'Asia/Riyadh',
  me: { id: 1, name: 'أحمد المطيري' },
  lessons: [lesson],
  skills: [],
  levels: [],
  errors: [],
  schemes: [],
}

it('kilometres that one lesson cannot have keep it from being finished, until they are put right', async () => {
  const stand = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'))
  onTestFinished(() => stand.mockRestore())
  const { screen } = await show(() => <LessonParts day={day} lesson={lesson} />, {
    words: ['lessonRecords', 'drivingErrors', 'markingSchemes', 'contracts'],
    user: somebody(),
  })
  await expect.element(screen.getByText('الفرامل لا تستجيب', { exact: false })).toBeVisible()
  const end = screen.getByRole('textbox', { name: 'العداد عند الانتهاء (كم)' })
  const finish = screen.getByRole('button', { name: 'إنهاء الدرس' })
  await end.fill('15000')
  await expect.element(screen.getByText('صحّح قراءة العداد قبل إنهاء الدرس.')).toBeVisible()
  await expect.element(finish).toBeDisabled()
  await end.fill('1025')
  await finish.click()
  // it began long ago, so the minutes are asked for
  await screen.getByLabelText('دقائق التدريب الفعلية').fill('60')
  await screen.getByLabelText('سبب الاختلاف').fill('كُتب بعد الدرس')
  await finish.click()
  expect(queueOf('41')).toMatchObject([{ kind: 'km', start: 1000, end: 1025 }, { kind: 'finish' }])
})
