import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../../db/client.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { asOwner, forget } from '../../../../testing/erasure.ts'
import { makePerson, makeSchoolAdmin } from '../../../../testing/factories.ts'
import { testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { forgetPerson } from './users.erase.ts'

/** Names of the functions that the server calls to erase somebody. */
let callable: string[]
let schoolId: number

beforeAll(async () => {
  schoolId = (await makeSchoolAdmin()).schoolId
  const rows = await asOwner<{ name: string }>(sql`
    select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and (p.proname ~ '^forget_in_' or p.proname = 'finish_erasure')
       and has_function_privilege('dsms_app', p.oid, 'execute')
     order by 1`)
  callable = rows.map(({ name }) => name)
})

const someone = async (status: 'active' | 'archived') => {
  const { id } = await makePerson({ schoolId })
  if (status === 'archived')
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${id}`)
  return id
}

const call = (db: Db, name: string, id: number) => db.execute(sql`select ${sql.identifier(name)}(${id}, 'Somebody')`)

/** What the database says against a deed of somebody who acts in a school; undefined where it lets it happen. */
async function refused(actsIn: number, work: (db: Db) => Promise<unknown>): Promise<string | undefined> {
  const { database } = await testApp()
  const deed = asSystem(database, async ({ db }) => {
    await db.execute(sql`select set_config('app.reach', '', true), set_config('app.tenant', ${String(actsIn)}, true)`)
    await work(db)
  })
  return deed.then(
    () => undefined,
    (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message}`,
  )
}

it('calls every function that forgets, and the end last', async () => {
  const { database } = await testApp()
  const id = await someone('archived')
  const called: string[] = []
  await asSystem(database, async ({ db }) => {
    const heard = new Proxy(db, {
      get: (target, key) =>
        key === 'execute'
          ? (statement: SQL) => {
              called.push(/\w+_(in_\w+|erasure)/.exec(JSON.stringify(statement))?.[0] ?? '')
              return target.execute(statement)
            }
          : Reflect.get(target, key),
    })
    await forgetPerson(heard, { id, shown: 'Somebody' })
  })
  expect(callable.length).toBeGreaterThan(7)
  expect([...called].sort()).toEqual([...callable].sort())
  expect(called.at(-1)).toBe('finish_erasure')
})

it('refuses people who are not archived, who are erased, and those of another school, in each function', async () => {
  const [active, gone, here] = [await someone('active'), await someone('active'), await someone('archived')]
  await forget(gone)
  const elsewhere = (await makeSchoolAdmin()).schoolId
  for (const name of callable) {
    for (const [id, actsIn] of [
      [active, schoolId],
      [gone, schoolId],
      [here, elsewhere],
      [2_147_483_647, schoolId],
    ] as const)
      expect(await refused(actsIn, (db) => call(db, name, id)), `${name} of ${id}`).toContain('nobody to be erased')
  }
})

it('happens as a whole or not at all', async () => {
  const id = await someone('archived')
  for (const name of callable.filter((one) => one !== 'finish_erasure'))
    expect(await refused(schoolId, (db) => call(db, name, id)), name).toContain('is forgotten in part')
  const endFirst = async (db: Db) => {
    for (const name of ['finish_erasure', ...callable]) await call(db, name, id)
  }
  expect(await refused(schoolId, endFirst)).toContain('nobody to be erased')
  const person = sql`select erased_at is not null as erased from users where id = ${id}`
  expect(await query(person)).toEqual([{ erased: false }])
  expect(await refused(schoolId, (db) => forgetPerson(db, { id, shown: 'Somebody' }))).toBeUndefined()
  expect(await query(person)).toEqual([{ erased: true }])
})

it('shows nobody but the server how a part is forgotten', async () => {
  const inner = await asOwner<{ name: string }>(sql`
    select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and p.proname in ('being_erased', 'erase_leads', 'forget_posts', 'forget_student', 'forget_trainer', 'forget_places', 'forget_wishes')
       and has_function_privilege('dsms_app', p.oid, 'execute')`)
  expect(inner).toEqual([])
})
