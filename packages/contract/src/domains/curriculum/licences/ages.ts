/** What decides whether somebody may begin a training; ages in months. */
export interface TrainingAges {
  min_training_age_months: number
  /** Other types that have to be held first, and for how many months. */
  requires: readonly { code: string; months: number }[]
}

/** A licence that somebody holds, and since which day. */
export interface HeldLicence {
  code: string
  since: string
}

export type TrainingObstacle =
  /** `from` is the first day on which the age is reached. */
  | { code: 'too_young'; from: string }
  /** `from` is the first day on which it was held long enough; null where it is not held at all. */
  | { code: 'not_held'; type: string; months: number; from: string | null }

/**
 * Whole months between two days, both `2026-03-31`. A month is over on the day of the same number; where a month has no
 * such day it is over on the first of the next: who was born on 29 February is a year older on 1 March, never too early.
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = parts(from)
  const [year, month, day] = parts(to)
  return (year - fromYear) * 12 + (month - fromMonth) - (day < fromDay ? 1 : 0)
}

/** Age on a day, in months; below 0 before birth. */
export const ageOn = (birth: string, day: string): number => monthsBetween(birth, day)

/** The first day on which so many months are over. */
export function dayAfterMonths(from: string, months: number): string {
  const [year, month, day] = parts(from)
  const target = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  if (day > last) target.setUTCMonth(target.getUTCMonth() + 1)
  else target.setUTCDate(day)
  return target.toISOString().slice(0, 10)
}

/** What keeps somebody from beginning the training on a day; nothing when they may. */
export function mayTrain(
  type: TrainingAges,
  birth: string,
  day: string,
  held: readonly HeldLicence[] = [],
): TrainingObstacle[] {
  const obstacles: TrainingObstacle[] = []
  if (ageOn(birth, day) < type.min_training_age_months)
    obstacles.push({ code: 'too_young', from: dayAfterMonths(birth, type.min_training_age_months) })
  for (const { code, months } of type.requires) {
    const earliest = held
      .filter((licence) => licence.code.toLowerCase() === code.toLowerCase())
      .map(({ since }) => since)
      .sort()[0]
    if (earliest !== undefined && earliest <= day && monthsBetween(earliest, day) >= months) continue
    obstacles.push({
      code: 'not_held',
      type: code,
      months,
      from: earliest === undefined ? null : dayAfterMonths(earliest, months),
    })
  }
  return obstacles
}

const parts = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))] as const
