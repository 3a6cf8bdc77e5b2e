import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Today } from './today.ts'

const minute = (time: string, day = '2026-03-31') => Math.round(Date.parse(`${day}T${time}:00+03:00`) / minuteMs)

/** A day of a trainer with two lessons and a gap, as the server would answer it; one lesson still needs a trainer. */
export const todayOf = (other: Partial<Today> = {}): Today => ({
  school: { id: 1, name: 'مدرسة النور', status: 'active', trial_ends_at: null },
  time_zone: 'Asia/Riyadh',
  today: '2026-03-31',
  day: '2026-03-31',
  closed: null,
  over: null,
  strip: {
    from: minute('08:00'),
    to: minute('16:00'),
    types: [{ id: 5, name: 'درس على الطريق', colour: '#0b6b83' }],
    lanes: [
      {
        trainer_id: null,
        trainer: null,
        lessons: [lesson(3, '12:00', '13:00', { student: null, booked: 0, status: 'requested' })],
        gaps: [],
        off: [],
      },
      {
        trainer_id: 11,
        trainer: 'أحمد المطيري',
        lessons: [
          lesson(1, '09:00', '10:00', { student: 'ليلى خالد حسن' }),
          lesson(2, '11:30', '13:00', { student: null, seats: 8, booked: 6 }),
        ],
        gaps: [{ from: minute('10:00'), to: minute('11:30') }],
        off: [{ from: minute('13:00'), to: minute('16:00') }],
      },
    ],
  },
  lessons: { total: 3, taught: 0, running: 0, to_come: 3, cancelled: 0 },
  absences: null,
  vehicles_down: null,
  waiting: null,
  actions: [],
  action_totals: {},
  unconfirmed: null,
  at_risk: null,
  ...other,
})

type Lesson = NonNullable<Today['strip']>['lanes'][number]['lessons'][number]

function lesson(id: number, from: string, to: string, other: Partial<Lesson>): Lesson {
  return {
    id,
    from: minute(from),
    to: minute(to),
    type_id: 5,
    status: 'confirmed',
    student: null,
    seats: 1,
    booked: 1,
    ...other,
  }
}
