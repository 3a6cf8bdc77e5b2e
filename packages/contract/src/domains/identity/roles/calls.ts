import { z } from 'zod'
import { roleStatuses } from '../../../kernel/choices/statuses.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { reaches as howFar, wholeSchool } from '../../../kernel/permissions.ts'
import { recordEndpoints } from '../../../kernel/records.ts'
import { changeOf, id, idText, instant, paging, result, resultPage, rowVersion } from '../../../kernel/shared.ts'

const status = z.enum(roleStatuses)

const reach = z.enum(howFar)
/** How far a role reaches over people's records; a platform role has none to reach over. */
const reaches = z.object({ students: reach, trainers: reach, leads: reach })

export const roleInput = z.object({
  name: z.string().trim().min(2).max(80),
  description: z.string().trim().max(500).default(''),
  status: status.default('active'),
  /** Anyone who has this role signs in with a second step. */
  requires_two_step: z.boolean().default(false),
  reaches: reaches.default(wholeSchool),
})
export type RoleInput = z.output<typeof roleInput>

export const role = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    status,
    school_id: id.nullable(),
    /** Set for roles that the system needs: they keep their name and rights. */
    key: z.string().nullable(),
    requires_two_step: z.boolean(),
    reaches,
    people: z.int(),
    version: rowVersion,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Role' })
export type Role = z.infer<typeof role>

const roleChoice = role.pick({ id: true, name: true, description: true, status: true, school_id: true, key: true })
export type RoleChoice = z.infer<typeof roleChoice>

export const roleFilter = paging.extend({ status: status.optional() })
export type RoleFilter = z.output<typeof roleFilter>

/** The role that people get when theirs goes away. */
const replacement = { replacement_id: id.optional() }
const withVersion = changeOf(roleInput).extend({ version: rowVersion.optional(), ...replacement })
export type RoleChange = z.output<typeof withVersion>

const idParams = z.object({ id: idText })

const readPlatform = { platform: ['roles_privileges.view', 'staff_users.view'] } as const
const roleErrors = [
  'role_name_taken',
  'system_role',
  'stale_version',
  'last_role_editor',
  'role_in_use',
  'replacement_invalid',
  'beyond_own_rights',
  'own_role',
] as const

// platform

export const listRoleChoicesOfPlatform = endpoint({
  method: 'GET',
  path: '/get_list_roles_by_admin',
  tag: 'roles',
  summary: 'Active roles of the platform, to choose from',
  access: readPlatform,
  response: result(z.array(roleChoice)),
})

export const listPlatformRoles = endpoint({
  method: 'GET',
  path: '/list_all_roles_super_admin',
  tag: 'roles',
  summary: 'All roles of the platform with their number of people',
  access: { platform: 'roles_privileges.view' },
  query: roleFilter,
  response: resultPage(role),
})

export const getPlatformRole = endpoint({
  method: 'GET',
  path: '/api/platform/roles/:id',
  tag: 'roles',
  summary: 'Read a platform role',
  access: { platform: 'roles_privileges.view' },
  params: idParams,
  response: result(role),
})

export const createPlatformRole = endpoint({
  method: 'POST',
  path: '/role_store_by_admin',
  tag: 'roles',
  summary: 'Add a platform role',
  access: { platform: 'roles_privileges.create' },
  body: roleInput,
  response: result(role),
  errors: ['role_name_taken', 'beyond_own_rights'],
})

export const updatePlatformRole = endpoint({
  method: 'POST',
  path: '/role_update_by_admin/:id',
  tag: 'roles',
  summary: 'Change a platform role',
  access: { platform: 'roles_privileges.edit' },
  params: idParams,
  body: withVersion,
  response: result(role),
  errors: roleErrors,
})

export const archivePlatformRole = endpoint({
  method: 'POST',
  path: '/destroy_role_admin/:id',
  tag: 'roles',
  summary: 'Remove a platform role; its people get the replacement',
  access: { platform: 'roles_privileges.delete' },
  params: idParams,
  body: z.object(replacement).optional(),
  response: result(role),
  errors: roleErrors,
})

export const changePlatformRoleStatus = endpoint({
  method: 'POST',
  path: '/Status_change_super_admin_role',
  tag: 'roles',
  summary: 'Switch a platform role on or off',
  access: { platform: 'roles_privileges.status' },
  body: z.object({ id, status, ...replacement }),
  response: result(role),
  errors: roleErrors,
})

// school

export const listRoleChoicesOfSchool = endpoint({
  method: 'POST',
  path: '/get_list_roles',
  tag: 'roles',
  inSchool: true,
  isRead: true,
  summary: 'Active roles of a school, to choose from',
  access: { school: ['roles_privileges.view', 'staff_users.view'], platform: 'schools.view' },
  body: z.object({ school_id: id.optional() }),
  response: result(z.array(roleChoice)),
})

export const {
  list: listSchoolRoles,
  get: getSchoolRole,
  create: createSchoolRole,
  update: updateSchoolRole,
  archive: archiveSchoolRole,
  changeStatus: changeSchoolRoleStatus,
} = recordEndpoints({
  path: '/api/school/roles',
  tag: 'roles',
  one: 'a role of a school',
  many: 'the roles of a school with their number of people',
  access: (action) => ({
    school: `roles_privileges.${action}`,
    platform: action === 'view' ? 'schools.view' : 'schools.edit',
  }),
  row: role,
  input: roleInput,
  filter: roleFilter,
  statuses: roleStatuses,
  errors: roleErrors,
})
