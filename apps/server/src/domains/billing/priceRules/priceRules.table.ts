import { priceRules as area } from '@dsms/contract/billing/priceRules/calls'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
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
import { lessonTypes } from '../../schedule/public.ts'

/** What lessons of a type cost under some conditions; null is no condition. */
export const priceRules = pgTable(
  'price_rules',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    lessonTypeId: integer('lesson_type_id').notNull(),
    branchId: integer('branch_id'),
    trainerId: integer('trainer_id'),
    /** ISO: Monday is 1. */
    weekdays: smallint('weekdays').array(),
    fromTime: text('from_time'),
    toTime: text('to_time'),
    fromOn: date('from_on'),
    untilOn: date('until_on'),
    /** Of the usual minutes of the type. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('price_rules', t, area.statuses),
    check('price_rules_price', sql`${t.priceMinor} >= 0`),
    check('price_rules__to_time__end_before_start', sql`${t.toTime} > ${t.fromTime}`),
    check('price_rules__until_on__end_before_start', sql`${t.untilOn} >= ${t.fromOn}`),
    check('price_rules_weekdays', sql`${t.weekdays} <@ '{1,2,3,4,5,6,7}' and cardinality(${t.weekdays}) > 0`),
    ...numbered('price_rules', t),
    index('price_rules_type').on(t.tenant, t.lessonTypeId),
    index('price_rules_branch').on(t.tenant, t.branchId).where(sql`branch_id is not null`),
    index('price_rules_trainer').on(t.tenant, t.trainerId).where(sql`trainer_id is not null`),
    belongsTo('price_rules__lesson_type_id', [t.tenant, t.lessonTypeId], lessonTypes),
    belongsTo('price_rules__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('price_rules__trainer_id', [t.tenant, t.trainerId], users),
  ],
)
