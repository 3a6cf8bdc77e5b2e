import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { type Claim, claimKey, type Facts, type LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { whereabouts } from '@dsms/contract/schedule/rules/time/ways'
import { gearboxOf } from '@dsms/contract/schedule/rules/vehicles/gearboxOf'
import { type ResourceKind, resourceKinds } from '@dsms/contract/schedule/rules/violations'

/**
 * Facts that change while lessons are planned one after another, so that each is judged as if those before it were kept
 * already. The facts given stay as they were.
 */
export class MovingFacts {
  readonly facts: Facts

  constructor(facts: Facts) {
    this.facts = { ...facts, claims: { ...facts.claims }, enrolments: structuredClone(facts.enrolments) }
  }

  /** A lesson that stands takes its time no longer: it is about to be moved. */
  release(draft: LessonDraft): void {
    for (const { kind, id } of this.takenBy(draft)) {
      const key = claimKey(kind, id)
      this.facts.claims[key] = (this.facts.claims[key] ?? []).filter(({ lesson_id }) => lesson_id !== draft.lesson_id)
    }
    this.count(draft, -1)
    this.drive(draft, (taken, id) => taken.filter((one) => one !== id))
  }

  /** Lessons on an automatic car are few on the way to a manual licence. */
  private drive(
    { vehicle_id, enrolment_ids, lesson_id = 0 }: LessonDraft,
    change: (taken: readonly number[], id: number) => number[],
  ): void {
    const vehicle = vehicle_id === undefined ? undefined : this.facts.vehicles[vehicle_id]
    if (!vehicle || gearboxOf(vehicle) !== 'automatic') return
    for (const id of enrolment_ids) {
      const enrolment = this.facts.enrolments[id]
      if (enrolment) enrolment.automatic_lessons = change(enrolment.automatic_lessons, lesson_id)
    }
  }

  /** A lesson takes its time from now on; one that is new has a key below zero. */
  take(draft: LessonDraft): void {
    const type = this.facts.types[draft.type_id]
    for (const { kind, id, enrolment_id } of this.takenBy(draft)) {
      const claim: Claim = {
        kind,
        id,
        lesson_id: draft.lesson_id ?? 0,
        start: draft.start,
        end: draft.end,
        lesson_kind: type?.kind ?? 'road',
        stage: type?.stage,
        enrolment_id,
        buffer_minutes: type?.buffer_minutes ?? 0,
        ...whereabouts(draft, this.facts),
      }
      const key = claimKey(kind, id)
      this.facts.claims[key] = [...(this.facts.claims[key] ?? []), claim].sort((a, b) => a.start - b.start)
    }
    this.count(draft, 1)
    this.drive(draft, (taken, id) => [...taken, id])
  }

  private count(draft: LessonDraft, sign: 1 | -1): void {
    const stage = this.facts.types[draft.type_id]?.stage
    if (!stage) return
    for (const id of draft.enrolment_ids) {
      const minutes = this.facts.enrolments[id]?.minutes
      if (minutes) minutes[stage] = Math.max(0, (minutes[stage] ?? 0) + sign * ((draft.end - draft.start) / minuteMs))
    }
  }

  private takenBy(draft: LessonDraft): { kind: ResourceKind; id: number; enrolment_id?: number }[] {
    return resourceKinds.flatMap((kind): ReturnType<MovingFacts['takenBy']> => {
      if (kind === 'student')
        return draft.enrolment_ids.flatMap((enrolment_id) => {
          const id = this.facts.enrolments[enrolment_id]?.student_id
          return id === undefined ? [] : [{ kind, id, enrolment_id }]
        })
      const id = draft[`${kind}_id`]
      return id === undefined ? [] : [{ kind, id }]
    })
  }
}
