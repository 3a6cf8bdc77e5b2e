import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { linksToLicences } from '../../curriculum/public.ts'
import { trainers } from './trainers.table.ts'

const linkColumns = () => ({
  schoolId: schoolId().notNull(),
  tenant: tenant(),
  trainerId: integer('trainer_id').notNull(),
})

/** Which licence types somebody teaches, from when to when where that was said. */
export const trainerLicenceTypes = pgTable(
  'trainer_licence_types',
  {
    ...linkColumns(),
    licenceTypeId: integer('licence_type_id').notNull(),
    since: date('since'),
    until: date('until'),
  },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.licenceTypeId, t.tenant] }),
    check('trainer_licence_types__licences__end_before_start', sql`${t.until} >= ${t.since}`),
    belongsTo('trainer_licence_types_trainer', [t.tenant, t.trainerId], trainers),
    ...linksToLicences('trainer_licence_types', t),
  ],
)

/** At which branches somebody teaches. */
export const trainerBranches = pgTable(
  'trainer_branches',
  { ...linkColumns(), branchId: integer('branch_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.branchId, t.tenant] }),
    index('trainer_branches_branch').on(t.tenant, t.branchId),
    belongsTo('trainer_branches_trainer', [t.tenant, t.trainerId], trainers),
    belongsTo('trainer_branches__branch_ids', [t.tenant, t.branchId], branches),
  ],
)

/** What somebody is good at: lookups of the kind `trainer_speciality`. */
export const trainerSpecialities = pgTable(
  'trainer_specialities',
  { ...linkColumns(), specialityId: integer('speciality_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.specialityId, t.tenant] }),
    index('trainer_specialities_value').on(t.specialityId),
    belongsTo('trainer_specialities_trainer', [t.tenant, t.trainerId], trainers),
  ],
)

/** What somebody was certified in: lookups of the kind `trainer_certification`. */
export const trainerCertifications = pgTable(
  'trainer_certifications',
  { ...linkColumns(), certificationId: integer('certification_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.certificationId, t.tenant] }),
    index('trainer_certifications_value').on(t.certificationId),
    belongsTo('trainer_certifications_trainer', [t.tenant, t.trainerId], trainers),
  ],
)
