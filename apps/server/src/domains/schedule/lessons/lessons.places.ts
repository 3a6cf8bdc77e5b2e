import type { Answer } from '@dsms/contract/kernel/endpoint'
import { listMeetingPoints } from '@dsms/contract/schedule/lessons/calls'
import type { NamedPlaces } from '@dsms/contract/schedule/lessons/draft'
import type { Point } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

interface PlaceRow {
  meetingPoint: string | null
  meetingLat: number | null
  meetingLng: number | null
  endPoint: string | null
  endLat: number | null
  endLng: number | null
}

/** What the row of a lesson says. */
export const placesOf = (row: PlaceRow): NamedPlaces => ({
  meeting_point: row.meetingPoint,
  meeting_at: pointOf(row.meetingLat, row.meetingLng),
  end_point: row.endPoint,
  end_at: pointOf(row.endLat, row.endLng),
})

const pointOf = (lat: number | null, lng: number | null): Point | null =>
  lat === null || lng === null ? null : { lat, lng }

/** A change put over what was said. Other words without a point are another place, which is on no map. */
export function changedPlaces(before: NamedPlaces, change: NamedPlaces): NamedPlaces {
  const at = (
    now: Point | null | undefined,
    then: Point | null | undefined,
    words: string | null | undefined,
    old: string | null | undefined,
  ) => (now !== undefined ? now : words === undefined || (words || null) === (old || null) ? then : null)
  return {
    meeting_point: change.meeting_point === undefined ? before.meeting_point : change.meeting_point,
    meeting_at: at(change.meeting_at, before.meeting_at, change.meeting_point, before.meeting_point),
    end_point: change.end_point === undefined ? before.end_point : change.end_point,
    end_at: at(change.end_at, before.end_at, change.end_point, before.end_point),
  }
}

export const placeColumns = ({ meeting_point, meeting_at, end_point, end_at }: NamedPlaces): PlaceRow => ({
  meetingPoint: meeting_point || null,
  meetingLat: meeting_at?.lat ?? null,
  meetingLng: meeting_at?.lng ?? null,
  endPoint: end_point || null,
  endLat: end_at?.lat ?? null,
  endLng: end_at?.lng ?? null,
})

/** Places where the students of some enrolments may be met; those of students beyond the caller's reach are not told. */
export async function listPlacesToMeet(
  { db, tenant, language }: Actor,
  enrolmentIds: readonly number[],
): Promise<Answer<typeof listMeetingPoints>> {
  const rows = await rowsOf(
    db,
    listMeetingPoints.response.shape.points.element,
    sql`
      select text_in(s.name, ${language}) as student, concat_ws(' · ', p.label, nullif(p.address, '')) as name,
             case when p.lat is not null and p.lng is not null then json_build_object('lat', p.lat, 'lng', p.lng) end as at
        from enrolments e
        join students s on s.tenant = e.tenant and s.id = e.student_id,
             jsonb_to_recordset(s.pickup_points) as p (label text, address text, lat float8, lng float8)
       where e.tenant = ${tenant} and e.id = any(${idList(enrolmentIds)})
       order by s.id, p.label, p.address`,
  )
  return { points: rows }
}
