import { AppError } from '@dsms/contract/kernel/errors'
import { objectionDays } from '@dsms/contract/students/contracts/drawn'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { contractObjections } from './contracts.table.ts'

const at = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const nameOf = (column: string): string => `(select c.full_name from people_cards(array[${column}]) c)`

/** An objection as JSON, of the row of that name. */
export const objectionJson = (row: string): SQL =>
  sql.raw(`json_build_object('at', ${at(`${row}.objected_at`)}, 'by', ${nameOf(`${row}.person_id`)}, 'reason', ${row}.reason,
    'answer', ${row}.answer, 'answered_at', ${at(`${row}.answered_at`)}, 'answered_by', ${nameOf(`${row}.answered_by`)})`)

/** Until when somebody may object to what was signed at the office for them, of the contract in the row around it; null when it is over. */
export const contractObjectUntil = sql<string | null>`(
  select ${sql.raw(at(`(max(a.accepted_at) + interval '${objectionDays} days')`))} from contract_acceptances a
   where a.tenant = contracts.tenant and a.contract_id = contracts.id and a.role <> 'school' and a.how <> 'portal'
     and not exists (select from contract_objections o where o.tenant = a.tenant and o.contract_id = a.contract_id)
  having max(a.accepted_at) + interval '${sql.raw(String(objectionDays))} days' > now())`

/**
 * Keeps an objection to what the column names; false where there is one already. Throws `nothing_to_object` unless it may
 * still be said.
 */
export async function keepObjection(
  { db, tenant }: Actor,
  about: PgColumn,
  id: number,
  { reason, mayStill }: { reason: string; mayStill: SQL },
): Promise<boolean> {
  const { table, name } = about
  const objected = await countOf(db, sql`select from ${table} where tenant = ${tenant} and ${about} = ${id}`)
  if (objected > 0) return false
  const found = await countOf(
    db,
    sql`
      insert into ${table} (tenant, ${sql.identifier(name)}, reason)
      select ${tenant}::integer, ${id}::integer, ${reason} where ${mayStill} returning id`,
  )
  if (found === 0) throw new AppError('nothing_to_object')
  return true
}

const personIdRow = z.object({ person_id: z.int() })

/** Answers an objection to what the column names, once; returns who made it. One that is not there, or answered, is not found. */
export async function answerObjection(
  { db, tenant, id: me }: Actor,
  about: PgColumn,
  id: number | SQL,
  answer: string,
): Promise<number> {
  const rows = await rowsOf(
    db,
    personIdRow,
    sql`
      update ${about.table} set answer = ${answer}, answered_by = ${me}, answered_at = now()
       where tenant = ${tenant} and ${about} = ${id} and answer is null returning person_id`,
  )
  const [said] = rows
  if (!said) throw new AppError('not_found')
  return said.person_id
}

/** Keeps an objection to a contract; see `keepObjection`. */
export const objectToContract = (actor: Actor, id: number, reason: string): Promise<boolean> =>
  keepObjection(actor, contractObjections.contractId, id, {
    reason,
    mayStill: sql`exists (select from contracts
      where contracts.tenant = ${actor.tenant} and contracts.id = ${id} and ${contractObjectUntil} is not null)`,
  })

/** Answers an objection to a contract; see `answerObjection`. */
export const answerObjectionToContract = (actor: Actor, id: number, answer: string): Promise<number> =>
  answerObjection(actor, contractObjections.contractId, id, answer)
