import { z } from 'zod'
import { calendarKinds } from '../../../kernel/choices/calendarKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, listOf, rowVersion } from '../../../kernel/shared.ts'
import { leaveKinds } from '../../trainers/leaveRequests/rules.ts'

export const guestAnswers = ['waiting', 'yes', 'no', 'maybe'] as const
export type GuestAnswer = (typeof guestAnswers)[number]
/** Which occurrences of a repeating event a change is for. */
export const seriesScopes = ['this', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

/**
 * A timed event's `start` and `end` are instants; an all-day event's are days, and its `end` is the day after the last,
 * as iCalendar has it. One occurrence of a repeating event carries the key of its series and its own `occurrence`.
 */
const event = z
  .object({
    id: z.int(),
    url: z.string(),
    title: z.string(),
    start: z.union([instant, day]),
    end: z.union([instant, day]),
    allDay: z.boolean(),
    extendedProps: z.object({
      calendar: z.enum(calendarKinds),
      guests: z.array(
        z.object({ value: z.int(), label: z.string(), avatar: z.string(), answer: z.enum(guestAnswers) }),
      ),
      location: z.string(),
      description: z.string(),
      /** Where its hours are meant; an hour stays the same hour there across daylight-saving changes. */
      timeZone: z.string(),
      isShared: z.boolean(),
      /**
       * An RRULE value such as `FREQ=WEEKLY;BYDAY=SU,TU`, empty when it happens once. Its `UNTIL` is the last day in
       * `timeZone`, `UNTIL=20260630`, whatever was sent.
       */
      rrule: z.string(),
      /** The original start of this occurrence (an instant or a day); null for an event that happens once. */
      occurrence: z.string().nullable(),
      /** Minutes before the start at which the caller is reminded. */
      reminders: z.array(z.int()),
      owner: z.object({ id: z.int(), fullName: z.string(), avatar: z.string() }),
      isMine: z.boolean(),
      /** The caller's own answer when invited. */
      answer: z.enum(guestAnswers).nullable(),
      /** Goes back with a change; of an occurrence it counts changes of the series too. */
      version: rowVersion,
    }),
  })
  .meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.infer<typeof event>

/** `2026-03-29T09:00:00+03:00`, or without the offset a wall clock in the event's zone; a day for all-day events. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/, 'invalid_date')

export const listEvents = endpoint({
  method: 'GET',
  path: '/apps/calendar/events',
  tag: 'calendar',
  summary:
    'My events, those I am invited to and those shared with my school, of the asked kinds (none asked, none answered). With `from` and `to` each occurrence in that time, else each event once',
  access: 'session',
  query: z.object({
    calendars: listOf(z.enum(calendarKinds), 5),
    /** Days in `timeZone`, `to` excluded; at most 400 apart. */
    from: day.optional(),
    to: day.optional(),
    timeZone: z.string().max(60).optional(),
    /** Part of the title, place or description. */
    q: z.string().trim().max(100).optional(),
  }),
  response: z.array(event),
  errors: ['unknown_time_zone', 'too_long_span'],
})

const guest = z.object({ value: id })
const reminders = z.array(z.int().min(0).max(40_320)).max(5)

export const eventInput = z.object({
  title: z.string().trim().min(1).max(200),
  start: moment,
  end: moment,
  allDay: z.boolean().default(false),
  url: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal('')]).default(''),
  extendedProps: z.object({
    calendar: z.enum(calendarKinds).default('Business'),
    guests: z.array(guest).max(100).default([]),
    location: z.string().trim().max(200).default(''),
    description: z.string().max(20_000).default(''),
    /** The caller's school's zone when left out. */
    timeZone: z.string().max(60).optional(),
    isShared: z.boolean().default(false),
    rrule: z.string().max(300).default(''),
    reminders: reminders.default([]),
  }),
})
export type EventInput = z.input<typeof eventInput>

export const addEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/add-event',
  tag: 'calendar',
  summary: 'Add an event; guests are invited',
  access: 'session',
  status: 201,
  body: z.object({ event: eventInput }),
  response: z.object({ event }),
  errors: ['end_before_start', 'unknown_time_zone', 'invalid_rule', 'unknown_guest'],
})

export const updateEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/update-event',
  tag: 'calendar',
  summary: 'Change an event of mine, or of a repeating one this, this and the following, or all occurrences',
  access: 'session',
  body: z.object({
    event: z.object({
      id,
      ...eventInput.pick({ title: true, start: true, end: true }).partial().shape,
      allDay: z.boolean().optional(),
      url: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal('')]).optional(),
      extendedProps: z
        .object({
          calendar: z.enum(calendarKinds).optional(),
          guests: z.array(guest).max(100).optional(),
          location: z.string().trim().max(200).optional(),
          description: z.string().max(20_000).optional(),
          timeZone: z.string().max(60).optional(),
          isShared: z.boolean().optional(),
          rrule: z.string().max(300).optional(),
          reminders: reminders.optional(),
          version: rowVersion.optional(),
          /** Which occurrence is meant, as the list told it. */
          occurrence: moment.nullish(),
        })
        .optional(),
    }),
    scope: z.enum(seriesScopes).default('all'),
  }),
  response: z.object({ event }),
  errors: [
    'not_found',
    'stale_version',
    'end_before_start',
    'unknown_time_zone',
    'invalid_rule',
    'unknown_guest',
    'whole_series_only',
    'not_event_owner',
  ],
})

export const removeEvent = endpoint({
  method: 'DELETE',
  path: '/apps/calendar/remove-event',
  tag: 'calendar',
  summary: 'Remove an event of mine, or some occurrences of a repeating one; can be undone for a while',
  access: 'session',
  query: z.object({ id: idText, scope: z.enum(seriesScopes).default('all'), occurrence: moment.optional() }),
  response: z.object({}),
  errors: ['not_found', 'not_event_owner'],
})

// what the founding calls cannot do

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/calendar/events/:id',
  tag: 'calendar',
  summary: 'One event, or one occurrence of it',
  access: 'session',
  params: z.object({ id: idText }),
  query: z.object({ occurrence: moment.optional() }),
  response: z.object({ event }),
})

const leaveMark = z.object({
  leave_id: id,
  trainer_id: id,
  trainer: z.string(),
  kind: z.enum(leaveKinds),
  /** Both days are of it, as the calendar of the school counts them; the first may begin and the last end at noon there. */
  starts_on: day,
  ends_on: day,
  from_noon: z.boolean(),
  until_noon: z.boolean(),
  is_own: z.boolean(),
})
export type LeaveMark = z.infer<typeof leaveMark>

export const listLeaveDays = endpoint({
  method: 'GET',
  path: '/api/calendar/leave',
  tag: 'calendar',
  summary:
    'Approved leave that touches a span of days: that of the trainers whose leave I may see, else my own; none outside a school',
  access: 'session',
  /** `to` is the day after the last; at most 400 days. */
  query: z.object({ from: day, to: day }),
  response: z.array(leaveMark),
  errors: ['too_long_span', 'end_before_start'],
})

export const restoreEvent = endpoint({
  method: 'POST',
  path: '/api/calendar/events/:id/restore',
  tag: 'calendar',
  summary: 'Undo a removal: the whole event, or the occurrences that were taken out',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ scope: z.enum(seriesScopes).default('all'), occurrence: moment.optional() }),
  response: z.object({ event }),
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/calendar/events/:id/answer',
  tag: 'calendar',
  summary: 'Answer an invitation; the owner is told',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ answer: z.enum(['yes', 'no', 'maybe']) }),
  response: z.object({ event }),
})

export const setReminders = endpoint({
  method: 'POST',
  path: '/api/calendar/events/:id/reminders',
  tag: 'calendar',
  summary: 'When I am reminded of an event, mine or another’s',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ reminders }),
  response: z.object({ event }),
})

export const getCalendarSettings = endpoint({
  method: 'GET',
  path: '/api/calendar/settings',
  tag: 'calendar',
  summary: 'The school’s zone and its today, and whether Hijri dates are shown',
  access: 'session',
  response: z.object({ timeZone: z.string(), today: day, showsHijri: z.boolean() }),
})

export const saveCalendarSettings = endpoint({
  method: 'PATCH',
  path: '/api/calendar/settings',
  tag: 'calendar',
  summary: 'Show Hijri dates beside the others, or not',
  access: 'session',
  body: z.object({ showsHijri: z.boolean() }),
  response: getCalendarSettings.response,
})
