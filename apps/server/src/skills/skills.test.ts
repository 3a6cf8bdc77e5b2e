import {
  changeSkillStatuses,
  listSkillLevels,
  moveSkill,
  readSkillPreset,
  readSkillTree,
  renameSkillLevel,
  skillPresets,
  skills,
  takeSkillPreset,
  undoSkillPreset,
} from '@dsms/contract/skills'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../testing/areas.ts'
import { linesOf } from '../testing/csv.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../testing/factories.ts'
import { type Reply, send } from '../testing/harness.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'
import { presets } from './presets/presets.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

interface Node {
  id: number
  parent_id: number | null
  level: number
  code: string
  name: string
  status: string
  version: number
  is_found: boolean
}

const make = (changes: Record<string, unknown> = {}) => makeRecord('skills', owner, changes)
const tree = async (q?: string) => (await send(owner.token, readSkillTree, { query: { q } })).body as Node[]
const move = (id: number, version: number, parent_id: number | null, after_id: number | null) =>
  send(owner.token, moveSkill, { params: { id }, body: { version, parent_id, after_id } })
const update = (id: number, body: Record<string, unknown>) =>
  send(owner.token, skills.calls.update, { params: { id }, body: body as never }) as Promise<Reply<AreaRecord>>
const codesBelow = async (parent: number | null) =>
  (await tree()).filter(({ parent_id }) => parent_id === parent).map(({ code }) => code)

it('keeps nothing where a field was cleared', async () => {
  const { id, version } = await make({ recommended_minutes: 45, teaching_notes: 'slowly' })
  const cleared = await update(id, { recommended_minutes: null, teaching_notes: null, version })
  expect(cleared.body).toMatchObject({ recommended_minutes: null, teaching_notes: null })
})

describe('the tree', () => {
  it('has groups, skills and sub-skills, and nothing below those', async () => {
    const group = await make()
    const skill = await make({ parent_id: group.id })
    const part = await make({ parent_id: skill.id })
    expect([group.level, skill.level, part.level]).toEqual([0, 1, 2])
    const reply = await send(owner.token, skills.calls.create, {
      body: { code: 'deep', name: { en: 'Deep' }, parent_id: part.id } as never,
    })
    expect(refusal(reply)).toEqual(wrongFields({ parent_id: 'too_deep' }))
    expect(refusal(await move(group.id, group.version, part.id, null)).fields).toEqual({ parent_id: 'skill_cycle' })
    const other = await make()
    expect(refusal(await move(group.id, group.version, other.id, null)).fields).toEqual({ parent_id: 'too_deep' })
  })

  it('takes what is below along when a skill moves to another level', async () => {
    const [group, skill] = [await make(), await make()]
    const part = await make({ parent_id: skill.id })
    expect((await move(skill.id, skill.version, group.id, null)).status).toBe(200)
    const levels = Object.fromEntries((await tree()).map(({ id, level }) => [id, level]))
    expect([levels[group.id], levels[skill.id], levels[part.id]]).toEqual([0, 1, 2])
    const [row] = await query<{ version: number }>(sql`select version from skills where id = ${part.id}`)
    expect(row?.version).toBe(1)
  })

  it('keeps what two people move at once', async () => {
    const [a, b, c, d] = [await make(), await make(), await make(), await make()]
    const replies = await Promise.all([move(a.id, a.version, null, d.id), move(c.id, c.version, null, null)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await codesBelow(null)).toEqual([c.code, b.code, d.code, a.code])
    // the same one by two people: the second is told
    const [first, second] = await Promise.all([move(b.id, b.version, null, null), move(b.id, b.version, null, a.id)])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect((await codesBelow(null)).length).toBe(4)
  })

  it('finds room between neighbours as often as it is asked to', async () => {
    const [first, ...others] = [await make(), await make(), await make()]
    for (let nth = 0; nth < 24; nth++) {
      const [, , last] = await tree()
      const reply = await move(last?.id as number, last?.version as number, null, first.id)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    expect(await codesBelow(null)).toEqual([first.code, ...others.map(({ code }) => code)])
  })

  it('does not take what is not below the parent as a neighbour', async () => {
    const [group, other] = [await make(), await make()]
    const skill = await make({ parent_id: group.id })
    expect(refusal(await move(skill.id, skill.version, other.id, group.id))).toEqual(
      wrongFields({ after_id: 'unknown_choice' }),
    )
  })

  it('is searched in either language', async () => {
    const { id } = await make({ name: { ar: 'الدوّارات', en: 'Roundabouts' } })
    await make()
    for (const q of ['دوارات', 'ROUNDAB']) {
      expect((await tree(q)).filter((one) => one.is_found).map((one) => one.id)).toEqual([id])
    }
  })

  it('keeps what others stand on or need', async () => {
    const group = await make()
    const skill = await make({ parent_id: group.id })
    const later = await make({ prerequisite_ids: [skill.id] })
    const archive = (id: number) => send(owner.token, skills.calls.archive, { params: { id } })
    expect(refusal(await archive(group.id)).code).toBe('record_in_use')
    expect(refusal(await archive(skill.id)).code).toBe('record_in_use')
    expect((await archive(later.id)).status).toBe(200)
    expect((await archive(skill.id)).status).toBe(200)
    expect((await archive(group.id)).status).toBe(200)
    const reply = await send(owner.token, skills.calls.restore, { params: { id: skill.id }, body: {} })
    expect(refusal(reply)).toEqual(wrongFields({ parent_id: 'unknown_choice' }))
  })

  it('refuses a second skill of a code, whatever its letters, and a parent of another school', async () => {
    const { code } = await make({ code: 'Ab1' })
    const again = { code: String(code).toLowerCase(), name: { en: 'Again' } } as never
    expect(refusal(await send(owner.token, skills.calls.create, { body: again }))).toEqual(
      wrongFields({ code: 'taken' }),
    )
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('skills', stranger)
    const below = { code: 'x', name: { en: 'X' }, parent_id: theirs.id } as never
    expect(refusal(await send(owner.token, skills.calls.create, { body: below }))).toEqual(
      wrongFields({ parent_id: 'unknown_choice' }),
    )
  })

  it('comes in from one file with its parents named by code', async () => {
    const rows = [
      { code: 'G', name_ar: 'مجموعة', stage: 'yard' },
      { code: 'G.1', name_en: 'One', parent: 'g' },
      { code: 'G.1.1', name_en: 'Part', parent: 'G.1' },
    ]
    const reply = await send(owner.token, skills.calls.bring, { body: { rows, mode: 'all' } })
    expect(reply.body).toEqual({ imported: 3, rows: [] })
    expect((await tree()).map(({ code, level }) => [code, level])).toEqual([
      ['G', 0],
      ['G.1', 1],
      ['G.1.1', 2],
    ])
    const wrong = await send(owner.token, skills.calls.bring, {
      body: { rows: [{ code: 'H', name_en: 'H', parent: 'nowhere' }], mode: 'check' },
    })
    expect(wrong.body).toMatchObject({ rows: [{ fields: { parent: { code: 'unknown_choice' } } }] })
  })
})

describe('a file', () => {
  it('names what comes first by codes, wherever that stands in it', async () => {
    const person = await makeSchoolAdmin()
    const bring = (rows: Record<string, unknown>[], mode = 'all') =>
      send(person.token, skills.calls.bring, { body: { rows, mode } })
    const rows = [
      { code: 'P.2', name_en: 'Second', parent: 'p', prerequisite: 'p.1; P.3' },
      { code: 'P.3', name_en: 'Third', parent: 'P', prerequisite: 'P.1' },
      { code: 'P.1', name_en: 'First', parent: 'P' },
      { code: 'P', name_en: 'All' },
    ]
    expect((await bring(rows)).body).toEqual({ imported: 4, rows: [] })
    const saved = await send(person.token, skills.calls.save, { query: { format: 'csv', sort: 'code' } })
    const lines = linesOf(String(saved.body))
    expect(lines.map(({ code, prerequisite }) => [code, prerequisite])).toEqual([
      ['P', ''],
      ['P.1', ''],
      ['P.2', 'P.1; P.3'],
      ['P.3', 'P.1'],
    ])
    const wrong = [
      { code: 'Q.1', name_en: 'One', prerequisite: 'Q.2' },
      { code: 'Q.2', name_en: 'Two', prerequisite: 'Q.1' },
      { code: 'Q.3', name_en: 'Three', prerequisite: 'nowhere' },
      { code: 'Q.4', name_en: 'Four', prerequisite: 'not a code' },
      { code: 'Q.5', name_en: 'Five', prerequisite: 'p.1' },
    ]
    expect((await bring(wrong, 'good')).body).toMatchObject({
      imported: 1,
      rows: [
        { row: 1, fields: { prerequisite: { code: 'unknown_choice' } } },
        { row: 2, fields: { prerequisite: { code: 'unknown_choice' } } },
        { row: 3, fields: { prerequisite: { code: 'unknown_choice' } } },
        { row: 4, fields: { prerequisite: { code: 'invalid_format' } } },
      ],
    })
  })
})

describe('links', () => {
  it('refuse prerequisites that come back to their beginning', async () => {
    const a = await make()
    const b = await make({ prerequisite_ids: [a.id] })
    const c = await make({ prerequisite_ids: [b.id] })
    for (const ids of [[a.id], [b.id], [c.id]]) {
      expect(refusal(await update(a.id, { version: 1, prerequisite_ids: ids }))).toEqual(
        wrongFields({ prerequisite_ids: 'skill_cycle' }),
      )
    }
  })

  it('refuse a circle of which two people add a half each at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await make(), await make()]
      const replies = await Promise.all([
        update(a.id, { version: 1, prerequisite_ids: [b.id] }),
        update(b.id, { version: 1, prerequisite_ids: [a.id] }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    }
  })

  it('are a new version, and of the same school', async () => {
    const [a, b] = [await make(), await make()]
    const licence = await makeRecord('licenceTypes', owner)
    const changed = await update(a.id, { version: 1, prerequisite_ids: [b.id], licence_type_ids: [licence.id] })
    expect(changed.body).toMatchObject({
      version: 2,
      prerequisite_ids: [b.id],
      licence_type_ids: [licence.id],
      licence_type: [licence.code],
    })
    expect(refusal(await update(a.id, { version: 1, prerequisite_ids: [] })).code).toBe('stale_version')
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('licenceTypes', stranger)
    expect(refusal(await update(a.id, { version: 2, licence_type_ids: [theirs.id] }))).toEqual(
      wrongFields({ licence_type_ids: 'unknown_choice' }),
    )
  })
})

it('activates and retires many, all or none', async () => {
  const [a, b] = [await make(), await make()]
  const change = (ids: number[], status: 'active' | 'retired') =>
    send(owner.token, changeSkillStatuses, { body: { ids, status } })
  expect(refusal(await change([a.id, b.id], 'retired')).code).toBe('illegal_transition')
  expect((await change([a.id, b.id], 'active')).body).toEqual({ changed: 2 })
  expect((await change([a.id], 'retired')).body).toEqual({ changed: 1 })
  expect((await change([a.id, b.id], 'active')).body).toEqual({ changed: 1 })
  const stranger = await makeSchoolAdmin()
  const theirs = await makeRecord('skills', stranger)
  expect(refusal(await change([b.id, theirs.id], 'retired')).code).toBe('not_found')
  expect((await tree()).map(({ status }) => status)).toEqual(['active', 'active'])
})

describe('a ready catalogue', () => {
  const take = async (preset: string) =>
    ((await send(owner.token, takeSkillPreset, { body: { preset: preset as 'uk' } })).body as { ids: number[] }).ids

  it.each(skillPresets)('%s is whole in five languages', (preset) => {
    const codes = presets[preset].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { code, level, parent, name } of presets[preset]) {
      expect(Object.keys(name), code).toEqual(['ar', 'en', 'de', 'fr', 'pt'])
      expect(Object.values(name).every((text) => text.length > 1 && text.length <= 120)).toBe(true)
      expect((parent === null) === (level === 0) && (parent === null || codes.includes(parent)), code).toBe(true)
    }
  })

  it('has 4 and 32 of REMC and fifteen of the United States', () => {
    const sizes = (preset: 'remc' | 'us') =>
      [0, 1].map((level) => presets[preset].filter((one) => one.level === level).length)
    expect(sizes('remc')).toEqual([4, 32])
    expect(sizes('us')).toEqual([1, 15])
  })

  it('adds only what is missing, as drafts, and can be undone', async () => {
    await make({ code: 'c1', name: { en: 'Our own first' } })
    const before = (await send(owner.token, readSkillPreset, { query: { preset: 'remc' } })).body as {
      code: string
      is_there: boolean
    }[]
    expect(before.filter((one) => one.is_there).map(({ code }) => code)).toEqual(['C1'])
    const ids = await take('remc')
    expect(ids.length).toBe(35)
    const all = await tree()
    expect(all.find(({ code }) => code === 'c1')?.name).toBe('Our own first')
    expect(all.filter(({ code }) => code.startsWith('C1.')).every((one) => one.parent_id === all[0]?.id)).toBe(true)
    expect(all.filter((one) => ids.includes(one.id)).every(({ status }) => status === 'draft')).toBe(true)
    expect(await take('remc')).toEqual([])
    // what was worked on since stays, and what it stands below with it
    const kept = all.find(({ code }) => code === 'C2.3') as Node
    expect((await update(kept.id, { version: kept.version, weight: 9 })).status).toBe(200)
    const undone = await send(owner.token, undoSkillPreset, { body: { ids } })
    expect(undone.body).toEqual({ changed: 33 })
    expect((await tree()).map(({ code }) => code)).toEqual(['c1', 'C2', 'C2.3'])
  })

  it('is taken once by two people at once, and undone only by who took it', async () => {
    const [one, two] = await Promise.all([take('gulf'), take('gulf')])
    expect([one.length, two.length].sort()).toEqual([0, 6])
    const colleague = await makePerson({ schoolId: owner.schoolId, permissions: ['skills.view', 'skills.create'] })
    const ids = [...one, ...two]
    expect((await send(colleague.token, undoSkillPreset, { body: { ids } })).body).toEqual({ changed: 0 })
  })
})

describe('levels', () => {
  const list = async () =>
    (await send(owner.token, listSkillLevels, {})).body as { level: number; name: string; version: number }[]

  it('are six, which can be called differently but are never more or fewer', async () => {
    expect((await list()).map(({ level, name }) => [level, name]).at(-1)).toEqual([5, 'جاهز للاختبار'])
    const name = { ar: 'مؤهّل', en: 'Ready' }
    const rename = (version: number) =>
      send(owner.token, renameSkillLevel, { params: { level: 5 }, body: { name, version } })
    expect((await rename(1)).body).toMatchObject({ name: 'مؤهّل', version: 2 })
    expect(refusal(await rename(1)).code).toBe('stale_version')
    expect((await list()).length).toBe(6)
    await expect(
      query(sql`insert into skill_levels (school_id, level, name) values (${owner.schoolId}, 6, '{"en":"More"}')`),
    ).rejects.toThrow()
    const [row] = await query<{ may: boolean }>(
      sql`select has_table_privilege('dsms_app', 'skill_levels', 'delete') or has_table_privilege('dsms_app', 'skill_levels', 'insert') as may`,
    )
    expect(row?.may).toBe(false)
  })
})
