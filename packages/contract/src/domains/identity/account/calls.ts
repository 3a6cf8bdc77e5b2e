import { z } from 'zod'
import { lateTopics } from '../../../kernel/brings/late.ts'
import { recordOf } from '../../../kernel/choices/lists.ts'
import { networks, socialHosts } from '../../../kernel/choices/networks.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, email, empty, id, password, phone, username } from '../../../kernel/shared.ts'

/** The address of a page, on one of some sites where they are named; empty for none. */
export const webAddress = (hosts?: readonly string[]) =>
  z
    .string()
    .trim()
    .max(300)
    .refine((text) => text === '' || isAddressOf(text, hosts), 'invalid_web_address')

/** Whether a text is the address of a page, on one of some sites where they are named. */
function isAddressOf(text: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return hosts ? hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) : hostname.includes('.')
}

const socialLinks = z.object({
  twitter: webAddress(socialHosts.twitter),
  facebook: webAddress(socialHosts.facebook),
  google: webAddress(socialHosts.google),
  linkedIn: webAddress(socialHosts.linkedIn),
  instagram: webAddress(socialHosts.instagram),
  quora: webAddress(socialHosts.quora),
})

const connection = z.object({ profileImg: z.string().optional(), id: z.string().optional() })

export const switches = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
})

const channels = z.object({ app: z.boolean(), mail: z.boolean() })
const noticeChannels = z.lazy(() => z.object(recordOf(lateTopics.get(), () => channels)))

/** Everything a person keeps about their own account, by the tabs of its screen. */
export const accountSettings = z
  .object({
    general: z.object({
      avatar: z.string().nullable(),
      username: z.string(),
      fullName: z.string(),
      email: z.string(),
      company: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** A new address whose owner has not followed the mailed link yet. */
      pendingEmail: z.string().nullable(),
    }),
    info: z.object({
      bio: z.string(),
      dob: day.nullable(),
      country: z.string(),
      website: z.string(),
      phone: z.string(),
      countryId: z.int().nullable(),
    }),
    social: z.object({
      socialLinks: z.record(z.enum(['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora']), z.string()),
      connections: z.record(z.enum(networks), connection),
    }),
    notification: switches,
    /** How the person is told of each kind of thing. */
    channels: noticeChannels,
    security: z.object({ isTwoStepOn: z.boolean(), recoveryCodesLeft: z.int() }),
  })
  .meta({ id: 'AccountSettings' })
export type AccountSettings = z.infer<typeof accountSettings>

const saved = { tag: 'account', access: 'session', response: accountSettings } as const

export const getAccountSettings = endpoint({
  ...saved,
  method: 'GET',
  path: '/account-setting/data',
  summary: 'Everything the caller keeps about their account',
})

export const saveGeneral = endpoint({
  ...saved,
  method: 'PATCH',
  path: '/api/account/general',
  summary: 'User name, name and company',
  body: z.object({
    username,
    firstName: z.string().trim().min(1).max(80),
    lastName: z.string().trim().max(80),
    company: z.string().trim().max(120),
  }),
  errors: ['username_taken'],
})

export const saveOwnAvatar = endpoint({
  ...saved,
  method: 'POST',
  path: '/api/account/avatar',
  summary: 'Keep a picture of the caller; null goes back to initials',
  bodyLimit: 1_500_000,
  body: z.object({ content: z.base64().max(1_400_000).nullable() }),
  errors: ['not_an_image', 'body_too_large'],
})

export const changeEmail = endpoint({
  ...saved,
  method: 'POST',
  path: '/api/account/email',
  summary: 'Ask for another e-mail address: it counts once the link mailed to it was followed',
  limit: 'strict',
  body: z.object({ email, current_password: password }),
  errors: ['account_locked', 'password_wrong', 'email_unchanged'],
})

export const resendEmailLink = endpoint({
  ...saved,
  method: 'POST',
  path: '/api/account/email/resend',
  summary: 'Mail the link for the new address again',
  limit: 'strict',
  body: empty.optional(),
})

export const sendVerification = endpoint({
  tag: 'account',
  access: 'session',
  method: 'POST',
  path: '/api/account/email/verification',
  summary:
    'Mail the link again by which the caller confirms their own address; until then nothing is mailed to outsiders',
  limit: 'strict',
  body: empty.optional(),
  response: z.object({ email: z.string(), isVerified: z.boolean() }),
  errors: ['link_sent_lately'],
})

export const cancelEmailChange = endpoint({
  ...saved,
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Keep the present address',
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm-email',
  tag: 'account',
  summary: 'Follow the link of a mail that proves a new address',
  access: 'public',
  limit: 'strict',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['link_invalid', 'email_taken'],
})

export const saveInfo = endpoint({
  ...saved,
  method: 'PATCH',
  path: '/api/account/info',
  summary: 'What a person says of themselves',
  body: z.object({
    bio: z.string().trim().max(1000),
    dob: day.nullable(),
    countryId: id.nullable(),
    website: webAddress(),
    phone: z.union([z.literal(''), phone], { error: 'invalid_phone' }),
  }),
  errors: ['date_in_future', 'unknown_country'],
})

export const saveSocial = endpoint({
  ...saved,
  method: 'PATCH',
  path: '/api/account/social',
  summary: 'Addresses of the own pages elsewhere',
  body: socialLinks,
})

const network = z.object({ network: z.enum(networks) })

export const connectNetwork = endpoint({
  ...saved,
  method: 'POST',
  path: '/api/account/connections/:network',
  summary: 'Name the own account elsewhere; nobody is asked there',
  params: network,
  body: z.object({
    id: z
      .string()
      .trim()
      .regex(/^@?[\p{L}\p{N}._-]{2,60}$/u, 'invalid_handle'),
  }),
})

export const disconnectNetwork = endpoint({
  ...saved,
  method: 'DELETE',
  path: '/api/account/connections/:network',
  summary: 'No longer name it',
  params: network,
})

export const saveNotices = endpoint({
  ...saved,
  method: 'PATCH',
  path: '/api/account/notifications',
  summary: 'Switch kinds of notifications on or off, on the screen and by mail',
  body: z.object({
    switches: switches.partial().optional(),
    channels: z.lazy(() => z.partialRecord(z.enum(lateTopics.get()), channels.partial())).optional(),
  }),
})
