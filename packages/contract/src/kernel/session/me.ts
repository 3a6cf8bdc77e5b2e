import { z } from 'zod'
import { lateKinds } from '../brings/late.ts'
import { endpoint } from '../endpoint.ts'
import { idText, instant, languages, pageOf, paging, password } from '../shared.ts'
import { refreshToken, userData } from './signIn.ts'

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  tag: 'me',
  summary: 'The signed-in person with the abilities of this moment',
  access: 'session',
  duringPasswordChange: true,
  response: userData,
})

/** Choices of language and layout, kept on the account so that they follow the person. */
export const preferences = z
  .object({
    language: z.enum(languages),
    /** `device`, as where nothing was chosen: light or dark as the device has it. */
    skin: z.enum(['device', 'light', 'dark', 'bordered', 'semi-dark']),
    layout: z.enum(['vertical', 'horizontal']),
    contentWidth: z.enum(['full', 'boxed']),
    navbar: z.enum(['floating', 'sticky', 'static', 'hidden']),
    navbarColour: z.enum(['surface', 'accent', 'dark']),
    footer: z.enum(['static', 'sticky', 'hidden']),
    transition: z.enum(['fade', 'slide', 'zoom', 'none']),
    isMenuCollapsed: z.boolean(),
    isMenuHidden: z.boolean(),
    tableDensity: z.enum(['normal', 'compact']),
    /** Hijri dates beside the others in the calendar. */
    calendarHijri: z.boolean(),
    /** The school that somebody of the platform looked into last. */
    visitedSchool: z.int().positive(),
    /** Hidden columns and saved filters of each list, by the list's name. */
    lists: z.record(
      z.string().max(60),
      z.object({
        hidden: z.array(z.string().max(60)).max(50).optional(),
        views: z
          .array(z.object({ name: z.string().trim().min(1).max(60), search: z.string().max(500) }))
          .max(20)
          .optional(),
      }),
    ),
  })
  .partial()
export type Preferences = z.infer<typeof preferences>

export const savePreferences = endpoint({
  method: 'PATCH',
  path: '/api/me/preferences',
  tag: 'me',
  summary: 'Merge choices of language and layout into the account',
  access: 'session',
  duringPasswordChange: true,
  body: preferences,
  response: preferences,
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/me/password',
  tag: 'me',
  summary: 'Choose a new password; ends every session and opens a new one',
  access: 'session',
  duringPasswordChange: true,
  limit: 'strict',
  body: z.object({ current_password: password, password, password_confirmation: password }),
  response: refreshToken.response,
  errors: [
    'account_locked',
    'password_wrong',
    'password_short',
    'password_common',
    'password_weak',
    'password_personal',
    'password_mismatch',
  ],
})

const notification = z
  .object({
    id: z.int(),
    kind: z.lazy(() => z.enum(lateKinds.get())),
    params: z.record(z.string(), z.string()),
    link: z.string().nullable(),
    read_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  tag: 'me',
  summary: 'What happened that concerns me, newest first',
  access: 'session',
  query: paging.pick({ page: true, perPage: true }),
  response: pageOf(notification).extend({ unread: z.int() }),
})

/** How many notifications the frame brings along: the page that the bell shows first. */
export const frameNotifications = { page: 1, perPage: 10 }

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  tag: 'me',
  summary: 'Mark some notifications, or all, as read or unread',
  access: 'session',
  body: z.object({ ids: z.array(idText).max(100).optional(), isRead: z.boolean().default(true) }),
  response: z.object({ unread: z.int() }),
})

/** What the event stream carries; the browser then reads again what the event names. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ability') }),
  z.object({ type: z.literal('notification') }),
  z.object({ type: z.literal('signed-out') }),
  /** The stream is open, and what was missed was told. Who is there is not kept: that may have changed meanwhile. */
  z.object({ type: z.literal('hello') }),
  /** Comes in silence: the stream is alive, and an id with it moves on where a broken one begins again. */
  z.object({ type: z.literal('beat') }),
  /** More was missed than is kept: read everything again. */
  z.object({ type: z.literal('resync') }),
  /** This person has many newer streams, so this one ends; to be opened again when somebody looks at the window. */
  z.object({ type: z.literal('crowded') }),
  /** My mailbox changed. */
  z.object({ type: z.literal('mail') }),
  /** Something was said, seen or delivered, or cleared between two people. */
  z.object({ type: z.literal('chat'), people: z.tuple([z.int(), z.int()]), by: z.int() }),
  z.object({
    type: z.literal('chat-seen'),
    people: z.tuple([z.int(), z.int()]),
    by: z.int(),
    deliveredId: z.int(),
    readId: z.int(),
  }),
  z.object({ type: z.literal('typing'), by: z.int() }),
  z.object({ type: z.literal('presence'), by: z.int(), status: z.enum(['online', 'away', 'busy', 'offline']) }),
  /** Tasks or events that concern me changed. */
  z.object({ type: z.literal('tasks') }),
  z.object({ type: z.literal('calendar') }),
  /** Lessons of my school changed. */
  z.object({ type: z.literal('lessons') }),
  /** Somebody of my school drags a lesson, or has let go of it. */
  z.object({ type: z.literal('lesson-carried'), lessonId: z.int(), by: z.int(), isCarried: z.boolean() }),
])
export type LiveEvent = z.infer<typeof liveEvent>

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  tag: 'me',
  summary: 'Server-sent events for the signed-in person; what was missed since `lastEventId` comes first',
  access: 'session',
  answers: 'events',
  query: z.object({
    /** The id of the newest event that arrived, for a connection that is opened again; browsers send it as a header. */
    lastEventId: z.coerce.number<string | number>().int().min(0).optional(),
  }),
  response: liveEvent,
})

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/avatars',
  tag: 'me',
  summary: 'Keep a picture for a person; answers the address to put into `avatar`',
  access: { platform: ['staff_users.create', 'staff_users.edit'], school: ['staff_users.create', 'staff_users.edit'] },
  bodyLimit: 1_500_000,
  body: z.object({ content: z.base64().max(1_400_000) }),
  response: z.object({ avatar: z.string() }),
  errors: ['not_an_image', 'body_too_large'],
})
