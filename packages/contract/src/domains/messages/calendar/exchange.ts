import { z } from 'zod'
import { calendarKinds } from '../../../kernel/choices/calendarKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, idText, instant, listOf } from '../../../kernel/shared.ts'

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/export',
  tag: 'calendar',
  summary: 'My calendar as an .ics file: all of it, some kinds, or one event',
  access: 'session',
  query: z.object({ calendars: listOf(z.enum(calendarKinds), 5), id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
})

export const importCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/import',
  tag: 'calendar',
  summary:
    'Read an .ics file: `check` tells what is in it, `all` adds it. What was imported before is brought up to date',
  access: 'session',
  limit: 'strict',
  bodyLimit: 2_000_000,
  body: z.object({
    content: z.string().min(1).max(1_900_000),
    mode: z.enum(['check', 'all']),
    calendar: z.enum(calendarKinds).default('Personal'),
  }),
  response: z.object({
    added: z.int(),
    updated: z.int(),
    rows: z.array(
      z.object({
        title: z.string(),
        start: z.union([instant, day]).nullable(),
        allDay: z.boolean(),
        rrule: z.string(),
        isKnown: z.boolean(),
        /** Why it cannot be taken over. */
        problem: z.string().nullable(),
        /** Of the file, where that stands. */
        line: z.int().nullable(),
      }),
    ),
  }),
  errors: ['invalid_ics', 'file_too_heavy'],
})

const feed = z.object({
  /** Whether somebody could be subscribed now. */
  isOn: z.boolean(),
  created_at: instant.nullable(),
  last_read_at: instant.nullable(),
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  tag: 'calendar',
  summary: 'Whether my calendar can be subscribed to from outside',
  access: 'session',
  response: feed,
})

export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  tag: 'calendar',
  summary: 'Make a new secret address to subscribe to my calendar; an earlier one stops working. It is told this once',
  access: 'session',
  body: z.object({}),
  response: feed.extend({ url: z.string() }),
})

export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  tag: 'calendar',
  summary: 'End the secret address',
  access: 'session',
  response: feed,
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feeds/:token',
  tag: 'calendar',
  summary: 'A calendar for whoever knows its secret address',
  access: 'public',
  limit: 'strict',
  params: z.object({ token: z.string().max(100) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
})
