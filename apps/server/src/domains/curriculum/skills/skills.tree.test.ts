import { changeSkillStatuses, skills } from '@dsms/contract/curriculum/skills/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { skillsOf } from './skills.testing.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

const { make, update, tree, move, codesBelow } = skillsOf(() => owner)

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
    const reply = await send(owner.token, skills.calls.importSheet, { body: { rows, mode: 'all' } })
    expect(reply.body).toEqual({ imported: 3, rows: [] })
    expect((await tree()).map(({ code, level }) => [code, level])).toEqual([
      ['G', 0],
      ['G.1', 1],
      ['G.1.1', 2],
    ])
    const wrong = await send(owner.token, skills.calls.importSheet, {
      body: { rows: [{ code: 'H', name_en: 'H', parent: 'nowhere' }], mode: 'check' },
    })
    expect(wrong.body).toMatchObject({ rows: [{ fields: { parent: { code: 'unknown_choice' } } }] })
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
