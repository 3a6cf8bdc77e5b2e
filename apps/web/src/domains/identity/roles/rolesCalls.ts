import * as roles from '@dsms/contract/identity/roles/calls'
import * as privileges from '@dsms/contract/identity/roles/privileges'
import type { Arguments } from '@dsms/contract/kernel/endpoint'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { call } from '../../../kernel/call/call.ts'

type Filter = Arguments<typeof roles.listPlatformRoles>['query']
type NewRole = Arguments<typeof roles.createPlatformRole>['body']
type Change = Arguments<typeof roles.updatePlatformRole>['body']
type StatusChange = Arguments<typeof roles.changePlatformRoleStatus>['body']
type Grants = Arguments<typeof privileges.savePlatformMatrix>['body']['privileges']

export type RolesCalls = ReturnType<typeof platformCalls>

/** The calls about roles and their privileges in one scope, with equal shapes. */
export const rolesCalls = (scope: Scope, school_id?: number): RolesCalls =>
  scope === 'platform' ? platformCalls() : schoolCalls(school_id)

/** Where each call's rule of access is read, for the buttons. */
export const rolesAccess = {
  platform: {
    create: roles.createPlatformRole,
    edit: roles.updatePlatformRole,
    status: roles.changePlatformRoleStatus,
    delete: roles.archivePlatformRole,
    grant: privileges.savePlatformMatrix,
  },
  school: {
    create: roles.createSchoolRole,
    edit: roles.updateSchoolRole,
    status: roles.changeSchoolRoleStatus,
    delete: roles.archiveSchoolRole,
    grant: privileges.saveSchoolMatrix,
  },
}

const platformCalls = () => ({
  choices: async (signal?: AbortSignal) => (await call(roles.listRoleChoicesOfPlatform, {}, signal)).data.result,
  list: async (query: Filter, signal?: AbortSignal) => (await call(roles.listPlatformRoles, { query }, signal)).data,
  get: async (id: number, signal?: AbortSignal) =>
    (await call(roles.getPlatformRole, { params: { id } }, signal)).data.result,
  create: async (body: NewRole) => (await call(roles.createPlatformRole, { body })).data.result,
  update: async (id: number, body: Change) =>
    (await call(roles.updatePlatformRole, { params: { id }, body })).data.result,
  setStatus: async (body: StatusChange) => (await call(roles.changePlatformRoleStatus, { body })).data.result,
  remove: async (id: number, replacement_id?: number) =>
    (await call(roles.archivePlatformRole, { params: { id }, body: { replacement_id } })).data.result,
  matrix: async (role_id: number, signal?: AbortSignal) =>
    (await call(privileges.getPlatformMatrix, { body: { role_id } }, signal)).data.result,
  saveMatrix: async (role_id: number, grants: Grants) =>
    (await call(privileges.savePlatformMatrix, { body: { role_id, privileges: grants } })).data.result,
})

const schoolCalls = (school_id: number | undefined): RolesCalls => ({
  choices: async (signal) => (await call(roles.listRoleChoicesOfSchool, { body: { school_id } }, signal)).data.result,
  list: async (filter, signal) => (await call(roles.listSchoolRoles, { query: { ...filter, school_id } }, signal)).data,
  get: async (id, signal) =>
    (await call(roles.getSchoolRole, { params: { id }, query: { school_id } }, signal)).data.result,
  create: async (body) => (await call(roles.createSchoolRole, { body: { ...body, school_id } })).data.result,
  update: async (id, body) =>
    (await call(roles.updateSchoolRole, { params: { id }, body: { ...body, school_id } })).data.result,
  setStatus: async ({ id, ...body }) =>
    (await call(roles.changeSchoolRoleStatus, { params: { id }, body: { ...body, school_id } })).data.result,
  remove: async (id, replacement_id) =>
    (await call(roles.archiveSchoolRole, { params: { id }, query: { school_id, replacement_id } })).data.result,
  matrix: async (role_id, signal) =>
    (await call(privileges.getSchoolMatrix, { body: { role_id, school_id } }, signal)).data.result,
  saveMatrix: async (role_id, grants) =>
    (await call(privileges.saveSchoolMatrix, { body: { role_id, school_id, privileges: grants } })).data.result,
})
