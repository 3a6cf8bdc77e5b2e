// How errors become a result. The server and the screens use this same function; it knows neither of them.

export const severities = ['minor', 'serious', 'dangerous'] as const
export type Severity = (typeof severities)[number]
export const interventions = ['none', 'verbal', 'physical'] as const
export type Intervention = (typeof interventions)[number]

/** An error that was seen in a drive. */
export interface MarkedError {
  code: string
  severity: Severity
  intervention?: Intervention
  /** How often; once unless told. */
  count?: number
}

/** What an error type says about all errors of its code. */
export interface MarkedType {
  group: string
  points: number
  repeat_escalates_after: number | null
  immediate_fail: boolean
}

/** The limits of a scheme: as many as this pass, one more fails. `null` is no limit. */
export interface Scheme {
  max_minor: number
  max_serious: number
  max_dangerous: number
  max_points: number | null
  per_group_max: Record<string, number>
  /** Codes of which a single error fails. */
  eliminatory: readonly string[]
  /** A drive begins with 100 points and loses those of its errors. */
  min_score: number | null
  min_minutes: number | null
  manoeuvres_required: number
}

/** Facts of the drive other than its errors; unknown ones are not judged. */
export interface Drive {
  minutes?: number | undefined
  manoeuvres?: number | undefined
}

export type Reason =
  | { reason: 'eliminatory' | 'immediate_fail'; code: string; count: number }
  | { reason: 'minor' | 'serious' | 'dangerous' | 'points'; count: number; max: number }
  | { reason: 'group'; group: string; count: number; max: number }
  | { reason: 'score' | 'minutes' | 'manoeuvres'; count: number; min: number }

export interface Verdict {
  passed: boolean
  /** Everything that fails it, not the first alone. */
  reasons: Reason[]
  counts: Record<Severity, number> & { points: number; score: number; groups: Record<string, number> }
  /** Codes of which minors became serious by being repeated, and how many did. */
  escalated: { code: string; count: number }[]
}

/**
 * Repetition first: of the minors of one code every n-th is a serious one. Then an error at which the trainer took the
 * controls is serious at least; where both hold, it is the repeated one, so that nothing is raised twice and one more
 * error never makes a result better. Then what eliminates, then the limits.
 */
export function mark(
  errors: readonly MarkedError[],
  scheme: Scheme,
  catalogue: Readonly<Record<string, MarkedType>>,
  drive: Drive = {},
): Verdict {
  const counts: Verdict['counts'] = { minor: 0, serious: 0, dangerous: 0, points: 0, score: 100, groups: {} }
  const escalated: Verdict['escalated'] = []
  const failing: Reason[] = []
  for (const [code, seen] of tally(errors)) {
    const type = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
    const repeats = type?.repeat_escalates_after ? Math.floor(seen.minor / type.repeat_escalates_after) : 0
    const raised = Math.max(repeats, seen.taken)
    if (repeats > 0) escalated.push({ code, count: repeats })
    counts.minor += seen.minor - raised
    counts.serious += seen.serious + raised
    counts.dangerous += seen.dangerous
    const all = seen.minor + seen.serious + seen.dangerous
    counts.points += all * (type?.points ?? 0)
    const group = type?.group ?? 'other'
    counts.groups[group] = (counts.groups[group] ?? 0) + all
    if (scheme.eliminatory.includes(code)) failing.push({ reason: 'eliminatory', code, count: all })
    if (type?.immediate_fail) failing.push({ reason: 'immediate_fail', code, count: all })
  }
  counts.score = Math.max(0, 100 - counts.points)
  const reasons = [...failing, ...overLimits(counts, scheme), ...tooLittle(counts, scheme, drive)]
  return { passed: reasons.length === 0, reasons, counts, escalated }
}

interface Seen {
  minor: number
  /** Of the minors, those at which the trainer took the controls. */
  taken: number
  serious: number
  dangerous: number
}

/** By code, in the order of the codes, so that the order of the errors is nothing. */
function tally(errors: readonly MarkedError[]): [string, Seen][] {
  const byCode = new Map<string, Seen>()
  for (const { code, severity, intervention, count = 1 } of errors) {
    const seen = byCode.get(code) ?? { minor: 0, taken: 0, serious: 0, dangerous: 0 }
    seen[severity] += count
    if (severity === 'minor' && intervention === 'physical') seen.taken += count
    byCode.set(code, seen)
  }
  return [...byCode].filter(([, seen]) => seen.minor + seen.serious + seen.dangerous > 0).sort(byKey)
}

function overLimits(counts: Verdict['counts'], scheme: Scheme): Reason[] {
  const limits = { minor: scheme.max_minor, serious: scheme.max_serious, dangerous: scheme.max_dangerous }
  const reasons: Reason[] = severities
    .filter((severity) => counts[severity] > limits[severity])
    .map((reason) => ({ reason, count: counts[reason], max: limits[reason] }))
  for (const [group, count] of Object.entries(counts.groups).sort(byKey)) {
    const max = Object.hasOwn(scheme.per_group_max, group) ? scheme.per_group_max[group] : undefined
    if (max !== undefined && count > max) reasons.push({ reason: 'group', group, count, max })
  }
  if (scheme.max_points !== null && counts.points > scheme.max_points)
    reasons.push({ reason: 'points', count: counts.points, max: scheme.max_points })
  return reasons
}

function tooLittle({ score }: Verdict['counts'], scheme: Scheme, { minutes, manoeuvres }: Drive): Reason[] {
  const reasons: Reason[] = []
  if (scheme.min_score !== null && score < scheme.min_score)
    reasons.push({ reason: 'score', count: score, min: scheme.min_score })
  if (scheme.min_minutes !== null && minutes !== undefined && minutes < scheme.min_minutes)
    reasons.push({ reason: 'minutes', count: minutes, min: scheme.min_minutes })
  if (manoeuvres !== undefined && manoeuvres < scheme.manoeuvres_required)
    reasons.push({ reason: 'manoeuvres', count: manoeuvres, min: scheme.manoeuvres_required })
  return reasons
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : one > other ? 1 : 0)
