import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, result } from '../../../kernel/shared.ts'

const module = z
  .object({ id, key: z.string(), privileges: z.array(z.object({ id, key: z.string() })) })
  .meta({ id: 'Module' })

const matrixRow = z
  .object({
    module_id: id,
    module: z.string(),
    privileges: z.array(z.object({ privilege_id: id, privilege: z.string(), status: z.boolean() })),
  })
  .meta({ id: 'PrivilegeRow' })
export type MatrixRow = z.infer<typeof matrixRow>

const grants = z
  .array(z.object({ module_id: id, privilege_id: id, status: z.boolean() }))
  .min(1)
  .max(1000)
export type Grants = z.output<typeof grants>

const schoolAccess = { school: 'roles_privileges.view', platform: 'schools.view' } as const
const saveErrors = ['unknown_privilege', 'beyond_own_rights', 'own_role', 'system_role', 'last_role_editor'] as const

export const listPlatformModules = endpoint({
  method: 'GET',
  path: '/get_list_modules_by_admin',
  tag: 'privileges',
  summary: 'Modules of the platform and what can be done in them',
  access: { platform: 'roles_privileges.view' },
  response: result(z.array(module)),
})

export const listSchoolModules = endpoint({
  method: 'GET',
  path: '/get_list_modules',
  tag: 'privileges',
  summary: 'Modules of a school and what can be done in them',
  access: schoolAccess,
  response: result(z.array(module)),
})

export const getPlatformMatrix = endpoint({
  method: 'POST',
  path: '/get_privilege_for_admin_role',
  tag: 'privileges',
  isRead: true,
  summary: 'What a platform role may do: a row for each module',
  access: { platform: 'roles_privileges.view' },
  body: z.object({ role_id: id }),
  response: result(z.array(matrixRow)),
})

export const getSchoolMatrix = endpoint({
  method: 'POST',
  path: '/get_privilege_for_school_admin_role',
  tag: 'privileges',
  inSchool: true,
  isRead: true,
  summary: 'What a school role may do: a row for each module',
  access: schoolAccess,
  body: z.object({ role_id: id, school_id: id.optional() }),
  response: result(z.array(matrixRow)),
})

export const savePlatformMatrix = endpoint({
  method: 'POST',
  path: '/store_super_admin/roles_privileges',
  tag: 'privileges',
  summary: 'Grant and withdraw privileges of a platform role, all or none',
  access: { platform: 'roles_privileges.edit' },
  body: z.object({ role_id: id, privileges: grants }),
  response: result(z.array(matrixRow)),
  errors: saveErrors,
})

export const saveSchoolMatrix = endpoint({
  method: 'POST',
  path: '/store/role_privileges',
  tag: 'privileges',
  inSchool: true,
  summary: 'Grant and withdraw privileges of a school role, all or none',
  access: { school: 'roles_privileges.edit', platform: 'schools.edit' },
  body: z.object({ role_id: id, school_id: id.optional(), privileges: grants }),
  response: result(z.array(matrixRow)),
  errors: saveErrors,
})
