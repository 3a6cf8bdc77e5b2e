import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
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
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 820))
  const { screen } = await show(() => <LessonParts day={day} lesson={lesson} />, {
    words: ['lessonRecords', 'drivingErrors', 'markingSchemes', 'contracts'],
    user: somebody(),
  })
  await expect.element(screen.getByText('الفرامل لا تستجيب', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'إنهاء', exact: true }).click()
  const end = screen.getByRole('textbox', { name: 'العداد عند الانتهاء (كم)' })
  const finish = screen.getByRole('button', { name: 'إنهاء الدرس' })
  // the one thing that is still to be typed
  await expect.element(end).toHaveFocus()
  await end.fill('15000')
  await expect.element(screen.getByText('صحّح قراءة العداد قبل إنهاء الدرس.')).toBeVisible()
  await expect.element(finish).toBeDisabled()
  await end.fill('1025')
  await finish.click()
  // it began long ago, so the minutes are asked for
  await screen.getByLabelText('دقائق التدريب الفعلية').fill('60')
  await expect.element(finish).toBeDisabled()
  await screen.getByText('كُتب بعد الدرس').click()
  await finish.click()
  const said = { taught_minutes: 60, minutes_reason: 'كُتب بعد الدرس' }
  expect(queueOf('41')).toMatchObject([
    { kind: 'km', start: 1000, end: 1025 },
    { kind: 'finish', ...said },
  ])
  // whoever gave the lesson signs, and the student has a screen of their own
  await screen.getByRole('button', { name: /^أوقّع باسم/ }).click()
  const handed = screen.getByRole('dialog', { name: 'ليان الحربي' })
  await expect.element(handed).toHaveTextContent('الكيلومترات25')
  await expect.element(handed).toHaveTextContent('المدة60 دقيقة')
  await handed.getByRole('button', { name: 'لا أوقّع الآن' }).click()
  await expect.element(handed).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'تسليم الهاتف إلى الطالب' })).toBeVisible()
})
