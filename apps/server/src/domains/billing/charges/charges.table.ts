import { chargeKinds, chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import type { TaxCode } from '@dsms/contract/billing/taxRates/codes'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  numbered,
  oneOf,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { bookings } from '../../schedule/public.ts'
import { enrolments } from '../../students/public.ts'
import { sales } from '../sales/sales.table.ts'

/** What a student owes. Triggers keep what was paid, and the status that follows from the sums. */
export const charges = pgTable(
  'charges',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** That of the enrolment; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    /** The seat that was given up or left empty. */
    bookingId: integer('booking_id'),
    kind: text('kind').notNull(),
    /** In the smallest unit of its currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What allocations pay of it, and what the school waived or wrote off. */
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull().default(0),
    waivedMinor: bigint('waived_minor', { mode: 'number' }).notNull().default(0),
    openMinor: bigint('open_minor', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when status = 'reversed' then 0 else amount_minor - paid_minor - waived_minor end`),
    /** What became balance of the student when it was reversed. */
    returnedMinor: bigint('returned_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    /** The tax in it; no code from before it was kept. */
    taxCode: text('tax_code').$type<TaxCode>(),
    taxBps: integer('tax_bps').notNull().default(0),
    taxMinor: bigint('tax_minor', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`(2 * amount_minor * tax_bps + 10000 + tax_bps) / (2 * (10000 + tax_bps))`),
    /** Null for a part that is due before a lesson which is not booked yet. */
    dueOn: date('due_on'),
    /** The lesson of the enrolment before which it is due, the first being 1. */
    dueStep: smallint('due_step'),
    saleId: integer('sale_id'),
    /** Which instalment of the sale it is. */
    part: smallint('part'),
    note: text('note'),
    /** The hour that was given up, and with whom and what: the fee goes back when somebody else takes it. */
    freedFrom: instant('freed_from'),
    freedUntil: instant('freed_until'),
    freedTrainerId: integer('freed_trainer_id'),
    freedVehicleId: integer('freed_vehicle_id'),
    /** The status that its student was told of last; due work tells what is new. */
    toldStatus: text('told_status'),
    settledAt: instant('settled_at'),
    /** Nobody for what happened by itself. */
    settledBy: integer('settled_by'),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('charges', t, chargeStatuses),
    check('charges_kind', oneOf(t.kind, chargeKinds)),
    check('charges_amount', sql`${t.amountMinor} > 0`),
    check(
      'charges_sums',
      sql`${t.paidMinor} >= 0 and ${t.waivedMinor} >= 0 and ${t.paidMinor} + ${t.waivedMinor} <= ${t.amountMinor}`,
    ),
    check('charges_booking', sql`(${t.kind} in ('late_cancellation', 'no_show')) <= (${t.bookingId} is not null)`),
    check('charges_freed', sql`${t.freedUntil} > ${t.freedFrom}`),
    check('charges_settled', sql`(${t.status} in ('open', 'part_paid')) = (${t.settledAt} is null)`),
    check(
      'charges_reason',
      sql`(${t.status} in ('waived', 'written_off', 'reversed')) <= (${t.statusReason} is not null)`,
    ),
    check('charges_tax', sql`${t.taxBps} between 0 and 10000 and (${t.taxCode} is null) <= (${t.taxBps} = 0)`),
    check('charges_due', sql`${t.dueOn} is not null or ${t.dueStep} is not null`),
    check('charges_part', sql`(${t.saleId} is null) = (${t.part} is null)`),
    ...numbered('charges', t),
    // who booked again after a charge was given back may owe another one; the lesson itself is charged apart from its fee
    uniqueIndex('charges_once')
      .on(t.tenant, t.bookingId)
      .where(sql`booking_id is not null and kind <> 'lesson' and status <> 'reversed'`),
    uniqueIndex('charges_lesson')
      .on(t.tenant, t.bookingId)
      .where(sql`booking_id is not null and kind = 'lesson' and status <> 'reversed'`),
    index('charges_sale').on(t.tenant, t.saleId, t.part).where(sql`sale_id is not null`),
    // parts whose day follows a lesson
    index('charges_step').on(t.tenant, t.enrolmentId).where(sql`due_step is not null and open_minor > 0`),
    index('charges_booking_of').on(t.tenant, t.bookingId).where(sql`booking_id is not null`),
    // fees that may still go back, by the hour that was given up
    index('charges_freed').on(t.tenant, t.freedFrom).where(sql`kind = 'late_cancellation' and status <> 'reversed'`),
    // news of all schools
    index('charges_news').on(t.id).where(sql`told_status is distinct from status`),
    index('charges_student').on(t.tenant, t.studentId),
    index('charges_due').on(t.tenant, t.dueOn, t.id).where(sql`open_minor > 0`),
    index('charges_enrolment').on(t.tenant, t.enrolmentId),
    belongsTo('charges__enrolment_id', [t.tenant, t.enrolmentId], enrolments),
    belongsTo('charges__sale_id', [t.tenant, t.saleId], sales),
    belongsTo('charges_booking_seat', [t.tenant, t.bookingId], bookings),
  ],
)
