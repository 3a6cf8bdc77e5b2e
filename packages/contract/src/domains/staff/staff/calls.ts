import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  birthDay,
  changeOf,
  day,
  email,
  id,
  idText,
  instant,
  languages,
  optionalText,
  paging,
  password,
  phone,
  result,
  resultPage,
  rowVersion,
  username,
} from '../../../kernel/shared.ts'

export const personStatuses = ['invited', 'active', 'inactive', 'locked', 'archived'] as const
export type PersonStatus = (typeof personStatuses)[number]

/**
 * How a person signs in: not at all, not yet (the invitation is under way), by an account that only this school knows, or
 * by one that its owner uses in other schools too and alone changes.
 */
export const accountStates = ['none', 'invited', 'own', 'shared'] as const
export type AccountState = (typeof accountStates)[number]

export const staffInput = z.object({
  first_name: z.string().trim().min(1).max(80),
  last_name: z.string().trim().max(80).default(''),
  username,
  email,
  phone: phone.nullish(),
  gender_id: id,
  country_id: id.nullish(),
  role_id: id,
  employee_no: optionalText(40),
  birth_date: birthDay.nullish(),
  address: optionalText(300),
  joined_on: day.nullish(),
  /** An address that the picture upload gave. */
  avatar: z
    .string()
    .regex(/^\/files\/[a-f0-9]{64}\.(png|jpg|webp)$/, 'invalid_format')
    .nullish(),
  status: z.enum(['active', 'inactive']).optional(),
})
export type StaffInput = z.output<typeof staffInput>

export const staffCreate = staffInput.extend({
  /** Of the invitation that is mailed. */
  language: z.enum(languages).optional(),
})
export type StaffCreation = z.output<typeof staffCreate>
export const staffUpdate = changeOf(staffInput).extend({ id, version: rowVersion })
export type StaffChange = z.output<typeof staffUpdate>

export const staffRow = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    /** Empty for who has no account and none to come. */
    username: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar: z.string().nullable(),
    role_id: id.nullable(),
    role: z.string(),
    role_key: z.string().nullable(),
    employee_no: z.string().nullable(),
    joined_on: day.nullable(),
    status: z.enum(personStatuses),
    last_login_at: instant.nullable(),
    created_at: instant,
    school_id: id.nullable(),
    version: rowVersion,
  })
  .meta({ id: 'StaffRow' })
export type StaffRow = z.infer<typeof staffRow>

export const person = staffRow
  .extend({
    gender_id: id.nullable(),
    gender: z.string().nullable(),
    country_id: id.nullable(),
    country: z.string().nullable(),
    birth_date: day.nullable(),
    address: z.string().nullable(),
    status_reason: z.string().nullable(),
    locked_until: instant.nullable(),
    must_change_password: z.boolean(),
    account: z.enum(accountStates),
    invited_at: instant.nullable(),
    updated_at: instant,
    /** The last twenty changes, newest first. */
    history: z.array(
      z.object({ at: instant, by: z.string().nullable(), action: z.string(), fields: z.array(z.string()) }),
    ),
    /** What the caller may do with this person now: the server's own answer, for the buttons. */
    can: z.object({
      edit: z.boolean(),
      status: z.boolean(),
      archive: z.boolean(),
      reset_password: z.boolean(),
      invite: z.boolean(),
    }),
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof person>

export const staffFilter = paging.omit({ q: true }).extend({
  status: z.enum(personStatuses).optional(),
  /** A role's id. */
  staff_role: idText.optional(),
  /** Part of a name, user name or e-mail address. */
  user_name: z.string().trim().max(100).optional(),
})
export type StaffFilter = z.output<typeof staffFilter>

export const statusChange = z.object({
  id,
  status: z.enum(['active', 'inactive']),
  reason: z.string().trim().max(300).optional(),
})
export const passwordChange = z.object({ id, password, password_confirmation: password })

export const saveErrors = [
  'email_taken',
  'username_taken',
  'employee_no_taken',
  'unknown_role',
  'unknown_gender',
  'unknown_country',
  'own_account',
  'account_shared',
  'beyond_own_rights',
  'outranked',
  'last_role_editor',
] as const
export const inviteErrors = ['outranked', 'illegal_transition'] as const
export const statusErrors = [
  'own_account',
  'account_shared',
  'outranked',
  'last_role_editor',
  'illegal_transition',
  'plan_limit',
] as const
export const passwordErrors = [
  'own_password',
  'account_shared',
  'outranked',
  'password_short',
  'password_common',
  'password_weak',
  'password_personal',
  'password_mismatch',
] as const

// platform

export const listPlatformStaff = endpoint({
  method: 'GET',
  path: '/list_user_staff_admin',
  tag: 'staff',
  summary: 'Staff of the platform',
  access: { platform: 'staff_users.view' },
  query: staffFilter,
  response: resultPage(staffRow),
})

export const getPlatformStaff = endpoint({
  method: 'POST',
  path: '/deatils_view_admin_users',
  tag: 'staff',
  isRead: true,
  summary: 'Everything about one of the platform staff but secrets',
  access: { platform: 'staff_users.view' },
  body: z.object({ id }),
  response: result(person),
})

export const createPlatformStaff = endpoint({
  method: 'POST',
  path: '/user_staff_store_by_admin',
  tag: 'staff',
  summary: 'Add somebody to the platform staff and invite them',
  access: { platform: 'staff_users.create' },
  body: staffCreate,
  response: result(person),
  errors: saveErrors,
})

export const updatePlatformStaff = endpoint({
  method: 'POST',
  path: '/user_staff_update_by_admin',
  tag: 'staff',
  summary: 'Change one of the platform staff',
  access: { platform: 'staff_users.edit' },
  body: staffUpdate,
  response: result(person),
  errors: [...saveErrors, 'stale_version'],
})

export const changePlatformStaffStatus = endpoint({
  method: 'POST',
  path: '/change_status_user_staff_admin',
  tag: 'staff',
  summary: 'Let one of the platform staff in or keep them out',
  access: { platform: 'staff_users.status' },
  body: statusChange,
  response: result(person),
  errors: statusErrors,
})

export const archivePlatformStaff = endpoint({
  method: 'POST',
  path: '/destroy_user_staff_admin',
  tag: 'staff',
  summary: 'Archive one of the platform staff; nothing is erased',
  access: { platform: 'staff_users.delete' },
  body: z.object({ id }),
  response: result(person),
  errors: statusErrors,
})

export const changePlatformStaffPassword = endpoint({
  method: 'POST',
  path: '/changes_password_Admin_staff',
  tag: 'staff',
  summary: 'Set a one-time password for one of the platform staff; ends their sessions',
  access: { platform: 'staff_users.reset_password' },
  body: passwordChange,
  response: result(person),
  errors: passwordErrors,
})

export const invitePlatformStaff = endpoint({
  method: 'POST',
  path: '/api/platform/staff/:id/invitation',
  tag: 'staff',
  summary: 'Mail the invitation again; the link before stops working',
  access: { platform: 'staff_users.create' },
  params: z.object({ id: idText }),
  response: result(person),
  errors: inviteErrors,
})
