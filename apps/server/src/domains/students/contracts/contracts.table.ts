import type { Language } from '@dsms/contract/kernel/shared'
import { contracts as area, signerRoles } from '@dsms/contract/students/contracts/calls'
import { contractTemplates as templatesArea } from '@dsms/contract/students/contracts/templates'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  names,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { documents } from '../documents/documents.table.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { students } from '../students/students.table.ts'

const ownColumns = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
})

/** What contracts are written from, in each language that has a text. */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    ...ownColumns(),
    name: names().notNull(),
    bodies: jsonb('bodies').$type<Record<Language, string>>().notNull(),
    /** The version that this one was copied from. */
    replacesId: integer('replaces_id'),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('contract_templates', t, templatesArea.statuses),
    ...numbered('contract_templates', t),
    index('contract_templates_list').on(t.tenant, t.status),
  ],
)

/** What a student and the school agree on, word for word as it was sent. */
export const contracts = pgTable(
  'contracts',
  {
    ...ownColumns(),
    studentId: integer('student_id').notNull(),
    enrolmentId: integer('enrolment_id'),
    templateId: integer('template_id').notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    texts: jsonb('texts').$type<Partial<Record<Language, string>>>().notNull(),
    hash: text('hash'),
    sentAt: instant('sent_at'),
    acceptedAt: instant('accepted_at'),
    /** Name and number of the student, so that contracts are found by them; a trigger keeps it. */
    studentText: text('student_text').notNull().default(''),
    search: searched(sql`student_text`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('contracts', t, area.statuses),
    check('contracts_sent', sql`${t.status} = 'draft' or ${t.status} = 'cancelled' or ${t.hash} is not null`),
    ...numbered('contracts', t),
    index('contracts_list').on(t.tenant, t.status, t.id.desc()).where(sql`archived_at is null`),
    index('contracts_student').on(t.tenant, t.studentId),
    index('contracts_enrolment').on(t.tenant, t.enrolmentId),
    index('contracts_template').on(t.tenant, t.templateId),
    // one that waits and one that holds, at most, for each course of a student
    uniqueIndex('contracts_waiting')
      .on(t.tenant, t.studentId, sql`coalesce(enrolment_id, 0)`)
      .where(sql`status = 'sent'`),
    uniqueIndex('contracts_holding')
      .on(t.tenant, t.studentId, sql`coalesce(enrolment_id, 0)`)
      .where(sql`status = 'accepted'`),
    belongsTo('contracts__student_id', [t.tenant, t.studentId], students),
    belongsTo('contracts__enrolment_id', [t.tenant, t.enrolmentId], enrolments),
    belongsTo('contracts__template_id', [t.tenant, t.templateId], contractTemplates),
  ],
)

/** Who accepted what, when and how. Rows are added and never changed. */
export const contractAcceptances = pgTable(
  'contract_acceptances',
  {
    ...ownColumns(),
    contractId: integer('contract_id').notNull(),
    role: text('role').$type<(typeof signerRoles)[number]>().notNull(),
    personId: integer('person_id').notNull(),
    name: text('name').notNull(),
    how: text('how').$type<'portal' | 'office' | 'paper'>().notNull(),
    /** Who of the office stood beside. */
    witnessedBy: integer('witnessed_by'),
    signature: text('signature'),
    /** The scanned paper, among those of the student. */
    documentId: integer('document_id'),
    /** Of the text that was on the screen. */
    hash: text('hash').notNull(),
    acceptedAt: instant('accepted_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('contract_acceptances_role', sql.raw(`role in (${signerRoles.map((role) => `'${role}'`).join(', ')})`)),
    check('contract_acceptances_how', sql`(${t.how} in ('office', 'paper')) = (${t.witnessedBy} is not null)`),
    check('contract_acceptances_paper', sql`(${t.how} = 'paper') = (${t.documentId} is not null)`),
    ...numbered('contract_acceptances', t),
    uniqueIndex('contract_acceptances_once').on(t.tenant, t.contractId, t.role, t.personId),
    belongsTo('contract_acceptances_contract', [t.tenant, t.contractId], contracts),
    index('contract_acceptances_document').on(t.tenant, t.documentId),
    belongsTo('contract_acceptances_document_of', [t.tenant, t.documentId], documents),
  ],
)

/** What somebody has said against a signature, and the answer of the school. */
export const objectionColumns = () => ({
  personId: integer('person_id').notNull().default(sql`app_user()`),
  reason: text('reason').notNull(),
  objectedAt: instant('objected_at').notNull().default(sql`now()`),
  answer: text('answer'),
  answeredBy: integer('answered_by'),
  answeredAt: instant('answered_at'),
})

export const objectionAnswered = (
  name: string,
  t: { answer: AnyPgColumn; answeredAt: AnyPgColumn; answeredBy: AnyPgColumn },
) =>
  check(
    name,
    sql`(${t.answer} is null) = (${t.answeredAt} is null) and (${t.answer} is null) = (${t.answeredBy} is null)`,
  )

/** What somebody for whom a contract was signed at the office has said against that: once for a contract. */
export const contractObjections = pgTable(
  'contract_objections',
  { ...ownColumns(), contractId: integer('contract_id').notNull(), ...objectionColumns() },
  (t) => [
    objectionAnswered('contract_objections_answered', t),
    ...numbered('contract_objections', t),
    unique('contract_objections_once').on(t.tenant, t.contractId),
    belongsTo('contract_objections_contract', [t.tenant, t.contractId], contracts),
  ],
)
