import { allAreas } from '@dsms/contract'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AreaRecord, areaOf, makeRecord, ownerOf } from '../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { type Reply, send, testApp } from '../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../testing/reads.ts'
import { samples } from '../../testing/samples.ts'
import { linesOf } from '../../testing/world/csv.ts'

// what holds for every area, whatever its records are

/** A search also finds the number of a name inside longer numbers, such as a plate of another vehicle. */
const hasWords = (line: Record<string, string>, name: string): boolean => {
  const words = Object.values(line).flatMap((value) => value.split(/\s+/))
  return name.split(/\s+/).every((word) => words.includes(word))
}

it('has a sample of every area', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(allAreas).sort())
})

describe.each(Object.keys(allAreas))('%s', (name) => {
  const { calls, statuses, reasons, lasting, sheet } = areaOf(name)
  let owner: TestPerson

  beforeAll(async () => {
    owner = await ownerOf(name)
  })

  const list = async (wishes: Record<string, unknown> = {}) =>
    (await send(owner.token, calls.list, { query: wishes })).body as { rows: AreaRecord[]; total: number }
  const get = async (id: number) => (await send(owner.token, calls.get, { params: { id } })).body as AreaRecord
  const update = (id: number, body: Record<string, unknown>) =>
    send(owner.token, calls.update, { params: { id }, body }) as Promise<Reply<AreaRecord>>
  const change = (id: number, status: string, reason?: string) =>
    send(owner.token, calls.changeStatus, { params: { id }, body: { status, reason } }) as Promise<Reply<AreaRecord>>
  const archive = (id: number) => send(owner.token, calls.archive, { params: { id } })
  const restore = (id: number) => send(owner.token, calls.restore, { params: { id }, body: {} })
  const save = async (wishes: Record<string, unknown> = {}) =>
    String((await send(owner.token, calls.exportSheet, { query: { format: 'csv', ...wishes } })).body)
  const bring = (rows: Record<string, unknown>[], mode = 'all') =>
    send(owner.token, calls.importSheet, { body: { rows, mode, with_doubles: true } }) as Promise<
      Reply<{ imported: number; rows: unknown[] }>
    >

  it('adds, lists, finds, reads', async () => {
    const made = await makeRecord(name, owner)
    expect(made).toMatchObject({ version: 1, status: Object.keys(statuses)[0] })
    const { rows, total } = await list({ sort: '-id' })
    expect(rows.map(({ id }) => id)).toContain(made.id)
    expect(total).toBeGreaterThanOrEqual(rows.length)
    expect((await list({ q: made.name })).rows.map(({ id }) => id)).toContain(made.id)
    expect((await list({ q: 'nothing is called so' })).total).toBe(0)
    expect((await list({ page: 1000 })).rows).toEqual([])
    expect(await get(made.id)).toMatchObject({ id: made.id, name: made.name })
  })

  it('is sorted by what it says it can be, and by nothing else', async () => {
    for (const sort of ['id', '-name', 'status', 'created_at', '-updated_at']) {
      expect((await send(owner.token, calls.list, { query: { sort } })).status, sort).toBe(200)
    }
    const reply = await send(owner.token, calls.list, { query: { sort: 'tenant' } })
    expect(refusal(reply)).toEqual(wrongFields({ sort: 'unknown_sort' }))
  })

  it('is changed once by two who began with the same version', async () => {
    const { id, version } = await makeRecord(name, owner)
    const changes = samples[name]?.change ?? {}
    const [first, second] = [
      await update(id, { ...changes, version }),
      await update(id, { ...changes, version: version - 1 }),
    ]
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body).toMatchObject({ version: version + 1, ...changes })
    expect(refusal(second)).toMatchObject({ status: 409, code: 'stale_version' })
    const history = (await get(id)).history as { action: string; by: string | null }[]
    expect(history.map(({ action }) => action)).toEqual(['updated', 'created'])
    expect(history[0]?.by).toBeTruthy()
  })

  it('takes the changes of status in its table and refuses the others by name', async () => {
    const recordIn = async (status: string) => {
      const { id } = await makeRecord(name, owner)
      await setStatus(name, id, status)
      return id
    }
    for (const [from, targets] of Object.entries(statuses)) {
      // what is refused changes nothing, so one record represents all of it
      const kept = await recordIn(from)
      for (const to of Object.keys(statuses).filter((one) => !targets.includes(one))) {
        const reply = await change(kept, to, 'because of a test')
        expect(refusal(reply), `${from} to ${to}`).toMatchObject({ status: 409, code: 'illegal_transition' })
        expect(JSON.stringify(reply.body)).toContain(targets.join(', ') || '–')
      }
      for (const to of targets) {
        if (reasons.includes(to))
          expect(refusal(await change(kept, to))).toEqual(wrongFields({ reason: 'reason_required' }))
        const reply = await change(await recordIn(from), to, 'because of a test')
        // a rule of the area may ask for more than the table does, and says so
        if (reply.status === 200) expect(reply.body).toMatchObject({ status: to, status_reason: 'because of a test' })
        else expect(refusal(reply).code, `${from} to ${to}`).not.toBe('illegal_transition')
      }
    }
  })

  it('has the same changes of status in the database', async () => {
    const [row] = await query<{ arguments: string }>(sql`
      select encode(tgargs, 'escape') as arguments from pg_trigger
       where tgname = 'status' and tgrelid = ${tableOf(name)}::regclass`)
    const allowed = Object.entries(statuses).flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`))
    expect(row?.arguments.split('\\000').filter(Boolean).sort()).toEqual(allowed.sort())
  })

  if (lasting.length)
    it('leaves a status that lasts by itself, the day after its last one', async () => {
      const [first] = Object.keys(statuses)
      const { due } = await testApp()
      const until = (id: number, status: string, days: number) =>
        send(owner.token, calls.changeStatus, {
          params: { id },
          body: { status, reason: 'because of a test', from: dayThere(-9), until: dayThere(days) },
        })
      for (const status of lasting.filter((one) => statuses[one]?.includes(first ?? ''))) {
        const [over, last, away] = [
          await makeRecord(name, owner),
          await makeRecord(name, owner),
          await makeRecord(name, owner),
        ]
        expect((await until(over.id, status, -1)).status).toBe(200)
        expect((await until(last.id, status, 0)).status).toBe(200)
        expect((await until(away.id, status, -1)).status).toBe(200)
        await archive(away.id)
        await due.wake()
        const now = await get(over.id)
        expect(now).toMatchObject({ status: first, status_reason: null, status_from: null, status_until: null })
        expect(now.history).toMatchObject([
          { action: 'updated', by: null, fields: expect.arrayContaining(['status', 'status_until']) },
          { action: 'updated' },
          { action: 'created' },
        ])
        // today is the last of its days
        expect(await get(last.id)).toMatchObject({ status, status_until: dayThere(0) })
        expect(await get(away.id)).toMatchObject({ status })
        await restore(away.id)
        await due.wake()
        expect(await get(away.id)).toMatchObject({ status: first })
      }
    })

  it('is put away and brought back', async () => {
    const { id } = await makeRecord(name, owner)
    expect((await archive(id)).status).toBe(200)
    expect((await list({ perPage: 100 })).rows.map((row) => row.id)).not.toContain(id)
    expect((await list({ archived: true, perPage: 100 })).rows.map((row) => row.id)).toContain(id)
    expect((await get(id)).archived_at).not.toBeNull()
    expect((await update(id, { version: 1 })).status).toBe(404)
    expect((await restore(id)).status).toBe(200)
    expect((await get(id)).archived_at).toBeNull()
    expect((await restore(id)).status).toBe(404)
  })

  it('goes out as a file, and what went out comes in again', async () => {
    const made = await makeRecord(name, owner)
    const lines = async () => linesOf(await save({ q: made.name })).filter((one) => hasWords(one, made.name))
    const [line, ...others] = await lines()
    expect(Object.keys(line ?? {})).toEqual(sheet)
    expect(others).toEqual([])
    // names and numbers may be free again only once the first is away
    await archive(made.id)
    expect((await bring([line ?? {}])).body).toEqual({ imported: 1, rows: [] })
    const [again] = await lines()
    expect(again).toEqual(line)
  })

  it('goes out as a workbook, and in no order that there is not', async () => {
    expect((await send(owner.token, calls.exportSheet, { query: { format: 'xlsx' } })).status).toBe(200)
    expect(refusal(await send(owner.token, calls.exportSheet, { query: { format: 'csv', sort: 'x' } }))).toEqual(
      wrongFields({ sort: 'unknown_sort' }),
    )
  })

  it('refuses a file with nothing it knows, and keeps none of it', async () => {
    const before = (await list()).total
    const reply = await bring([{ nonsense: 'x' }], 'check')
    expect(reply.body).toMatchObject({ imported: 0, rows: [{ row: 1 }] })
    expect(refusal(await bring([{ nonsense: 'x' }])).code).toBe('import_rows_invalid')
    expect((await list()).total).toBe(before)
  })

  it('describes each field of its input once more in its answer or keeps it elsewhere on purpose', () => {
    const shown = shapeOf(calls.get.response)
    for (const column of sheet) {
      const known = [column, column.replace(/_(ar|en|de|fr|pt)$/, ''), `${column}_id`, `${column}_ids`]
      expect(
        known.some((one) => shown.includes(one)),
        `${column} of the file of ${name}`,
      ).toBe(true)
    }
  })

  it('changes its status by one table, in the contract, the trigger and the check', async () => {
    const table = tableOf(name)
    const [found] = await query<{ trigger: string; check: string }>(sql`
      select (select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = ${table}::regclass and t.tgname = 'status') as trigger,
             (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
               where c.conrelid = ${table}::regclass and c.conname = ${`${table}_status`}) as check`)
    const texts = (said: string | undefined) => [...(said ?? '').matchAll(/'([^']+)'/g)].map(([, text]) => text)
    const { statuses } = areaOf(name)
    const changes = Object.entries(statuses).flatMap(([from, all]) => all.map((to) => `${from}>${to}`))
    expect(texts(found?.trigger).sort()).toEqual(changes.sort())
    expect(new Set(texts(found?.check))).toEqual(new Set(Object.keys(statuses)))
  })

  it("does not take what is another school's", async () => {
    const stranger = await makeSchoolAdmin()
    const { id } = await makeRecord(name, owner)
    expect((await send(stranger.token, calls.get, { params: { id } })).status).not.toBe(200)
  })
})

/** A day where the schools of these tests are. */
const dayThere = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(Date.now() + days * dayMs)

/** `classRooms` are kept in `class_rooms`. */
const tableOf = (name: string): string =>
  samples[name]?.table ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Puts a record into a status past the rules, as the beginning of a test. Only the owner of the tables can. */
async function setStatus(name: string, id: number, status: string) {
  const { database } = await testApp()
  const client = await database.pool.connect()
  try {
    const table = tableOf(name)
    await client.query(`alter table ${table} disable trigger status`)
    await client.query(`update ${table} set status = $1 where id = $2`, [status, id])
    await client.query(`alter table ${table} enable trigger status`)
  } finally {
    client.release()
  }
}

const shapeOf = (schema: z.core.$ZodType): string[] =>
  Object.keys((z.toJSONSchema(schema, { unrepresentable: 'any' }) as { properties?: object }).properties ?? {})
