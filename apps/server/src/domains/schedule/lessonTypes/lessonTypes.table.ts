import type { NeedState } from '@dsms/contract/schedule/lessonTypes/calls'
import { lessonTypes as area } from '@dsms/contract/schedule/lessonTypes/calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { areaColumns, names, numbered, rowId, schoolId, searched, statusCheck, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'

const need = <const Name extends string>(name: Name) => text(name).$type<NeedState>().notNull()

/** Kinds of lessons that a school gives. */
export const lessonTypes = pgTable(
  'lesson_types',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    code: text('code').notNull(),
    kind: text('kind').notNull(),
    stage: text('stage').notNull(),
    defaultMinutes: smallint('default_minutes').notNull(),
    minMinutes: smallint('min_minutes').notNull(),
    maxMinutes: smallint('max_minutes').notNull(),
    stepMinutes: smallint('step_minutes').notNull(),
    bufferMinutes: smallint('buffer_minutes').notNull().default(0),
    needsTrainer: need('needs_trainer').default('required'),
    needsVehicle: need('needs_vehicle').default('none'),
    needsRoom: need('needs_room').default('none'),
    needsCircuit: need('needs_circuit').default('none'),
    needsSimulator: need('needs_simulator').default('none'),
    maxStudents: smallint('max_students').notNull().default(1),
    maxObservers: smallint('max_observers').notNull().default(0),
    countsFor: text('counts_for').array().notNull().default(sql`'{}'`),
    prerequisites: jsonb('prerequisites').$type<{ stage: string; minutes: number }[]>().notNull().default([]),
    afterDark: boolean('after_dark').notNull().default(false),
    isOnline: boolean('is_online').notNull().default(false),
    selfBookable: boolean('self_bookable').notNull().default(false),
    leadHours: integer('lead_hours'),
    cancelHours: integer('cancel_hours'),
    /** Of a lesson of the usual length, in the smallest unit of the school's currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    colour: text('colour').notNull(),
    notes: text('notes'),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('lesson_types', t, area.statuses),
    check(
      'lesson_types_kind',
      sql`${t.kind} in ('theory_class', 'simulator', 'yard', 'road', 'night', 'motorway', 'country', 'mock_exam', 'exam', 'assessment', 'observation', 'makeup')`,
    ),
    check('lesson_types_stage', sql`${t.stage} in ('theory', 'simulator', 'yard', 'road', 'special', 'observation')`),
    check(
      'lesson_types_needs',
      sql`array[${t.needsTrainer}, ${t.needsVehicle}, ${t.needsRoom}, ${t.needsCircuit}, ${t.needsSimulator}] <@ array['required', 'optional', 'none']`,
    ),
    check('lesson_types__max_minutes__end_before_start', sql`${t.maxMinutes} >= ${t.minMinutes}`),
    check(
      'lesson_types__default_minutes__end_before_start',
      sql`${t.defaultMinutes} between ${t.minMinutes} and ${t.maxMinutes}`,
    ),
    check('lesson_types_step', sql`${t.stepMinutes} >= 5 and ${t.minMinutes} > 0 and ${t.maxStudents} > 0`),
    ...numbered('lesson_types', t),
    uniqueIndex('lesson_types__code').on(t.tenant, sql`upper(code)`).where(sql`archived_at is null`),
    index('lesson_types_list').on(t.tenant, t.status),
  ],
)
