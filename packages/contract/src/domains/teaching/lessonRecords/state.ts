import type { Intervention, Severity } from '../../curriculum/drivingErrors/marking.ts'
import type { Manoeuvre } from '../../curriculum/drivingErrors/markingSchemes.ts'
import type { Act } from './acts.ts'
import type { RatingContext } from './context.ts'
import type { SignerRole } from './rules.ts'
import { slotOf } from './slots.ts'

export interface Rating {
  skill_id: number
  level: number
  prompted: boolean
  comment: string | null
  /** What the drive was like; null where nobody had said so. */
  context: RatingContext | null
  /** The level that was meant, where it was not to be given yet. */
  asked: number | null
}

export interface Mark {
  /** Of the act that made it. */
  key: string
  error_type_id: number
  severity: Severity
  intervention: Intervention
  at: string
}

export interface Defect {
  /** Of the act that reported it. */
  key: string
  text: string
  may_drive: boolean
}

export interface Signed {
  role: SignerRole
  name: string
  signature: string | null
  signed_at: string
  /** When the server heard of it, and on whose device it was; null while it is not told. */
  received_at: string | null
  witness: string | null
}

/** What a lesson record says, and which act spoke last of each thing. */
export interface RecordState {
  started_at: string | null
  ended_at: string | null
  finished_at: string | null
  late_minutes: number | null
  is_absent: boolean
  km_start: number | null
  km_end: number | null
  is_fit: boolean | null
  /** What was wrong with the vehicle. */
  defects: Defect[]
  /** What the drive is like, for the ratings to come. */
  context: RatingContext | null
  focus: number[]
  shared_note: string | null
  internal_note: string | null
  ratings: Rating[]
  marks: Mark[]
  /** What was shown of what a mock exam asks for. */
  manoeuvres: Manoeuvre[]
  signatures: Signed[]
  slots: Record<string, string>
}

export const emptyState: RecordState = {
  started_at: null,
  ended_at: null,
  finished_at: null,
  late_minutes: null,
  is_absent: false,
  km_start: null,
  km_end: null,
  is_fit: null,
  defects: [],
  context: null,
  focus: [],
  shared_note: null,
  internal_note: null,
  ratings: [],
  marks: [],
  manoeuvres: [],
  signatures: [],
  slots: {},
}

/** A record after one more act. */
export const apply = (state: RecordState, one: Act): RecordState => ({
  ...state,
  ...changed(state, one),
  slots: { ...state.slots, [slotOf(one)]: one.key },
})

function changed(state: RecordState, one: Act): Partial<RecordState> {
  switch (one.kind) {
    case 'start':
      return { started_at: state.started_at ?? one.at }
    case 'context':
      return { context: one.context }
    case 'rate': {
      const { skill_id, level, prompted, comment, asked } = one
      const { context } = state
      const others = state.ratings.filter((rating) => rating.skill_id !== skill_id)
      const ratings = [...others, { skill_id, level, prompted, comment, context, asked }]
      return { ratings: ratings.toSorted((a, b) => a.skill_id - b.skill_id) }
    }
    case 'mark': {
      const { key, error_type_id, severity, intervention, at } = one
      const marks = [...state.marks, { key, error_type_id, severity, intervention, at }]
      return { marks: marks.toSorted((a, b) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key)) }
    }
    case 'unmark':
      return { marks: state.marks.filter(({ key }) => key !== one.mark) }
    case 'manoeuvre': {
      const others = state.manoeuvres.filter((shown) => shown !== one.manoeuvre)
      return { manoeuvres: one.is_shown ? [...others, one.manoeuvre].toSorted() : others }
    }
    case 'focus':
      return { focus: one.skill_ids }
    case 'note':
      return one.which === 'shared' ? { shared_note: one.text || null } : { internal_note: one.text || null }
    case 'km':
      return { km_start: one.start, km_end: one.end }
    case 'vehicle':
      return { is_fit: one.is_fit }
    case 'defect': {
      const { key, text, may_drive } = one
      return { defects: [...state.defects, { key, text, may_drive }] }
    }
    case 'finish':
      return state.finished_at === null
        ? {
            started_at: state.started_at ?? one.at,
            ended_at: one.at,
            finished_at: one.at,
            late_minutes: one.late_minutes,
            is_absent: one.is_absent,
          }
        : {}
    case 'reopen':
      return { ended_at: null, finished_at: null, late_minutes: null, is_absent: false }
    case 'sign': {
      const { role, name, signature, at } = one
      return {
        signatures: [...state.signatures, { role, name, signature, signed_at: at, received_at: null, witness: null }],
      }
    }
  }
}

/** Whether two records say the same, whoever said it. */
export const saysTheSame = (one: RecordState, other: RecordState): boolean =>
  JSON.stringify({ ...one, slots: null }) === JSON.stringify({ ...other, slots: null })
