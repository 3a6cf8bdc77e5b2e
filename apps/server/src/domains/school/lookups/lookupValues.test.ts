import { languages } from '@dsms/contract/kernel/shared'
import { listLookupChoices, lookupValues, moveLookupValue } from '@dsms/contract/school/lookups/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = lookupValues
const list = async (person: TestPerson, wishes: object) =>
  (await callAs(person.token, calls.list, { query: { perPage: 100, ...wishes } })).body.rows
const choices = async (person: TestPerson, kind: 'room_type') =>
  (await callAs(person.token, listLookupChoices, { query: { kind } })).body.map(({ id }) => id)

describe('lists of choices', () => {
  it('begin with what a driving school needs, in every language', async () => {
    const rows = await query<{ kind: string; n: number; whole: boolean }>(sql`
      select kind, count(*) as n, bool_and((select count(*) from jsonb_each_text(name) where value <> '') = ${languages.length}) as whole
        from lookup_values where tenant = 0 and code not like 'any-%' group by kind`)
    const counts = Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))
    expect(counts).toMatchObject({ vehicle_type: 12, vehicle_purpose: 6, designation: 12, id_type: 4 })
    expect(counts.vehicle_brand).toBeGreaterThanOrEqual(35)
    expect(rows.every(({ whole }) => whole)).toBe(true)
  })

  it('show a school the platform’s, which it cannot change, beside its own', async () => {
    const head = await makeSchoolAdmin()
    const own = await makeRecord('lookupValues', head)
    const rows = await list(head, { kind: 'room_type' })
    const shared = rows.find(({ is_shared }) => is_shared)
    expect(rows.find(({ id }) => id === own.id)).toMatchObject({ is_shared: false, uses: 0 })
    const params = { id: shared?.id ?? 0 }
    for (const reply of [
      await send(head.token, calls.update, { params, body: { version: shared?.version, place: 3 } }),
      await send(head.token, calls.archive, { params }),
      await send(head.token, moveLookupValue, { params, body: { direction: 'up' } }),
    ])
      expect(reply.status).toBe(404)
    expect((await list(head, { q: 'قاعه محاضرات' })).map(({ code }) => code)).toContain('hall')
    expect((await list(head, { q: 'lecture' })).map(({ code }) => code)).toContain('hall')
  })

  it('are put into order a place at a time, new ones last', async () => {
    const head = await makeSchoolAdmin()
    const ids = [] as number[]
    for (let nth = 0; nth < 3; nth++) ids.push((await makeRecord('lookupValues', head)).id)
    const mine = async () =>
      (await list(head, { kind: 'room_type' })).filter((row) => !row.is_shared).map(({ id }) => id)
    const ordered = async () =>
      (
        await query<{ id: number }>(sql`select id from lookup_values where tenant = ${head.schoolId} order by place`)
      ).map(({ id }) => id)
    expect(await ordered()).toEqual(ids)
    const [first, second, third] = ids as [number, number, number]
    const move = (id: number, direction: string) =>
      send(head.token, moveLookupValue, { params: { id }, body: { direction } })
    expect((await move(third, 'up')).status).toBe(200)
    expect(await ordered()).toEqual([first, third, second])
    await move(first, 'up')
    expect(await ordered(), 'the first stays the first').toEqual([first, third, second])
    expect([...(await mine())].sort()).toEqual([...ids].sort())
  })

  it('keep what is used: it is retired, stays readable, and is not put away', async () => {
    const head = await makeSchoolAdmin()
    const { id, version } = await makeRecord('lookupValues', head)
    const room = await makeRecord('classRooms', head, { type_id: id })
    expect((await list(head, { kind: 'room_type' })).find((row) => row.id === id)?.uses).toBe(1)
    const reply = await send(head.token, calls.archive, { params: { id } })
    expect(reply.body).toMatchObject({ code: 'record_in_use', params: { count: 1, names: room.name } })
    const code = await send(head.token, calls.update, { params: { id }, body: { version, code: 'other' } })
    expect(refusal(code)).toEqual(wrongFields({ code: 'code_in_use' }))
    const kind = await send(head.token, calls.update, { params: { id }, body: { version, kind: 'designation' } })
    expect(refusal(kind)).toEqual(wrongFields({ kind: 'code_in_use' }))
    await send(head.token, calls.changeStatus, { params: { id }, body: { status: 'inactive' } })
    expect(await choices(head, 'room_type')).not.toContain(id)
    expect((await list(head, { kind: 'room_type' })).map((row) => row.id)).toContain(id)
    const [kept] = await query<{ type_id: number }>(sql`select type_id from class_rooms where id = ${room.id}`)
    expect(kept?.type_id).toBe(id)
    await query(sql`update class_rooms set archived_at = now() where id = ${room.id}`)
    expect((await send(head.token, calls.archive, { params: { id } })).status, 'once nothing names it').toBe(200)
  })
})
