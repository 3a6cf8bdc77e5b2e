import { addDays } from '@dsms/contract/kernel/time/days'
import { tooYoungUntil } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chunks } from '../../../../db/chunks.ts'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { enrolments } from '../enrolments.table.ts'

interface Course extends Record<string, unknown> {
  id: number
  licence_type_id: number
  gearbox: string
  prior_experience: string
  extra_minutes: Record<string, number>
  version: number
  min_training_age_months: number
  min_age_months: number
}

const foundRow = z.object({
  today: z.string(),
  students: z.array(
    z.object({
      id: z.int(),
      birth: z.string().nullable(),
      scope: z.string().nullable(),
      status: z.string(),
      level: z.string().nullable(),
      came: z.string().nullable(),
      is_known: z.boolean(),
    }),
  ),
  trainers: z.array(z.number()),
  branches: z.array(z.object({ id: z.int(), scope: z.string() })),
  courses: z.array(
    z.object({
      id: z.int(),
      licence_type_id: z.int(),
      gearbox: z.string(),
      prior_experience: z.string(),
      extra_minutes: z.record(z.string(), z.int()),
      version: z.int(),
      min_training_age_months: z.number(),
      min_age_months: z.number(),
    }),
  ),
})
type Found = z.infer<typeof foundRow>

type Way = [status: string, ago: [number, number], deadline: [number, number], reason?: string]

/** Who signs in sits the exam next week. */
const known: Way = ['exam_phase', [68, 68], [40, 40]]

const active: Way[] = [
  ['active', [14, 60], [40, 150]],
  ['active', [20, 90], [5, 60]],
  ['exam_phase', [70, 130], [10, 50]],
  ['active', [7, 40], [90, 160]],
  ['training_complete', [60, 120], [15, 60]],
]

/**
 * How long ago the training of a status began, and when its deadline is, by the state of the student: days from today.
 * Who was turned away had nothing begun, or had it called off; so has one of five who ask have nothing yet.
 */
const courseOfThings: Record<string, (Way | undefined)[]> = {
  applicant: [
    ['draft', [-10, 0], [120, 180]],
    ['awaiting_documents', [1, 9], [110, 170]],
    ['awaiting_payment', [3, 14], [100, 165]],
    ['awaiting_documents', [1, 9], [110, 170]],
    undefined,
  ],
  active,
  paused: [['on_hold', [40, 100], [20, 90], 'سفر الطالب خارج المدينة']],
  completed: [
    ['passed', [90, 140], [10, 40]],
    ['closed', [120, 200], [-30, 20]],
  ],
  rejected: [['cancelled', [5, 15], [60, 120], 'لم تُقبل أوراق الطالب'], undefined],
  withdrawn: [
    ['cancelled', [30, 120], [10, 60], 'انتقل الطالب إلى مدينة أخرى'],
    ['expired', [150, 220], [-40, -3]],
  ],
}

/** The students of the school that there are by then have an enrolment that fits how they stand: all statuses are there. */
export async function seedEnrolments(db: Db, schoolId: number): Promise<void> {
  const { today, students, trainers, branches, courses } = await whoIsThere(db, schoolId)
  if (courses.length === 0 || branches.length === 0) return
  const choose = random(25_000_250)
  const dayFrom = (days: number) => addDays(today, days)
  const turns = new Map<string, number>()
  const made = students.flatMap(({ id, birth, scope, level, came, status: state, is_known }, nth) => {
    const turn = turns.get(state) ?? 0
    turns.set(state, turn + 1)
    const ways = courseOfThings[state] ?? active
    const way = is_known ? known : ways[turn % ways.length]
    if (!way) return []
    const [status, ago, until, reason] = way
    // nobody begins before they came
    const startOn = laterOf(dayFrom(-choose.between(...ago)), came ?? '')
    const open = courses.filter((one) => !birth || !tooYoungUntil(one, birth, 'theory', startOn))
    const deadlineOn = dayFrom(choose.between(...until))
    const near = branches.filter((branch) => branch.scope === 'mixed' || branch.scope === scope)
    if (open.length === 0 || near.length === 0) return []
    // the first one is the whole of what the country asks for
    const course = is_known ? (open[0] as Course) : choose.oneOf(open)
    const hasPermit = !['draft', 'awaiting_documents'].includes(status)
    return {
      tenant: schoolId,
      studentId: id,
      courseId: course.id,
      licenceTypeId: course.licence_type_id,
      requirementVersion: course.version,
      extraMinutes: course.extra_minutes,
      branchId: choose.oneOf(near).id,
      // who signs in learns with the trainer who does
      trainerId: trainers.length && hasPermit ? (is_known ? trainers[0] : choose.oneOf(trainers)) : null,
      gearbox: course.gearbox === 'both' && (is_known || choose.chance(0.7)) ? 'automatic' : course.gearbox,
      level: level ?? choose.oneOf(['beginner', 'beginner', 'beginner', 'intermediate', 'expert']),
      priorExperience: course.prior_experience,
      startOn,
      targetOn: deadlineOn > startOn ? laterOf(addDays(deadlineOn, -20), startOn) : null,
      deadlineOn,
      learnerPermitNo: hasPermit ? `LP-${String(20_000 + nth * 37)}` : null,
      learnerPermitIssuedOn: hasPermit ? startOn : null,
      learnerPermitExpiresOn: hasPermit ? addDays(startOn, 730) : null,
      officialFileNo: hasPermit ? `${today.slice(0, 4)}/${String(1000 + nth * 7)}` : null,
      status,
      statusReason: reason ?? null,
    }
  })
  for (const some of chunks(made, 500)) await db.insert(enrolments).values(some)
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

/** Students without an enrolment, and what they can be enrolled with, in one read. */
async function whoIsThere(db: Db, schoolId: number): Promise<Found> {
  const rows = await rowsOf(
    db,
    foundRow,
    sql`
      select (now() at time zone s.time_zone)::date::text as today,
             coalesce((select json_agg(json_build_object('id', u.id, 'birth', u.birth_date,
                      'scope', case g.code when 'male' then 'men' when 'female' then 'women' end,
                      'status', coalesce(d.status, 'active'), 'level', d.level,
                      'came', (d.created_at at time zone s.time_zone)::date, 'is_known', u.account_id is not null) order by u.id)
               from users u left join genders g on g.id = u.gender_id left join students d on d.tenant = u.tenant and d.id = u.id
               where u.tenant = s.id and u.kind = 'student' and u.archived_at is null
                 and not exists (select from enrolments e where e.tenant = s.id and e.student_id = u.id)), '[]') as students,
             array(select u.id from users u where u.tenant = s.id and u.kind = 'trainer' and u.status = 'active' order by u.id) as trainers,
             coalesce((select json_agg(json_build_object('id', b.id, 'scope', b.gender_scope) order by b.id) from branches b
               where b.tenant = s.id and b.archived_at is null), '[]') as branches,
             coalesce((select json_agg(json_build_object('id', c.id, 'licence_type_id', c.licence_type_id, 'gearbox', c.gearbox,
                      'prior_experience', c.prior_experience, 'extra_minutes', c.extra_minutes, 'version', v.version,
                      'min_training_age_months', t.min_training_age_months, 'min_age_months', t.min_age_months) order by c.id)
               from courses c join licence_types t on t.tenant = c.tenant and t.id = c.licence_type_id
               cross join lateral (select max(v.version) as version from requirement_versions v
                                    where v.tenant = c.tenant and v.licence_type_id = t.id) v
              where c.tenant = s.id and c.status = 'active' and v.version is not null), '[]') as courses
        from schools s where s.id = ${schoolId}`,
  )
  return rows[0] as Found
}
