import {
  listSkillLevels,
  readSkillPreset,
  renameSkillLevel,
  skillPresets,
  takeSkillPreset,
  undoSkillPreset,
} from '@dsms/contract/curriculum/skills/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { presets } from './presets/presets.ts'
import { skillsOf } from './skills.testing.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

const { make, tree, update } = skillsOf(() => owner)

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
    const kept = all.find(({ code }) => code === 'C2.3')
    expect((await update(kept?.id ?? 0, { version: kept?.version, weight: 9 })).status).toBe(200)
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
      query(sql`insert into skill_levels (tenant, level, name) values (${owner.schoolId}, 6, '{"en":"More"}')`),
    ).rejects.toThrow()
    const [row] = await query<{ may: boolean }>(
      sql`select has_table_privilege('dsms_app', 'skill_levels', 'delete') or has_table_privilege('dsms_app', 'skill_levels', 'insert') as may`,
    )
    expect(row?.may).toBe(false)
  })
})
