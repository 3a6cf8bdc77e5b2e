import type { Answer } from '@dsms/contract/kernel/endpoint'
import { checkLessonSeries, createLessonSeries } from '@dsms/contract/schedule/series/calls'
import { type CheckedOccurrence, occurrence } from '@dsms/contract/schedule/series/shapes'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import type { BoardData } from '../../board/model.ts'
import { unresolvedIn } from '../unresolved.ts'
import { bodyOf, type DayDecision, emptyWish, type SeriesValues } from './wish.ts'

export const whatFields = ['name', 'type_id', 'branch_id', 'course_id', 'component_id', 'mode_id'] as const
export const withFields = [
  'trainer_id',
  'vehicle_id',
  'room_id',
  'circuit_id',
  'simulator_id',
  'capacity',
  'is_public',
  'language',
  'enrolment_ids',
  'meeting_point',
] as const
export const whenFields = ['weekdays', 'every_weeks', 'first_day', 'time', 'minutes', 'until', 'count'] as const

/** State of the form of a series: what it holds, how its days stand, and what was decided on them. */
export function useSeriesForm(
  board: BoardData,
  school_id: number | undefined,
  saved: (made: Answer<typeof createLessonSeries>) => void,
) {
  const [values, setValues] = useState<SeriesValues>(() => emptyWish(board.today))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [found, setFound] = useState<CheckedOccurrence[]>([])
  const [decisions, setDecisions] = useState<DayDecision[]>([])
  const [mayOverride, setMayOverride] = useState(board.may_override)
  const [isChecking, setChecking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const type = board.types.find(({ id }) => id === values.type_id)

  const set = (change: Partial<SeriesValues>) => {
    setValues((now) => ({ ...now, ...change }))
    setErrors({})
    setProblem(null)
  }
  const chooseType = (type_id: number | null) => {
    const chosen = board.types.find(({ id }) => id === type_id)
    set({ type_id, ...(chosen && { minutes: chosen.default_minutes }) })
  }

  /** Tells what is wrong at its field; whether anything of it has one. */
  const place = (error: unknown): boolean => {
    const known = Object.entries(fieldTexts(error)).map(([path, words]) => [path.split('.').at(-1) ?? path, words])
    setErrors(Object.fromEntries(known))
    if (known.length === 0) setProblem(error)
    return known.length > 0
  }
  /** Has the days judged, with what was decided on them. */
  const check = async (decided: DayDecision[]): Promise<boolean> => {
    setChecking(true)
    setProblem(null)
    try {
      const { name: _, language: __, ...body } = bodyOf(values, type, decided, school_id)
      const answer = await call(checkLessonSeries, { body })
      setFound(answer.occurrences)
      setMayOverride(answer.may_override)
      return true
    } catch (error) {
      place(error)
      return false
    } finally {
      setChecking(false)
    }
  }
  const missing = (fields: readonly string[]): Record<string, string> => {
    const wanted: Record<string, boolean> = {
      type_id: values.type_id !== null,
      branch_id: values.branch_id !== null,
      trainer_id: type?.needs.trainer !== 'required' || values.on.trainer !== null,
      vehicle_id: type?.needs.vehicle !== 'required' || values.on.vehicle !== null,
      weekdays: values.weekdays.length > 0,
      until: values.ends === 'count' || values.until !== null,
    }
    return Object.fromEntries(
      fields.filter((field) => wanted[field] === false).map((field) => [field, codeText('required')]),
    )
  }
  const isRight = async (fields: readonly string[]): Promise<boolean> => {
    const wrong = missing(fields)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return false
    // a step may be jumped over: what follows it needs both
    if (Object.keys(missing([...whatFields, ...whenFields, ...withFields])).length > 0) return true
    const isOf = (day: string) => found.length === 0 || found.some((one) => one.day === day)
    const kept = decisions.filter(({ day }) => isOf(day))
    // other days than before: what was decided was about others
    const isChecked = (await check(kept)) || (kept.length > 0 && (await check([])))
    return isChecked
  }
  const decide = async (day: string, decision: DayDecision | undefined) => {
    const next = [...decisions.filter((one) => one.day !== day), ...(decision ? [decision] : [])]
    setDecisions(next)
    await check(next)
  }
  const send = async () => {
    setSending(true)
    setProblem(null)
    try {
      saved(await call(createLessonSeries, { body: bodyOf(values, type, decisions, school_id) }))
    } catch (error) {
      const days = unresolvedIn(error, occurrence)
      if (days) setFound(days)
      if (days || !place(error)) setProblem(error)
    } finally {
      setSending(false)
    }
  }
  return {
    values,
    set,
    chooseType,
    type,
    errors,
    isRight,
    found,
    decisions,
    decide,
    mayOverride,
    isChecking,
    isSending,
    problem,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void send()
    },
  }
}
export type SeriesForm = ReturnType<typeof useSeriesForm>
