import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { answerContractObjection } from '@dsms/contract/people/contracts/calls'
import { objectionDays } from '@dsms/contract/people/contracts/signatures'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

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

/** Keeps an objection; false where there is one already. Throws `nothing_to_object` where nothing was signed so, or too long ago. */
export async function objectToContract({ db, tenant }: Actor, id: number, reason: string): Promise<boolean> {
  const { rows: before } = await db.execute(
    sql`select from contract_objections where tenant = ${tenant} and contract_id = ${id}`,
  )
  if (before.length > 0) return false
  const { rows } = await db.execute(sql`
    insert into contract_objections (tenant, contract_id, reason)
    select contracts.tenant, contracts.id, ${reason} from contracts
     where contracts.tenant = ${tenant} and contracts.id = ${id} and ${contractObjectUntil} is not null
    returning id`)
  if (rows.length === 0) throw new AppError('nothing_to_object')
  return true
}

/** Answers an objection, once; returns who made it. One that is not there, or answered, is not found. */
export async function answerObjection(
  { db, tenant, id: me }: Actor,
  id: number,
  { answer }: Input<typeof answerContractObjection>['body'],
): Promise<number> {
  const { rows } = await db.execute<{ person_id: number }>(sql`
    update contract_objections set answer = ${answer}, answered_by = ${me}, answered_at = now()
     where tenant = ${tenant} and contract_id = ${id} and answer is null returning person_id`)
  const [said] = rows
  if (!said) throw new AppError('not_found')
  return said.person_id
}
