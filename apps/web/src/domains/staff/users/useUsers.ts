import * as roles from '@dsms/contract/identity/roles/calls'
import type { Arguments } from '@dsms/contract/kernel/endpoint'
import * as account from '@dsms/contract/staff/users/account'
import * as users from '@dsms/contract/staff/users/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call, download } from '../../../kernel/call/call.ts'
import { useSession } from '../../../kernel/session/session.ts'

export interface Whose {
  /** What calls carry: platform people may look into a school, a school's own leave it out. */
  school_id: number | undefined
  /** What links between these screens carry. */
  search: { school_id?: number }
  /** The people are those of a school. */
  isSchool: boolean
}

const readers = { school_id: whole }

/** Whose users the screens are about: those in your own scope, or of the school that the address names. */
export function useWhose(): Whose {
  const me = useSession()
  const { school_id: named } = useSearchOf(readers)
  const school_id = me?.scope === 'platform' ? named : undefined
  return useMemo(
    () => ({
      school_id,
      search: school_id ? { school_id } : {},
      isSchool: me?.scope === 'school' || school_id !== undefined,
    }),
    [school_id, me?.scope],
  )
}

export const usersKey = (school_id: number | undefined) => ['users', school_id ?? 'own'] as const

type Query = Arguments<typeof users.listUsers>['query']
type NewUser = Omit<Arguments<typeof users.addUser>['body'], 'school_id'>
type KnownPerson = Omit<Arguments<typeof account.addKnownPerson>['body'], 'school_id'>
type Invitation = Omit<Arguments<typeof account.inviteKnownPerson>['body'], 'school_id'>
type Change = Omit<Arguments<typeof account.updateUser>['body'], 'school_id'>
type StatusChange = Omit<Arguments<typeof account.changeUserStatus>['body'], 'school_id'>

const userCalls = (school_id: number | undefined) => ({
  list: (query: Query, signal?: AbortSignal) => call(users.listUsers, { query: { ...query, school_id } }, signal),
  figures: (signal?: AbortSignal) => call(account.getUserFigures, { query: { school_id } }, signal),
  overview: (id: number, signal?: AbortSignal) =>
    call(account.getUserOverview, { params: { id }, query: { school_id } }, signal),
  add: async (body: NewUser) => (await call(users.addUser, { body: { ...body, school_id } })).user,
  addKnown: (body: KnownPerson) => call(account.addKnownPerson, { body: { ...body, school_id } }),
  invite: (id: number, body: Invitation) =>
    call(account.inviteKnownPerson, { params: { id }, body: { ...body, school_id } }),
  change: (id: number, body: Change) => call(account.updateUser, { params: { id }, body: { ...body, school_id } }),
  setStatus: (body: StatusChange) => call(account.changeUserStatus, { body: { ...body, school_id } }),
  remove: (id: number) => call(users.deleteUser, { query: { id, school_id } }),
  erase: (id: number, proof: { name: string; current_password: string }) =>
    call(account.eraseUser, { params: { id }, body: { ...proof, school_id } }),
  endSession: (id: number, sessionId: string) =>
    call(account.endUserSession, { params: { id, sessionId }, query: { school_id } }),
  endSessions: (id: number) => call(account.endUserSessions, { params: { id }, query: { school_id } }),
  resetTwoStep: (id: number) => call(account.resetUserTwoStep, { params: { id }, query: { school_id } }),
  export: (query: Omit<Arguments<typeof account.exportUsers>['query'], 'school_id'>) =>
    download(account.exportUsers, { query: { ...query, school_id } }),
})

export const useUserCalls = (school_id: number | undefined) => useMemo(() => userCalls(school_id), [school_id])

export function useOverview(id: number, school_id: number | undefined) {
  const calls = useUserCalls(school_id)
  return useQuery({
    queryKey: [...usersKey(school_id), 'one', id],
    queryFn: ({ signal }) => calls.overview(id, signal),
    enabled: Number.isInteger(id) && id > 0,
  })
}

/** Roles in the system that a user can be given here. */
export function useRoleChoices({ school_id, isSchool }: Whose, enabled = true) {
  return useQuery({
    queryKey: ['roles', isSchool ? 'school' : 'platform', school_id ?? 'own', 'choices'],
    queryFn: async ({ signal }) =>
      isSchool
        ? (await call(roles.listRoleChoicesOfSchool, { body: { school_id } }, signal)).data.result
        : (await call(roles.listRoleChoicesOfPlatform, {}, signal)).data.result,
    enabled,
  })
}

/** Makes everything that shows these people be read again: lists, pages, figures, and the staff screens beside them. */
export function useUsersChanged(school_id: number | undefined): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: usersKey(school_id) }),
      client.invalidateQueries({ queryKey: ['staff'] }),
      client.invalidateQueries({ queryKey: ['roles'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
}
