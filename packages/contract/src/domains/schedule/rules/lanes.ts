import { dayMs } from '../../../kernel/time/milliseconds.ts'
import { type Claim, claimKey, type Facts } from './facts.ts'
import type { Scene } from './scene.ts'
import type { ResourceKind } from './violations.ts'

interface Time {
  start: number
  end: number
}

/** What a resource has given away to other lessons, by start. */
export function othersOf({ draft, facts }: Scene, kind: ResourceKind, id: number): readonly Claim[] {
  const claims = facts.claims[claimKey(kind, id)] ?? []
  return draft.lesson_id === undefined ? claims : claims.filter(({ lesson_id }) => lesson_id !== draft.lesson_id)
}

/** Facts as they are for a lesson that is to be moved: whatever it takes now is free. */
export const withoutLesson = (facts: Facts, lesson: number): Facts => ({
  ...facts,
  claims: Object.fromEntries(
    Object.entries(facts.claims).map(([key, claims]) => [key, claims.filter(({ lesson_id }) => lesson_id !== lesson)]),
  ),
})

/** Ends are no part of a lesson: one may begin where another ends. */
export const overlaps = (one: Time, other: Time): boolean => one.start < other.end && other.start < one.end

/** The most of these that are at once at some minute of a lesson, and the first in its way. */
export function mostAtOnce(claims: readonly Claim[], draft: Time): { most: number; first: Claim | undefined } {
  const near = nearOf(claims, draft).filter((claim) => overlaps(claim, draft))
  if (near.length === 0) return { most: 0, first: undefined }
  // it is fullest where one of them begins
  const moments = [draft.start, ...near.map(({ start }) => start).filter((start) => start > draft.start)]
  const most = Math.max(...moments.map((at) => near.filter(({ start, end }) => start <= at && at < end).length))
  return { most, first: near[0] }
}

/** The lessons among these that belong to a stretch of time, as they begin in it. */
export const beginningIn = (claims: readonly Claim[], { from, to }: { from: number; to: number }): readonly Claim[] =>
  claims.slice(firstFrom(claims, from), firstFrom(claims, to))

/** The place of the first that begins at an instant or later; their number where there is none. */
export function firstFrom(claims: readonly Claim[], instant: number): number {
  let [first, after] = [0, claims.length]
  while (first < after) {
    const middle = (first + after) >> 1
    if ((claims[middle]?.start ?? instant) < instant) first = middle + 1
    else after = middle
  }
  return first
}

/** No lesson, with all that has to be free after it, is longer than this. */
const longestMs = 2 * dayMs

/** Those that may touch a time, or what has to be free around it. */
export const nearOf = (claims: readonly Claim[], { start, end }: Time): readonly Claim[] =>
  beginningIn(claims, { from: start - longestMs, to: end + longestMs })

/** Lessons that follow each other with less than a break between them, this one among them. */
export function runAround(
  claims: readonly Claim[],
  draft: Time,
  breakMs: number,
): { from: number; to: number; all: Time[] } {
  const run = { from: draft.start, to: draft.end, all: [draft] }
  for (const claim of claims.toReversed())
    if (claim.start <= draft.start && run.from - claim.end < breakMs) join(run, claim)
  for (const claim of claims) if (claim.start > draft.start && claim.start - run.to < breakMs) join(run, claim)
  return run
}

function join(run: { from: number; to: number; all: Time[] }, claim: Time) {
  run.from = Math.min(run.from, claim.start)
  run.to = Math.max(run.to, claim.end)
  run.all.push(claim)
}
