import * as r from '@dsms/contract/identity/roles/calls'
import * as c from '@dsms/contract/staff/staff/calls'
import * as x from '@dsms/contract/staff/staff/exchange'
import * as s from '@dsms/contract/staff/staff/school'
import { makePerson, makeRole, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './factories.ts'
import { send } from './harness.ts'

/** The staff calls of a scope and its administrator: what holds in one scope is tested in both. */
export const scopes = [
  {
    scope: 'platform',
    list: { endpoint: c.listPlatformStaff, part: 'query' as const },
    get: c.getPlatformStaff,
    create: c.createPlatformStaff,
    update: c.updatePlatformStaff,
    status: c.changePlatformStaffStatus,
    archive: c.archivePlatformStaff,
    password: c.changePlatformStaffPassword,
    invite: c.invitePlatformStaff,
    imports: x.importPlatformStaff,
    exports: x.exportPlatformStaff,
    admin: makeSuperAdmin as () => Promise<TestPerson>,
  },
  {
    scope: 'school',
    list: { endpoint: s.listSchoolStaff, part: 'body' as const },
    get: s.getSchoolStaff,
    create: s.createSchoolStaff,
    update: s.updateSchoolStaff,
    status: s.changeSchoolStaffStatus,
    archive: s.archiveSchoolStaff,
    password: s.changeSchoolStaffPassword,
    invite: s.inviteSchoolStaff,
    imports: x.importSchoolStaff,
    exports: x.exportSchoolStaff,
    admin: makeSchoolAdmin as () => Promise<TestPerson>,
  },
]

/** Somebody in the tenant of another person, with some permissions. */
export const colleagueOf = (person: TestPerson, wishes: Parameters<typeof makePerson>[0] = {}): Promise<TestPerson> =>
  makePerson({ schoolId: person.schoolId, ...wishes })

export const roleBeside = (person: TestPerson, permissions: Parameters<typeof makeRole>[1] = []) =>
  makeRole(person.schoolId, permissions)

/** The role calls of both scopes under one hand: the platform's founding ones and the school's. */
export const roleScopes = [
  {
    scope: 'platform',
    admin: makeSuperAdmin as () => Promise<TestPerson>,
    list: (token: string, query: object) => send(token, r.listPlatformRoles, { query }),
    choices: (token: string) => send(token, r.listRoleChoicesOfPlatform, {}),
    create: (token: string, body: object) => send(token, r.createPlatformRole, { body }),
    update: (token: string, id: number, body: object) => send(token, r.updatePlatformRole, { params: { id }, body }),
    archive: (token: string, id: number, replacement_id?: number) =>
      send(token, r.archivePlatformRole, { params: { id }, ...(replacement_id ? { body: { replacement_id } } : {}) }),
    status: (token: string, id: number, body: object) =>
      send(token, r.changePlatformRoleStatus, { body: { id, ...body } }),
  },
  {
    scope: 'school',
    admin: makeSchoolAdmin as () => Promise<TestPerson>,
    list: (token: string, query: object) => send(token, r.listSchoolRoles, { query }),
    choices: (token: string) => send(token, r.listRoleChoicesOfSchool, { body: {} }),
    create: (token: string, body: object) => send(token, r.createSchoolRole, { body }),
    update: (token: string, id: number, body: object) => send(token, r.updateSchoolRole, { params: { id }, body }),
    archive: (token: string, id: number, replacement_id?: number) =>
      send(token, r.archiveSchoolRole, { params: { id }, query: { replacement_id } }),
    status: (token: string, id: number, body: object) =>
      send(token, r.changeSchoolRoleStatus, { params: { id }, body }),
  },
]
