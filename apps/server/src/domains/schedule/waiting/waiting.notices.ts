import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { idsIn, type NoticeServices, tell } from '../../students/public.ts'
import { lessonsPage } from '../notices/ofBookings.ts'

/** Tells those whom an hour is offered, and guardians who book for them, on the screen and by mail. */
export const tellOffered = (app: NoticeServices, actor: Actor, offerIds: readonly number[]) =>
  tell(app, actor, {
    kind: 'slot_offered',
    source: sql`
      select o.id as key, o.tenant, o.student_id, h.type_name, h.starts_at, null::text as meeting_point, h.branch_name, null::jsonb as room_name,
             json_build_object('until', to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as more
        from slot_offers o cross join lateral offered_hour(o.id) h
       where o.tenant = ${actor.tenant} and ${idsIn('o.id', offerIds)}`,
    permit: 'book',
    page: lessonsPage,
    more: ({ more, zone }) => ({ until: more?.until ? clockAt(String(more.until), zone).time : '' }),
  })
