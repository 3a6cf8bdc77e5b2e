import { trainerCredentials as area } from '@dsms/contract/trainers/credentials/calls'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { trainers } from '../trainers/trainers.table.ts'

/** Papers that let trainers teach. A renewal is a row of its own that names the one it replaces. */
export const trainerCredentials = pgTable(
  'trainer_credentials',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    trainerId: integer('trainer_id').notNull(),
    kind: text('kind').notNull(),
    number: text('number'),
    authority: text('authority'),
    issuedOn: date('issued_on'),
    /** Its last day. */
    expiresOn: date('expires_on'),
    /** Since when it is suspended or revoked. */
    stoppedOn: date('stopped_on'),
    fileId: integer('file_id'),
    replacesId: integer('replaces_id'),
    notes: text('notes'),
    /** When people have to be told of its end, or it ends; a trigger keeps it. */
    dueAt: instant('due_at'),
    search: searched(sql`coalesce(number, '') || ' ' || coalesce(authority, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('trainer_credentials', t, area.statuses),
    check(
      'trainer_credentials_kind',
      sql`${t.kind} in ('driving_licence', 'teaching_permit', 'first_aid', 'medical', 'background_check', 'refresher', 'simulator_operator')`,
    ),
    check('trainer_credentials__expires_on__end_before_start', sql`${t.expiresOn} > ${t.issuedOn}`),
    check('trainer_credentials_stopped', sql`${t.stoppedOn} is null or ${t.status} in ('suspended', 'revoked')`),
    ...numbered('trainer_credentials', t),
    index('trainer_credentials_trainer').on(t.tenant, t.trainerId, t.kind),
    index('trainer_credentials_list').on(t.tenant, t.status, t.expiresOn),
    index('trainer_credentials_due').on(t.dueAt).where(sql`due_at is not null`),
    index('trainer_credentials_file').on(t.fileId).where(sql`file_id is not null`),
    index('trainer_credentials_replaces').on(t.tenant, t.replacesId).where(sql`replaces_id is not null`),
    belongsTo('trainer_credentials__trainer_id', [t.tenant, t.trainerId], trainers),
    belongsTo('trainer_credentials__replaces_id', [t.tenant, t.replacesId], t),
  ],
)
