import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { schoolId, tenant } from '../../../db/columns.ts'
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
    foreignKey({
      columns: [t.tenant, t.trainerId],
      foreignColumns: [trainers.tenant, trainers.id],
      name: 'trainer_licence_types_trainer',
    }),
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
    foreignKey({
      columns: [t.tenant, t.trainerId],
      foreignColumns: [trainers.tenant, trainers.id],
      name: 'trainer_branches_trainer',
    }),
    foreignKey({
      columns: [t.tenant, t.branchId],
      foreignColumns: [branches.tenant, branches.id],
      name: 'trainer_branches__branch_ids',
    }),
  ],
)

/** What somebody is good at: lookups of the kind `trainer_speciality`. */
export const trainerSpecialities = pgTable(
  'trainer_specialities',
  { ...linkColumns(), specialityId: integer('speciality_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.specialityId, t.tenant] }),
    index('trainer_specialities_value').on(t.specialityId),
    foreignKey({
      columns: [t.tenant, t.trainerId],
      foreignColumns: [trainers.tenant, trainers.id],
      name: 'trainer_specialities_trainer',
    }),
  ],
)

/** What somebody was certified in: lookups of the kind `trainer_certification`. */
export const trainerCertifications = pgTable(
  'trainer_certifications',
  { ...linkColumns(), certificationId: integer('certification_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.certificationId, t.tenant] }),
    index('trainer_certifications_value').on(t.certificationId),
    foreignKey({
      columns: [t.tenant, t.trainerId],
      foreignColumns: [trainers.tenant, trainers.id],
      name: 'trainer_certifications_trainer',
    }),
  ],
)
