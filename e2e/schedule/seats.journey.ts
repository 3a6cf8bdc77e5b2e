import type { Calls } from '../calls.ts'
import { expect, soon, test } from '../fixtures.ts'
import { at, classOf, type Ground, ground, type Named, plan } from './arrange.ts'
import { inFull } from './onBoard.ts'

test('a class of two seats fills, a third waits, and gets the seat that is given back', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
}) => {
  const school = await callsAs('school')
  const found = await ground(school)
  const { day, branch_id, students } = found
  const { type, trainer, room } = await classOf(school, day, branch_id)
  const lesson = await plan(school, found, '09:00', '11:00', {
    type_id: type.id,
    trainer_id: trainer.id,
    vehicle_id: null,
    room_id: room.id,
    capacity: 2,
    enrolment_ids: students.map(({ id }) => id),
  })
  const third = await another(school, found, { type_id: type.id, trainer_id: trainer.id, room_id: room.id })
  const { seat } = await school.post(`/api/school/lessons/${lesson.id}/bookings`, { enrolment_id: third.id })
  expect(seat).toMatchObject({ status: 'waiting', place: 1 })
  await signIn('school')
  await page.goto(`/school/schedule?date=${day}&lesson=${lesson.id}`)
  const card = page.getByRole('dialog', { name: 'الدرس' })
  const people = card.getByRole('listitem')
  await expect(card.getByText('2/2')).toBeVisible()
  await expect(people.filter({ hasText: inFull(third) })).toContainText('قائمة الانتظار')
  await expectAccessible()

  const first = lesson.bookings.find(({ enrolment_id }) => enrolment_id === students[0].id)
  await school.post(`/api/school/lessons/${lesson.id}/bookings/${first?.id}/cancel`, { reason: 'student_sick' })
  await expect(people.filter({ hasText: inFull(students[0]) })).toHaveCount(0, soon)
  await expect(people.filter({ hasText: inFull(third) })).not.toContainText('قائمة الانتظار')
  await expect(card.getByText('2/2')).toBeVisible()
})

/** Somebody else of the branch who may come to a class. */
async function another(school: Calls, { day, branch_id, students }: Ground, of: object): Promise<Named> {
  const { rows } = await school.get('/api/school/enrolments?status=active&perPage=100')
  const all = rows as { id: number; student: string; branch_id: number }[]
  const wish = { ...of, branch_id, start: at(day, '13:00'), end: at(day, '15:00') }
  for (const { id, student } of all.filter(
    (row) => row.branch_id === branch_id && students.every((one) => one.id !== row.id),
  )) {
    const { violations } = await school.post('/api/school/lessons/check', { ...wish, enrolment_ids: [id] })
    if (!(violations as { code: string }[]).some(({ code }) => code === 'gender_rule')) return { id, name: student }
  }
  throw new Error('nobody else may come')
}
