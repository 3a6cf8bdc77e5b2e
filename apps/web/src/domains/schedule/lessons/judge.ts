import { getLessonFacts, lessonFactsNeed } from '@dsms/contract/schedule/lessons/calls'
import type { Draft as Wish } from '@dsms/contract/schedule/rules/facts'
import { saidPlace } from '@dsms/contract/schedule/rules/time/ways'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { can, getAbility, getSession } from '../../../kernel/session/session.ts'
import { lessonsKey } from '../board/useBoard.ts'
import { createChecker } from './checker.ts'
import type { Draft } from './useLesson.ts'

/** Facts older than this are asked for again; a colleague's change is heard of at once and needs no wait. */
const freshMs = 60_000

/** Where somebody may be shown the facts themselves, and where the verdict alone. */
function mayHaveFacts(): boolean {
  const ability = getAbility()
  return getSession()?.scope === 'platform' || lessonFactsNeed.every((permission) => can(ability, permission))
}

/** What a lesson takes, wherever in the span and at which place it is put. */
function factsQuery(draft: Draft, span: Span, school_id: number | undefined) {
  const { start: _start, end: _end, capacity: _capacity, ...rest } = draft
  const { meeting_point: _point, meeting_at: _at, end_point: _endPoint, end_at: _endAt, ...taken } = rest
  const body = { ...taken, ...span, school_id }
  return queryOptions({
    queryKey: [...lessonsKey, 'facts', body],
    queryFn: async ({ signal }) => {
      const [{ facts }, { evaluate }] = await Promise.all([
        call(getLessonFacts, { body }, signal),
        import('@dsms/contract/schedule/rules/evaluate'),
      ])
      return (draft: Draft) => evaluate(wishOf(draft), facts)
    },
    staleTime: freshMs,
  })
}

/** The days that are shown, as instants: facts are asked for them once. */
export interface Span {
  from: string
  to: string
}

/**
 * Tells what is against a lesson while it is dragged. The rules are asked here, at once, of facts that are fetched for each
 * trainer or thing it is dragged to; who may not see those asks the server, each time it rests.
 */
export function createJudge(client: QueryClient, school_id: number | undefined) {
  const checker = createChecker(school_id)
  return {
    stop: checker.stop,
    judge(draft: Draft, span: Span, told: (violations: Violation[]) => void, failed: () => void) {
      if (!mayHaveFacts()) return checker.ask(draft, ({ violations }) => told(violations), failed)
      const query = factsQuery(draft, span, school_id)
      const known = client.getQueryState(query.queryKey)
      const judgeHere = known?.isInvalidated ? undefined : client.getQueryData(query.queryKey)
      if (judgeHere) {
        checker.stop()
        return told(judgeHere(draft))
      }
      checker.wait(async () => (await client.query(query))(draft), told, failed)
    },
  }
}

const wishOf = ({ start, end, capacity, ...draft }: Draft): Wish => ({
  lesson_id: draft.lesson_id,
  type_id: draft.type_id,
  branch_id: draft.branch_id,
  start: Date.parse(start),
  end: Date.parse(end),
  trainer_id: draft.trainer_id ?? undefined,
  vehicle_id: draft.vehicle_id ?? undefined,
  room_id: draft.room_id ?? undefined,
  simulator_id: draft.simulator_id ?? undefined,
  circuit_id: draft.circuit_id ?? undefined,
  zone_id: draft.zone_id ?? undefined,
  enrolment_ids: draft.enrolment_ids ?? [],
  seats: capacity ?? undefined,
  begins_at: saidPlace(draft.meeting_point, draft.meeting_at),
  ends_at: saidPlace(draft.end_point, draft.end_at),
})
