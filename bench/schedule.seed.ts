import type pg from 'pg'
import { firstArabic, lastArabic } from './seed.ts'

/** Anyone who runs statements: a client of a server, or a connection to an embedded database. */
export type Runner = Pick<pg.ClientBase, 'query'>

export interface Sizes {
  trainers: number
  vehicles: number
  students: number
  /** How many lessons the circuit holds at once. */
  circuit: number
}

/** Keys of what lessons are made of. */
export interface Stock {
  branch: number
  /** A lesson on the road, and one that takes a circuit as well. */
  road: number
  yard: number
  trainers: number[]
  vehicles: number[]
  enrolments: number[]
  circuit: number
}

/** Gives a school all that lessons take: nobody has said hours, so that they are judged by what they take alone. */
export async function stockSchool(client: Runner, schoolId: number, sizes: Sizes): Promise<Stock> {
  const ids = async (text: string, ...values: unknown[]) =>
    (await client.query<{ id: number }>(text, [schoolId, ...values])).rows.map(({ id }) => id)
  const one = async (text: string, ...values: unknown[]) => (await ids(text, ...values))[0] as number
  await client.query('set session_replication_role = replica')
  const branch = await one('select id from branches where tenant = $1 and is_main')
  const licence = await one(
    `insert into licence_types (tenant, code, name, "group", gearbox, min_age_months, min_training_age_months, status)
     values ($1, 'B', '{"ar":"خصوصي","en":"Private car"}', 'car', 'both', 216, 216, 'active') returning id`,
  )
  const course = await one(
    `insert into courses (tenant, name, licence_type_id, gearbox, prior_experience, language, status)
     values ($1, '{"ar":"دورة","en":"Course"}', $2, 'both', 'none', 'ar', 'active') returning id`,
    licence,
  )
  await client.query(
    `insert into student_rules (tenant, needs_birth_date, needs_contact, needs_identity, needs_consent, needs_guardian,
                                needs_documents, needs_contract, documents)
     values ($1, false, false, false, false, false, false, false, '[]') on conflict do nothing`,
    [schoolId],
  )
  const trainers = await people(client, schoolId, 'trainer', sizes.trainers)
  await client.query(
    `insert into trainers (tenant, id, trainer_no, employment, teaches, gearboxes, status)
     select $1, id, 'T-' || id, 'full_time', '{theory,simulator,yard,road,exam_prep}', '{manual,automatic}', 'active'
       from unnest($2::int[]) as id`,
    [schoolId, trainers],
  )
  await client.query(
    'insert into trainer_branches (tenant, trainer_id, branch_id) select $1, id, $3 from unnest($2::int[]) as id',
    [schoolId, trainers, branch],
  )
  await client.query(
    'insert into trainer_licence_types (tenant, trainer_id, licence_type_id) select $1, id, $3 from unnest($2::int[]) as id',
    [schoolId, trainers, licence],
  )
  await client.query(
    `insert into trainer_credentials (tenant, trainer_id, kind, status, issued_on)
     select $1, id, kind, 'approved', '2020-01-01' from unnest($2::int[]) as id, unnest('{driving_licence,teaching_permit}'::text[]) as kind`,
    [schoolId, trainers],
  )
  const vehicles = await ids(
    `insert into vehicles (tenant, name, branch_id, brand_id, type_id, model, year_model, gear_type, registration_no,
                           chassis_no, passenger_capacity, service_cycle, dual_controls, status)
     select $1::int, jsonb_build_object('ar', 'مركبة ' || n, 'en', 'Vehicle ' || n), $3, 0, 0, 'Corolla', 2024, 'automatic',
            'R ' || $1::int || ' ' || n, 'WVW' || lpad($1::int::text, 7, '0') || lpad(n::text, 7, '0'), 5, 'every_days', true, 'in_service'
       from generate_series(1, $2::int) as n returning id`,
    sizes.vehicles,
    branch,
  )
  await client.query(
    'insert into vehicle_licence_types (tenant, vehicle_id, licence_type_id) select $1, id, $3 from unnest($2::int[]) as id',
    [schoolId, vehicles, licence],
  )
  const students = await people(client, schoolId, 'student', sizes.students)
  await client.query(
    `insert into students (tenant, id, student_no, name, status)
     select $1, u.id, 'S-' || u.id, jsonb_build_object('ar', u.first_name || ' ' || u.last_name), 'active'
       from users u where u.id = any($2::int[])`,
    [schoolId, students],
  )
  const enrolments = await ids(
    `insert into enrolments (tenant, student_id, course_id, licence_type_id, requirement_version, branch_id, gearbox,
                             level, prior_experience, start_on, status)
     select $1, id, $3, $4, 1, $5, 'both', 'beginner', 'none', '2026-01-01', 'active' from unnest($2::int[]) as id returning id`,
    students,
    course,
    licence,
    branch,
  )
  const circuit = await one(
    `insert into circuits (tenant, name, branch_id, function, surface, max_capacity, legal_capacity, is_lit, status)
     values ($1, '{"ar":"الميدان","en":"Circuit"}', $2, 'practical', 'asphalt', $3, $3, true, 'active') returning id`,
    branch,
    sizes.circuit,
  )
  const type = (code: string, needsCircuit: string) =>
    one(
      `insert into lesson_types (tenant, name, code, kind, stage, default_minutes, min_minutes, max_minutes, step_minutes,
                                 needs_vehicle, needs_circuit, colour, status)
       values ($1, jsonb_build_object('ar', $2::text), $2, $3, $3, 60, 15, 120, 15, 'required', $4, '#0b6b83', 'active') returning id`,
      code.toUpperCase(),
      code,
      needsCircuit,
    )
  const [road, yard] = [await type('road', 'none'), await type('yard', 'required')]
  await client.query('set session_replication_role = origin')
  return { branch, road, yard, trainers, vehicles, enrolments, circuit }
}

/** People of a school without an account. */
async function people(client: Runner, schoolId: number, kind: string, size: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (tenant, kind, status, first_name, last_name, birth_date)
     select $1, $2, 'active', ($4::text[])[1 + n % array_length($4::text[], 1)], ($5::text[])[1 + n % array_length($5::text[], 1)], '1990-01-01'
       from generate_series(1, $3::int) as n returning id`,
    [schoolId, kind, size, firstArabic, lastArabic],
  )
  return rows.map(({ id }) => id)
}
