import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'

/** What an applicant typed, but for what is kept apart. */
export interface Wanted {
  first_name: { ar: string; en: string }
  family_name: { ar: string; en: string }
  phone: string
  birth_date: string
  gender_id: number | null
  id_type_id: number | null
  level: string
  course_id: number | null
  username: string
}

/**
 * Applications whose code was mailed and not given yet. The row goes when the code is given, and after a day in any case. It is
 * there as well for an address that has an account already, without anything that was typed.
 */
export const studentApplications = pgTable(
  'student_applications',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    /** The hash of the key by which the applicant's browser names it. */
    referenceHash: text('reference_hash').notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    /** The address has an account: no code will do. */
    isKnown: boolean('is_known').notNull(),
    wanted: jsonb('wanted').$type<Wanted>(),
    passwordHash: text('password_hash'),
    /** As students keep it: encrypted, and by the keyed hash. */
    idSealed: text('id_sealed'),
    idHash: text('id_hash'),
    idLast4: text('id_last4'),
    /** Keyed: six digits alone would be found by trying. */
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    sends: smallint('sends').notNull().default(1),
    sentAt: instant('sent_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    ip: text('ip').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('student_applications_language', sql`${t.language} in ('ar', 'en', 'de', 'fr', 'pt')`),
    check('student_applications_known', sql`${t.isKnown} = (${t.wanted} is null)`),
    ...numbered('student_applications', t),
    uniqueIndex('student_applications_reference').on(t.tenant, t.referenceHash),
    // how much was asked for lately by an address on the network, and for an address of mail
    index('student_applications_ip').on(t.ip, t.createdAt),
    index('student_applications_email').on(sql`lower(${t.email})`, t.createdAt),
    index('student_applications_old').on(t.createdAt),
  ],
)
