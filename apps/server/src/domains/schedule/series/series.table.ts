import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { belongsTo, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { componentModes, courses } from '../../curriculum/public.ts'
import { circuits, circuitZones, classRooms, simulators, vehicles } from '../../resources/public.ts'
import { trainers } from '../../trainers/public.ts'
import { lessonTypes } from '../lessonTypes/lessonTypes.table.ts'

/**
 * Lessons that were planned together: by which rule, and what they were to be. Each lesson is independent; this says
 * what was last agreed for those to come.
 */
export const lessonSeries = pgTable(
  'lesson_series',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: text('name'),
    language: text('language'),
    typeId: integer('type_id').notNull(),
    branchId: integer('branch_id').notNull(),
    /** 1 is Monday, 7 Sunday. */
    weekdays: smallint('weekdays').array().notNull(),
    everyWeeks: smallint('every_weeks').notNull(),
    firstDay: date('first_day').notNull(),
    /** `09:00`, by the clocks of the school. */
    time: text('time').notNull(),
    minutes: smallint('minutes').notNull(),
    until: date('until'),
    count: smallint('count'),
    skipHolidays: boolean('skip_holidays').notNull(),
    trainerId: integer('trainer_id'),
    vehicleId: integer('vehicle_id'),
    roomId: integer('room_id'),
    simulatorId: integer('simulator_id'),
    circuitId: integer('circuit_id'),
    zoneId: integer('zone_id'),
    capacity: smallint('capacity').notNull(),
    courseId: integer('course_id'),
    /** Of a training component: its sessions are held one after the other. */
    modeId: integer('mode_id'),
    isPublic: boolean('is_public').notNull().default(false),
    ...recordColumns(),
  },
  (t) => [
    check('lesson_series_language', sql`${t.language} in ('ar', 'en', 'de', 'fr', 'pt')`),
    check('lesson_series_weekdays', sql`${t.weekdays} <@ '{1,2,3,4,5,6,7}' and ${t.weekdays} <> '{}'`),
    check('lesson_series_every_weeks', sql`${t.everyWeeks} between 1 and 12`),
    check('lesson_series_time', sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('lesson_series_minutes', sql`${t.minutes} between 15 and 720`),
    check('lesson_series_end', sql`${t.until} is not null or ${t.count} is not null`),
    check('lesson_series_count', sql`${t.count} between 1 and 100`),
    check('lesson_series_capacity', sql`${t.capacity} between 1 and 500`),
    ...numbered('lesson_series', t),
    index('lesson_series_course').on(t.tenant, t.courseId).where(sql`course_id is not null`),
    index('lesson_series_mode_of').on(t.tenant, t.modeId).where(sql`mode_id is not null`),
    index('lesson_series_trainer').on(t.tenant, t.trainerId),
    index('lesson_series_type').on(t.tenant, t.typeId),
    belongsTo('lesson_series__type_id', [t.tenant, t.typeId], lessonTypes),
    belongsTo('lesson_series__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('lesson_series__course_id', [t.tenant, t.courseId], courses),
    // the migration names the column that is emptied
    belongsTo('lesson_series_mode', [t.tenant, t.modeId], componentModes).onDelete('set null'),
    belongsTo('lesson_series__trainer_id', [t.tenant, t.trainerId], trainers),
    belongsTo('lesson_series__vehicle_id', [t.tenant, t.vehicleId], vehicles),
    belongsTo('lesson_series__room_id', [t.tenant, t.roomId], classRooms),
    belongsTo('lesson_series__simulator_id', [t.tenant, t.simulatorId], simulators),
    belongsTo('lesson_series__circuit_id', [t.tenant, t.circuitId], circuits),
    foreignKey({
      columns: [t.circuitId, t.zoneId, t.tenant],
      foreignColumns: [circuitZones.circuitId, circuitZones.id, circuitZones.tenant],
      name: 'lesson_series__zone_id',
    }),
  ],
)
