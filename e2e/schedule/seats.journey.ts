import { expect, soon, test } from '../fixtures.ts'
import type { Learner } from '../school.ts'
import { classLesson, firstDay, plan } from './arrange.ts'
import { inFull } from './onBoard.ts'

test.use({ world: 'shared' })

test('a class of two seats fills, a third waits, and gets the seat that is given back', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ students: 3 })
  const { calls, students } = school
  const [one, , third] = students as [Learner, Learner, Learner]
  const lesson = await plan(school, { ...classLesson(school, '09:00', '11:15'), capacity: 2 })
  const { seat } = await calls.post(`/api/school/lessons/${lesson.id}/bookings`, { enrolment_id: third.id })
  expect(seat).toMatchObject({ status: 'waiting', place: 1 })
  await signIn(school.owner)
  await page.goto(`/school/schedule?date=${firstDay}&lesson=${lesson.id}`)
  const card = page.getByRole('dialog', { name: 'الدرس' })
  const people = card.getByRole('listitem')
  await expect(card.getByText('2/2')).toBeVisible()
  await expect(people.filter({ hasText: inFull(third) })).toContainText('قائمة الانتظار')
  await expectAccessible()

  const first = lesson.bookings.find(({ enrolment_id }) => enrolment_id === one.id)
  await calls.post(`/api/school/lessons/${lesson.id}/bookings/${first?.id}/cancel`, { reason: 'student_sick' })
  await expect(people.filter({ hasText: inFull(one) })).toHaveCount(0, soon)
  await expect(people.filter({ hasText: inFull(third) })).not.toContainText('قائمة الانتظار')
  await expect(card.getByText('2/2')).toBeVisible()
})
