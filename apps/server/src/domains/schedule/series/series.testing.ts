import * as calls from '@dsms/contract/schedule/series/calls'
import type { TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'

type Changes = Record<string, unknown>

interface Occurrence {
  day: string
  start: string
  end: string
  lesson_id: number | null
  state: string
  exists: boolean
  twice: boolean
  holiday: string | null
  violations: { code: string; severity: string; lesson_id?: number }[]
  suggestion: { start: string; end: string; trainer_id: number | null } | null
}

interface SeriesAnswer {
  code?: string
  params?: Changes
  series: calls.LessonSeries
  occurrences: Occurrence[]
  changed: number[]
  kept: number[]
}

/** What tests do with series of lessons, as one of the school's people. */
export const seriesOf = (who: () => TestPerson) => {
  const act = (call: Parameters<typeof send>[1], input: object) =>
    send(who().token, call, input) as Promise<Reply<SeriesAnswer>>
  return {
    check: (body: Changes) => act(calls.checkLessonSeries, { body }),
    taken: (body: Changes) =>
      send(who().token, calls.listTakenLanes, { body }) as Promise<
        Reply<{ days: number; taken: { kind: string; id: number; days: number }[] }>
      >,
    create: (body: Changes) => act(calls.createLessonSeries, { body }),
    update: (id: number, body: Changes) => act(calls.updateLessonSeries, { params: { id }, body }),
    cancel: (id: number, body: Changes) => act(calls.cancelLessonSeries, { params: { id }, body }),
    get: (id: number) =>
      send(who().token, calls.getLessonSeries, { params: { id }, query: {} }) as Promise<Reply<calls.LessonSeries>>,
    list: (query: Changes) =>
      send(who().token, calls.listLessonSeries, { query }) as Promise<
        Reply<{ rows: calls.SeriesRow[]; total: number }>
      >,
  }
}

/** Days in conflict, with the codes of what is against them. */
export const conflictsOf = (reply: Reply<{ occurrences: Occurrence[] }>): [string, string[]][] =>
  reply.body.occurrences
    .filter(({ state }) => state === 'conflict')
    .map(({ day, violations }) => [day, violations.map(({ code }) => code)])
