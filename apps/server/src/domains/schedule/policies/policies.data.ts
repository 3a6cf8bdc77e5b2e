import type { Policy } from '@dsms/contract/schedule/policies/cost'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { settingsOf } from '../../platform/public.ts'

/** What a policy asks of a seat in a lesson. Instants are milliseconds since 1970. */
const seatRow = z.object({
  booking_id: z.int(),
  lesson_id: z.int(),
  branch_id: z.int(),
  student_id: z.int(),
  trainer_id: z.int().nullable(),
  vehicle_id: z.int().nullable(),
  student: z.string().nullable(),
  lesson_status: z.string(),
  booked: z.number(),
  now: z.number(),
  start: z.number(),
  end: z.number(),
  cancel_hours: z.number().nullable(),
  booked_at: z.number(),
  set_by_school_at: z.number().nullable(),
  price_minor: z.int().nullable(),
  currency: z.string().nullable(),
})
export type Seat = z.infer<typeof seatRow>

/** Seats that a condition names, `b` being the booking and `l` its lesson. */
export async function selectSeats({ db, tenant, language }: Actor, which: SQL): Promise<Seat[]> {
  const rows = await rowsOf(
    db,
    seatRow,
    sql`
      select b.id as booking_id, l.id as lesson_id, l.branch_id, b.student_id, text_in(s.name, ${language}) as student,
             coalesce(l.actual_trainer_id, l.trainer_id) as trainer_id, l.vehicle_id,
             l.status as lesson_status, y.cancel_hours, b.price_minor::float8 as price_minor, b.currency,
             (select count(*)::integer from bookings o
               where o.tenant = b.tenant and o.lesson_id = b.lesson_id and o.status = 'booked') as booked,
             (extract(epoch from b.booked_at) * 1000)::float8 as booked_at,
             (extract(epoch from b.set_by_school_at) * 1000)::float8 as set_by_school_at,
             (extract(epoch from now()) * 1000)::float8 as now,
             (extract(epoch from l.starts_at) * 1000)::float8 as start, (extract(epoch from l.ends_at) * 1000)::float8 as "end"
        from bookings b
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join students s on s.tenant = b.tenant and s.id = b.student_id
       where b.tenant = ${tenant} and b.status = 'booked' and ${which} order by b.id`,
  )
  return rows
}

const keys = [
  'booking.notice',
  'booking.late_fee',
  'booking.last_minute',
  'booking.last_minute_fee',
  'booking.free_moves',
  'booking.no_show_grace',
  'booking.grace',
  'booking.anew',
] as const

/** What holds at a branch. */
export async function policyOf(actor: Actor, branchId: number): Promise<Policy> {
  const said = await settingsOf(actor, keys, branchId)
  return {
    notice_hours: said['booking.notice'],
    late_fee: said['booking.late_fee'],
    last_minute_hours: said['booking.last_minute'],
    last_minute_fee: said['booking.last_minute_fee'],
    free_moves: said['booking.free_moves'],
    booking_grace_minutes: said['booking.grace'],
    anew_hours: said['booking.anew'],
    grace_minutes: said['booking.no_show_grace'],
  }
}
