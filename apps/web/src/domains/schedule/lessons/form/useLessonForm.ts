import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { laneKinds } from '@dsms/contract/schedule/board/calls'
import { createLesson, updateLesson } from '@dsms/contract/schedule/lessons/calls'
import type { NeedState } from '@dsms/contract/schedule/lessonTypes/calls'
import { useMemo, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import type { BoardData } from '../../board/model.ts'
import { clockAt, instantAt, minuteAt } from '../../board/time/axis.ts'
import { type SeatChoice, usualType } from '../../finding/find.ts'
import { useCancelReason } from '../card/CancelFields.tsx'
import type { LessonToCheck } from '../useLesson.ts'
import { areOverridable, violationsOf } from '../violations.ts'
import { useCheck } from './useCheck.ts'
import { type LessonValues, minutesOf, type Seat, type Wish } from './wish.ts'

/** State of the form of a lesson: what it holds, what is against it, and how it is kept. */
export function useLessonForm(
  wish: Wish,
  board: BoardData,
  school_id: number | undefined,
  saved: (kept: Pick<Answer<typeof createLesson>, 'lesson' | 'told'>) => void,
) {
  const [values, setValues] = useState<LessonValues>(() => ({
    ...wish.values,
    // where there is but one there is nothing to choose
    type_id: wish.values.type_id ?? (board.types.length === 1 ? (board.types[0]?.id ?? null) : null),
  }))
  const [isTried, setTried] = useState(false)
  const reason = useCancelReason()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const zone = board.time_zone
  const type = board.types.find(({ id }) => id === values.type_id)
  const needOf = (kind: (typeof laneKinds)[number]): NeedState => type?.needs[kind] ?? 'none'

  const draft = useMemo((): LessonToCheck | undefined => {
    if (!values.type_id || !values.branch_id || !values.day) return undefined
    const { start, end } = minutesOf(values, zone)
    const needs = board.types.find(({ id }) => id === values.type_id)?.needs
    const on = (kind: (typeof laneKinds)[number]) => (needs?.[kind] && needs[kind] !== 'none' ? values.on[kind] : null)
    return {
      ...(wish.lesson && { lesson_id: wish.lesson.id }),
      type_id: values.type_id,
      branch_id: values.branch_id,
      start: instantAt(start),
      end: instantAt(end),
      trainer_id: on('trainer'),
      vehicle_id: on('vehicle'),
      room_id: on('room'),
      simulator_id: on('simulator'),
      circuit_id: on('circuit'),
      zone_id: on('circuit') ? values.zone_id : null,
      enrolment_ids: values.seats.map(({ enrolment_id }) => enrolment_id),
      meeting_point: values.meeting.name.trim() || null,
      meeting_at: values.meeting.at,
      end_point: values.ending.name.trim() || null,
      end_at: values.ending.at,
    }
  }, [values, zone, board.types, wish.lesson])
  const { check, isChecking, tell } = useCheck(draft, school_id)
  const mayOverride = check?.may_override ?? board.may_override
  // before anybody tried to save, an empty field is not yet a missing one
  const violations = (check?.violations ?? []).filter(({ code }) => isTried || code !== 'need_missing')
  const wantsReason = mayOverride && areOverridable(check?.violations ?? [])

  const set = (change: Partial<LessonValues>) => setValues((now) => ({ ...now, ...change }))
  const chooseType = (type_id: number | null) => {
    const chosen = board.types.find(({ id }) => id === type_id)
    const length = wish.lesson && type_id === wish.lesson.type.id ? undefined : chosen?.default_minutes
    set({ type_id, ...(length && { end: later(values.day, values.start, length, zone) }) })
  }
  /** Another start keeps the length. */
  const chooseStart = (start: string) => {
    const { start: from, end: to } = minutesOf(values, zone)
    set({ start, end: later(values.day, start, to - from, zone) })
  }

  /** Of a new lesson's student more is known than the name: what was not said is as it is for them. */
  const chooseSeats = (seats: Seat[], came: SeatChoice | undefined) => {
    const isNew = !wish.lesson && came && values.seats.length === 0
    if (!isNew) return set({ seats })
    const type_id = values.type_id ?? usualType(board.types, came)
    const length = values.type_id ? undefined : board.types.find(({ id }) => id === type_id)?.default_minutes
    set({
      seats,
      type_id,
      branch_id: values.branch_id ?? came.branch_id,
      on: { ...values.on, trainer: values.on.trainer ?? came.trainer_id },
      ...(length && { end: later(values.day, values.start, length, zone) }),
    })
  }

  /** Those who have the lesson and would not any more. */
  const gone =
    wish.lesson?.bookings.filter(
      ({ status, enrolment_id }) =>
        status === 'booked' && !values.seats.some((seat) => seat.enrolment_id === enrolment_id),
    ) ?? []
  const isMoved =
    wish.lesson !== undefined &&
    draft !== undefined &&
    (Date.parse(draft.start) !== Date.parse(wish.lesson.start) ||
      Date.parse(draft.end) !== Date.parse(wish.lesson.end) ||
      (draft.trainer_id ?? null) !== (wish.lesson.trainer?.id ?? null))
  const save = async () => {
    setTried(true)
    setError(undefined)
    if (gone.length > 0 && !reason.said()) return
    if (!draft || (wantsReason && !values.override_reason.trim())) return
    setSaving(true)
    const { lesson_id, ...input } = draft
    const body = {
      ...input,
      notes: values.notes.trim() || null,
      override_reason: wantsReason ? values.override_reason.trim() : undefined,
      ...(gone.length > 0 && { cancel_reason: reason.reason, has_proof: reason.hasProof }),
      school_id,
    }
    try {
      const kept =
        wish.lesson && lesson_id
          ? await call(updateLesson, { params: { id: lesson_id }, body: { ...body, version: wish.lesson.version } })
          : await call(createLesson, { body })
      saved(kept)
    } catch (failure) {
      const found = violationsOf(failure)
      if (found && found.length > 0) tell({ violations: found, may_override: mayOverride })
      else setError(failure)
    } finally {
      setSaving(false)
    }
  }
  return {
    values,
    set,
    chooseType,
    chooseStart,
    chooseSeats,
    draft,
    type,
    needOf,
    /** What the lesson has of a kind, as it is called. */
    named: (kind: (typeof laneKinds)[number]) =>
      wish.lesson?.[kind]?.id === values.on[kind] ? wish.lesson?.[kind]?.name : undefined,
    isTried,
    isSaving,
    isChecking,
    isUnsaved: () => JSON.stringify(values) !== JSON.stringify(wish.values),
    error,
    violations,
    isChecked: check !== undefined,
    wantsReason,
    gone,
    isMoved,
    /** Who would join it. */
    came: values.seats
      .map(({ enrolment_id }) => enrolment_id)
      .filter((one) => !wish.lesson?.bookings.some((k) => k.status === 'booked' && k.enrolment_id === one)),
    reason,
    save,
  }
}

export type LessonForm = ReturnType<typeof useLessonForm>

const later = (day: string, start: string, minutes: number, zone: string): string =>
  clockAt(minuteAt(day, start, zone) + minutes, zone).time
