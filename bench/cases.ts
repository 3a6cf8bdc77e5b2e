import {
  createSchoolStaff,
  getSchoolStaff,
  listSchoolStaff,
  updateSchoolStaff,
} from '@dsms/contract/staff/staff/school'
import { listUsers } from '@dsms/contract/staff/users/calls'
import type { Case, Side } from './drive.ts'

/** A person who may be changed: the next change must name the version that the last one led to. */
export interface Person {
  id: number
  version: number
}

export function cases(roleId: number, people: Record<Side, Person[]>, oneId: number): Case[] {
  let created = 0
  const turn = { product: 0, bare: 0 }
  const list = (name: string, body: object): Case => ({ ...to(listSchoolStaff), name, body: () => body })
  return [
    list('list, first page', { page: 1, perPage: 10 }),
    list('list, page 50', { page: 50, perPage: 10 }),
    list('list by name', { page: 1, perPage: 10, sort: 'name' }),
    list('search, Arabic', { page: 1, perPage: 10, user_name: 'قحطاني الحسن' }),
    list('search, Latin', { page: 1, perPage: 10, user_name: 'ferreira bra' }),
    users('list of users, first page', 'perPage=10'),
    users('list of users of a role, a plan and a status', 'role=editor&currentPlan=team&status=active'),
    users('list of users by plan', 'sort=currentPlan'),
    users('search of users, Arabic', `q=${encodeURIComponent('قحطاني الحسن')}&sort=fullName`),
    { ...to(getSchoolStaff), name: 'read one', body: () => ({ id: oneId }) },
    {
      ...to(createSchoolStaff),
      name: 'create',
      body: (side) => newPerson(roleId, `made.${side}.${++created}`, `made.${side}.${created}@example.com`),
    },
    {
      ...to(updateSchoolStaff),
      name: 'update',
      body: (side) => {
        const next = people[side][turn[side]++ % people[side].length]
        if (!next) throw new Error('Nobody to change')
        return { id: next.id, version: next.version++, address: `Street ${turn[side]}` }
      },
    },
  ]
}

const users = (name: string, query: string): Case => ({ method: 'GET', name, path: `${listUsers.path}?${query}` })

const newPerson = (roleId: number, username: string, email: string) => ({
  first_name: 'نورة',
  last_name: 'القحطاني',
  username,
  email,
  gender_id: 1,
  role_id: roleId,
})

const to = ({ method, path }: { method: string; path: string }) => ({ method: method as Case['method'], path })
