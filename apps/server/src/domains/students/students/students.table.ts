import type { WishTime } from '@dsms/contract/kit/wishTimes'
import type { PickupPoint } from '@dsms/contract/students/students/calls'
import { students as studentsArea } from '@dsms/contract/students/students/calls'
import type { NamePart } from '@dsms/contract/students/students/names'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  names,
  numbered,
  recordColumns,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

/** A part of a name in both scripts. */
export const part = <const Name extends string>(column: Name) =>
  jsonb(column).$type<NamePart>().notNull().default({ ar: '', en: '' })

/**
 * Facts of a student beyond those of every person: the key is that of their row in `users`, where
 * e-mail, phone and birth date stand. Everybody of the kind `student` has a row here; see `addRecords`.
 */
export const students = pgTable(
  'students',
  {
    /** The person's. */
    id: integer('id').notNull(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    /** Where they were written down; who reaches a branch reaches them. Their courses have branches of their own. */
    branchId: integer('branch_id'),
    studentNo: text('student_no').notNull(),
    firstName: part('first_name'),
    secondName: part('second_name'),
    familyName: part('family_name'),
    /** The parts joined, in each script that has one. */
    name: names().notNull(),
    idTypeId: integer('id_type_id'),
    /** The identity number, encrypted with a key that the database does not know. */
    idSealed: text('id_sealed'),
    /** What numbers are found by: their keyed hash. */
    idHash: text('id_hash'),
    idLast4: text('id_last4'),
    idExpiresOn: date('id_expires_on'),
    province: text('province'),
    city: text('city'),
    address: text('address'),
    pickupPoints: jsonb('pickup_points').$type<PickupPoint[]>().notNull().default([]),
    languages: text('languages').array().notNull().default(sql`'{}'`),
    level: text('level').notNull().default('beginner'),
    occupation: text('occupation'),
    bloodGroup: text('blood_group'),
    wearsGlasses: boolean('wears_glasses').notNull().default(false),
    specialNeeds: text('special_needs').array().notNull().default(sql`'{}'`),
    emergencyName: text('emergency_name'),
    emergencyRelation: text('emergency_relation'),
    emergencyPhone: text('emergency_phone'),
    source: text('source').notNull().default('walk_in'),
    referredBy: text('referred_by'),
    trainerGender: text('trainer_gender').notNull().default('any'),
    wishTimes: jsonb('wish_times').$type<WishTime[]>().notNull().default([]),
    dataConsentAt: instant('data_consent_at'),
    /** Of the text that was agreed to. */
    dataConsentVersion: text('data_consent_version'),
    marketingConsentAt: instant('marketing_consent_at'),
    sharedNotes: text('shared_notes'),
    internalNotes: text('internal_notes'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    photo: text('photo'),
    /** The record of the same person that this one went into; see `student_merges`. */
    mergedInto: integer('merged_into'),
    /** E-mail and phone of the person, so that students are found by them in one index; a trigger keeps it. */
    contactText: text('contact_text').notNull().default(''),
    /** The version of the person, so that a change of theirs is one of the student too; a trigger keeps it. */
    personVersion: integer('person_version').notNull().default(1),
    search: searched(sql`names_text(name) || ' ' || student_no || ' ' || contact_text`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('students', t, studentsArea.statuses),
    check('students_level', sql`${t.level} in ('beginner', 'intermediate', 'expert')`),
    check('students_trainer_gender', sql`${t.trainerGender} in ('any', 'male', 'female')`),
    check('students__data_consent', sql`(${t.dataConsentAt} is null) = (${t.dataConsentVersion} is null)`),
    check('students__id_number', sql`(${t.idSealed} is null) = (${t.idHash} is null)`),
    ...numbered('students', t),
    belongsTo('students_person', [t.tenant, t.id], users),
    belongsTo('students__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('students__merged_into', [t.tenant, t.mergedInto], t),
    check('students_merged', sql`${t.mergedInto} is null or ${t.archivedAt} is not null`),
    // who reaches less than the school reaches these
    index('students_branch').on(t.tenant, t.branchId),
    index('students_author').on(t.tenant, t.createdBy),
    uniqueIndex('students__student_no__student_no_taken')
      .on(t.tenant, sql`lower(${t.studentNo})`)
      .where(sql`archived_at is null`),
    uniqueIndex('students__id_number__identity_taken').on(t.tenant, t.idHash).where(sql`archived_at is null`),
    index('students_list').on(t.tenant, t.status, t.id.desc()).where(sql`archived_at is null`),
    index('students_name').on(t.tenant, sql`names_text(name)`, t.id).where(sql`archived_at is null`),
    index('students_photo').on(t.tenant, t.photo).where(sql`photo is not null`),
    index('students_still').on(t.tenant, t.updatedAt).where(sql`archived_at is null`),
    index('students_search').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

/** What a school asks of students before they may become active; a school without a row asks what is asked unless told. */
export const studentRules = pgTable(
  'student_rules',
  {
    tenant: tenant().primaryKey(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    majorityAge: smallint('majority_age').notNull().default(18),
    needsBirthDate: boolean('needs_birth_date').notNull().default(true),
    needsContact: boolean('needs_contact').notNull().default(true),
    needsIdentity: boolean('needs_identity').notNull().default(true),
    needsConsent: boolean('needs_consent').notNull().default(true),
    needsGuardian: boolean('needs_guardian').notNull().default(true),
    needsDocuments: boolean('needs_documents').notNull().default(true),
    needsContract: boolean('needs_contract').notNull().default(false),
    documents: jsonb('documents')
      .$type<{ kind: string; of: 'everybody' | 'minors'; licence_type_ids?: number[] }[]>()
      .notNull()
      .default([
        { kind: 'id', of: 'everybody' },
        { kind: 'photo', of: 'everybody' },
        { kind: 'medical', of: 'everybody' },
        { kind: 'guardian_consent', of: 'minors' },
      ]),
    ...recordColumns(),
  },
  (t) => [check('student_rules_majority_age', sql`${t.majorityAge} between 14 and 25`)],
)

/** The last number that a school's students were given. */
export const studentNumbers = pgTable('student_numbers', {
  tenant: tenant().primaryKey(),
  last: integer('last').notNull(),
})
