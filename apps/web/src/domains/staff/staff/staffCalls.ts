import * as roles from '@dsms/contract/identity/roles/calls'
import type { Arguments } from '@dsms/contract/kernel/endpoint'
import type { Scope } from '@dsms/contract/kernel/permissions'
import * as staff from '@dsms/contract/staff/staff/calls'
import * as exchange from '@dsms/contract/staff/staff/exchange'
import * as staffSchool from '@dsms/contract/staff/staff/school'
import { call, download } from '../../../kernel/call/call.ts'

type Filter = Arguments<typeof staff.listPlatformStaff>['query']
type NewPerson = Arguments<typeof staff.createPlatformStaff>['body']
type Change = Arguments<typeof staff.updatePlatformStaff>['body']
type StatusChange = Arguments<typeof staff.changePlatformStaffStatus>['body']
type PasswordChange = Arguments<typeof staff.changePlatformStaffPassword>['body']
type ExportQuery = Arguments<typeof exchange.exportPlatformStaff>['query']
type ImportBody = Arguments<typeof exchange.importPlatformStaff>['body']

export type StaffCalls = ReturnType<typeof platformCalls>

/** The calls about staff in one scope, with equal shapes; those of a school carry its id where one is given. */
export const staffCalls = (scope: Scope, school_id?: number): StaffCalls =>
  scope === 'platform' ? platformCalls() : schoolCalls(school_id)

/** Where each call's rule of access is read, for the buttons. */
export const staffAccess = {
  platform: {
    create: staff.createPlatformStaff,
    edit: staff.updatePlatformStaff,
    status: staff.changePlatformStaffStatus,
    export: exchange.exportPlatformStaff,
  },
  school: {
    create: staffSchool.createSchoolStaff,
    edit: staffSchool.updateSchoolStaff,
    status: staffSchool.changeSchoolStaffStatus,
    export: exchange.exportSchoolStaff,
  },
}

const platformCalls = () => ({
  list: async (query: Filter, signal?: AbortSignal) => (await call(staff.listPlatformStaff, { query }, signal)).data,
  get: async (id: number, signal?: AbortSignal) =>
    (await call(staff.getPlatformStaff, { body: { id } }, signal)).data.result,
  create: async (body: NewPerson) => (await call(staff.createPlatformStaff, { body })).data.result,
  update: async (body: Change) => (await call(staff.updatePlatformStaff, { body })).data.result,
  setStatus: async (body: StatusChange) => (await call(staff.changePlatformStaffStatus, { body })).data.result,
  archive: async (id: number) => (await call(staff.archivePlatformStaff, { body: { id } })).data.result,
  setPassword: async (body: PasswordChange) => (await call(staff.changePlatformStaffPassword, { body })).data.result,
  invite: async (id: number) => (await call(staff.invitePlatformStaff, { params: { id } })).data.result,
  roles: async (signal?: AbortSignal) => (await call(roles.listRoleChoicesOfPlatform, {}, signal)).data.result,
  export: (query: ExportQuery) => download(exchange.exportPlatformStaff, { query }),
  import: (body: ImportBody) => call(exchange.importPlatformStaff, { body }),
})

const schoolCalls = (school_id: number | undefined): StaffCalls => ({
  list: async (filter, signal) =>
    (await call(staffSchool.listSchoolStaff, { body: { ...filter, school_id } }, signal)).data,
  get: async (id, signal) => (await call(staffSchool.getSchoolStaff, { body: { id, school_id } }, signal)).data.result,
  create: async (body) => (await call(staffSchool.createSchoolStaff, { body: { ...body, school_id } })).data.result,
  update: async (body) => (await call(staffSchool.updateSchoolStaff, { body: { ...body, school_id } })).data.result,
  setStatus: async (body) =>
    (await call(staffSchool.changeSchoolStaffStatus, { body: { ...body, school_id } })).data.result,
  archive: async (id) => (await call(staffSchool.archiveSchoolStaff, { body: { id, school_id } })).data.result,
  setPassword: async (body) =>
    (await call(staffSchool.changeSchoolStaffPassword, { body: { ...body, school_id } })).data.result,
  invite: async (id) =>
    (await call(staffSchool.inviteSchoolStaff, { params: { id }, body: { school_id } })).data.result,
  roles: async (signal) => (await call(roles.listRoleChoicesOfSchool, { body: { school_id } }, signal)).data.result,
  export: (query) => download(exchange.exportSchoolStaff, { query: { ...query, school_id } }),
  import: (body) => call(exchange.importSchoolStaff, { body: { ...body, school_id } }),
})
