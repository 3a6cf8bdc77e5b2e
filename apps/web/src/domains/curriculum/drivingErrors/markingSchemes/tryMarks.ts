import {
  type Intervention,
  interventions,
  type MarkedError,
  type Severity,
  severities,
} from '@dsms/contract/curriculum/drivingErrors/marking'

export type Mark = Required<MarkedError>

/** Marks as they stand in the address: `JCT.2~m~3;PED~s~1~p`. */
export const toAddress = (marks: readonly Mark[]): string | undefined =>
  marks
    .map(({ code, severity, count, intervention }) =>
      [code, severity[0], count, ...(intervention === 'none' ? [] : [intervention[0]])].join('~'),
    )
    .join(';') || undefined

/** What of an address can be understood; the rest is left out. */
export function fromAddress(text: unknown): Mark[] {
  if (typeof text !== 'string') return []
  return text.split(';').flatMap((part) => {
    const [code = '', grade, count, hand] = part.split('~')
    const severity = byLetter(severities, grade)
    const times = Number(count)
    if (!code || !severity || !Number.isInteger(times) || times < 1 || times > most) return []
    return [{ code, severity, count: times, intervention: byLetter(interventions, hand) ?? 'none' }]
  })
}

/** As often as one error can be tried. */
export const most = 99

/** One more of an error: a mark of its own where there is none like it. */
export function added(marks: readonly Mark[], code: string, severity: Severity): Mark[] {
  const at = marks.findIndex((mark) => mark.code === code && mark.severity === severity && mark.intervention === 'none')
  if (at < 0) return [...marks, { code, severity, count: 1, intervention: 'none' }]
  return changed(marks, at, { count: Math.min(most, (marks[at]?.count ?? 0) + 1) })
}

/** A mark that is changed; none of an error is no mark. */
export function changed(marks: readonly Mark[], at: number, change: Partial<Mark>): Mark[] {
  return marks.map((mark, place) => (place === at ? { ...mark, ...change } : mark)).filter(({ count }) => count > 0)
}

const byLetter = <T extends Severity | Intervention>(words: readonly T[], letter: string | undefined): T | undefined =>
  words.find((word) => word[0] === letter)
