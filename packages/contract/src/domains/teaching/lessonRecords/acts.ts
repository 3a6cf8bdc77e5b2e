import { z } from 'zod'
import { id, instant } from '../../../kernel/shared.ts'
import { interventions, severities } from '../../curriculum/drivingErrors/marking.ts'
import { manoeuvres } from '../../curriculum/drivingErrors/markingSchemes.ts'
import { mostMinutes } from '../../schedule/lessons/minutes.ts'
import { drawn } from '../../students/contracts/signatures.ts'
import { ratingContext } from './context.ts'

/** An act in a lesson, with a key that the device made: sent again it is the same act. */
const said = {
  key: z.uuid(),
  /** When, on the clock of the device. */
  at: instant,
  /** The act that spoke last of the same thing, as the device saw it; null where nothing had been said. */
  over: z.uuid().nullable(),
  /** Is not to count: somebody decided for what was there already. It is kept for the office all the same. */
  is_set_aside: z.boolean().default(false),
  /** Counts although the office has cancelled the lesson meanwhile. */
  despite_cancel: z.boolean().default(false),
}

const km = z.int().min(0).max(9_999_999).nullable()
export const longestNote = 4000
/** The defect of a vehicle in a few words, its title. */
export const defectText = z.string().trim().min(3).max(120)
export const act = z.discriminatedUnion('kind', [
  z.object({ ...said, kind: z.literal('start') }),
  /** What the drive is like; ratings that come after it carry it. */
  z.object({ ...said, kind: z.literal('context'), context: ratingContext }),
  z.object({
    ...said,
    kind: z.literal('rate'),
    skill_id: id,
    level: z.int().min(0).max(5),
    /** Shown with help of the trainer's words. */
    prompted: z.boolean().default(false),
    comment: z.string().trim().max(500).nullable().default(null),
    /** The level that was meant, where it is not to be given yet and `level` is the highest that is. */
    asked: z.int().min(0).max(5).nullable().default(null),
  }),
  z.object({
    ...said,
    kind: z.literal('mark'),
    error_type_id: id,
    severity: z.enum(severities),
    intervention: z.enum(interventions).default('none'),
  }),
  /** Takes a mark back, by the key of the act that made it. */
  z.object({ ...said, kind: z.literal('unmark'), mark: z.uuid() }),
  /** A manoeuvre that the marking scheme of a mock exam asks for was shown, or was not after all. */
  z.object({ ...said, kind: z.literal('manoeuvre'), manoeuvre: z.enum(manoeuvres), is_shown: z.boolean() }),
  z.object({ ...said, kind: z.literal('focus'), skill_ids: z.array(id).max(10) }),
  z.object({
    ...said,
    kind: z.literal('note'),
    /** `shared` is read by the student, `internal` by the school alone. */
    which: z.enum(['shared', 'internal']),
    text: z.string().trim().max(longestNote),
  }),
  // what one lesson cannot have is refused alone, and the acts that were sent with it count
  z.object({ ...said, kind: z.literal('km'), start: km, end: km }),
  z.object({ ...said, kind: z.literal('vehicle'), is_fit: z.boolean() }),
  /** Something is wrong with the vehicle: the fleet hears of it, and what may not be driven is out of service at once. */
  z.object({ ...said, kind: z.literal('defect'), text: defectText, may_drive: z.boolean() }),
  z.object({
    ...said,
    kind: z.literal('finish'),
    late_minutes: z.int().min(1).max(600).nullable().default(null),
    /** One of several students did not come. */
    is_absent: z.boolean().default(false),
    /** What was taught, and why, where the time since the start differs from the plan. */
    taught_minutes: z.int().min(0).max(mostMinutes).nullable().default(null),
    minutes_reason: z.string().trim().max(500).nullable().default(null),
  }),
  /** Takes back that the lesson was finished, within a quarter of an hour and before anybody has signed. */
  z.object({ ...said, kind: z.literal('reopen') }),
  z.object({
    ...said,
    kind: z.literal('sign'),
    role: z.enum(['trainer', 'student']),
    /** Of no account: the server knows who signs. A device shows it until it has told. */
    name: z.string().trim().max(120).default(''),
    /** Without a drawing the student has not signed: such an act is set aside. */
    signature: drawn,
  }),
])
export type Act = z.infer<typeof act>
export type ActKind = Act['kind']
