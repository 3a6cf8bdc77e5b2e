import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { dayLessonOf, teachingDayOf } from '../lesson/teaching.testing.ts'
import { VehicleChecks } from './VehicleChecks.tsx'

const vehicle = {
  id: 1,
  name: 'سيارة ١',
  plate: '1234 ABD',
  odometer_km: 1000,
  checked_at: '2027-01-04T05:00:00.000Z',
  found: { is_fit: true, failed: [], notes: null },
  stopped_by: null as string | null,
}

it.each([
  ['is well by its check alone', null, true],
  ['may not drive once that was reported, whatever the check before it found', 'الفرامل لا تستجيب', false],
])('a vehicle %s', async (_, stopped_by, isWell) => {
  const day = teachingDayOf({ lessons: [dayLessonOf({ vehicle: { ...vehicle, stopped_by } })] })
  const { screen } = await show(() => <VehicleChecks day={day} />, { words: ['lessonRecords'], user: somebody() })
  await expect.element(screen.getByText('سيارة ١')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(isWell ? 0 : 1)
  expect(screen.getByText('الفرامل لا تستجيب', { exact: false }).elements()).toHaveLength(isWell ? 0 : 1)
})
