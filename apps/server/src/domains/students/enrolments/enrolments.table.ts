import type { ExtraMinutes } from '@dsms/contract/curriculum/courses/plan'
import { enrolments as area } from '@dsms/contract/students/enrolments/calls'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { courses, requirementVersions } from '../../curriculum/public.ts'
import type { TaughtMinutes } from './taught.ts'

const live = sql.raw(`archived_at is null and status in (${liveStatuses.map((status) => `'${status}'`).join(', ')})`)

/** A student in a course. Which requirements hold for them was fixed when it was made. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    courseId: integer('course_id').notNull(),
    /** That of the course, by the key to it. */
    licenceTypeId: integer('licence_type_id').notNull(),
    requirementVersion: integer('requirement_version').notNull(),
    /** What the course added when it was agreed upon. */
    extraMinutes: jsonb('extra_minutes').$type<ExtraMinutes>().notNull().default({}),
    branchId: integer('branch_id').notNull(),
    trainerId: integer('trainer_id'),
    gearbox: text('gearbox').notNull(),
    level: text('level').notNull(),
    priorExperience: text('prior_experience').notNull(),
    startOn: date('start_on').notNull(),
    targetOn: date('target_on'),
    deadlineOn: date('deadline_on'),
    learnerPermitNo: text('learner_permit_no'),
    learnerPermitIssuedOn: date('learner_permit_issued_on'),
    learnerPermitExpiresOn: date('learner_permit_expires_on'),
    officialFileNo: text('official_file_no'),
    /** Minutes at the wheel that were bought; null where nobody counts them. */
    prepaidMinutes: integer('prepaid_minutes'),
    /** Minutes by stage that were done before this school counted them. */
    earlierMinutes: jsonb('earlier_minutes').$type<TaughtMinutes>().notNull().default({}),
    notes: text('notes'),
    search: searched(sql`coalesce(official_file_no, '') || ' ' || coalesce(learner_permit_no, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('enrolments', t, area.statuses),
    check('enrolments_gearbox', sql`${t.gearbox} in ('manual', 'automatic', 'both')`),
    check('enrolments_level', sql`${t.level} in ('beginner', 'intermediate', 'expert')`),
    check(
      'enrolments_prior_experience',
      sql`${t.priorExperience} in ('none', 'under_2_years', 'from_2_to_5_years', 'over_5_years')`,
    ),
    check('enrolments__target_on__end_before_start', sql`${t.targetOn} >= ${t.startOn}`),
    check('enrolments__deadline_on__end_before_start', sql`${t.deadlineOn} >= ${t.startOn}`),
    check(
      'enrolments__learner_permit_expires_on__end_before_start',
      sql`${t.learnerPermitExpiresOn} > ${t.learnerPermitIssuedOn}`,
    ),
    ...numbered('enrolments', t),
    uniqueIndex('enrolments__course_id__already_enrolled').on(t.tenant, t.studentId, t.licenceTypeId).where(live),
    index('enrolments_list').on(t.tenant, t.status),
    index('enrolments_student').on(t.tenant, t.studentId),
    index('enrolments_course').on(t.tenant, t.courseId),
    index('enrolments_licence').on(t.tenant, t.licenceTypeId, t.requirementVersion),
    index('enrolments_branch').on(t.tenant, t.branchId),
    index('enrolments_trainer').on(t.tenant, t.trainerId),
    index('enrolments_start').on(t.tenant, t.startOn),
    // those that may expire: looked at over all schools
    index('enrolments_deadline').on(t.deadlineOn).where(live),
    belongsTo('enrolments__student_id', [t.tenant, t.studentId], users),
    foreignKey({
      columns: [t.tenant, t.courseId, t.licenceTypeId],
      foreignColumns: [courses.tenant, courses.id, courses.licenceTypeId],
      name: 'enrolments__course_id',
    }),
    foreignKey({
      columns: [t.tenant, t.licenceTypeId, t.requirementVersion],
      foreignColumns: [requirementVersions.tenant, requirementVersions.licenceTypeId, requirementVersions.version],
      name: 'enrolments_requirements',
    }),
    belongsTo('enrolments__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('enrolments__trainer_id', [t.tenant, t.trainerId], users),
  ],
)
