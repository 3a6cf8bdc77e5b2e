import type { createSale } from '@dsms/contract/billing/sales/calls'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Translated } from '@dsms/contract/kernel/shared'
import { and, eq, sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { insertAll } from '../../../kit/records/verbs.ts'
import { charges } from '../charges/charges.table.ts'
import { packages } from '../packages/packages.table.ts'
import { lockStudents } from '../payments/payments.data.ts'
import { lessonsToCome } from './sales.data.ts'
import { type Buyer, bpsOf, readBuyer, readLessonPrices } from './sales.offers.ts'
import { planSale } from './sales.plan.ts'
import { addItems, addSale, chargeOf, lockSale, usePieces } from './sales.store.ts'

/**
 * Sells a package to a student: the sale keeps a copy, its parts are charges, and lessons to come hold what was bought. Answers
 * the sale's key.
 */
export async function sellPackage(
  actor: Actor,
  { enrolment_id, package_id, parts, first_due }: Omit<Input<typeof createSale>['body'], 'key' | 'school_id'>,
): Promise<number> {
  const buyer = await readBuyer(actor, enrolment_id)
  await lockStudents(actor, buyer.student_id)
  const offered = await readOffered(actor, package_id, buyer)
  if (first_due && first_due < buyer.today) throw fieldError('first_due', 'date_in_past')
  const count = parts ?? offered.parts
  if (count > offered.priceMinor) throw fieldError('parts', 'too_many_parts')
  const taxBps = bpsOf(offered.taxCode, buyer)
  const plan = planSale(
    {
      price_minor: offered.priceMinor,
      items: offered.items,
      validity_days: offered.validityDays,
      parts: count,
      parts_due: offered.partsDue,
      part_every: offered.partEvery,
    },
    { today: buyer.today, firstDue: first_due ?? buyer.today, taxBps, prices: await readLessonPrices(actor) },
  )
  const id = await addSale(actor, buyer, {
    kind: 'package',
    packageId: package_id,
    name: offered.name,
    grossMinor: offered.priceMinor,
    netMinor: plan.netMinor,
    taxCode: offered.taxCode,
    taxBps,
    parts: count,
    expiresOn: plan.expiresOn,
    transferable: offered.transferable,
  })
  await addItems(
    actor,
    id,
    'sell',
    plan.items.map(({ lesson_kinds, piece, unit, qty, worthMinor, netMinor }) => ({
      lessonKinds: [...lesson_kinds],
      piece: piece ?? null,
      unit,
      qty,
      worthMinor,
      netMinor,
    })),
  )
  await insertAll(
    actor,
    charges,
    plan.parts.map(({ amount_minor, due_on, due_step }, nth) => ({
      ...chargeOf(buyer, { id, taxCode: offered.taxCode, taxBps }),
      amountMinor: amount_minor,
      dueOn: due_on,
      dueStep: due_step,
      part: nth + 1,
    })),
  )
  await followLessons(actor, await lessonsToCome(actor, enrolment_id))
  return id
}

/** Brings the credit of lessons in line with how they stand: see the function of the database. */
export async function followLessons({ db, tenant }: Actor, lessonIds: readonly number[], recount = false) {
  await db.execute(sql`select follow_credit(${tenant}, ${idList(lessonIds)}, ${recount})`)
}

/** Minutes at the wheel that were bought before there were sales: what the office counted becomes a sale without a price. */
export async function openCredit(
  actor: Actor,
  said: readonly { enrolment_id: number; minutes: number }[],
): Promise<void> {
  for (const { enrolment_id, minutes } of said) {
    const buyer = await readBuyer(actor, enrolment_id)
    const id = await addSale(actor, buyer, {
      kind: 'opening',
      packageId: null,
      name: openingName,
      grossMinor: 0,
      netMinor: 0,
      taxCode: 'O',
      taxBps: 0,
      parts: 1,
      expiresOn: null,
      transferable: false,
    })
    await addItems(actor, id, 'sell', [
      { lessonKinds: [...openingKinds], piece: null, unit: 'minutes', qty: minutes, worthMinor: 0, netMinor: 0 },
    ])
    await followLessons(actor, await lessonsToCome(actor, enrolment_id))
  }
}

const openingName: Translated = {
  ar: 'دقائق مدفوعة من قبل',
  en: 'Prepaid minutes',
  de: 'Gekaufte Fahrminuten',
  fr: 'Minutes achetées',
  pt: 'Minutos comprados',
}
const openingKinds = [
  'yard',
  'road',
  'night',
  'motorway',
  'country',
  'mock_exam',
  'exam',
  'assessment',
  'observation',
  'makeup',
] as const

/** Notes that a student got pieces: they are used. Lessons use theirs by themselves, so that these throw `not_a_piece`. */
export async function useUpPieces(actor: Actor, saleId: number, itemId: number, qty: number): Promise<void> {
  const { items } = await lockSale(actor, saleId)
  const item = items.find((one) => one.id === itemId)
  if (!item) throw new AppError('not_found')
  if (item.piece === null) throw new AppError('not_a_piece')
  if (qty > item.free) throw new AppError('nothing_left', {}, { qty: { code: 'nothing_left' } })
  await usePieces(actor, itemId, qty)
}

/** A package on sale for a course. Throws `package_retired`, and `unknown_choice` for one of another course. */
async function readOffered(actor: Actor, id: number, { course_id }: Buyer) {
  const [row] = await actor.db
    .select()
    .from(packages)
    .where(and(eq(packages.tenant, actor.tenant), eq(packages.id, id)))
    .for('share')
  if (!row || (row.courseId !== null && row.courseId !== course_id)) throw fieldError('package_id', 'unknown_choice')
  if (row.status !== 'active' || row.archivedAt !== null) throw new AppError('package_retired')
  return row
}
