import { lessonStatusList } from '@dsms/contract/schedule/board/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import { world } from '@dsms/contract/schedule/rules/facts.testing'
import { onTestFinished, vi } from 'vitest'
import type { BoardData } from './model.ts'
import { minuteAt } from './time/axis.ts'

export const zone = 'Asia/Riyadh'
export const day = '2026-03-31'

interface Planned {
  id: number
  trainer: number
  at: string
  minutes?: number
  status?: LessonStatus
}

/** A day of two trainers, as the server would answer it. */
export function boardOf(planned: readonly Planned[]): BoardData {
  const column = (value: (one: Planned) => number) => planned.map(value)
  const none = column(() => 0)
  return {
    time_zone: zone,
    today: day,
    now: '2026-03-31T03:00:00.000Z',
    week_start: 0,
    day_starts: '07:00',
    day_ends: '21:00',
    step_minutes: 15,
    may_override: true,
    lanes: [
      { id: 11, name: 'أحمد المطيري', detail: null, colour: '#0b6b83', branch_ids: [1] },
      { id: 12, name: 'سارة القحطاني', detail: null, colour: null, branch_ids: [1] },
    ],
    others: [],
    away: [],
    opening: [{ day, from: '07:00', to: '21:00', shut_by: null, name: null }],
    next_open: null,
    idle: [],
    next_taught: null,
    types: [
      {
        id: 5,
        name: 'تدريب على الطريق',
        code: 'طريق',
        kind: 'road',
        colour: '#2f9e44',
        default_minutes: 60,
        min_minutes: 30,
        is_active: true,
        needs: { trainer: 'required', vehicle: 'optional', room: 'none', circuit: 'none', simulator: 'none' },
      },
    ],
    students: [{ id: 90, name: 'ليلى حسن' }],
    lessons: {
      id: column(({ id }) => id),
      version: column(() => 3),
      type_id: column(() => 5),
      branch_id: column(() => 1),
      status: column(({ status = 'scheduled' }) => lessonStatusList.indexOf(status)),
      start: column(({ at }) => minuteAt(day, at, zone)),
      minutes: column(({ minutes = 60 }) => minutes),
      trainer_id: column(({ trainer }) => trainer),
      vehicle_id: none,
      room_id: none,
      simulator_id: none,
      circuit_id: none,
      zone_id: none,
      seats: column(() => 1),
      booked: column(() => 1),
      student_id: column(() => 90),
      series_id: none,
    },
    bands: [
      { lane: 12, kind: 'leave', from: minuteAt(day, '13:00', zone), to: minuteAt(day, '17:00', zone), name: 'إجازة' },
    ],
  }
}

export const lessonOf = (other: Partial<Lesson> = {}): Lesson => ({
  id: 1,
  version: 3,
  status: 'scheduled',
  status_reason: null,
  cancel_reason: null,
  type: { id: 5, name: 'تدريب على الطريق', code: 'طريق', kind: 'road', colour: '#2f9e44' },
  branch: { id: 1, name: 'الفرع الرئيسي' },
  start: '2026-03-31T06:00:00.000Z',
  end: '2026-03-31T07:00:00.000Z',
  opens_at: '2026-03-31T05:45:00.000Z',
  absent_from: '2026-03-31T06:15:00.000Z',
  undo_until: null,
  started_at: null,
  minutes_slack: 10,
  trainer: { id: 11, name: 'أحمد المطيري' },
  vehicle: null,
  room: null,
  simulator: null,
  circuit: null,
  zone: null,
  capacity: 1,
  course: null,
  session: null,
  is_public: false,
  bookings: [
    {
      id: 7,
      enrolment_id: 70,
      student_id: 90,
      student: 'ليلى حسن',
      status: 'booked',
      attendance: null,
      late_minutes: null,
      exam_result: null,
      taught_minutes: null,
      counted_minutes: null,
      minutes_reason: null,
    },
  ],
  meeting_point: null,
  meeting_at: null,
  end_point: null,
  end_at: null,
  notes: null,
  source: 'staff',
  series_id: null,
  hold_until: null,
  overridden: [],
  ...other,
})

/** What the rules know of that lesson: nothing is against it while either of the two teaches, but on the second's leave. */
export function factsOfLesson(): Facts {
  const { facts } = world({ facts: { zone } })
  const { types, trainers, enrolments } = facts
  const needs = { trainer: 'required', vehicle: 'optional', room: 'none', circuit: 'none', simulator: 'none' } as const
  const [type, trainer, enrolment] = [types[1], trainers[1], enrolments[1]]
  if (!type || !trainer || !enrolment) throw new Error('no facts')
  const leave = [{ kind: 'annual', first_day: day, last_day: day, from_noon: true, until_noon: false } as const]
  return {
    ...facts,
    types: { 5: { ...type, id: 5, needs } },
    trainers: { 11: { ...trainer, id: 11 }, 12: { ...trainer, id: 12, leave } },
    enrolments: { 70: { ...enrolment, id: 70, student_id: 90, last_lesson_on: '2026-03-29' } },
  }
}

type Answer = (body: unknown, query: URLSearchParams) => unknown

/** Further questions of dialogs. */
const quiet: Record<string, Answer> = { 'POST /api/school/lessons/told/check': () => ({ told: [] }) }

/** Stands in for the server: each `METHOD /path` by what it answers; a `Response` is answered as it is. Tells what was sent. */
export function serving(answers: Record<string, Answer>) {
  const sent: { call: string; body: unknown }[] = []
  const real = window.fetch
  const stand = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    const answer = answers[call] ?? quiet[call]
    if (!answer) return url.pathname.startsWith('/api') ? Response.json({ rows: [], total: 0 }) : real(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    if (answers[call]) sent.push({ call, body })
    const told = answer(body, url.searchParams)
    return told instanceof Response ? told : Response.json(told)
  })
  onTestFinished(() => stand.mockRestore())
  return sent
}
