import { exportUsers, getUserOverview } from '@dsms/contract/staff/users/account'
import { beforeAll, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { change, list } from '../users/users.testing.ts'
import { makeCircle, makeReaching } from './directory.testing.ts'

let circle: Awaited<ReturnType<typeof makeCircle>>
let clerk: TestPerson
beforeAll(async () => {
  circle = await makeCircle()
  const permissions = ['view', 'edit', 'status', 'delete', 'export', 'erase'].map((action) => `staff_users.${action}`)
  clerk = await makeReaching(circle.schoolId, 'own', { permissions, firstName: 'Clerk' })
})

it('lists, counts and exports learners and guardians as far as the reach goes', async () => {
  const { users, total } = await list(clerk)
  expect(total).toBe(users.length)
  const ids = users.map(({ id }) => id)
  const { office, trainer, student, other, mother } = circle
  expect(ids).toEqual(expect.arrayContaining([office.id, trainer.id]))
  for (const { id } of [student, other, mother]) expect(ids).not.toContain(id)
  const file = String((await send(clerk.token, exportUsers, { query: { format: 'csv' } })).body)
  expect(file).toContain(trainer.email)
  for (const { email } of [student, other, mother]) expect(file).not.toContain(email)
  const all = (await list(office)).users.map(({ id }) => id)
  for (const { id } of [student, other, mother]) expect(all).toContain(id)
})

it('opens and changes nobody beyond it', async () => {
  const { student } = circle
  expect((await callAs(clerk.token, getUserOverview, { params: { id: student.id }, query: {} })).status).toBe(404)
  expect((await change(clerk, student.id, { version: 1 })).status).toBe(404)
  expect((await callAs(clerk.token, getUserOverview, { params: { id: circle.trainer.id }, query: {} })).status).toBe(
    200,
  )
})
