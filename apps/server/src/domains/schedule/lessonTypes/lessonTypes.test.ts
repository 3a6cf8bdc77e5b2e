import {
  lessonTypes,
  readLessonTypePreset,
  takeLessonTypePreset,
  undoLessonTypePreset,
} from '@dsms/contract/schedule/lessonTypes/calls'
import { lessonTypePresets } from '@dsms/contract/schedule/lessonTypes/presets'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = lessonTypes

let owner: TestPerson & { schoolId: number }
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

describe('a lesson type', () => {
  it.each([
    [{ max_minutes: 25 }, { max_minutes: 'too_small' }],
    [{ default_minutes: 25 }, { default_minutes: 'too_small' }],
    [{ default_minutes: 150 }, { default_minutes: 'too_large' }],
    [{ default_minutes: 70 }, { default_minutes: 'invalid_choice' }],
    [{ min_minutes: 60, max_minutes: 60, step_minutes: 45 }, { step_minutes: 'too_large' }],
    [
      {
        prerequisites: [
          { stage: 'road', minutes: 60 },
          { stage: 'road', minutes: 90 },
        ],
      },
      { 'prerequisites.1.stage': 'taken' },
    ],
  ] as const)('is not %o', async (body, fields) => {
    const { id, version } = await makeRecord('lessonTypes', owner)
    const reply = await send(owner.token, calls.update, { params: { id }, body: { version, ...body } as object })
    expect(refusal(reply)).toEqual(wrongFields(fields))
  })

  it('names the lengths next to one that no lesson may have', async () => {
    const { id, version } = await makeRecord('lessonTypes', owner)
    const body = { version, default_minutes: 115, max_minutes: 115, step_minutes: 15 }
    const reply = await send(owner.token, calls.update, { params: { id }, body })
    expect(reply.body).toMatchObject({ fields: { default_minutes: { params: { choices: '105' } } } })
  })

  it('has a code that no other in use has, whatever its letters', async () => {
    const { id, code } = await makeRecord('lessonTypes', owner, { code: 'Road' })
    const other = await makeRecord('lessonTypes', owner)
    const rename = () =>
      send(owner.token, calls.update, { params: { id: other.id }, body: { version: other.version, code: 'ROAD' } })
    expect(code).toBe('Road')
    expect(refusal(await rename())).toEqual(wrongFields({ code: 'taken' }))
    await send(owner.token, calls.archive, { params: { id }, query: {} })
    expect((await rename()).status).toBe(200)
  })

  it.each(['held', 'requested', 'scheduled', 'confirmed'])('stays while a lesson of it is %s', async (status) => {
    const { id } = await makeRecord('lessonTypes', owner)
    const lesson = await lessonOf(id, status)
    const archive = () => send(owner.token, calls.archive, { params: { id }, query: {} })
    const change = (to: 'inactive' | 'active') =>
      send(owner.token, calls.changeStatus, { params: { id }, body: { status: to } })
    const inUse = { status: 409, code: 'lesson_type_in_use' }
    expect(refusal(await archive())).toEqual(inUse)
    expect(refusal(await change('inactive'))).toEqual(inUse)
    const over = status === 'held' ? 'expired' : 'cancelled'
    await query(sql`update lessons set status = ${over} where id = ${lesson}`)
    expect((await change('inactive')).status).toBe(200)
    expect((await change('active')).status).toBe(200)
    expect((await archive()).status).toBe(200)
  })

  it('may go when its lessons are over', async () => {
    const { id } = await makeRecord('lessonTypes', owner)
    await lessonOf(id, 'scheduled', -1)
    expect((await send(owner.token, calls.archive, { params: { id }, query: {} })).status).toBe(200)
  })

  /** A lesson of a type that begins in so many days. Answers its key. */
  async function lessonOf(type: number, status: string, days = 1): Promise<number> {
    const [row] = await query<{ id: number }>(sql`
      insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, capacity, status, hold_until)
      values (${owner.schoolId}, ${type}, ${await mainBranch(owner)}, now() + ${days} * interval '1 day',
              now() + ${days} * interval '1 day' + interval '1 hour', 1, ${status},
              case when ${status} = 'held' then now() + interval '10 minutes' end)
      returning id`)
    return row?.id as number
  }
})

describe('the usual lesson types of a country', () => {
  type Row = { code: string; is_there: boolean }
  const read = async (person: TestPerson = owner) =>
    (await send(person.token, readLessonTypePreset, { query: {} })).body as Row[]
  const take = (person: TestPerson = owner, body = {}) =>
    send(person.token, takeLessonTypePreset, { body }) as Promise<Reply<{ ids: number[] }>>
  const follow = (country: string, pack: string | null) =>
    query(sql`update schools set country_pack_code = ${pack}, country_pack_version = case when ${pack}::text is null then null else 1 end,
                     country_id = (select id from countries where code = ${country}) where id = ${owner.schoolId}`)
  const codesOf = (...codes: (string | null)[]) => lessonTypePresets(...codes).map(({ code }) => code)

  it.each([
    ['FR', null, 'FR'],
    ['FR', 'DE', 'DE'],
    ['PT', 'EU', 'PT'],
    ['MA', null, ''],
  ])('are those of %s and the pack %s', async (country, pack, expected) => {
    await follow(country, pack)
    expect((await read()).map(({ code }) => code)).toEqual(codesOf(expected))
  })

  it('are added where their code is missing, and only once', async () => {
    await follow('DE', 'DE')
    await makeRecord('lessonTypes', owner, { code: 'ctry', name: { ar: 'درسنا الخاص' } })
    expect((await read()).filter(({ is_there }) => is_there).map(({ code }) => code)).toEqual(['CTRY'])
    const replies = await Promise.all([take(), take()])
    const total = codesOf('DE').length
    expect(replies.map(({ body }) => body.ids.length).sort((one, other) => one - other)).toEqual([0, total - 1])
    const { rows } = (await send(owner.token, calls.list, { query: { perPage: 100, sort: 'code' } })).body as {
      rows: { code: string; name: string; status: string; default_minutes: number; colour: string }[]
    }
    expect(rows).toHaveLength(total)
    expect(rows.find(({ code }) => code === 'ctry')?.name).toBe('درسنا الخاص')
    expect(rows.find(({ code }) => code === 'MWAY')).toMatchObject({ status: 'active', default_minutes: 90 })
    expect((await read()).every(({ is_there }) => is_there)).toBe(true)
  })

  it('can be undone, but for what was changed or is taught by now', async () => {
    const { ids } = (await take()).body
    const [first, second] = ids as [number, number]
    const kept = (await send(owner.token, calls.get, { params: { id: first }, query: {} })).body as { version: number }
    await send(owner.token, calls.update, { params: { id: first }, body: { version: kept.version, notes: 'ours' } })
    await query(sql`
      insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, capacity, status)
      values (${owner.schoolId}, ${second}, ${await mainBranch(owner)}, now(), now() + interval '1 hour', 1, 'scheduled')`)
    const undone = await send(owner.token, undoLessonTypePreset, { body: { ids } })
    expect(undone.body).toEqual({ changed: ids.length - 2 })
  })

  it('are for those who may add lesson types, and for the platform in a school that it names', async () => {
    const reader = await makePerson({ schoolId: owner.schoolId, permissions: ['lesson_types.view'] })
    expect((await read(reader)).length).toBeGreaterThan(4)
    expect((await take(reader)).status).toBe(403)
    const platform = await makeSuperAdmin()
    expect((await take(platform, { school_id: owner.schoolId })).body.ids.length).toBe((await read()).length)
  })
})
