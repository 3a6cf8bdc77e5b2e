import {
  errorTypes,
  readErrorPreset,
  takeErrorPreset,
  undoErrorPreset,
} from '@dsms/contract/curriculum/drivingErrors/calls'
import { copyMarkingScheme, markingSchemes } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { uk } from './presets/uk.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})

describe('an error type', () => {
  const make = (changes: Record<string, unknown> = {}) => makeRecord('errorTypes', owner, changes)
  const update = (id: number, body: Record<string, unknown>) =>
    send(owner.token, errorTypes.calls.update, { params: { id }, body: body as never }) as Promise<Reply<AreaRecord>>

  it('is by default marked as one of what is allowed', async () => {
    const body = { code: 'x', name: { en: 'X' }, default_severity: 'minor', allowed_severities: ['serious'] } as never
    expect(refusal(await send(owner.token, errorTypes.calls.create, { body }))).toEqual(
      wrongFields({ default_severity: 'severity_not_allowed' }),
    )
    const { id } = await make()
    expect(refusal(await update(id, { version: 1, allowed_severities: ['dangerous'] }))).toEqual(
      wrongFields({ allowed_severities: 'severity_not_allowed' }),
    )
  })

  it('changes its default severity with a reason, and keeps the first', async () => {
    const { id } = await make()
    expect(refusal(await update(id, { version: 1, default_severity: 'serious' }))).toEqual(
      wrongFields({ severity_reason: 'reason_required' }),
    )
    const first = await update(id, { version: 1, default_severity: 'serious', severity_reason: 'New rule' })
    expect(first.body).toMatchObject({
      default_severity: 'serious',
      first_severity: 'minor',
      severity_reason: 'New rule',
    })
    // an old reason is no reason for something new
    expect(refusal(await update(id, { version: 2, default_severity: 'dangerous' })).fields).toEqual({
      severity_reason: 'reason_required',
    })
    const second = await update(id, { version: 2, default_severity: 'dangerous', severity_reason: 'Newer' })
    expect(second.body).toMatchObject({ default_severity: 'dangerous', first_severity: 'minor' })
  })

  it('escalates after 2 to 20 of its kind', async () => {
    for (const [after, status] of [
      [1, 422],
      [2, 201],
      [20, 201],
      [21, 422],
    ]) {
      const body = { code: `r${after}`, name: { en: 'R' }, repeat_escalates_after: after } as never
      expect((await send(owner.token, errorTypes.calls.create, { body })).status, `after ${after}`).toBe(status)
    }
  })

  it('is retired rather than put away when a scheme names it', async () => {
    const { id } = await make()
    await makeRecord('markingSchemes', owner, { eliminatory_ids: [id] })
    expect(refusal(await send(owner.token, errorTypes.calls.archive, { params: { id } })).code).toBe('record_in_use')
    const change = (status: 'active' | 'retired') =>
      send(owner.token, errorTypes.calls.changeStatus, { params: { id }, body: { status } })
    expect((await change('retired')).status).toBe(200)
    expect((await change('active')).status).toBe(200)
  })

  it('belongs to a skill of the same school, and keeps it', async () => {
    const skill = await makeRecord('skills', owner)
    const { id } = await make({ skill_id: skill.id })
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('skills', stranger)
    expect(refusal(await update(id, { version: 1, skill_id: theirs.id }))).toEqual(
      wrongFields({ skill_id: 'unknown_choice' }),
    )
  })

  it('is found in either language', async () => {
    const { id } = await make({ name: { ar: 'قطع الزاوية', en: 'Cutting corners' } })
    for (const q of ['زاويه', 'cutting']) {
      const { body } = await send(owner.token, errorTypes.calls.list, { query: { q } })
      expect((body as { rows: AreaRecord[] }).rows.map((row) => row.id)).toEqual([id])
    }
  })

  it('comes from a ready catalogue in five languages: what is missing alone, and back', async () => {
    expect(new Set(uk.map(({ code }) => code)).size).toBe(uk.length)
    for (const { code, name } of uk) expect(Object.values(name).filter((text) => text.length > 1).length, code).toBe(5)
    await make({ code: 'jct.2' })
    const state = (await send(owner.token, readErrorPreset, { query: { preset: 'uk' } })).body as {
      is_there: boolean
    }[]
    expect(state.filter((one) => one.is_there).length).toBe(1)
    const take = async () =>
      ((await send(owner.token, takeErrorPreset, { body: { preset: 'uk' } })).body as { ids: number[] }).ids
    const ids = await take()
    expect(ids.length).toBe(uk.length - 1)
    expect(await take()).toEqual([])
    await makeRecord('markingSchemes', owner, { eliminatory_ids: [ids[0]] })
    expect((await update(ids[1] as number, { version: 1, points: 5 })).status).toBe(200)
    expect((await send(owner.token, undoErrorPreset, { body: { ids } })).body).toEqual({ changed: ids.length - 2 })
  })
})

describe('a marking scheme', () => {
  const make = (changes: Record<string, unknown> = {}) => makeRecord('markingSchemes', owner, changes)
  const update = (id: number, body: Record<string, unknown>) =>
    send(owner.token, markingSchemes.calls.update, { params: { id }, body: body as never }) as Promise<
      Reply<AreaRecord>
    >
  const change = (id: number, status: 'published' | 'retired') =>
    send(owner.token, markingSchemes.calls.changeStatus, { params: { id }, body: { status } })

  it('has the limits of a British test unless told', async () => {
    expect(await make()).toMatchObject({
      max_minor: 15,
      max_serious: 0,
      max_dangerous: 0,
      edition: 1,
      max_points: null,
    })
  })

  it('does not change once it is published: neither by a call nor past the calls', async () => {
    const error = await makeRecord('errorTypes', owner)
    const { id } = await make({ eliminatory_ids: [error.id] })
    expect((await change(id, 'published')).status).toBe(200)
    expect(refusal(await update(id, { version: 2, max_minor: 3 }))).toEqual({ status: 409, code: 'scheme_in_use' })
    expect(refusal(await send(owner.token, markingSchemes.calls.archive, { params: { id } })).code).toBe(
      'scheme_in_use',
    )
    await expect(query(sql`update marking_schemes set max_minor = 3 where id = ${id}`)).rejects.toThrow()
    await expect(query(sql`delete from marking_scheme_eliminations where marking_scheme_id = ${id}`)).rejects.toThrow()
    expect((await change(id, 'retired')).status).toBe(200)
  })

  it('is followed by its copy, the next edition, with everything it says', async () => {
    const error = await makeRecord('errorTypes', owner)
    const licence = await makeRecord('licenceTypes', owner)
    const made = await make({
      eliminatory_ids: [error.id],
      licence_type_ids: [licence.id],
      per_group_max: { junctions: 4 },
      manoeuvres: ['slope', 'barrels'],
      manoeuvres_required: 1,
      max_points: 20,
    })
    await change(made.id, 'published')
    const copies = await Promise.all(
      [1, 2].map(() => send(owner.token, copyMarkingScheme, { params: { id: made.id }, body: {} })),
    )
    expect(copies.map(({ status }) => status)).toEqual([201, 201])
    const [{ id } = { id: 0 }] = copies.map(({ body }) => body as { id: number })
    const copy = (await send(owner.token, markingSchemes.calls.get, { params: { id }, query: {} })).body as AreaRecord
    expect(copy).toMatchObject({
      status: 'draft',
      eliminatory_ids: [error.id],
      eliminatory: [error.code],
      licence_type_ids: [licence.id],
      per_group_max: { junctions: 4 },
      manoeuvres: ['slope', 'barrels'],
      manoeuvres_required: 1,
      max_points: 20,
    })
    expect((copy.editions as { edition: number }[]).map(({ edition }) => edition)).toEqual([3, 2, 1])
    expect((await update(id, { version: 1, max_minor: 10 })).status).toBe(200)
  })

  it('asks for no more manoeuvres than it lists, and takes no error of another school', async () => {
    const { id } = await make({ manoeuvres: ['slope'], manoeuvres_required: 1 })
    expect(refusal(await update(id, { version: 1, manoeuvres_required: 2 }))).toEqual(
      wrongFields({ manoeuvres_required: 'too_large' }),
    )
    expect(refusal(await update(id, { version: 1, manoeuvres: [] }))).toEqual(
      wrongFields({ manoeuvres_required: 'too_large' }),
    )
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('errorTypes', stranger)
    expect(refusal(await update(id, { version: 1, eliminatory_ids: [theirs.id] }))).toEqual(
      wrongFields({ eliminatory_ids: 'unknown_choice' }),
    )
  })
})
