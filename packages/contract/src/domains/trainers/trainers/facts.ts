import type { HoursException, NamedLeave, WeeklyHours } from '../availability/rules.ts'
import type { HeldCredential } from '../credentials/rules.ts'

export type Gender = 'male' | 'female'

/** What rules of lessons ask of a trainer. */
export interface TrainerFacts {
  id: number
  status: 'onboarding' | 'active' | 'on_leave' | 'suspended' | 'left'
  /** The last day at the school, where it is known. */
  left_on: string | null
  gender: Gender | null
  eligible_gender: 'both' | 'men' | 'women'
  languages: readonly string[]
  gearboxes: readonly string[]
  teaches: readonly string[]
  licences: readonly { licence_type_id: number; since: string | null; until: string | null }[]
  credentials: readonly HeldCredential[]
  /** Null where nobody has said: then the country's limit holds, see `ScheduleSettings`. */
  max_minutes_day: number | null
  max_minutes_week: number | null
  max_lessons_day: number | null
  min_break_minutes: number | null
  buffer_minutes: number | null
  /** Weekly hours; none at all means that nobody has said any, and then no hour is outside of them. */
  rules: readonly WeeklyHours[]
  exceptions: readonly HoursException[]
  leave: readonly NamedLeave[]
}
