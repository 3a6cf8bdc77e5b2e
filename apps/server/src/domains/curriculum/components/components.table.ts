import { trainingComponents as trainingComponentsArea } from '@dsms/contract/curriculum/components/calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
import { schools } from '../../../db/tables/schools.ts'

/** What training is made of: theory, practice, simulator. Modes of learning and their sessions stand below it. */
export const trainingComponents = pgTable(
  'training_components',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    resources: text('resources').array().notNull().default(sql`'{}'`),
    trainingMode: text('training_mode').notNull().default('in_person'),
    componentType: text('component_type').notNull().default('theory'),
    /** Counts changes of what stands below, so that each of them is a new version of the component. */
    contents: integer('contents').notNull().default(0),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('training_components', t, trainingComponentsArea.statuses),
    check('training_components_mode', sql`${t.trainingMode} in ('in_person', 'online', 'self_study', 'blended')`),
    check('training_components_type', sql`${t.componentType} in ('theory', 'practical', 'simulator', 'other')`),
    check(
      'training_components_resources',
      sql`${t.resources} <@ array['vehicle', 'trainer', 'circuit', 'simulator', 'room']`,
    ),
    ...numbered('training_components', t),
    uniqueIndex('training_components__name')
      .on(t.tenant, sql`normalise_text(names_text(name))`)
      .where(sql`archived_at is null`),
    index('training_components_list').on(t.tenant, t.componentType),
  ],
)

/** Ways in which a component is learnt, in the school's order. */
export const componentModes = pgTable(
  'component_modes',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    componentId: integer('component_id').notNull(),
    name: names().notNull(),
    place: smallint('place').notNull(),
  },
  (t) => [
    ...numbered('component_modes', t),
    unique('component_modes_component').on(t.tenant, t.componentId, t.id),
    belongsTo('component_modes__component_id', [t.tenant, t.componentId], trainingComponents),
  ],
)

/** Sessions of a mode of learning, in their order. */
export const componentSessions = pgTable(
  'component_sessions',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    modeId: integer('mode_id').notNull(),
    name: names().notNull(),
    place: smallint('place').notNull(),
  },
  (t) => [
    ...numbered('component_sessions', t),
    index('component_sessions_mode').on(t.tenant, t.modeId, t.place),
    belongsTo('component_sessions__mode_id', [t.tenant, t.modeId], componentModes).onDelete('cascade'),
  ],
)

const amount = (name: string) => bigint(name, { mode: 'number' })

/** What a component costs and asks for in a mode of learning. Amounts are in the smallest unit of `currency`. */
export const componentConfigurations = pgTable(
  'component_configurations',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    componentId: integer('component_id').notNull(),
    modeId: integer('mode_id').notNull(),
    currency: text('currency').notNull(),
    price: amount('price'),
    totalMinutes: integer('total_minutes'),
    missedSessionsAllowed: integer('missed_sessions_allowed'),
    days: integer('days'),
    minutesPerSession: integer('minutes_per_session'),
    sessionPrice: amount('session_price'),
    missedSessionCharge: amount('missed_session_charge'),
    endsWithExam: boolean('ends_with_exam').notNull().default(false),
    passMarkPercent: smallint('pass_mark_percent'),
    examPrice: amount('exam_price'),
    missedExamCharge: amount('missed_exam_charge'),
    freeExamAttempts: integer('free_exam_attempts'),
    mayStartWithUnpaidInvoices: boolean('may_start_with_unpaid_invoices').notNull().default(false),
    needsBalanceToStart: boolean('needs_balance_to_start').notNull().default(false),
    needsAllSessionsAttended: boolean('needs_all_sessions_attended').notNull().default(false),
    mayAttendWithUnpaidInvoices: boolean('may_attend_with_unpaid_invoices').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('component_configurations_mode').on(t.tenant, t.modeId),
    foreignKey({
      columns: [t.tenant, t.componentId, t.modeId],
      foreignColumns: [componentModes.tenant, componentModes.componentId, componentModes.id],
      name: 'component_configurations__mode_id',
    }).onDelete('cascade'),
    check(
      'component_configurations_amounts',
      sql`least(${t.price}, ${t.sessionPrice}, ${t.missedSessionCharge}, ${t.examPrice}, ${t.missedExamCharge}) >= 0`,
    ),
    check(
      'component_configurations_counts',
      sql`least(${t.totalMinutes}, ${t.minutesPerSession}, ${t.days}) >= 1 and least(${t.missedSessionsAllowed}, ${t.freeExamAttempts}, ${t.passMarkPercent}) >= 0 and ${t.passMarkPercent} <= 100`,
    ),
    check(
      'component_configurations_exam',
      sql`${t.endsWithExam} or coalesce(${t.passMarkPercent}, ${t.examPrice}, ${t.missedExamCharge}, ${t.freeExamAttempts}) is null`,
    ),
  ],
)
