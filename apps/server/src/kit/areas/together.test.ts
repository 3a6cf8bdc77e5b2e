import { adoptPack } from '@dsms/contract/curriculum/countryPacks/school'
import { takeErrorPreset } from '@dsms/contract/curriculum/drivingErrors/calls'
import { takeSkillPreset } from '@dsms/contract/curriculum/skills/calls'
import { requestPlan, settlePlanRequest } from '@dsms/contract/platform/plans/calls'
import { changeSubscriptionPlan, changeSubscriptionStatus } from '@dsms/contract/platform/subscriptions/calls'
import { orderForDefect } from '@dsms/contract/resources/maintenance/defects'
import { takeOverHolidays } from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCountryPacks } from '../../domains/curriculum/countryPacks/countryPacks.seed.ts'
import { makePlan, planSeller, withPlan } from '../../domains/platform/plans/plans.testing.ts'
import { asSystem } from '../../kernel/session/transaction.ts'
import { type AreaRecord, areaOf, makeRecord, sampleInput } from '../../testing/areas.ts'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../testing/factories.ts'
import { type Reply, send, testApp } from '../../testing/harness.ts'
import { mainBranch, query } from '../../testing/reads.ts'
import { linesOf } from '../../testing/world/csv.ts'

/** Two things that meet are tried often, since they do not meet every time. */
const rounds = [1, 2, 3, 4, 5]

let owner: TestPerson & { schoolId: number }
let platform: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
  platform = await makeSuperAdmin()
  const { database } = await testApp()
  await asSystem(database, ({ db }) => seedCountryPacks(db))
})

const who = (name: string) => (name === 'organizations' || name === 'schools' ? platform : owner)
const create = (name: string, body: object) => send(who(name).token, areaOf(name).calls.create, { body })
const update = (name: string, { id, version }: AreaRecord, body: object) =>
  send(who(name).token, areaOf(name).calls.update, { params: { id }, body: { version, ...body } })
const archive = (name: string, id: number) =>
  send(who(name).token, areaOf(name).calls.archive, { params: { id }, query: {} })
const change = (name: string, id: number, status: string, more: object = {}) =>
  send(who(name).token, areaOf(name).calls.changeStatus, { params: { id }, body: { status, reason: 'so', ...more } })

/** What two who begin at once are answered, the smaller number first. */
const together = async (...replies: Promise<Reply>[]) =>
  (await Promise.all(replies)).map(({ status }) => status).sort((one, other) => one - other)

describe('two who press the same at once', () => {
  it.each(['vehicles', 'simulators', 'skills', 'errorTypes', 'licenceTypes'])('add one of %s once', async (name) => {
    for (const _ of rounds) {
      const body = await sampleInput(name, owner)
      const replies = await Promise.all([create(name, body), create(name, body)])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    }
  })

  it.each([
    ['vehicles', 'good'],
    ['vehicles', 'all'],
    ['skills', 'good'],
  ])('bring a file of %s in once, in the way that takes %s', async (name, mode) => {
    const { calls } = areaOf(name)
    const made = [await makeRecord(name, owner), await makeRecord(name, owner), await makeRecord(name, owner)]
    const text = String((await send(owner.token, calls.exportSheet, { query: { format: 'csv' } })).body)
    const rows = linesOf(text).filter((line) => made.some((one) => Object.values(line).includes(one.name)))
    expect(rows).toHaveLength(3)
    for (const { id } of made) await archive(name, id)
    const bring = (lines: object[]) =>
      send(owner.token, calls.importSheet, { body: { rows: lines, mode } }) as Promise<Reply<{ imported: number }>>
    const replies = await Promise.all([bring(rows), bring(rows.toReversed())])
    expect(replies.map(({ body }) => body.imported ?? 0).reduce((sum, n) => sum + n)).toBe(rows.length)
  })

  it('take the holidays of a country once', async () => {
    for (const _ of rounds) {
      const { token } = await makeSchoolAdmin()
      const take = () => send(token, takeOverHolidays, { body: { country: 'SA' } }) as Promise<Reply<{ added: number }>>
      const replies = await Promise.all([take(), take()])
      expect(replies.map(({ body }) => body.added).sort()).toEqual([0, 5])
    }
  })

  it('take skills and errors of a preset once', async () => {
    const { token } = await makeSchoolAdmin()
    for (const [call, body] of [
      [takeSkillPreset, { preset: 'uk' }],
      [takeErrorPreset, { preset: 'uk' }],
    ] as const) {
      const take = () => send(token, call, { body }) as Promise<Reply<{ ids: number[] }>>
      const replies = await Promise.all([take(), take()])
      expect(replies.map(({ body: { ids } }) => Math.sign(ids.length)).sort()).toEqual([0, 1])
    }
  })

  it('adopt a country pack once', async () => {
    for (const _ of rounds) {
      const { token } = await makeSchoolAdmin()
      const types = [{ code: 'PRIVATE' }, { code: 'PUBLIC' }]
      const adopt = () =>
        send(token, adoptPack, { params: { code: 'SA' }, body: { version: 1, types } }) as Promise<
          Reply<{ added: object[] }>
        >
      const replies = await Promise.all([adopt(), adopt()])
      expect(replies.map(({ body }) => body.added?.length).sort()).toEqual([0, 2])
    }
  })

  it('change a subscription once', async () => {
    const [plan, larger] = [await makePlan(), await makePlan({ price_month: 9900 })]
    const { token } = await planSeller()
    for (const _ of rounds) {
      const { schoolId } = await withPlan(plan)
      const params = { id: schoolId }
      const body = { plan_id: larger.id, cycle: 'monthly', with_trial: false }
      const give = () => send(token, changeSubscriptionPlan, { params, body })
      expect(await together(give(), give())).toEqual([200, 409])
      const pay = () => send(token, changeSubscriptionStatus, { params, body: { status: 'past_due' } })
      expect(await together(pay(), pay())).toEqual([200, 409])
    }
  })

  it('make one order of a defect, and begin it once', async () => {
    for (const _ of rounds) {
      const { id } = await makeRecord('vehicleDefects', owner)
      const order = () =>
        send(owner.token, orderForDefect, { params: { id }, body: {} }) as Promise<Reply<{ order_id: number }>>
      const replies = await Promise.all([order(), order()])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
      const made = replies.find(({ status }) => status === 201)?.body.order_id ?? 0
      const begin = () => change('maintenanceOrders', made, 'in_progress', { estimated_return: '2099-01-01' })
      expect(await together(begin(), begin())).toEqual([200, 409])
    }
  })
})

describe('two who change what belongs together', () => {
  it('make two branches the main one: the later of them is', async () => {
    for (const _ of rounds) {
      const [one, other] = [await makeRecord('branches', owner), await makeRecord('branches', owner)]
      const main = (branch: AreaRecord) => update('branches', branch, { is_main: true })
      expect(await together(main(one), main(other))).toEqual([200, 200])
      expect([one.id, other.id]).toContain(await mainBranch(owner))
    }
  })

  it('put two organizations below each other: one of them is refused', async () => {
    for (const _ of rounds) {
      const [one, other] = [await makeRecord('organizations', platform), await makeRecord('organizations', platform)]
      const below = (child: AreaRecord, { id }: AreaRecord) => update('organizations', child, { parent_id: id })
      expect(await together(below(one, other), below(other, one))).toEqual([200, 422])
    }
  })

  it('close an organization and add a school to it: one of them is refused', async () => {
    for (const _ of rounds) {
      const { id } = await makeRecord('organizations', platform)
      await change('organizations', id, 'active')
      const body = { ...(await sampleInput('schools', platform)), organization_id: id }
      const [closed, added] = await Promise.all([change('organizations', id, 'closed'), create('schools', body)])
      expect(`${closed.status},${added.status}`).toMatch(/^(200,422|409,201)$/)
    }
  })

  it('name two schools alike: each has an address of its own', async () => {
    for (const round of rounds) {
      const body = {
        ...(await sampleInput('schools', platform)),
        name: { en: `Twin ${process.pid} ${round}`, ar: 'توأم' },
      }
      expect(await together(create('schools', body), create('schools', body))).toEqual([201, 201])
    }
  })

  it('put a licence type away and require it by its code: one of them is refused', async () => {
    for (const _ of rounds) {
      const [one, other] = [await makeRecord('licenceTypes', owner), await makeRecord('licenceTypes', owner)]
      const [away, required] = await Promise.all([
        archive('licenceTypes', one.id),
        update('licenceTypes', other, { requires: [{ code: one.code, months: 12 }] }),
      ])
      expect(`${away.status},${required.status}`, JSON.stringify(required.body)).toMatch(/^(200,422|409,200)$/)
    }
  })

  it('ask for a plan, give it and settle the request: nobody meets an error of the server', async () => {
    const [plan, larger] = [await makePlan(), await makePlan({ price_month: 9900 })]
    const { token } = await planSeller()
    for (const _ of rounds) {
      const school = await withPlan(plan)
      await send(school.token, requestPlan, { params: { id: larger.id }, body: { cycle: 'monthly' } })
      const [row] = await query<{ id: number }>(
        sql`select id from plan_requests where tenant = ${school.schoolId} and status = 'open'`,
      )
      const body = { plan_id: larger.id, cycle: 'monthly', with_trial: false }
      const statuses = await together(
        send(token, settlePlanRequest, { params: { id: row?.id }, body: { isGranted: true } }),
        send(token, changeSubscriptionPlan, { params: { id: school.schoolId }, body }),
      )
      expect(statuses[1]).toBe(409)
      expect(statuses[0]).toBeLessThan(300)
      expect(
        await query(sql`select id from plan_requests where tenant = ${school.schoolId} and status = 'open'`),
      ).toEqual([])
    }
  })
})
