import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email, empty, id, idText, paging, phone, rowVersion, username } from '../../../kernel/shared.ts'
import { saveErrors, staffInput } from '../staff/calls.ts'

// The people of a tenant as the founding calls see them: staff, trainers and students are users with a profile.
// Platform people see their own colleagues, or those of the school that they name by `school_id`.

/** How the list names somebody. It grants nothing: rights come from the person's role in the system alone. */
export const staffListRoles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const
/** As what somebody is added who signs in. */
export const newUserRoles = [...staffListRoles, 'Student', 'Teacher'] as const
export const listRoles = [...newUserRoles, 'Guardian'] as const
export type ListRole = (typeof listRoles)[number]
export const currentPlans = ['basic', 'team', 'company', 'enterprise'] as const
export type CurrentPlan = (typeof currentPlans)[number]
/** `pending` is who was invited and chose no password yet. */
export const userStatuses = ['pending', 'active', 'inactive'] as const

/** Languages somebody may say they speak, by ISO 639-1. */
export const spokenLanguages = ['ar', 'en', 'de', 'fr', 'pt', 'ur', 'hi'] as const
export const contactWays = ['email', 'message', 'phone'] as const
export const socialNetworks = ['twitter', 'facebook', 'instagram', 'github', 'codepen', 'slack'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const user = z
  .object({
    id,
    fullName: z.string(),
    company: z.string(),
    role: z.enum(listRoles),
    username: z.string(),
    /** Named in the caller's language where it is one of the list. */
    country: z.string(),
    contact: z.string(),
    email: z.string(),
    currentPlan: z.enum(currentPlans),
    status: z.enum(userStatuses),
    /** Address of the picture; empty for none. */
    avatar: z.string(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const inQuery = { school_id: idText.optional() }
export const inBody = { school_id: id.optional() }

/** A choice in a query; the empty text means any. */
const anyOf = <const V extends readonly string[]>(values: V) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(values).optional())

export const userSorts = ['id', 'fullName', 'email', 'role', 'currentPlan', 'status'] as const

export const userFilter = z.object({
  /** Part of a name, user name, address or number. */
  q: z.string().trim().max(100).optional(),
  role: anyOf(listRoles),
  currentPlan: anyOf(currentPlans),
  status: anyOf(userStatuses),
  /** `-fullName`: one of `userSorts`; newest first without it. */
  sort: paging.shape.sort,
  ...inQuery,
})
export type UserFilter = z.output<typeof userFilter>

const text = (max: number) => z.string().trim().max(max)
const profileText = text(120)

export const newUser = z.object({
  fullName: text(80).min(1),
  username,
  email,
  company: profileText.default(''),
  /** A name of the list in any of our languages, its ISO code, or another text that is kept as it is. */
  country: text(80).default(''),
  /** With its country code, or as it is dialled in the country given. */
  contact: text(40).default(''),
  role: z.enum(newUserRoles).default('subscriber'),
  currentPlan: z.enum(currentPlans).default('basic'),
  /** Role in the system; that with the fewest rights without it. Students and trainers have theirs. */
  role_id: id.optional(),
  ...inBody,
})
export type NewUser = z.output<typeof newUser>

const website = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'invalid_format' }).max(200)])
export const postalAddress = z.object({
  line1: text(120),
  line2: text(120),
  postcode: text(20),
  city: text(80),
  state: text(80),
})
export const socialLinks = z.object(
  Object.fromEntries(socialNetworks.map((network) => [network, text(120)])) as Record<SocialNetwork, z.ZodString>,
)

/** Any part of a user: account, information, social. Fields that are not sent stay as they are. */
export const userChange = z
  .object({
    fullName: text(80).min(1),
    username,
    email,
    company: profileText,
    country_id: id.nullable(),
    contact: phone.nullable(),
    role: z.enum(listRoles),
    currentPlan: z.enum(currentPlans),
    role_id: id,
    status: z.enum(['active', 'inactive']),
    avatar: staffInput.shape.avatar.unwrap().unwrap().nullable(),
    birth_date: staffInput.shape.birth_date.unwrap().unwrap().nullable(),
    gender_id: id,
    website,
    languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
    contactOptions: z.array(z.enum(contactWays)).max(contactWays.length),
    address: postalAddress.partial(),
    social: socialLinks.partial(),
  })
  .partial()
  .extend({ version: rowVersion, ...inBody })
export type UserChange = z.output<typeof userChange>

type Action = 'view' | 'create' | 'edit' | 'delete' | 'status' | 'export'
export const mayUsers = <A extends Action>(action: A) =>
  ({ platform: `staff_users.${action}`, school: `staff_users.${action}` }) as const

export const listAllUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/all-data',
  tag: 'users',
  summary: 'Everybody, newest first',
  access: mayUsers('view'),
  query: z.object(inQuery),
  response: z.array(user),
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/data',
  tag: 'users',
  summary: 'A page of the users',
  access: mayUsers('view'),
  query: userFilter.extend({ page: paging.shape.page, perPage: paging.shape.perPage }),
  response: z.object({ users: z.array(user), total: z.int() }),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/user',
  tag: 'users',
  summary: 'One user; an id that is not there is answered without one',
  access: mayUsers('view'),
  query: z.object({ id: idText, ...inQuery }),
  response: z.object({ user: user.optional() }),
})

export const addUser = endpoint({
  method: 'POST',
  path: '/apps/users/add-user',
  tag: 'users',
  status: 201,
  summary: 'Add somebody and invite them by mail',
  access: mayUsers('create'),
  body: newUser,
  response: z.object({ user }),
  errors: [...saveErrors, 'invalid_phone'],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/apps/users/delete',
  tag: 'users',
  summary: 'Archive a user, which shuts the account and erases nothing; an id that is not there deletes nothing',
  access: mayUsers('delete'),
  query: z.object({ id: idText, ...inQuery }),
  response: empty,
  errors: ['own_account', 'outranked', 'last_role_editor'],
})
