import type {
  createSale as createCall,
  handOutItem as handOutCall,
  listSales as listCall,
  listMySales as mineCall,
  OfficeSale,
  refundSale as refundCall,
  getSale as saleCall,
  transferSale as transferCall,
} from '@dsms/contract/billing/sales/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../../schedule/public.ts'
import { selectCharges } from '../charges/charges.data.ts'
import { payingFor } from '../charges/charges.mine.ts'
import { once } from '../payments/payments.requests.ts'
import { countSales, salesOf, selectMoves, selectSales } from './sales.data.ts'
import { sellPackage, useUpPieces } from './sales.deeds.ts'
import { refundCredit, transferCredit } from './sales.ending.ts'

export async function listSales(
  actor: Actor,
  { student_id, enrolment_id, package_id, status, q, page, perPage }: Input<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const wanted = q?.trim()
  const which = sql.join(
    [
      sql`true`,
      ...(student_id ? [sql`s.student_id = ${student_id}`] : []),
      ...(enrolment_id ? [sql`s.enrolment_id = ${enrolment_id}`] : []),
      ...(package_id ? [sql`s.package_id = ${package_id}`] : []),
      ...(status ? [sql`s.status = ${status}`] : []),
      ...(wanted ? [sql`p.search like contains_pattern(${wanted})`] : []),
    ],
    sql` and `,
  )
  const [rows, total, time_zone] = await together([
    () => selectSales(actor, which, { limit: perPage, offset: (page - 1) * perPage }),
    () => countSales(actor, which),
    () => zoneOf(actor),
  ])
  return { rows, total, time_zone }
}

export async function readSale(actor: Actor, id: number): Promise<Answer<typeof saleCall>> {
  const [sale, charges, moves, time_zone] = await together([
    () => findSale(actor, id),
    () => selectCharges(actor, sql`c.sale_id = ${id}`, { limit: 100 }),
    () => selectMoves(actor, id),
    () => zoneOf(actor),
  ])
  return { ...sale, charges: charges.reverse(), moves, time_zone }
}

/** Sells a package, once for its key. */
export async function createSale(
  actor: Actor,
  body: Input<typeof createCall>['body'],
): Promise<Answer<typeof createCall>> {
  const id = await once(actor, 'sell', body, () => sellPackage(actor, body), 'saleId')
  const [sale, charges] = await together([
    () => findSale(actor, id),
    () => selectCharges(actor, sql`c.sale_id = ${id}`, { limit: 100 }),
  ])
  return { ...sale, charges: charges.reverse() }
}

export async function refundSale(
  actor: Actor,
  id: number,
  body: Input<typeof refundCall>['body'],
): Promise<Answer<typeof refundCall>> {
  const numbers = await refundCredit(actor, id, body)
  return { ...(await findSale(actor, id)), ...numbers }
}

export async function transferSale(
  actor: Actor,
  id: number,
  body: Input<typeof transferCall>['body'],
): Promise<Answer<typeof transferCall>> {
  const moved = await transferCredit(actor, id, body)
  return { ...(await findSale(actor, id)), ...moved }
}

export async function handOutItem(
  actor: Actor,
  { id, item_id }: { id: number; item_id: number },
  { qty }: Input<typeof handOutCall>['body'],
): Promise<OfficeSale> {
  await useUpPieces(actor, id, item_id, qty)
  return findSale(actor, id)
}

/** Of oneself as a student, or of somebody whose payments one looks after; empty for everybody else. */
export async function listMySales(
  actor: Actor,
  { student_id }: Input<typeof mineCall>['query'],
): Promise<Answer<typeof mineCall>> {
  const studentId = await payingFor(actor, student_id)
  const [rows, time_zone] = await together([() => salesOf(actor, studentId), () => zoneOf(actor)])
  return { sales: rows, time_zone }
}

async function findSale(actor: Actor, id: number): Promise<OfficeSale> {
  const [sale] = await selectSales(actor, sql`s.id = ${id}`, { limit: 1 })
  if (!sale) throw new AppError('not_found')
  return sale
}
