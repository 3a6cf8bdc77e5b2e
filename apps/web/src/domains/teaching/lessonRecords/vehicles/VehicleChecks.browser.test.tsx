import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { dayLessonOf, teachingDayOf } from '../lesson/teaching.testing.ts'
import { VehicleChecks } from './VehicleChecks.tsx'
import { VehicleStopped } from './VehicleStopped.tsx'

type Found = NonNullable<NonNullable<DayLesson['vehicle']>['found']>

const vehicle = {
  id: 1,
  name: 'سيارة ١',
  plate: '1234 ABD',
  odometer_km: 1000,
  checked_at: '2027-01-04T05:00:00.000Z',
  found: { is_fit: true, failed: [], notes: null } as Found,
  stopped_by: null as string | null,
}

const shown = (other: Partial<typeof vehicle>) => {
  const day = teachingDayOf({ lessons: [dayLessonOf({ vehicle: { ...vehicle, ...other } })] })
  return show(() => <VehicleChecks day={day} />, { words: ['lessonRecords'], user: somebody() })
}
const unfit = { ...vehicle.found, is_fit: false, notes: 'تسرّب زيت' }
const failing = { ...vehicle.found, failed: ['tyres' as const] }

it('a vehicle that was found well has a quiet line', async () => {
  const { screen } = await shown({})
  await expect.element(screen.getByText('سيارة ١')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

it.each([
  ['was found unfit says in red what for', { found: unfit }, 'red', /تسرّب زيت · لا تُقاد/],
  ['has something out of order says in yellow what', { found: failing }, 'yellow', 'الإطارات'],
  ['was reported after a check that found it well says so in red', { stopped_by: 'تسرّب زيت' }, 'red', 'تسرّب زيت'],
])('a vehicle that %s', async (_, other, colour, what) => {
  const { screen } = await shown(other)
  const line = screen.getByRole('alert')
  await expect.element(line).toHaveTextContent('سيارة ١')
  await expect.element(line).toHaveTextContent(what)
  expect(line.element().getAttribute('style')).toContain(`--mantine-color-${colour}-`)
})

it('a lesson warns in red of a vehicle that was reported, and of no other', async () => {
  const { screen } = await show(
    () => (
      <>
        <VehicleStopped vehicle={{ ...vehicle, stopped_by: 'تسرّب زيت' }} />
        <VehicleStopped vehicle={vehicle} />
        <VehicleStopped vehicle={null} />
      </>
    ),
    { words: ['lessonRecords'] },
  )
  const line = screen.getByRole('alert')
  await expect.element(line).toHaveTextContent('بُلّغ أن المركبة لا تصلح للقيادة: تسرّب زيت')
  expect(line.element().getAttribute('style')).toContain('--mantine-color-red-')
})
