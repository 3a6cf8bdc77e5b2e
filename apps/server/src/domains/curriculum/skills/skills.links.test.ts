import { skills } from '@dsms/contract/curriculum/skills/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { linesOf } from '../../../testing/world/csv.ts'
import { skillsOf } from './skills.testing.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

const { make, update } = skillsOf(() => owner)

describe('a file', () => {
  it('names what comes first by codes, wherever that stands in it', async () => {
    const person = await makeSchoolAdmin()
    const bring = (rows: Record<string, unknown>[], mode = 'all') =>
      send(person.token, skills.calls.importSheet, { body: { rows, mode } })
    const rows = [
      { code: 'P.2', name_en: 'Second', parent: 'p', prerequisite: 'p.1; P.3' },
      { code: 'P.3', name_en: 'Third', parent: 'P', prerequisite: 'P.1' },
      { code: 'P.1', name_en: 'First', parent: 'P' },
      { code: 'P', name_en: 'All' },
    ]
    expect((await bring(rows)).body).toEqual({ imported: 4, rows: [] })
    const saved = await send(person.token, skills.calls.exportSheet, { query: { format: 'csv', sort: 'code' } })
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

  it('to licence types are told by key and by code in one order', async () => {
    const [late, early] = [
      await makeRecord('licenceTypes', owner, { code: 'Z9' }),
      await makeRecord('licenceTypes', owner, { code: 'A9' }),
    ]
    expect(await make({ licence_type_ids: [late.id, early.id] })).toMatchObject({
      licence_type: ['A9', 'Z9'],
      licence_type_ids: [early.id, late.id],
    })
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
