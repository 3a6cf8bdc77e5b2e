import { AppError } from '@dsms/contract/kernel/errors'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import type { students as area } from '@dsms/contract/students/students/calls'
import type { StudentGap } from '@dsms/contract/students/students/rules'
import { studentGaps } from '@dsms/contract/students/students/rules'
import { standingTakes } from '@dsms/contract/students/students/standing'
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { shownName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import { branches } from '../../../db/tables/branches.ts'
import { countries, genders } from '../../../db/tables/countries.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'
import type { Tokens } from '../../../kernel/session/tokens.ts'
import { todayHere, zoneHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { isAmong } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../../curriculum/public.ts'
import { countryName } from '../../platform/public.ts'
import { lookupValues } from '../../school/public.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { shownIdentity } from './identity/identity.ts'
import { students } from './students.table.ts'

type Query = FilterOf<typeof area>

const trainers = alias(users, 'trainers')

export const studentsOfDay = question<[actor: Actor, day: string], SQL>(
  'which students have a seat in a lesson on a day, as a statement that selects their keys',
)

/** Students as lists and their pages show them. What a reader may not see is not in the row. */
export async function studentRows(tokens: Tokens, actor: Actor, page: Page) {
  const { db, language, tenant } = actor
  const { where, order, limit, offset } = page
  const chosen = db
    .select({ id: students.id })
    .from(students)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  // of those on the page alone, and of all of them at once
  const lacking = db
    .$with('lacking', { id: sql<number>`student_id`.as('student_id'), gaps: sql<StudentGap[]>`gaps`.as('gaps') })
    .as(sql`select student_id, gaps from gaps_of_students(${tenant}, array(${chosen}))`)
  const rows = await paged(
    db
      .with(lacking)
      .select({
        ...wireColumns(students, language),
        email: users.email,
        phone: users.phone,
        birth_date: users.birthDate,
        gender_id: users.genderId,
        gender: nameSql(genders.names, language),
        country_id: users.countryId,
        country_code: countries.code,
        branch: nameSql(branches.name, language),
        id_type: nameSql(lookupValues.name, language),
        has_account: sql<boolean>`${users.accountId} is not null`,
        is_invited: sql<boolean>`case when ${users.accountId} is null then false
          else coalesce((select not a.has_password from account_of(${users.id}) a), false) end`,
        gaps: sql<StudentGap[]>`${lacking.gaps}`,
        ...learningOf(actor),
        days_still: sql<number>`((select ${todayHere}) - (${students.updatedAt} at time zone (select ${zoneHere}))::date)`,
      })
      .from(students)
      .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
      .leftJoin(lacking, eq(lacking.id, students.id))
      .leftJoin(branches, and(eq(branches.tenant, students.tenant), eq(branches.id, students.branchId)))
      .leftJoin(countries, eq(countries.id, users.countryId))
      .leftJoin(genders, eq(genders.id, users.genderId))
      .leftJoin(lookupValues, eq(lookupValues.id, students.idTypeId))
      .$dynamic(),
    page,
  )
  const seesMedical = holds(actor, 'students.see_medical')
  return rows.map(({ id_sealed, id_hash: _, country_code, blood_group, ...row }) => ({
    ...row,
    id_number: shownIdentity(tokens, actor, id_sealed),
    country: country_code && countryName(country_code, language),
    blood_group: seesMedical ? blood_group : null,
    data_consent: row.data_consent_at !== null,
    marketing_consent: row.marketing_consent_at !== null,
    days_still: Math.max(0, row.days_still),
  }))
}

/** Which students a list is about, in its order: the newest first unless told. */
export async function studentListing(tokens: Tokens, actor: Actor, query: Query) {
  const ofDay = query.lesson_on ? await withLessonOn(actor, query.lesson_on) : undefined
  return {
    table: students,
    where: and(
      ownedBy(actor, students),
      // by name in either script, number, e-mail and phone; an identity number is looked up by `findByNumber`
      filtered(students, { ...query, q: undefined }),
      query.q ? isAmong(actor, students, query.q) : undefined,
      isNull(students.mergedInto),
      ...narrowed(actor, query),
      ofDay,
    ),
    order: sortedBy(actor, students, query.sort, sorts, ['-id']),
    rows: (again: Actor, page: Page) => studentRows(tokens, again, page),
  }
}

/** Who has lessons when is for those who may see lessons. */
async function withLessonOn(actor: Actor, day: string): Promise<SQL> {
  const permission = standingTakes.next_lesson
  if (!holds(actor, permission)) throw new AppError('forbidden', { permission })
  return sql`${students.id} in (${await studentsOfDay(actor, day)})`
}

const isUnderWay = and(inArray(enrolments.status, [...liveStatuses]), isNull(enrolments.archivedAt))

/** The codes of what a student is enrolled for at present, and the names of their main trainers. */
const learningOf = ({ db, tenant }: Actor) => {
  const ofStudent = and(eq(enrolments.tenant, tenant), eq(enrolments.studentId, students.id), isUnderWay)
  const codes = db
    .selectDistinct({ code: licenceTypes.code })
    .from(enrolments)
    .innerJoin(
      licenceTypes,
      and(eq(licenceTypes.tenant, enrolments.tenant), eq(licenceTypes.id, enrolments.licenceTypeId)),
    )
    .where(ofStudent)
  const names = db
    .selectDistinct({ name: shownName(trainers) })
    .from(enrolments)
    .innerJoin(trainers, and(eq(trainers.tenant, enrolments.tenant), eq(trainers.id, enrolments.trainerId)))
    .where(ofStudent)
  return { licence_types: sql<string[]>`array(${codes})`, trainers: sql<string[]>`array(${names})` }
}

const sorts: SortsOf<typeof area> = {
  // the one order that an index has, whatever the language: Arabic names by Arabic, the others by Latin letters
  name: sql`names_text(${students.name})`,
  student_no: students.studentNo,
  level: students.level,
  days_still: sql`extract(epoch from ${students.updatedAt}) * -1`,
}

function narrowed({ db, tenant }: Actor, query: Query): (SQL | undefined)[] {
  const { level, gender_id, branch_id, source, tag, still_for, ids, licence_type_id, trainer_id } = query
  return [
    level ? eq(students.level, level) : undefined,
    branch_id ? eq(students.branchId, branch_id) : undefined,
    source ? eq(students.source, source) : undefined,
    tag ? sql`${tag} = any (${students.tags})` : undefined,
    ids.length ? sql`${students.id} = any (${sql.param(ids)}::integer[])` : undefined,
    licence_type_id || trainer_id
      ? inArray(
          students.id,
          db
            .select({ id: enrolments.studentId })
            .from(enrolments)
            .where(
              and(
                eq(enrolments.tenant, tenant),
                licence_type_id ? eq(enrolments.licenceTypeId, licence_type_id) : undefined,
                trainer_id ? eq(enrolments.trainerId, trainer_id) : undefined,
                isUnderWay,
              ),
            ),
        )
      : undefined,
    still_for === undefined ? undefined : sql`${students.updatedAt} < now() - make_interval(days => ${still_for})`,
    gender_id
      ? exists(
          db
            .select({ one: sql`1` })
            .from(users)
            .where(and(eq(users.tenant, tenant), eq(users.id, students.id), eq(users.genderId, gender_id))),
        )
      : undefined,
  ]
}

const papersRow = z.object({
  is_minor: z.boolean(),
  papers: z.array(z.object({ kind: z.string(), status: z.string(), document_id: z.int().nullable() })),
})
type Papers = z.infer<typeof papersRow>

/** What only a student's own page shows: whether a guardian speaks for them, and the papers that the school asks for. */
export async function papersOf({ db, tenant }: Actor, id: number): Promise<Papers> {
  const rows = await rowsOf(
    db,
    papersRow,
    sql`${plannedOnce}
      select m.minor as is_minor,
             coalesce((select json_agg(p) from student_papers(${tenant}, ${id}, m.minor, r.documents) p), '[]') as papers
        from users u, student_rules_of(${tenant}) r,
             lateral (select is_minor(u.birth_date, r.majority_age, app_today()) as minor) m
       where u.tenant = ${tenant} and u.id = ${id}`,
  )
  return rows[0] ?? { is_minor: false, papers: [] }
}

/** What a student lacks before they may become active. */
export async function gapsOf(actor: Actor, id: number): Promise<StudentGap[]> {
  return (await gapsOfAll(actor, [id])).get(id) ?? []
}

const gapsRow = z.object({ student_id: z.int(), gaps: z.array(z.enum(studentGaps)) })

/** The same of many at once, by their keys. */
export async function gapsOfAll({ db, tenant }: Actor, ids: readonly number[]): Promise<Map<number, StudentGap[]>> {
  const rows = await rowsOf(
    db,
    gapsRow,
    sql`select student_id, gaps from gaps_of_students(${tenant}, ${sql.param([...ids])}::integer[])`,
  )
  return new Map(rows.map(({ student_id, gaps }) => [student_id, gaps]))
}
