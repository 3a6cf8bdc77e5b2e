import { z } from 'zod'
import { id } from '../../../kernel/shared.ts'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { type MarkedType, mark, type Verdict } from '../../curriculum/drivingErrors/marking.ts'
import { manoeuvres } from '../../curriculum/drivingErrors/markingSchemes.ts'
import type { RecordState } from './state.ts'

const count = z.int()

/** A marking scheme as the pad of a mock exam needs it. */
export const examScheme = z.object({
  id,
  name: z.string(),
  /** None means all. */
  licence_type_ids: z.array(id),
  max_minor: count,
  max_serious: count,
  max_dangerous: count,
  max_points: count.nullable(),
  per_group_max: z.record(z.string(), count),
  /** Codes of error types of which a single one fails. */
  eliminatory: z.array(z.string()),
  min_score: count.nullable(),
  min_minutes: count.nullable(),
  /** So many of these have to be shown. */
  manoeuvres: z.array(z.enum(manoeuvres)),
  manoeuvres_required: count,
})
export type ExamScheme = z.infer<typeof examScheme>

/** How a mock exam ended: kept with the scheme that it was marked by, whatever becomes of the scheme. */
export const examResult = z.object({
  scheme: z.string(),
  passed: z.boolean(),
  minor: count,
  serious: count,
  dangerous: count,
  score: count,
  /** What was shown of what has to be; null where nothing has to. */
  manoeuvres: z.object({ shown: count, required: count }).nullable().default(null),
  /** What fails it, by the names of the marking rules. */
  reasons: z.array(z.string()),
})
export type ExamResult = z.infer<typeof examResult>

interface Known extends MarkedType {
  id: number
  code: string
}

/** The scheme for a licence: one that names it before one that is for all. */
export const schemeFor = (schemes: readonly ExamScheme[], licenceTypeId: number): ExamScheme | undefined =>
  schemes.find(({ licence_type_ids }) => licence_type_ids.includes(licenceTypeId)) ??
  schemes.find(({ licence_type_ids }) => licence_type_ids.length === 0)

/** What a record comes to by a scheme: its marks, the manoeuvres that were shown, and how long it took once it is over. */
export function examOf(
  { marks, started_at, ended_at, ...record }: Pick<RecordState, 'marks' | 'manoeuvres' | 'started_at' | 'ended_at'>,
  scheme: ExamScheme,
  errors: readonly Known[],
): ExamResult {
  const byId = new Map(errors.map((one) => [one.id, one]))
  const catalogue = Object.fromEntries(errors.map((one) => [one.code, one]))
  const marked = marks.flatMap(({ error_type_id, severity, intervention }) => {
    const code = byId.get(error_type_id)?.code
    return code === undefined ? [] : [{ code, severity, intervention }]
  })
  const minutes =
    started_at && ended_at ? Math.floor((Date.parse(ended_at) - Date.parse(started_at)) / minuteMs) : undefined
  const shown = record.manoeuvres.filter((one) => scheme.manoeuvres.includes(one)).length
  const { passed, reasons, counts }: Verdict = mark(marked, scheme, catalogue, { minutes, manoeuvres: shown })
  const { minor, serious, dangerous, score } = counts
  const required = scheme.manoeuvres_required
  return {
    scheme: scheme.name,
    passed,
    minor,
    serious,
    dangerous,
    score,
    manoeuvres: required > 0 ? { shown, required } : null,
    reasons: reasons.map(({ reason }) => reason),
  }
}

/** Whether all that keeps a mock exam from being passed is what may still come while it lasts. */
export const isOpen = ({ reasons }: ExamResult): boolean =>
  reasons.length > 0 && reasons.every((reason) => reason === 'manoeuvres')
