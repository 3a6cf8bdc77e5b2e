import type { WishTime } from '@dsms/contract/kit/wishTimes'
import { leads as leadsArea } from '@dsms/contract/students/leads/calls'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { licenceTypes } from '../../curriculum/public.ts'

/** Leads that came to nothing and say still who asked: what is let go of in time; see `forget_leads`. */
export const forgettable = sql.raw(
  `erased_at is null and (status = 'lost' or archived_at is not null and status <> 'won')`,
)

/** People who asked about lessons and are no students yet. */
export const leads = pgTable(
  'leads',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    phone: text('phone'),
    email: text('email'),
    source: text('source').notNull(),
    /** The name of the campaign, or who sent them. */
    sourceDetail: text('source_detail'),
    licenceTypeId: integer('licence_type_id'),
    gearbox: text('gearbox'),
    branchId: integer('branch_id'),
    wishTimes: jsonb('wish_times').$type<WishTime[]>().notNull().default([]),
    followUpOn: date('follow_up_on'),
    /** Anyone who looks after it: staff, as `check_lead_people` sees to. */
    ownerId: integer('owner_id'),
    language: text('language'),
    notes: text('notes'),
    /** The student that the lead became. */
    studentId: integer('student_id'),
    /** When everything that tells who asked went away; what is counted stays, and no list shows it. */
    erasedAt: instant('erased_at'),
    search: searched(
      sql`names_text(name) || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(source_detail, '')`,
    ),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('leads', t, leadsArea.statuses),
    check(
      'leads_source',
      sql`${t.source} in ('walk_in', 'phone', 'website', 'referral', 'social', 'campaign', 'corporate', 'import')`,
    ),
    check('leads_gearbox', sql`${t.gearbox} in ('manual', 'automatic')`),
    check('leads_language', sql`${t.language} in ('ar', 'en', 'de', 'fr', 'pt')`),
    check(
      'leads__phone__contact_required',
      sql`${t.phone} is not null or ${t.email} is not null or ${t.erasedAt} is not null`,
    ),
    check('leads_erased', sql`${t.erasedAt} is null or coalesce(${t.phone}, ${t.email}, ${t.notes}) is null`),
    check('leads__phone__invalid_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    ...numbered('leads', t),
    index('leads_list').on(t.tenant, t.status),
    // figures go by the day of the first word
    index('leads_came').on(t.tenant, t.createdAt),
    index('leads_follow_up')
      .on(t.tenant, t.followUpOn)
      .where(sql`archived_at is null and status in ('new', 'contacted', 'visiting', 'offered')`),
    index('leads_owner').on(t.tenant, t.ownerId),
    index('leads_licence').on(t.tenant, t.licenceTypeId),
    index('leads_branch').on(t.tenant, t.branchId),
    index('leads_student').on(t.tenant, t.studentId).where(sql`student_id is not null`),
    // those that go next, of all schools
    index('leads_forget').on(t.tenant, t.updatedAt).where(forgettable),
    index('leads_search').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
    belongsTo('leads__licence_type_id', [t.tenant, t.licenceTypeId], licenceTypes),
    belongsTo('leads__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('leads__owner_id', [t.tenant, t.ownerId], users),
    belongsTo('leads__student_id', [t.tenant, t.studentId], users),
  ],
)

/** Each time that somebody spoke with a lead: by whom, when, and what was said. Nothing of it is changed afterwards. */
export const leadTalks = pgTable(
  'lead_talks',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    leadId: integer('lead_id').notNull(),
    said: text('said'),
    /** When the next word was to be; null where nothing more was. */
    nextOn: date('next_on'),
    byId: integer('by_id'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    ...numbered('lead_talks', t),
    index('lead_talks_lead').on(t.tenant, t.leadId),
    belongsTo('lead_talks__lead_id', [t.tenant, t.leadId], leads),
  ],
)
