import type { ErrorCode, Problem } from '@dsms/contract/kernel/errors'
import { type SQL, sql } from 'drizzle-orm'
import { anyRow, rowsOf } from '../db/rows.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { eventually } from './eventually.ts'
import type { TestPerson } from './factories.ts'
import { type Reply, testApp } from './harness.ts'

/** Rows of a statement as the server itself sees them, for what no call tells and for moving time. */
export async function query<T extends Record<string, unknown>>(statement: SQL): Promise<T[]> {
  const { database } = await testApp()
  return asSystem(database, async ({ db }) => (await rowsOf(db, anyRow, statement)) as T[])
}

/** An error answer in short: status, code, and the code of each wrong field. */
export function refusal(reply: Reply): { status: number; code: ErrorCode; fields?: Record<string, ErrorCode> } {
  const { code, fields } = reply.body as Problem
  return {
    status: reply.status,
    code,
    ...(fields
      ? { fields: Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, field.code])) }
      : {}),
  }
}

/** What `refusal` gives for wrong fields. */
export const wrongFields = (fields: Record<string, ErrorCode>) => ({ status: 422, code: 'invalid_input', fields })

export const countMailTo = async (address: string): Promise<number> =>
  Number((await query<{ n: number }>(sql`select count(*) as n from outbox where recipient = ${address}`))[0]?.n)

/** What was written to an address, once all that is due was sent on its way. */
export async function mailsTo(address: string) {
  await (await testApp()).due.wake()
  return query<{ subject: string; text: string; html: string; is_outside: boolean }>(
    sql`select subject, text, html, is_outside from outbox where recipient = ${address} order by id`,
  )
}

/** The text of the newest mail to an address. Waits, since some mail is written after the answer. */
export async function mailTo(address: string, nth = 1): Promise<string> {
  await eventually(async () => {
    if ((await countMailTo(address)) < nth) throw new Error(`no mail ${nth} to ${address}`)
  })
  const rows = await query<{ text: string }>(
    sql`select text from outbox where recipient = ${address} order by id desc limit 1`,
  )
  return rows[0]?.text ?? ''
}

/** The secret of the link in the newest mail to an address. */
export async function linkTokenTo(address: string, nth = 1): Promise<string> {
  const token = /token=([\w-]+)/.exec(await mailTo(address, nth))?.[1]
  if (!token) throw new Error('the mail holds no link')
  return token
}

/** A number far from those that the tables give themselves, and nobody else's in a database that tests share. */
export async function farId(): Promise<number> {
  const rows = await query<{ id: number }>(
    sql`select (1000000000 + nextval(pg_get_serial_sequence('users', 'id')))::int as id`,
  )
  return rows[0]?.id as number
}

/** The branch that a school has from its first day. */
export async function mainBranch(owner: TestPerson): Promise<number> {
  const [row] = await query<{ id: number }>(sql`select id from branches where tenant = ${owner.schoolId} and is_main`)
  return row?.id as number
}

/** One of the platform's lookups of a kind, made where there is none yet. */
export async function anyLookup(kind: string): Promise<number> {
  const [known] = await query<{ id: number }>(
    sql`select id from lookup_values where tenant = 0 and kind = ${kind} and status = 'active' order by id limit 1`,
  )
  if (known) return known.id
  const [made] = await query<{ id: number }>(
    sql`insert into lookup_values (tenant, kind, code, name, status) values (0, ${kind}, ${`any-${kind}`}, '{"en":"Any"}', 'active') returning id`,
  )
  return made?.id as number
}

/** What the database was asked by the requests to a path so far. */
export async function statements(path: string): Promise<number> {
  const text = (await (await testApp()).http.inject('/metrics')).body
  const line = text.split('\n').find((one) => one.startsWith(`dsms_db_queries_per_request_sum{route="${path}"}`))
  return Number(line?.split(' ')[1] ?? 0)
}
