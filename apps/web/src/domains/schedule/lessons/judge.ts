import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getLessonFacts, lessonFactsNeed } from '@dsms/contract/schedule/lessons/calls'
import { draftOfInput } from '@dsms/contract/schedule/lessons/draft'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { can, getAbility, getSession } from '../../../kernel/session/session.ts'
import { lessonsKey } from '../board/useBoard.ts'
import { createChecker } from './checker.ts'
import type { LessonToCheck } from './useLesson.ts'

/** Facts older than this are asked for again; a colleague's change is heard of at once and needs no wait. */
const freshMs = minuteMs

/** Where somebody may be shown the facts themselves, and where the verdict alone. */
function mayHaveFacts(): boolean {
  const ability = getAbility()
  return getSession()?.scope === 'platform' || lessonFactsNeed.every((permission) => can(ability, permission))
}

/** What a lesson takes, wherever in the span and at which place it is put. */
function factsQuery(draft: LessonToCheck, span: Span, school_id: number | undefined) {
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
      return (draft: LessonToCheck) => evaluate(draftOfInput(draft, draft.lesson_id), facts)
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
    judge(draft: LessonToCheck, span: Span, told: (violations: Violation[]) => void, failed: () => void) {
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
