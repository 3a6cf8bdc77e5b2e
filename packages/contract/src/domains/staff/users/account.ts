import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { personKinds } from '../../../kernel/session/personKinds.ts'
import {
  day,
  email,
  empty,
  id,
  idText,
  instant,
  password,
  phone,
  rowVersion,
  username,
} from '../../../kernel/shared.ts'
import { accountStates, saveErrors, staffInput, statusErrors } from '../staff/calls.ts'
import { inBody, inQuery, mayUsers, postalAddress, socialLinks, user, userChange, userFilter } from './calls.ts'

// What goes beyond the founding calls: the page of a user, changes, figures, files.

const openSession = z.object({
  id: z.uuid(),
  created_at: instant,
  /** When it was last heard of. */
  refreshed_at: instant,
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})
export type OpenSession = z.infer<typeof openSession>

const activity = z.object({
  id: z.int(),
  at: instant,
  by: z.string().nullable(),
  action: z.string(),
  /** What was changed: `users`, `tasks`… */
  entity: z.string(),
  subject: z.string(),
  fields: z.array(z.string()),
})

export const userOverview = z
  .object({
    user,
    version: rowVersion,
    kind: z.enum(personKinds),
    account: z.enum(accountStates),
    /** The likely doubles of this person: others of the school with the same address or number. */
    doubles: z.array(z.object({ id, name: z.string(), by: z.enum(['email', 'phone']) })),
    isSelf: z.boolean(),
    isLocked: z.boolean(),
    mustChangePassword: z.boolean(),
    statusReason: z.string().nullable(),
    last_login_at: instant.nullable(),
    created_at: instant,
    role_id: id.nullable(),
    role_name: z.string(),
    role_key: z.string().nullable(),
    country_id: id.nullable(),
    gender_id: id.nullable(),
    birth_date: day.nullable(),
    website: z.string(),
    languages: z.array(z.string()),
    contactOptions: z.array(z.string()),
    address: postalAddress,
    social: socialLinks,
    /** How each topic of notices reaches the person. */
    notices: z.record(z.string(), z.object({ app: z.boolean(), mail: z.boolean() })),
    /** Signing in asks for a code of an authenticator app as well. */
    isTwoStepOn: z.boolean(),
    /** `module.action`; `null` for an administrator, who may do everything. */
    permissions: z.array(z.string()).nullable(),
    /** Open sessions, newest first; empty for those who may not end them. */
    sessions: z.array(openSession),
    /** What was done to the account and by the person, newest first. */
    activity: z.array(activity),
    /** What the caller may do with this person now. */
    can: z.object({
      edit: z.boolean(),
      status: z.boolean(),
      delete: z.boolean(),
      erase: z.boolean(),
      endSessions: z.boolean(),
      resetTwoStep: z.boolean(),
      invite: z.boolean(),
    }),
  })
  .meta({ id: 'UserOverview' })
export type UserOverview = z.infer<typeof userOverview>

/** Somebody whom the school knows and who does not sign in: a walk-in, a child, a guardian. */
export const knownPerson = z.object({
  kind: z.enum(personKinds),
  first_name: staffInput.shape.first_name,
  last_name: staffInput.shape.last_name,
  /** Need not be theirs alone: two children may have their father's. */
  email: email.nullish(),
  phone: phone.nullish(),
  gender_id: id.nullish(),
  birth_date: staffInput.shape.birth_date,
  country_id: id.nullish(),
  ...inBody,
})
export type KnownPerson = z.output<typeof knownPerson>

export const addKnownPerson = endpoint({
  method: 'POST',
  path: '/api/users',
  tag: 'users',
  status: 201,
  summary: 'Add somebody who does not sign in; they can be invited later',
  access: mayUsers('create'),
  body: knownPerson,
  response: userOverview,
  errors: ['plan_limit', 'unknown_gender', 'unknown_country'],
})

export const inviteKnownPerson = endpoint({
  method: 'POST',
  path: '/api/users/:id/invitation',
  tag: 'users',
  summary:
    'Give somebody who has none an account of their own, or invite the owner of the account that their address has already',
  access: mayUsers('create'),
  params: z.object({ id: idText }),
  body: z.object({
    email,
    username,
    /** Of staff; trainers and students have theirs. */
    role_id: id.optional(),
    ...inBody,
  }),
  response: userOverview,
  errors: [...saveErrors, 'has_account', 'email_set_by_guardian', 'not_found'],
})

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/users/:id',
  tag: 'users',
  summary: 'Change any part of a user',
  access: mayUsers('edit'),
  params: z.object({ id: idText }),
  body: userChange,
  response: userOverview,
  errors: [...saveErrors, 'stale_version', 'not_found'],
})

export const getUserOverview = endpoint({
  method: 'GET',
  path: '/api/users/:id/overview',
  tag: 'users',
  summary: 'Everything about a user that their page shows',
  access: mayUsers('view'),
  params: z.object({ id: idText }),
  query: z.object(inQuery),
  response: userOverview,
  errors: ['not_found'],
})

export const changeUserStatus = endpoint({
  method: 'POST',
  path: '/api/users/status',
  tag: 'users',
  summary: 'Let users in or keep them out; those that cannot be changed are named and left as they are',
  access: mayUsers('status'),
  body: z.object({
    ids: z.array(id).min(1).max(100),
    status: z.enum(['active', 'inactive']),
    reason: z.string().trim().max(300).optional(),
    ...inBody,
  }),
  response: z.object({
    changed: z.array(id),
    refused: z.array(
      z.object({ id, name: z.string(), code: z.enum(['not_found', 'student_merged', ...statusErrors]) }),
    ),
  }),
  errors: ['last_role_editor'],
})

/** How many there are, and how many more or fewer than a month ago. */
const figure = z.object({ count: z.int(), change: z.int() })

export const getUserFigures = endpoint({
  method: 'GET',
  path: '/api/users/figures',
  tag: 'users',
  summary: 'Users altogether, active, pending and on a paid plan, with the change since a month ago',
  access: mayUsers('view'),
  query: z.object(inQuery),
  response: z.object({ total: figure, active: figure, pending: figure, paid: figure }),
})
export type UserFigures = z.infer<typeof getUserFigures.response>

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/users/export',
  tag: 'users',
  summary: 'The filtered users as a file',
  access: mayUsers('export'),
  query: userFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
  answers: 'file',
  response: z.unknown(),
  errors: ['too_much_to_export'],
})

export const eraseUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/erase',
  tag: 'users',
  summary:
    'Erase for ever who a person was, once the caller gave their own password again; what the law keeps and what others own stays, under another name',
  limit: 'strict',
  access: { platform: 'staff_users.erase', school: 'staff_users.erase' },
  params: z.object({ id: idText }),
  body: z.object({
    /** The name of the person, as typed by who wants them erased. */
    name: z.string().trim().min(1).max(200),
    /** The caller's own: an open screen alone is not enough for what cannot be undone. */
    current_password: password,
    ...inBody,
  }),
  response: empty,
  errors: [
    'account_locked',
    'password_wrong',
    'own_account',
    'outranked',
    'last_role_editor',
    'name_differs',
    'not_found',
  ],
})

const endsSessions = {
  access: {
    platform: ['staff_users.force_logout', 'staff_users.reset_password'],
    school: 'staff_users.reset_password',
  },
} as const

export const endUserSession = endpoint({
  ...endsSessions,
  method: 'DELETE',
  path: '/api/users/:id/sessions/:sessionId',
  tag: 'users',
  summary: 'End one session of a user',
  params: z.object({ id: idText, sessionId: z.uuid() }),
  query: z.object(inQuery),
  response: empty,
  errors: ['outranked', 'not_found'],
})

export const endUserSessions = endpoint({
  ...endsSessions,
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  tag: 'users',
  summary: 'End every session of a user, but the one that asks',
  params: z.object({ id: idText }),
  query: z.object(inQuery),
  response: z.object({ ended: z.int() }),
  errors: ['outranked', 'not_found'],
})

export const resetUserTwoStep = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/two-step',
  tag: 'users',
  summary: 'Take the second step off the account of somebody who lost it; ends their sessions and tells them',
  access: { platform: 'staff_users.reset_two_step', school: 'staff_users.reset_two_step' },
  needsRecentPassword: true,
  params: z.object({ id: idText }),
  query: z.object(inQuery),
  response: empty,
  errors: ['outranked', 'own_account', 'not_found'],
})
