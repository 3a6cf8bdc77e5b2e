import { chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { cancelReasons, lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../db/client.ts'
import { anyRow, idRow, rowsOf } from '../../../../db/rows.ts'
import { seedDemo } from '../../../../demo/demo.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { openEmptyDatabase, testEnv } from '../../../../testing/harness.ts'
import { planLessons } from './plan.ts'
import { readSchool } from './school.ts'
import { statesOf } from './states.ts'

describe('the demonstration’s lessons', () => {
  let database: Database
  // a database of its own: they stand on the people and things of the whole demonstration
  beforeAll(async () => {
    database = await openEmptyDatabase()
    await seedDemo(database, testEnv())
  }, 120_000)
  afterAll(() => database.close())
  const read = async <T extends Record<string, unknown>>(statement: SQL): Promise<T[]> =>
    asSystem(database, async ({ db }) => (await rowsOf(db, anyRow, statement)) as T[])
  const keys = async (what: SQL) =>
    (await read<{ key: string }>(sql`select distinct ${what} order by 1`)).map(({ key }) => key)

  it('show every status, every reason to cancel, and whoever wanted them', async () => {
    expect(await keys(sql`status as key from lessons`)).toEqual(Object.keys(lessonStatuses).sort())
    expect(await keys(sql`cancel_reason as key from lessons where status = 'cancelled'`)).toEqual(
      [...cancelReasons].sort(),
    )
    expect(await keys(sql`source as key from lessons`)).toEqual([
      'import',
      'optimizer',
      'staff',
      'student',
      'trainer',
      'waitlist',
    ])
    expect(await keys(sql`attendance as key from bookings where attendance is not null`)).toEqual([
      'absent',
      'excused',
      'late',
      'present',
    ])
    expect(await keys(sql`status as key from charges`)).toEqual(Object.keys(chargeStatuses).sort())
    expect(await keys(sql`exam_result as key from bookings where exam_result is not null`)).toEqual([
      'failed',
      'passed',
    ])
    expect(await keys(sql`status as key from move_requests`)).toEqual(['declined', 'pending'])
    const [shown] = await read(sql`
      select count(*) filter (where overridden <> '[]')::int as overridden,
             count(distinct kind)::int > 5 as kinds, count(*) between 150 and 700 as size,
             count(*) filter (where k.booked > 3)::int > 8 as classes
        from lessons l join lesson_types y on y.id = l.type_id
        left join lateral (select count(*) as booked from bookings b where b.lesson_id = l.id) k on true`)
    const [weekly] = await read(
      sql`select count(*)::int > 4 as lessons from lessons where series_id = (select min(id) from lesson_series)`,
    )
    expect(weekly).toEqual({ lessons: true })
    const [consents] = await read(
      sql`select count(*)::int > 2 as given, count(withdrawn_on)::int > 0 as withdrawn from trainer_consents`,
    )
    expect(consents).toEqual({ given: true, withdrawn: true })
    const [full] = await read(sql`
      select min(l.capacity) = count(*) filter (where b.status = 'booked') as is_full,
             count(*) filter (where b.status = 'waiting')::int as waiting
        from lessons l join bookings b on b.lesson_id = l.id
       group by l.id having bool_or(b.status = 'waiting')`)
    expect(full).toEqual({ is_full: true, waiting: 2 })
    expect(shown).toEqual({ overridden: 1, kinds: true, size: true, classes: true })
  })

  it('are behind today and ahead of it, and stand as their time says', async () => {
    const [spread] = await read(sql`
      select min(starts_at) < now() - interval '3 weeks' as behind, max(starts_at) > now() + interval '2 weeks' as ahead,
             count(*) filter (where starts_at > now() and status in ('completed', 'interrupted', 'no_show', 'in_progress'))::int as early,
             count(*) filter (where ends_at < now() and status in ('scheduled', 'confirmed', 'requested', 'held', 'draft'))::int as late
        from lessons`)
    expect(spread).toEqual({ behind: true, ahead: true, early: 0, late: 0 })
  })

  it('never take anybody or anything twice at once, or a place beyond what it holds', async () => {
    const clashes = await read(sql`
      with taken as (
        select t.kind, t.ref, l.id, l.starts_at, l.ends_at from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t
         where l.status in ('held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'))
      select a.kind, a.ref, a.starts_at, count(b.id)::int as others
        from taken a join taken b on b.kind = a.kind and b.ref = a.ref and b.id <> a.id
         and b.starts_at <= a.starts_at and b.ends_at > a.starts_at
       group by a.kind, a.ref, a.id, a.starts_at
      having count(b.id) >= capacity_of((select min(tenant) from lessons), a.kind, a.ref)`)
    expect(clashes).toEqual([])
    const [claims] = await read(sql`
      select count(*)::int > 500 as many,
             (select count(*)::int from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t) - count(*)::int as missing
        from claims`)
    expect(claims).toEqual({ many: true, missing: 0 })
  })

  it('are on no day of leave, within the hours of the branch, and those of each trainer', async () => {
    const away = await read(sql`
      select l.id from lessons l join leave_requests a on a.trainer_id = l.trainer_id and a.status = 'approved'
        join schools s on s.id = l.tenant
       where (l.starts_at at time zone s.time_zone)::date between a.first_day and a.last_day`)
    expect(away).toEqual([])
    const outside = await read(sql`
      select l.id, l.starts_at from (
        select l.*, l.starts_at at time zone s.time_zone as begins, l.ends_at at time zone s.time_zone as ends
          from lessons l join schools s on s.id = l.tenant) l
       where not exists (select from opening_hours o where o.branch_id = l.branch_id
                            and extract(dow from l.begins) = o.weekday and o.opens <= l.begins::time and o.closes >= l.ends::time)
          or (l.trainer_id is not null and not exists (
               select from availability_rules r where r.trainer_id = l.trainer_id and extract(isodow from l.begins) = r.weekday
                  and r.starts <= l.begins::time and r.ends >= l.ends::time)
             and not exists (
               select from availability_exceptions e where e.trainer_id = l.trainer_id and e.kind = 'available'
                  and e.starts <= l.begins and e.ends >= l.ends))`)
    expect(outside).toEqual([])
    const [told] = await read(sql`
      select count(*)::int as branches, count(distinct w.summary)::int as weeks,
             bool_and(exists (select from lessons l where l.branch_id = b.id)) as taught
        from branches b join opening_weeks w on w.branch_id = b.id where b.tenant in (select tenant from lessons)`)
    expect(told).toEqual({ branches: 3, weeks: 3, taught: true })
  })

  it('break no rule, and are the same whenever they are planned', async () => {
    await asSystem(database, async ({ db }) => {
      const rows = await rowsOf(db, idRow, sql`select tenant as id from lessons limit 1`)
      const school = await readSchool(db, { schoolId: Number(rows[0]?.id), people: [] })
      if (!school) throw new Error('nobody teaches there')
      const { lessons: planned, story } = planLessons(school)
      expect(planLessons(school)).toEqual({ lessons: planned, story })
      const broken = planned
        .flatMap((draft) => evaluate(draft, school.facts))
        .filter(({ severity }) => severity !== 'warning')
      expect(broken).toEqual([])
    })
  })

  it('leave some of the next day to be confirmed, also late in the evening', async () => {
    await asSystem(database, async ({ db }) => {
      const rows = await rowsOf(db, idRow, sql`select tenant as id from lessons limit 1`)
      const school = await readSchool(db, { schoolId: Number(rows[0]?.id), people: [] })
      if (!school) throw new Error('nobody teaches there')
      const { lessons: planned, story } = planLessons(school)
      const dayOf = (instant: number) => new Date(instant + 3 * hourMs).toISOString().slice(0, 10)
      const next = planned.map(({ start }) => dayOf(start)).find((day) => day > school.today)
      // eleven in the evening in Riyadh: all of the next day lies within 24 hours
      const late = { ...school, now: Date.parse(`${school.today}T23:00:00+03:00`) }
      const states = statesOf(planned, late, story)
      const ofNext = states.filter((_, nth) => dayOf(planned[nth]?.start ?? 0) === next).map(({ status }) => status)
      expect(ofNext).toContain('scheduled')
      expect(ofNext).toContain('confirmed')
    })
  })

  it('tell the whole training of the student who signs in, from the application to the week before the exam', async () => {
    const her = sql`(select id from users where username = 'student')`
    const [before] = await read(sql`
      select l.status as lead, l.created_at < s.created_at as asked_first, s.source, e.status, e.trainer_id = 13 as is_taught_by_trainer,
             (select status from contracts c where c.enrolment_id = e.id) as contract,
             (select bool_and(status = 'approved') from documents d where d.student_id = s.id) as papers
        from students s join enrolments e on e.student_id = s.id left join leads l on l.student_id = s.id where s.id = ${her}`)
    expect(before).toEqual({
      lead: 'won',
      asked_first: true,
      source: 'website',
      status: 'exam_phase',
      is_taught_by_trainer: true,
      contract: 'accepted',
      papers: true,
    })
    const taught = await read(sql`
      select y.stage, (sum(extract(epoch from l.ends_at - l.starts_at)) / 3600)::int as hours
        from bookings b join lessons l on l.id = b.lesson_id join lesson_types y on y.id = l.type_id
       where b.student_id = ${her} and l.status <> 'cancelled' and y.kind not in ('exam', 'mock_exam')
       group by 1 order by 1`)
    expect(Object.fromEntries(taught.map(({ stage, hours }) => [stage, hours]))).toEqual({
      theory: 8,
      simulator: 2,
      yard: 6,
      road: 16,
    })
    const exams = await read(sql`
      select y.code, b.exam_result, r.exam ->> 'passed' as passed, (l.starts_at::date - current_date) between 5 and 11 as is_next_week
        from bookings b join lessons l on l.id = b.lesson_id join lesson_types y on y.id = l.type_id
        left join lesson_records r on r.booking_id = b.id
       where b.student_id = ${her} and y.kind in ('exam', 'mock_exam') order by l.starts_at`)
    expect(exams).toEqual([
      { code: 'YTEST', exam_result: 'passed', passed: null, is_next_week: false },
      { code: 'MOCK', exam_result: null, passed: 'true', is_next_week: false },
      { code: 'EXAM', exam_result: null, passed: null, is_next_week: true },
    ])
    const [between] = await read(sql`
      select (select count(*) from lesson_records r join bookings b on b.id = r.booking_id where b.student_id = ${her})::int > 15 as written_up,
             (select status || ', ' || status_reason from charges where student_id = ${her} and kind = 'late_cancellation') as fee,
             (select count(*) from charges where student_id = ${her} and kind = 'exam' and status = 'paid')::int as exam_fees,
             (select count(*) from slot_offers where student_id = ${her} and status = 'accepted')::int as offers_taken,
             array(select kind from notifications where user_id = ${her} and kind <> 'welcome' order by id) as told`)
    expect(between).toEqual({
      written_up: true,
      fee: 'reversed, refilled',
      exam_fees: 2,
      offers_taken: 1,
      told: ['charge_reversed', 'lesson_booked'],
    })
  })

  it('are there for the trainer who signs in, and leave others with training that is owed', async () => {
    const [own] = await read(sql`
      select count(distinct l.id) filter (where t.username = 'trainer')::int > 20 as trainer
        from lessons l join users t on t.id = l.trainer_id`)
    expect(own).toEqual({ trainer: true })
    const [idle] = await read(sql`
      select count(*)::int > 3 as some from enrolments e
       where e.status = 'active' and not exists (
         select from bookings b join lessons l on l.id = b.lesson_id where b.enrolment_id = e.id and l.starts_at > now())`)
    expect(idle).toEqual({ some: true })
  })
})
