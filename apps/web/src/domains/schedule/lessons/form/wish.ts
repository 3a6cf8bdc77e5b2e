import { isPastMidnight } from '@dsms/contract/kernel/time/clock'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { clockAt, type Minute, minuteAt, minuteOf } from '../../board/time/axis.ts'

/** A student who is to have a place in the lesson. */
export interface Seat {
  enrolment_id: number
  student_id?: number | undefined
  name: string
}

/** A place in words, and on the map where somebody put it there. */
export interface Place {
  name: string
  at: { lat: number; lng: number } | null
}

export const noPlace: Place = { name: '', at: null }

/** What the form of a lesson holds. Times are those of the clock where the school is. */
export interface LessonValues {
  type_id: number | null
  branch_id: number | null
  day: string
  start: string
  end: string
  on: Record<LaneKind, number | null>
  zone_id: number | null
  seats: Seat[]
  meeting: Place
  ending: Place
  notes: string
  override_reason: string
}

/** With what the form opens: a lesson to change, or what is known of a new one. */
export interface Wish {
  lesson?: Lesson
  values: LessonValues
}

const nothing = { trainer: null, vehicle: null, room: null, circuit: null, simulator: null }

export function emptyWish(
  known: {
    start: Minute
    end: Minute
    type_id?: number | undefined
    branch_id?: number | undefined
    on?: Partial<Record<LaneKind, number | null>>
    seats?: Seat[]
  },
  zone: string,
): Wish {
  const [from, to] = [clockAt(known.start, zone), clockAt(known.end, zone)]
  return {
    values: {
      type_id: known.type_id ?? null,
      branch_id: known.branch_id ?? null,
      day: from.day,
      start: from.time,
      end: to.time,
      on: { ...nothing, ...known.on },
      zone_id: null,
      seats: known.seats ?? [],
      meeting: noPlace,
      ending: noPlace,
      notes: '',
      override_reason: '',
    },
  }
}

export function wishOf(lesson: Lesson, zone: string): Wish {
  const [from, to] = [clockAt(minuteOf(lesson.start), zone), clockAt(minuteOf(lesson.end), zone)]
  return {
    lesson,
    values: {
      type_id: lesson.type.id,
      branch_id: lesson.branch.id,
      day: from.day,
      start: from.time,
      end: to.time,
      on: {
        trainer: lesson.trainer?.id ?? null,
        vehicle: lesson.vehicle?.id ?? null,
        room: lesson.room?.id ?? null,
        circuit: lesson.circuit?.id ?? null,
        simulator: lesson.simulator?.id ?? null,
      },
      zone_id: lesson.zone?.id ?? null,
      seats: lesson.bookings
        .filter(({ status }) => status === 'booked')
        .map(({ enrolment_id, student_id, student }) => ({ enrolment_id, student_id, name: student ?? '' })),
      meeting: { name: lesson.meeting_point ?? '', at: lesson.meeting_at },
      ending: { name: lesson.end_point ?? '', at: lesson.end_at },
      notes: lesson.notes ?? '',
      override_reason: '',
    },
  }
}

/** First and last minute; an end that is not after the start is one of the next day. */
export function minutesOf({ day, start, end }: LessonValues, zone: string): { start: Minute; end: Minute } {
  return {
    start: minuteAt(day, start, zone),
    end: minuteAt(isPastMidnight(start, end) ? addDays(day, 1) : day, end, zone),
  }
}
