import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, primaryId, recordColumns, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import { schools } from '../../../db/tables/schools.ts'

/** What the platform, an organization, a school or a branch says of a setting; what there is and what it may be is in the contract. */
export const settingValues = pgTable(
  'setting_values',
  {
    id: primaryId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    organizationId: integer('organization_id'),
    branchId: integer('branch_id'),
    key: text('key').notNull(),
    /** SQL null once it was taken back: the row stays, so that versions never repeat. */
    value: jsonb('value').$type<number | boolean | string>(),
    /** Fixed for the levels below. */
    locked: boolean('locked').notNull().default(false),
    ...recordColumns(),
  },
  (t) => [
    unique('setting_values_key').on(t.tenant, t.organizationId, t.branchId, t.key).nullsNotDistinct(),
    belongsTo('setting_values__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('setting_values__organization_id', [t.tenant, t.organizationId], organizations),
  ],
)
