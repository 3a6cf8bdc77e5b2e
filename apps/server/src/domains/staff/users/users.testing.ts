import * as a from '@dsms/contract/staff/users/account'
import * as c from '@dsms/contract/staff/users/calls'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'

export const list = async (person: TestPerson, wishes: Record<string, unknown> = {}) =>
  (await callAs(person.token, c.listUsers, { query: { perPage: 100, ...wishes } })).body

/** The page of a user as somebody sees it. */
export const read = async (person: TestPerson, id: number) =>
  (await callAs(person.token, a.getUserOverview, { params: { id }, query: {} })).body

export const change = (person: TestPerson, id: number, body: object) =>
  send(person.token, a.updateUser, { params: { id }, body })
