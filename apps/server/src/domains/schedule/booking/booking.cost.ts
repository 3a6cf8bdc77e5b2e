import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { previewMyLessonCost as costCall } from '@dsms/contract/schedule/booking/calls'
import { lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import { costBeside, creditFor } from '@dsms/contract/schedule/rules/students/credit'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingOf } from '../../platform/public.ts'
import { ownStudents } from '../../students/public.ts'
import { creditOfEnrolments } from '../lessons/deeds/lessons.questions.ts'

const seatRow = z.object({
  enrolment_id: z.int(),
  kind: z.enum(lessonKinds),
  day: z.string(),
  minutes: z.int(),
  price_minor: z.int().nullable(),
  currency: z.string().nullable(),
})

/**
 * What a lesson costs somebody, for those who look after their payments. Throws `not_found` for the lesson of anybody else, and
 * for a guardian without the right to pay: they see no money.
 */
export async function readMyLessonCost(actor: Actor, id: number): Promise<Answer<typeof costCall>> {
  const { db, tenant } = actor
  const paying = (await ownStudents(actor)).filter(({ rights }) => rights.includes('pay')).map((one) => one.id)
  const [seat, charges] = await together([
    () =>
      firstRow(
        db,
        seatRow,
        sql`
          select k.enrolment_id, y.kind, (l.starts_at at time zone z.time_zone)::date::text as day,
                 (extract(epoch from l.ends_at - l.starts_at) / 60)::integer as minutes, k.price_minor::float8 as price_minor, k.currency
            from bookings k
            join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
            join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
            join schools z on z.id = k.tenant
           where k.tenant = ${tenant} and l.id = ${id} and k.student_id = any(${idList(paying)}) and k.status = 'booked'
           order by k.id limit 1`,
      ),
    () => settingOf(actor, 'money.charge_lessons'),
  ])
  if (!seat) throw new AppError('not_found')
  const [bought] = await creditOfEnrolments(actor, [seat.enrolment_id])
  const left = creditFor(bought ?? { credit: [], drawn: [] }, { kind: seat.kind, day: seat.day, lessonId: id })
  const { covered_minutes, rest_minor } = costBeside(left, seat)
  return {
    minutes: seat.minutes,
    covered_minutes,
    price_minor: seat.price_minor,
    rest_minor: charges || left.items.length > 0 ? rest_minor : 0,
    currency: seat.currency,
  }
}
