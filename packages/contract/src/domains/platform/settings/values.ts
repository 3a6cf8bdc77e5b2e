import { keysOf } from '../../../kernel/choices/lists.ts'
import { clockPattern } from '../../../kernel/time/clock.ts'
// Without schemas, as money.ts: whoever needs a setting needs only this.

export const settingGroups = [
  'calendar',
  'booking',
  'training',
  'exams',
  'documents',
  'notices',
  'fleet',
  'money',
  'mail',
  'community',
  'modules',
  'sign_in',
  'data',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** Where a setting can be said, the widest first: what is said further down holds, unless it is locked above. */
export const settingLevels = ['platform', 'organization', 'school', 'branch'] as const
export type SettingLevel = (typeof settingLevels)[number]

interface Common {
  group: SettingGroup
  levels: readonly SettingLevel[]
  /** Anyone who stands above can fix it for those below. */
  isLockable: boolean
}
interface Whole {
  default: number
  min: number
  max: number
}
export type SettingUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years'

export type Setting = Common &
  (
    | ({ type: 'int'; unit?: 'percent' } & Whole)
    | ({ type: 'duration'; unit: SettingUnit } & Whole)
    | { type: 'bool'; default: boolean }
    | { type: 'time'; default: string }
    | { type: 'choice'; default: string; choices: readonly string[] }
  )

const all = ['platform', 'organization', 'school', 'branch'] as const
const school = ['platform', 'organization', 'school'] as const

const common = (group: SettingGroup, levels: readonly SettingLevel[] = all) => ({ group, levels, isLockable: true })
const ofPlatform = { group: 'data', levels: ['platform'], isLockable: true } as const
const ofSignIn = { group: 'sign_in', levels: ['platform'], isLockable: true } as const
const int = (fallback: number, min: number, max: number) => ({ type: 'int', default: fallback, min, max }) as const
const percent = (fallback: number) => ({ ...int(fallback, 0, 100), unit: 'percent' }) as const
const lasting = (unit: SettingUnit, fallback: number, min: number, max: number) =>
  ({ type: 'duration', unit, default: fallback, min, max }) as const
const yes = { type: 'bool', default: true } as const
const no = { type: 'bool', default: false } as const
const time = (fallback: string) => ({ type: 'time', default: fallback }) as const
const choice = <const C extends readonly string[]>(choices: C, fallback: C[number]) =>
  ({ type: 'choice', choices, default: fallback }) as const

/** Every setting that the platform and its schools have. */
export const settings = {
  'calendar.day_starts': { ...common('calendar'), ...time('06:00') },
  'calendar.day_ends': { ...common('calendar'), ...time('23:00') },
  'calendar.lesson_minutes': { ...common('calendar'), ...lasting('minutes', 60, 15, 240) },
  'calendar.break_minutes': { ...common('calendar'), ...lasting('minutes', 0, 0, 120) },
  // kilometres an hour, for the way between two lessons
  'calendar.travel_speed': { ...common('calendar'), ...int(30, 5, 120) },
  'calendar.only_in_hours': { ...common('calendar'), ...yes },

  'booking.by_students': { ...common('booking'), ...yes },
  'booking.lead': { ...common('booking'), ...lasting('hours', 12, 0, 168) },
  'booking.horizon': { ...common('booking'), ...lasting('days', 28, 1, 365) },
  // when the last day of the horizon opens, by the school's clock
  'booking.release': { ...common('booking'), ...time('00:00') },
  // how long a student holds a time while they decide, and whether the office looks at what they book
  'booking.hold': { ...common('booking'), ...lasting('minutes', 10, 2, 60) },
  'booking.needs_approval': { ...common('booking'), ...no },
  // where students book: at the branch of their course, or wherever students book at all
  'booking.branches': { ...common('booking', school), ...choice(['own', 'any'], 'own') },
  // whom hours that become free are offered to, for how long each, and how many a student is offered in a day
  'booking.offers': { ...common('booking'), ...choice(['by_hand', 'one_by_one', 'to_many'], 'one_by_one') },
  'booking.offer_minutes': { ...common('booking'), ...lasting('minutes', 20, 5, 240) },
  'booking.offers_day': { ...common('booking'), ...int(3, 1, 10) },
  'booking.notice': { ...common('booking'), ...lasting('hours', 24, 0, 168) },
  // so long after a booking it is free to call off, and so long at least after the school has moved a lesson or booked it late
  'booking.grace': { ...common('booking'), ...lasting('minutes', 60, 0, 1440) },
  'booking.anew': { ...common('booking'), ...lasting('hours', 24, 0, 168) },
  'booking.step': { ...common('booking'), ...lasting('minutes', 30, 5, 120) },
  'booking.max_open': { ...common('booking'), ...int(6, 1, 50) },
  'booking.free_moves': { ...common('booking'), ...int(2, 0, 31) },
  'booking.late_fee': { ...common('booking'), ...percent(50) },
  'booking.last_minute': { ...common('booking'), ...lasting('hours', 6, 0, 72) },
  'booking.last_minute_fee': { ...common('booking'), ...percent(100) },
  'booking.no_show_grace': { ...common('booking'), ...lasting('minutes', 15, 0, 120) },
  'booking.block_debt': { ...common('booking'), ...yes },
  // in whole units of the school's money
  'booking.debt_limit': { ...common('booking'), ...int(0, 0, 10_000_000) },

  'training.applications': { ...common('training', school), ...yes },
  'training.levels': { ...common('training', school), ...int(4, 2, 5) },
  'training.sign_off': { ...common('training', school), ...choice(['trainer', 'office', 'both'], 'trainer') },
  'training.signatures': { ...common('training', school), ...choice(['none', 'trainer', 'both'], 'both') },
  'training.gender': { ...common('training'), ...choice(['none', 'prefer', 'require'], 'prefer') },
  'training.day_minutes': { ...common('training'), ...lasting('minutes', 120, 30, 480) },
  // so long before its start a lesson may be begun, and attendance of a class be noted
  'training.start_early': { ...common('training'), ...lasting('minutes', 15, 0, 240) },
  // what counts where more or less was taught than planned, and which difference nobody asks about
  'training.minutes_count': { ...common('training'), ...choice(['planned', 'taught', 'lesser'], 'lesser') },
  'training.minutes_slack': { ...common('training'), ...lasting('minutes', 10, 0, 60) },
  'training.simulator_minutes': { ...common('training', school), ...lasting('minutes', 120, 0, 1200) },

  'exams.readiness': { ...common('exams', school), ...percent(80) },
  'exams.office_go': { ...common('exams', school), ...yes },
  // working days: neither a holiday nor a weekday on which the branch is shut
  'exams.retake_after': { ...common('exams', school), ...lasting('days', 10, 0, 60) },
  'exams.attempts': { ...common('exams', school), ...int(3, 1, 10) },

  'documents.warning': { ...common('documents', school), ...lasting('days', 30, 1, 180) },
  'documents.block_expired': { ...common('documents', school), ...yes },

  'notices.reminder': { ...common('notices'), ...lasting('hours', 24, 1, 72) },
  'notices.second_reminder': { ...common('notices'), ...lasting('hours', 2, 0, 24) },
  'notices.quiet_from': { ...common('notices', school), ...time('22:00') },
  'notices.quiet_until': { ...common('notices', school), ...time('07:00') },
  'notices.guardians': { ...common('notices', school), ...yes },

  'fleet.grace': { ...common('fleet'), ...lasting('days', 7, 0, 60) },
  'fleet.expiry_warning': { ...common('fleet'), ...lasting('days', 30, 1, 180) },
  'fleet.block_unchecked': { ...common('fleet'), ...no },
  'fleet.block_expired': { ...common('fleet'), ...yes },
  // in whole units of the school's money
  'fleet.cost_limit': { ...common('fleet', school), ...int(2_000, 0, 10_000_000) },

  // in whole units of the school's money; a larger refund is approved by a second person
  'money.refund_limit': { ...common('money'), ...int(500, 0, 10_000_000) },
  // what used minutes of a package cost that ends early, and the fee for ending it in whole units
  'money.refund_by': { ...common('money', school), ...choice(['single_price', 'pro_rata'], 'single_price') },
  'money.refund_fee': { ...common('money', school), ...int(0, 0, 10_000_000) },
  // lessons of students who bought no package; the school alone says so, since the database asks for it with every lesson
  'money.charge_lessons': { group: 'money', levels: ['school'], isLockable: false, ...no },

  // one switch for the whole platform: schools read it and cannot change it
  'mail.outside': { group: 'mail', levels: ['platform'], isLockable: false, ...yes },

  'community.moderated': { ...common('community', school), ...yes },

  // what a school's menu offers under "More"; addresses and search keep working
  'modules.shop': { ...common('modules', school), ...no },
  'modules.blog': { ...common('modules', school), ...no },
  'modules.tables': { ...common('modules', school), ...no },
  'modules.cards': { ...common('modules', school), ...no },
  'modules.samples': { ...common('modules', school), ...no },
  'modules.gallery': { ...common('modules', school), ...no },

  // how long a browser stays signed in after it was used last; a server may set a nearer end for all
  'sign_in.work': { ...ofSignIn, ...lasting('hours', 12, 1, 72) },
  'sign_in.device': { ...ofSignIn, ...lasting('days', 30, 1, 90) },
  // counted from the password, however often it was used since
  'sign_in.longest': { ...ofSignIn, ...lasting('days', 90, 1, 365) },

  'data.leads': { ...common('data', school), ...lasting('months', 12, 1, 60) },
  'data.students': { ...common('data', school), ...lasting('years', 5, 1, 15) },
  // what the whole installation keeps of people's comings and goings
  'data.addresses': { ...ofPlatform, ...lasting('days', 90, 7, 365) },
  'data.sessions': { ...ofPlatform, ...lasting('months', 13, 3, 60) },
  'data.notifications': { ...ofPlatform, ...lasting('days', 365, 30, 1095) },
  'data.mails': { ...ofPlatform, ...lasting('days', 30, 1, 365) },
  'data.visits': { ...ofPlatform, ...lasting('months', 25, 13, 120) },
  // what was done to money stays ten years at least, whatever this says
  'data.audit': { ...ofPlatform, ...lasting('years', 10, 1, 30) },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof settings
export const settingKeys = keysOf(settings)

/** What a setting says: a number, yes or no, `HH:MM`, or one of its choices. */
export type SettingValue<K extends SettingKey> = ValueOf<(typeof settings)[K]>
type ValueOf<Kind extends Setting> = Kind extends { choices: readonly (infer C)[] }
  ? C
  : Kind extends { type: 'bool' }
    ? boolean
    : Kind extends { type: 'time' }
      ? string
      : number

export interface SettingFault {
  code: 'invalid_type' | 'invalid_format' | 'invalid_choice' | 'too_small' | 'too_large'
  params: Record<string, string | number>
}

/** The fault of a value, as a code with its parameters; undefined where there is none. */
export function settingFault(setting: Setting, value: unknown): SettingFault | undefined {
  switch (setting.type) {
    case 'bool':
      return typeof value === 'boolean' ? undefined : wrong('boolean')
    case 'time':
      if (typeof value !== 'string') return wrong('string')
      return clockPattern.test(value) ? undefined : { code: 'invalid_format', params: {} }
    case 'choice':
      if (setting.choices.some((choice) => choice === value)) return undefined
      return { code: 'invalid_choice', params: { choices: setting.choices.join(', ') } }
    default:
      if (typeof value !== 'number' || !Number.isInteger(value)) return wrong('integer')
      if (value < setting.min) return { code: 'too_small', params: { min: setting.min } }
      return value > setting.max ? { code: 'too_large', params: { max: setting.max } } : undefined
  }
}

const wrong = (expected: string): SettingFault => ({ code: 'invalid_type', params: { expected } })

/** What one level says of a setting; null once it was reset. */
export interface SaidSetting {
  level: SettingLevel
  /** Of an organization: how far from the top it stands. */
  depth?: number | null
  value: unknown
  locked: boolean
}

/**
 * What holds, and whose word it is: the default, else what the level furthest down says; a level that locks its value
 * ends it. Of organizations the inner one is further down. A value that is out of range by now does not count.
 */
export function resolveSetting<Kind extends Setting, S extends SaidSetting>(setting: Kind, said: readonly S[]) {
  const fallback: unknown = setting.default
  if (!isInRange(setting, fallback)) throw new Error('a setting says something else by default than it can')
  let value = fallback
  let saidBy: S | null = null
  for (const own of [...said].sort((a, b) => rank(a) - rank(b) || (a.depth ?? 0) - (b.depth ?? 0))) {
    if (own.value !== null && isInRange(setting, own.value)) {
      value = own.value
      saidBy = own
    }
    // a lock without a value of its own fixes what came from above
    if (own.locked) return { value, saidBy, lockedBy: own }
  }
  return { value, saidBy, lockedBy: null }
}

const isInRange = <Kind extends Setting>(setting: Kind, value: unknown): value is ValueOf<Kind> =>
  settingFault(setting, value) === undefined

const rank = ({ level }: SaidSetting) => settingLevels.indexOf(level)
