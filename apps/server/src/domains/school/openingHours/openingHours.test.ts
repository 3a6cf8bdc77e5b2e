import type { Answer } from '@dsms/contract/kernel/endpoint'
import * as c from '@dsms/contract/school/openingHours/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'

type Shown = Reply<Answer<typeof c.getOpeningHours>>

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })
const usual = [at(0, '08:00', '12:00'), at(0, '16:00', '20:00'), at(4, '20:00', '02:00')]

describe('opening hours', () => {
  let owner: TestPerson
  let branch_id: number

  beforeEach(async () => {
    owner = await makeSchoolAdmin()
    branch_id = await mainBranch(owner)
  })

  const show = async (branch?: number) =>
    (await send(owner.token, c.getOpeningHours, { query: { branch_id: branch } })) as Shown
  const save = (hours: object[], version = 0, more = {}) =>
    send(owner.token, c.saveOpeningHours, { body: { branch_id, version, hours, ...more } }) as Promise<Shown>
  const add = (starts_on: string, ends_on: string, hours: object[] = []) =>
    send(owner.token, c.addSeason, {
      body: { branch_id, name: { ar: 'رمضان' }, starts_on, ends_on, hours },
    }) as Promise<Shown>

  it('begins with an empty week of the main branch', async () => {
    expect((await show()).body).toMatchObject({ branch_id, version: 0, hours: [], seasons: [] })
  })

  it('puts a whole week in place of the one before, and keeps nights whole', async () => {
    expect((await save(usual)).body).toMatchObject({ version: 1, hours: usual })
    const later = [at(6, '22:00', '03:00'), at(6, '00:00', '01:00')]
    expect((await save(later, 1)).body).toMatchObject({ version: 2, hours: [later[1], later[0]] })
    expect((await save([], 2)).body).toMatchObject({ version: 3, hours: [] })
  })

  it('is saved once by two who began with the same version', async () => {
    await save(usual)
    expect(refusal(await save([], 0))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await show()).body.hours).toEqual(usual)
  })

  it('names the day on which hours overlap, and keeps the week before', async () => {
    await save(usual)
    expect(refusal(await save([at(2, '08:00', '12:00'), at(2, '11:00', '13:00')], 1))).toEqual(
      wrongFields({ 'hours.2': 'hours_overlap' }),
    )
    expect(refusal(await save([at(2, '22:00', '03:00'), at(3, '02:00', '04:00')], 1))).toEqual(
      wrongFields({ 'hours.3': 'hours_overlap' }),
    )
    expect((await show()).body).toMatchObject({ version: 1, hours: usual })
    expect((await save([at(2, '08:00', '12:00'), at(2, '12:00', '13:00')], 1)).status, 'those that touch').toBe(200)
  })

  it('takes no overlap past the service either', async () => {
    const insert = (opens: string, closes: string) =>
      query(sql`insert into opening_hours (tenant, branch_id, weekday, opens, closes)
                values (${owner.schoolId}, ${branch_id}, 1, ${opens}, ${closes})`)
    await insert('08:00', '12:00')
    await insert('12:00', '24:00')
    await expect(insert('11:59', '12:01')).rejects.toMatchObject({
      cause: { constraint: 'opening_hours__hours__hours_overlap' },
    })
    await expect(insert('07:00', '06:00')).rejects.toMatchObject({
      cause: { constraint: 'opening_hours__closes__end_before_start' },
    })
  })

  it('gives the week to all branches when asked', async () => {
    const other = await makeRecord('branches', owner)
    await save([at(5, '14:00', '18:00')], 0, { to_all_branches: true })
    expect((await show(other.id)).body).toMatchObject({ version: 1, hours: [at(5, '14:00', '18:00')] })
    await save([], 1)
    expect((await show(other.id)).body.hours, 'only when asked').toHaveLength(1)
  })

  it('has seasons with weeks of their own, none of which overlap', async () => {
    await save(usual)
    const { body } = await add('2026-02-18', '2026-03-19', [at(0, '21:00', '01:00')])
    expect(body).toMatchObject({
      hours: usual,
      seasons: [{ starts_on: '2026-02-18', hours: [at(0, '21:00', '01:00')] }],
    })
    expect(refusal(await add('2026-03-19', '2026-04-01'))).toEqual(wrongFields({ starts_on: 'hours_overlap' }))
    expect(refusal(await add('2026-04-02', '2026-04-01'))).toEqual(wrongFields({ ends_on: 'end_before_start' }))
    expect((await add('2026-03-20', '2026-04-01')).body.seasons).toHaveLength(2)
    const other = await makeRecord('branches', owner)
    const elsewhere = await send(owner.token, c.addSeason, {
      body: { branch_id: other.id, name: { en: 'Summer' }, starts_on: '2026-03-01', ends_on: '2026-03-02', hours: [] },
    })
    expect(elsewhere.status, 'another branch has seasons of its own').toBe(201)
  })

  it('changes a season with its version, and puts it away', async () => {
    const [season] = (await add('2026-02-18', '2026-03-19')).body.seasons
    const change = (body: object) =>
      send(owner.token, c.updateSeason, { params: { id: season?.id }, body }) as Promise<Shown>
    const changed = await change({ version: 1, hours: [at(1, '09:00', '11:00')] })
    expect(changed.body.seasons[0]).toMatchObject({ version: 2, name: 'رمضان', hours: [at(1, '09:00', '11:00')] })
    expect(refusal(await change({ version: 1, ends_on: '2026-03-20' }))).toMatchObject({ code: 'stale_version' })
    const removed = (await send(owner.token, c.removeSeason, { params: { id: season?.id }, query: {} })) as Shown
    expect(removed.body.seasons).toEqual([])
    expect((await add('2026-03-01', '2026-03-02')).status, 'its days are free again').toBe(201)
  })

  it('knows no branch of another school', async () => {
    const stranger = await makeSchoolAdmin()
    const theirs = await mainBranch(stranger)
    expect((await show(theirs)).status).toBe(404)
    expect((await save([], 0, { branch_id: theirs })).status).toBe(404)
  })
})
