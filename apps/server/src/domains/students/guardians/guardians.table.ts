import { guardians as guardiansArea } from '@dsms/contract/students/guardians/calls'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  names,
  numbered,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { part, students } from '../students/students.table.ts'

/** Who speaks for students. The key is that of the person, where e-mail and phone stand. */
export const guardians = pgTable(
  'guardians',
  {
    /** The person's. */
    id: integer('id').notNull(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    firstName: part('first_name'),
    secondName: part('second_name'),
    familyName: part('family_name'),
    name: names().notNull(),
    idTypeId: integer('id_type_id'),
    idSealed: text('id_sealed'),
    idHash: text('id_hash'),
    idLast4: text('id_last4'),
    address: text('address'),
    notes: text('notes'),
    /** E-mail and phone of the person; a trigger keeps it. */
    contactText: text('contact_text').notNull().default(''),
    /** The version of the person; a trigger keeps it. */
    personVersion: integer('person_version').notNull().default(1),
    search: searched(sql`names_text(name) || ' ' || contact_text`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('guardians', t, guardiansArea.statuses),
    check('guardians__id_number', sql`(${t.idSealed} is null) = (${t.idHash} is null)`),
    ...numbered('guardians', t),
    belongsTo('guardians_person', [t.tenant, t.id], users),
    uniqueIndex('guardians__id_number__identity_taken').on(t.tenant, t.idHash).where(sql`archived_at is null`),
    index('guardians_list').on(t.tenant, t.id.desc()).where(sql`archived_at is null`),
    index('guardians_search').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

/** Who speaks for whom, and what they may do for them. */
export const studentGuardians = pgTable(
  'student_guardians',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    guardianId: integer('guardian_id').notNull(),
    relation: text('relation').notNull(),
    rights: text('rights').array().notNull(),
    isMain: boolean('is_main').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.studentId, t.guardianId] }),
    check('student_guardians__guardian_id__own_guardian', sql`${t.studentId} <> ${t.guardianId}`),
    uniqueIndex('student_guardians_main').on(t.tenant, t.studentId).where(sql`is_main`),
    index('student_guardians_guardian').on(t.tenant, t.guardianId),
    belongsTo('student_guardians__student_id', [t.tenant, t.studentId], students),
    belongsTo('student_guardians__guardian_id', [t.tenant, t.guardianId], guardians),
  ],
)
