import { z } from 'zod'
import { type Access, endpoint } from '../../../kernel/endpoint.ts'
import { importBody, importing } from '../../../kernel/exchange.ts'
import { clockTime, day, id, idText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { type AreaAction, areaEndpoints, ownedByPlatform, ownedBySchool } from '../../../kit/areas.ts'
import { holidayLevels, recurrences } from './days.ts'

export const holidayKinds = ['public', 'religious', 'school', 'branch', 'authority'] as const
export type HolidayKind = (typeof holidayKinds)[number]
/** What stops on a holiday, or is moved by it. */
export const holidayEffects = ['sessions', 'exams', 'due_dates'] as const
/** Countries whose usual holidays can be taken over. */
export const presetCountries = ['SA', 'AE', 'DE', 'FR', 'PT', 'GB'] as const

const year = z.coerce.number<string | number>().int().min(1950).max(2200)
const confirmed = z.array(z.object({ year: z.int(), starts_on: day, ends_on: day }))

const rule = {
  starts_on: day,
  ends_on: day,
  recurrence: z.enum(recurrences),
  hijri_month: z.int().nullable(),
  hijri_day: z.int().nullable(),
  easter_offset: z.int().nullable(),
}
const shown = {
  ...rule,
  kind: z.enum(holidayKinds),
  level: z.enum(holidayLevels),
  branch_id: id.nullable(),
  branch: z.string().nullable(),
  country_id: id.nullable(),
  organization_id: id.nullable(),
  /** Whose it is, where it is an organization's. */
  organization: z.string().nullable(),
  is_working: z.boolean(),
  open_from: z.string().nullable(),
  open_to: z.string().nullable(),
  may_override: z.boolean(),
  overrides_id: id.nullable(),
  is_cancelled: z.boolean(),
  confirmed,
}

const input = {
  name: translatedInput(120),
  kind: z.enum(holidayKinds),
  starts_on: day,
  ends_on: day,
  recurrence: z.enum(recurrences).default('none'),
  /** For Hijri ones; without them those of the first day count. */
  hijri_month: z.int().min(1).max(12).nullish(),
  hijri_day: z.int().min(1).max(30).nullish(),
  /** Days after Easter Sunday, for those that follow it. */
  easter_offset: z.int().min(-100).max(100).nullish(),
  /** Open all the same, at other hours: Ramadan, an exam day. */
  is_working: z.boolean().default(false),
  open_from: clockTime.nullish(),
  open_to: clockTime.nullish(),
  affects: z.array(z.enum(holidayEffects)).max(3).default(['sessions', 'exams', 'due_dates']),
  /** Lower levels may call it off or move it. */
  may_override: z.boolean().default(true),
}

const shared = {
  one: 'a holiday',
  many: 'holidays',
  statuses: { draft: ['published'], published: ['draft'] },
  row: shown,
  more: { names, affects: z.array(z.enum(holidayEffects)) },
  filter: { kind: z.enum(holidayKinds).optional(), recurrence: z.enum(recurrences).optional(), year: year.optional() },
  sheet: [
    'name_ar',
    'name_en',
    'kind',
    'starts_on',
    'ends_on',
    'recurrence',
    'hijri_month',
    'hijri_day',
    'easter_offset',
    'is_working',
    'open_from',
    'open_to',
    'may_override',
  ],
  errors: ['end_before_start', 'holiday_inherited'],
} as const

/** Publishing is a right of its own. */
const publishing =
  (access: (action: AreaAction) => Access, publish: Access) =>
  (action: AreaAction): Access =>
    action === 'status' ? publish : access(action)

/** Days of the platform, for all schools or those of a country, and days of organizations, for the schools below them. */
export const platformHolidays = areaEndpoints({
  ...shared,
  path: '/api/platform/holidays',
  tag: 'platform-holidays',
  access: publishing(ownedByPlatform('holiday_library'), { platform: 'holiday_library.publish' }),
  inSchool: false,
  statuses: { draft: ['published'], published: ['draft'] },
  filter: { ...shared.filter, organization_id: idText.optional() },
  input: z.object({ ...input, country_id: id.nullish(), organization_id: id.nullish() }),
})

/** A school's own days, and where it differs from those above it. */
export const holidays = areaEndpoints({
  ...shared,
  path: '/api/school/holidays',
  tag: 'holidays',
  access: publishing(ownedBySchool('holiday_calendar'), {
    school: 'holiday_calendar.publish',
    platform: 'schools.edit',
  }),
  inSchool: true,
  statuses: { draft: ['published'], published: ['draft'] },
  input: z.object({
    ...input,
    /** Of one branch alone. */
    branch_id: id.nullish(),
    /** The day of a higher level in whose place this one stands; or calls off, with `is_cancelled`. */
    overrides_id: id.nullish(),
    is_cancelled: z.boolean().default(false),
  }),
})

const calendarDay = z.object({
  holiday_id: id,
  name: z.string(),
  kind: z.enum(holidayKinds),
  level: z.enum(holidayLevels),
  /** Whose it is, where it is an organization's. */
  organization: z.string().nullable(),
  branch_id: id.nullable(),
  starts_on: day,
  ends_on: day,
  /** In the holiday's own calendar; what `confirm` takes. */
  year: z.int(),
  is_tentative: z.boolean(),
  is_working: z.boolean(),
  open_from: z.string().nullable(),
  open_to: z.string().nullable(),
  may_override: z.boolean(),
  /** It is the caller's own to change. */
  is_own: z.boolean(),
  is_draft: z.boolean(),
  /** The name of what stands in its place, when a lower level called it off or moved it. */
  called_off_by: z.string().nullable(),
})
export type HolidayDay = z.infer<typeof calendarDay>

const ofSchool = { tag: 'holidays', inSchool: true } as const
const inQuery = { school_id: idText.optional() }
const inBody = { school_id: id.optional() }
const edit = ownedBySchool('holiday_calendar')('edit')

export const getHolidayYear = endpoint({
  method: 'GET',
  path: '/api/holidays/year',
  tag: 'holidays',
  summary: 'All holidays of a year as they count for a school or one of its branches; drafts for whoever may edit',
  access: 'session',
  query: z.object({ year, branch_id: idText.optional(), ...inQuery }),
  response: z.object({
    days: z.array(calendarDay),
    /** 0 is Sunday. */
    week_start: z.int(),
    weekend: z.array(z.int()),
  }),
})

const calendarMark = calendarDay
  .pick({ holiday_id: true, name: true, starts_on: true, ends_on: true, is_tentative: true, is_working: true })
  .extend({
    open_from: z.string().nullable(),
    open_to: z.string().nullable(),
    /** Where it holds, when that is one branch alone. */
    branch: z.string().nullable(),
  })
export type HolidayMark = z.infer<typeof calendarMark>

export const listHolidayDays = endpoint({
  method: 'GET',
  path: '/api/holidays/days',
  tag: 'holidays',
  summary: 'Published holidays that touch a span of days, for the calendars of the people of a school; none elsewhere',
  access: 'session',
  /** `to` is the day after the last; at most 400 days. */
  query: z.object({ from: day, to: day, ...inQuery }),
  response: z.array(calendarMark),
  errors: ['too_long_span'],
})

export const confirmHolidayDate = endpoint({
  ...ofSchool,
  method: 'POST',
  path: '/api/school/holidays/:id/confirm',
  summary: 'Say when a holiday really is in one of its years; nothing tentative is left of that year',
  access: edit,
  params: z.object({ id: idText }),
  body: z.object({ year: z.int().min(1300).max(2300), starts_on: day, ends_on: day, ...inBody }),
  response: z.object({ confirmed }),
  errors: ['end_before_start'],
})

export const confirmPlatformHolidayDate = endpoint({
  method: 'POST',
  path: '/api/platform/holidays/:id/confirm',
  tag: 'platform-holidays',
  summary: 'The same for a holiday of the platform',
  access: { platform: 'holiday_library.edit' },
  params: z.object({ id: idText }),
  body: z.object({ year: z.int().min(1300).max(2300), starts_on: day, ends_on: day }),
  response: z.object({ confirmed }),
  errors: ['end_before_start'],
})

const taken = z.object({ added: z.int() })

export const takeOverHolidays = endpoint({
  ...ofSchool,
  method: 'POST',
  path: '/api/school/holidays/take-over',
  summary: 'Add the usual holidays of a country that the school does not have yet, as drafts',
  access: ownedBySchool('holiday_calendar')('create'),
  body: z.object({ country: z.enum(presetCountries), ...inBody }),
  response: taken,
})

export const takeOverPlatformHolidays = endpoint({
  method: 'POST',
  path: '/api/platform/holidays/take-over',
  tag: 'platform-holidays',
  summary: 'Add the usual holidays of a country for its schools, those that are missing, as drafts',
  access: { platform: 'holiday_library.create' },
  body: z.object({ country: z.enum(presetCountries) }),
  response: taken,
})

export const publishAllHolidays = endpoint({
  ...ofSchool,
  method: 'POST',
  path: '/api/school/holidays/publish',
  summary: 'Publish all drafts of the school at once',
  access: { school: 'holiday_calendar.publish', platform: 'schools.edit' },
  body: z.object(inBody),
  response: z.object({ published: z.int() }),
})

export const exportHolidaysIcs = endpoint({
  ...ofSchool,
  method: 'GET',
  path: '/api/school/holidays/ics',
  summary: 'The published holidays of a year as a calendar file',
  access: ownedBySchool('holiday_calendar')('export'),
  query: z.object({ year, ...inQuery }),
  response: z.unknown(),
  answers: 'file',
})

export const importHolidaysIcs = endpoint({
  ...ofSchool,
  ...importing,
  path: '/api/school/holidays/ics',
  summary:
    'Add holidays from a calendar file: each event of whole days is one, as a draft. What came from it before is brought up to date',
  access: ownedBySchool('holiday_calendar')('create'),
  limit: 'strict',
  body: z.object({ content: z.string().min(1).max(1_000_000), mode: importBody.shape.mode, ...inBody }),
  response: importing.response.extend({
    /** How many events the file holds. */
    total: z.int(),
    /** Of the good ones, those that are there already, changed or as they were. */
    updated: z.int(),
    known: z.int(),
    /** Where each wrong one stands in the file, by its row. */
    lines: z.record(z.string(), z.int()),
  }),
  errors: ['invalid_ics', 'file_too_heavy', 'import_rows_invalid'],
})
