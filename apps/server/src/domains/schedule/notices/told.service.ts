import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import type { checkTold } from '@dsms/contract/schedule/notices/calls'
import type { GuardianRight } from '@dsms/contract/students/guardians/calls'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { foresee, idsIn } from '../../students/public.ts'
import { isClass, ofBookings } from './ofBookings.ts'

type Asked = Given<typeof checkTold>['body']

/** Guardians with this right are told of a deed too; of seats in classes students alone. */
const permits: Record<Asked['deed'], GuardianRight | null> = {
  book: 'book',
  change: 'book',
  cancel: 'book',
  seat: null,
  answer: 'cancel',
}

/** Who would be told of a deed about lessons to come, by the rules by which they are told of it. */
export async function whoIsTold(actor: Actor, asked: Asked): Promise<Answer<typeof checkTold>> {
  const { deed, lesson_ids, booking_ids, enrolment_ids, move_ids } = asked
  const permit = permits[deed]
  const named = sql`(${idsIn('k.lesson_id', lesson_ids)} or ${idsIn('k.id', booking_ids)}
    or k.id = any(array(select m.booking_id from move_requests m where m.tenant = ${actor.tenant} and ${idsIn('m.id', move_ids)})))`
  // lessons that are copied may be over
  const meant = deed === 'book' ? named : sql`${named} and l.starts_at > now()`
  const booked = sql`${meant} and k.status = 'booked'`
  const of = (which: SQL) => onceEach(ofBookings(actor.tenant, which))
  const audiences =
    deed === 'cancel' && lesson_ids.length > 0
      ? [
          { source: of(sql`${meant} and k.status <> 'cancelled' and ${isClass}`), permit: null },
          { source: of(sql`${booked} and not ${isClass}`), permit },
        ]
      : [{ source: of(deed === 'seat' ? sql`${meant} and k.status <> 'cancelled'` : booked), permit }]
  if (enrolment_ids.length > 0) audiences.push({ source: ofEnrolments(actor.tenant, enrolment_ids), permit })
  return { told: await foresee(actor, audiences) }
}

const onceEach = (source: SQL): SQL =>
  sql`select distinct on (x.student_id) x.* from (${source}) x order by x.student_id`

const ofEnrolments = (tenant: number, ids: readonly number[]): SQL => sql`
  select e.id as key, e.tenant, e.student_id, null::jsonb as type_name, null::timestamptz as starts_at, null::text as meeting_point,
         null::jsonb as branch_name, null::jsonb as room_name, null::json as more
    from enrolments e where e.tenant = ${tenant} and ${idsIn('e.id', ids)}`
