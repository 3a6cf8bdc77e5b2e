import { resetPassword } from '@dsms/contract/kernel/session/signIn'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, staffInput, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { countMailTo, linkTokenTo, refusal, wrongFields } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside, scopes } from '../../../testing/scopes.ts'

const passwords = { password: goodPassword, password_confirmation: goodPassword }

describe.each(scopes)('an invitation of the $scope, sent again', (calls) => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await calls.admin()
  })

  const invited = async () => {
    const body = staffInput((await roleBeside(admin)).id)
    const { body: answer } = await send(admin.token, calls.create, { body })
    return (answer as { data: { result: Person } }).data.result
  }

  it('brings a new link, and the one before is worth nothing', async () => {
    const person = await invited()
    const first = await linkTokenTo(person.email)
    expect(person.can.invite).toBe(true)
    expect((await send(admin.token, calls.invite, { params: { id: person.id } })).status).toBe(200)
    const second = await linkTokenTo(person.email, 2)
    const old = await send(undefined, resetPassword, { body: { token: first, ...passwords } })
    expect(refusal(old)).toEqual({ status: 400, code: 'link_invalid' })
    expect((await callAs(undefined, resetPassword, { body: { token: second, ...passwords } })).status).toBe(200)
  })

  it('is for those who wait for one, and sent by those who may add people', async () => {
    const person = await invited()
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.view'] })
    expect((await send(clerk.token, calls.invite, { params: { id: person.id } })).status).toBe(403)
    const active = await colleagueOf(admin)
    const reply = await send(admin.token, calls.invite, { params: { id: active.id } })
    expect(refusal(reply)).toEqual({ status: 409, code: 'illegal_transition' })
    expect(await countMailTo(person.email)).toBe(1)
    expect(await countMailTo(active.email)).toBe(0)
  })

  it('goes to nobody who is born tomorrow', async () => {
    const tomorrow = dayAhead(2)
    const body = staffInput((await roleBeside(admin)).id, { birth_date: tomorrow })
    expect(refusal(await send(admin.token, calls.create, { body }))).toEqual(
      wrongFields({ birth_date: 'date_in_future' }),
    )
  })
})
