import { type SQL, sql } from 'drizzle-orm'

/** What concerns a student and no lesson, as a source of notices; the name that the school knows them by stands in `more`. */
export const ofStudent = (tenant: number, studentId: number): SQL => ofStudents(tenant, [studentId])

/** The same of several of them, each apart. */
export const ofStudents = (tenant: number, studentIds: readonly number[]): SQL => sql`
  select s.id as key, s.tenant, s.id as student_id, null::jsonb as type_name, null::timestamptz as starts_at, null::text as meeting_point,
         null::jsonb as branch_name, null::jsonb as room_name, json_build_object() as more
    from students s where s.tenant = ${tenant} and s.id = any (${sql.param([...studentIds])}::integer[])`
