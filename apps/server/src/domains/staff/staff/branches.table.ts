import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

/** At which branches somebody of the staff works: what a role with the reach of a branch reaches. */
export const staffBranches = pgTable(
  'staff_branches',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    userId: integer('user_id').notNull(),
    branchId: integer('branch_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.userId, t.branchId] }),
    index('staff_branches_branch').on(t.tenant, t.branchId),
    belongsTo('staff_branches_user', [t.tenant, t.userId], users),
    belongsTo('staff_branches__branch_ids', [t.tenant, t.branchId], branches),
  ],
)
