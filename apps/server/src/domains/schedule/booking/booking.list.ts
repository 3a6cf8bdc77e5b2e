import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { type listMyLessons as listCall, readMyBooking as readCall } from '@dsms/contract/schedule/booking/calls'
import { lastBookableDay } from '@dsms/contract/schedule/rules/students/booking'
import { bookableStatuses } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { together } from '../../../kernel/together.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { settingOf, settingsOf } from '../../platform/public.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { seenStudents, toldStudents } from './booking.access.ts'
import { isComing, selectMyLessons, type ToldLesson } from './booking.data.ts'
import { type CalendarLesson, icsOfLessons } from './booking.ics.ts'

const mostComing = 200
const mostPast = 50

export async function listMyLessons(
  actor: Actor,
  { student_id }: Given<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const seen = await seenStudents(actor, student_id)
  const ids = seen.map(({ id }) => id)
  const [time_zone, students, coming, past] = await together([
    () => zoneOf(actor),
    () => toldStudents(actor, seen),
    () => selectMyLessons(actor, ids, { which: isComing, order: sql`l.starts_at, k.id`, most: mostComing }),
    () =>
      selectMyLessons(actor, ids, {
        which: sql`not (${isComing})`,
        order: sql`l.starts_at desc, k.id desc`,
        most: mostPast,
      }),
  ])
  return { time_zone, students, coming, past }
}

const courseRow = z.object({
  enrolment_id: z.int(),
  student_id: z.int(),
  branch_id: z.int(),
  own_branch: z.number(),
  course: z.string(),
  trainer: z.string().nullable(),
  open: z.number(),
})
type Course = z.infer<typeof courseRow>
const bookableRow = readCall.response.shape.courses.element.shape.types.element
type BookableType = z.infer<typeof bookableRow>

/** What may be booked, by course: whoever has none of them finds the reason with the office. */
export async function readMyBooking(
  actor: Actor,
  { student_id }: Given<typeof readCall>['query'],
): Promise<Answer<typeof readCall>> {
  const seen = (await seenStudents(actor, student_id)).filter(({ rights }) => rights.includes('book'))
  const ids = seen.map(({ id }) => id)
  const [zone, anywhere, students, found, types, branches, held] = await together([
    () => zoneOf(actor),
    () => settingOf(actor, 'booking.branches'),
    () => toldStudents(actor, seen),
    () => coursesOf(actor, ids),
    () => bookableTypes(actor),
    () => branchesOf(actor),
    () => selectMyLessons(actor, ids, { which: sql`l.status = 'held'`, order: sql`l.hold_until desc`, most: 1 }),
  ])
  const said = await together(
    branches.map(
      ({ id }) =>
        () =>
          settingsOf(actor, bookingSettings, id),
    ),
  )
  const now = Date.now()
  const open = branches.flatMap((branch, nth) => {
    const settings = said[nth]
    if (!settings?.['booking.by_students']) return []
    const last_day = lastBookableDay({
      now,
      zone,
      settings: { booking_horizon_days: settings['booking.horizon'], booking_release: settings['booking.release'] },
    })
    return [{ ...branch, last_day, most: settings['booking.max_open'], isAskedFor: settings['booking.needs_approval'] }]
  })
  const courses = found.flatMap(({ branch_id, own_branch, ...course }) => {
    const allowed = anywhere === 'any' ? open : open.filter(({ id }) => id === own_branch)
    const theirs = allowed.toSorted((one, other) => Number(other.id === branch_id) - Number(one.id === branch_id))
    const [first] = theirs
    if (!first) return []
    const branches = theirs.map(({ id, name, last_day }) => ({ id, name, last_day }))
    return [{ ...course, types, branches, most_open: first.most, is_asked_for: first.isAskedFor }]
  })
  return { time_zone: zone, now: new Date(now).toISOString(), students, courses, hold: held[0] ?? null }
}

/** A lesson as a calendar has it, in the reader's language. */
export const calendarLesson = (language: Language, lesson: ToldLesson): CalendarLesson => ({
  id: lesson.id,
  start: lesson.start,
  end: lesson.end,
  title: lesson.type.name,
  place: joined(language, [lesson.meeting_point, lesson.room, lesson.branch.name, lesson.branch.address]),
  about: [lesson.trainer, lesson.vehicle?.name, lesson.vehicle?.plate, lesson.branch.phone].filter(Boolean).join(' · '),
  at: lesson.meeting_at,
  isCancelled: lesson.is_cancelled || lesson.status === 'cancelled' || lesson.status === 'declined',
  version: lesson.version,
  updatedAt: lesson.updated_at,
})

/** One lesson as a file. Throws `not_found` for what is nobody's whom the person who acts looks after. */
export async function saveMyLesson(actor: Actor, id: number) {
  const ids = (await seenStudents(actor)).map((student) => student.id)
  const [lesson] = await selectMyLessons(actor, ids, { which: sql`l.id = ${id}`, order: sql`k.id`, most: 1 })
  if (!lesson) throw new AppError('not_found')
  const ics = icsOfLessons([calendarLesson(actor.language, lesson)])
  return fileAnswer(`lesson-${id}.ics`, 'text/calendar; charset=utf-8', async () => Buffer.from(ics))
}

const bookingSettings = [
  'booking.by_students',
  'booking.max_open',
  'booking.needs_approval',
  'booking.horizon',
  'booking.release',
] as const

async function coursesOf({ db, tenant, language }: Actor, students: readonly number[]): Promise<Course[]> {
  const rows = await rowsOf(
    db,
    courseRow,
    sql`
      select e.id as enrolment_id, e.student_id, text_in(c.name, ${language}) as course,
             coalesce((select l.branch_id from bookings k join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
                        where k.tenant = e.tenant and k.enrolment_id = e.id and k.status = 'booked'
                        order by l.starts_at desc limit 1), e.branch_id) as branch_id, e.branch_id as own_branch,
             (select p.full_name from people_cards(array[e.trainer_id]) p) as trainer,
             (select count(*)::integer from bookings k join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
                join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'theory_class'
               where k.tenant = e.tenant and k.student_id = e.student_id and k.status = 'booked' and l.starts_at > now()
                 and lesson_is_open(l.status)) as open
        from enrolments e
        join courses c on c.tenant = e.tenant and c.id = e.course_id
        join students s on s.tenant = e.tenant and s.id = e.student_id and s.status = 'active'
       where e.tenant = ${tenant} and e.student_id = any(${idList(students)}) and e.archived_at is null
         and e.status = any(${`{${bookableStatuses.join(',')}}`}::text[])
       order by e.id`,
  )
  return rows
}

const branchRow = z.object({ id: z.int(), name: z.string() })

async function branchesOf({ db, tenant, language }: Actor): Promise<{ id: number; name: string }[]> {
  const rows = await rowsOf(
    db,
    branchRow,
    sql`
      select id, text_in(name, ${language}) as name from branches
       where tenant = ${tenant} and status = 'active' and archived_at is null order by is_main desc, id`,
  )
  return rows
}

/** Types that students book by themselves. Classes have seats, which are given elsewhere. */
async function bookableTypes({ db, tenant, language }: Actor): Promise<BookableType[]> {
  const rows = await rowsOf(
    db,
    bookableRow,
    sql`
      select id, text_in(name, ${language}) as name, kind, colour, default_minutes as minutes
        from lesson_types
       where tenant = ${tenant} and self_bookable and status = 'active' and archived_at is null and kind <> 'theory_class'
       order by default_minutes, id`,
  )
  return rows
}
