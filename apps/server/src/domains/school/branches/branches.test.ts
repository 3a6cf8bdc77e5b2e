import { branches } from '@dsms/contract/school/branches/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord, sampleInput } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, refusal, wrongFields } from '../../../testing/reads.ts'
import { limitsOf, makePlan, withPlan } from '../../platform/plans/plans.testing.ts'

const { calls } = branches

describe('branches', () => {
  let owner: TestPerson
  beforeEach(async () => {
    owner = await makeSchoolAdmin()
  })
  const get = async (id: number) =>
    (await send(owner.token, calls.get, { params: { id }, query: {} })).body as AreaRecord & { is_main: boolean }
  const update = async (id: number, body: object) =>
    send(owner.token, calls.update, { params: { id }, body: { version: (await get(id)).version, ...body } }) as Promise<
      Reply<AreaRecord>
    >

  it('has one main branch, which gives way to another', async () => {
    const first = await mainBranch(owner)
    const { id } = await makeRecord('branches', owner)
    expect((await update(id, { is_main: true })).body).toMatchObject({ is_main: true })
    expect(await get(first)).toMatchObject({ is_main: false })
    const third = await makeRecord('branches', owner, { is_main: true })
    expect(await get(id)).toMatchObject({ is_main: false })
    expect(await mainBranch(owner)).toBe(third.id)
  })

  it('never loses its main branch', async () => {
    const id = await mainBranch(owner)
    const status = { params: { id }, body: { status: 'inactive' } }
    for (const reply of [
      await update(id, { is_main: false }),
      await send(owner.token, calls.archive, { params: { id }, query: {} }),
      await send(owner.token, calls.changeStatus, status),
    ])
      expect(refusal(reply)).toEqual({ status: 409, code: 'main_branch' })
  })

  it('takes a point on the map as a whole', async () => {
    const { id } = await makeRecord('branches', owner)
    expect(refusal(await update(id, { latitude: 24 }))).toEqual(wrongFields({ longitude: 'required' }))
    expect(refusal(await update(id, { longitude: 46 }))).toEqual(wrongFields({ latitude: 'required' }))
    expect(refusal(await update(id, { latitude: 91, longitude: 46 }))).toEqual(wrongFields({ latitude: 'too_large' }))
    expect((await update(id, { latitude: 0, longitude: 0 })).body).toMatchObject({ latitude: 0, longitude: 0 })
  })

  it('holds no more than the plan does, and says which plan and how many', async () => {
    const small = await withPlan(
      await makePlan({ name: { ar: 'صغيرة', en: 'Small' }, limits: limitsOf({ branches: 2 }) }),
    )
    await makeRecord('branches', small)
    const reply = await send(small.token, calls.create, { body: await sampleInput('branches', small) })
    expect(refusal(reply)).toEqual({ status: 409, code: 'plan_limit' })
    expect(reply.body).toMatchObject({ params: { what: 'branches', most: 2, plan: 'صغيرة' } })
  })
})
