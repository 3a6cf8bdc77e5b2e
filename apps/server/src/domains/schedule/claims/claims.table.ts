import { resourceKinds } from '@dsms/contract/schedule/rules/violations'
import { boolean, check, customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, numbered, oneOf, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { lessons } from '../lessons/lessons.table.ts'

const instants = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * One row for each person or thing whose time lessons take, made when it is first needed. Anyone who plans locks the rows
 * concerned, in the order of their keys, before they look at what is free.
 */
export const claimables = pgTable(
  'claimables',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    kind: text('kind').notNull(),
    /** The key of the trainer, student, vehicle, room, simulator, circuit or zone. */
    refId: integer('ref_id').notNull(),
  },
  (t) => [
    check('claimables_kind', oneOf(t.kind, resourceKinds)),
    ...numbered('claimables', t),
    unique('claimables_once').on(t.tenant, t.kind, t.refId),
  ],
)

/**
 * A time that a lesson takes of one of them, half-open: one that begins when another ends is not in its way. `claims_once`
 * refuses two at once of what is single; of circuits and zones, which hold several vehicles, a trigger counts.
 */
export const claims = pgTable(
  'claims',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    claimableId: integer('claimable_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    during: instants('during').notNull(),
    /** 0 where one lesson fits at once, else the lesson's own key. */
    slot: integer('slot').notNull(),
    /** False once the lesson was cancelled, declined or has expired. */
    occupies: boolean('occupies').notNull(),
  },
  (t) => [
    ...numbered('claims', t),
    unique('claims_lesson').on(t.tenant, t.lessonId, t.claimableId),
    index('claims_claimable').on(t.tenant, t.claimableId),
    belongsTo('claims__claimable', [t.tenant, t.claimableId], claimables),
    belongsTo('claims__lesson', [t.tenant, t.lessonId], lessons).onDelete('cascade'),
  ],
)
