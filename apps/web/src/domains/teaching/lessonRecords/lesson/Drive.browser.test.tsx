import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { queueOf } from '../kept/desks.ts'
import { LessonParts } from '../LessonParts.tsx'
import { dayLessonOf, teachingDayOf, withoutNetwork } from './teaching.testing.ts'

const lesson = dayLessonOf({
  vehicle: {
    id: 1,
    name: 'سيارة ١',
    plate: '1234 ABD',
    odometer_km: 1000,
    checked_at: null,
    found: null,
    stopped_by: 'الفرامل لا تستجيب',
  },
})
const day = teachingDayOf({ lessons: [lesson] })

it('kilometres that one lesson cannot have keep it from being finished, until they are put right', async () => {
  withoutNetwork()
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
