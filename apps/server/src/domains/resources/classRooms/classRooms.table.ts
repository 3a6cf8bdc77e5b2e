import { classRooms as classRoomsArea } from '@dsms/contract/resources/classRooms/calls'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  statusSpan,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'

/** Rooms for theory. Types and functions are lookups; see `check_lookups`. */
export const classRooms = pgTable(
  'class_rooms',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    branchId: integer('branch_id').notNull(),
    typeId: integer('type_id').notNull(),
    functionId: integer('function_id'),
    /** Seats that are there, and how many of them the authority lets be used. */
    maxCapacity: integer('max_capacity').notNull(),
    legalCapacity: integer('legal_capacity').notNull(),
    areaM2: integer('area_m2'),
    equipment: text('equipment').array().notNull().default(sql`'{}'`),
    genderScope: text('gender_scope').notNull().default('mixed'),
    /** Where a room without walls is met. */
    onlineLink: text('online_link'),
    notes: text('notes'),
    photo: text('photo'),
    ...statusSpan(),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('class_rooms', t, classRoomsArea.statuses),
    check('class_rooms_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check('class_rooms__legal_capacity__beyond_capacity', sql`${t.legalCapacity} <= ${t.maxCapacity}`),
    check('class_rooms_capacity', sql`${t.maxCapacity} between 1 and 500 and ${t.legalCapacity} >= 1`),
    check('class_rooms__until__end_before_start', sql`${t.statusUntil} >= ${t.statusFrom}`),
    ...numbered('class_rooms', t),
    uniqueIndex('class_rooms__name')
      .on(t.tenant, t.branchId, sql`normalise_text(names_text(name))`)
      .where(sql`archived_at is null`),
    index('class_rooms_until').on(t.statusUntil).where(sql`status_until is not null`),
    index('class_rooms_list').on(t.tenant, t.branchId),
    belongsTo('class_rooms__branch_id', [t.tenant, t.branchId], branches),
  ],
)
