import { allEndpoints } from '@dsms/contract'
import { confirmPassword } from '@dsms/contract/identity/account/security'
import { changePlace, listPlaces } from '@dsms/contract/identity/places/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { hashPassword } from '../signIn/passwords.ts'

const dangerous = Object.entries(allEndpoints as Record<string, Endpoint>).filter(
  ([, call]) => call.needsRecentPassword,
)

let owner: Awaited<ReturnType<typeof makeSchoolAdmin>>
beforeAll(async () => {
  owner = await makeSchoolAdmin()
  await query(
    sql`update accounts set password_hash = ${await hashPassword(goodPassword)} where id = ${owner.accountId}`,
  )
})

/** Of all sessions of the account, and of those alone. */
const gaveIt = (minutes: number) =>
  query(sql`update sessions set confirmed_at = now() - make_interval(mins => ${minutes})
             where account_id = ${owner.accountId}`)
/** Of nobody and of nothing: what is said first is whether the password was given. */
const attempt = (call: Endpoint, token = owner.token) =>
  send(token, call, { params: { id: '1' }, query: {}, body: {} } as never)

const isAsked = async (call: Endpoint) => refusal(await attempt(call)).code === 'password_needed'

it('pays out, and takes somebody’s second step away, only after the password was given lately', () => {
  expect(dangerous.map(([name]) => name).sort()).toEqual([
    ...['approvePayment', 'payBackCharge', 'refundInvoice', 'refundPayment', 'resetUserTwoStep'],
  ])
})

describe.each(dangerous)('%s', (_, call) => {
  it('asks for the password again a quarter of an hour after it was given', async () => {
    await gaveIt(14)
    expect(await isAsked(call)).toBe(false)
    await gaveIt(16)
    expect(refusal(await attempt(call))).toEqual({ status: 403, code: 'password_needed' })
    await callAs(owner.token, confirmPassword, { body: { current_password: goodPassword } })
    expect(await isAsked(call)).toBe(false)
  })
})

it('takes no other password', async () => {
  await gaveIt(16)
  const reply = await send(owner.token, confirmPassword, { body: { current_password: 'another-quiet-harbour' } })
  expect(refusal(reply)).toEqual(wrongFields({ current_password: 'password_wrong' }))
  expect(refusal(await attempt(dangerous[0]?.[1] as Endpoint)).code).toBe('password_needed')
})

it('is no younger after a change of place', async () => {
  await gaveIt(16)
  const { places } = (await callAs(owner.token, listPlaces, { query: {} })).body
  const { body } = await callAs(owner.token, changePlace, { body: { person_id: places[0]?.id as number } })
  const [call] = dangerous.map(([, one]) => one)
  expect(refusal(await attempt(call as Endpoint, body.accessToken)).code).toBe('password_needed')
})
