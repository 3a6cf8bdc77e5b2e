import { errors } from '@dsms/contract/errors'
import { login, refreshToken, register } from '@dsms/contract/kernel/session/signIn'
import { getEmail, paginateEmail } from '@dsms/contract/messages/email/calls'
import { getProduct } from '@dsms/contract/shop/shop/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makePerson, type TestPerson } from './testing/factories.ts'
import { send, testApp } from './testing/harness.ts'

/** The founding catalogue of errors, line by line: which answer each situation has. */
describe('the founding catalogue of errors', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await makePerson()
  })

  it('a login with no match is a 400 that says so at the address', async () => {
    const reply = await send(undefined, login, { body: { email: 'nobody@example.org', password: 'wrong' } })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ error: { email: 'Email or Password is Invalid' } })
  })

  it('a taken address or name is a 200 that says so at the field', async () => {
    const body = { password: goodPassword, schoolName: 'Catalogue' }
    const sameEmail = await send(undefined, register, {
      body: { ...body, email: person.email, username: 'catalogue.1' },
    })
    expect(sameEmail).toMatchObject({
      status: 200,
      body: { error: { email: 'This email is already in use.' } },
    })
    const sameName = await send(undefined, register, {
      body: { ...body, email: 'catalogue@example.org', username: person.username },
    })
    expect(sameName).toMatchObject({
      status: 200,
      body: { error: { username: 'This username is already in use.' } },
    })
  })

  it('a refresh with an invalid token is a 401', async () => {
    const reply = await send(undefined, refreshToken, { body: { refreshToken: 'nonsense' } })
    expect(reply).toMatchObject({ status: 401, body: { error: 'Invalid refresh token' } })
  })

  it('an unknown product is a 404', async () => {
    expect((await send(person.token, getProduct, { params: { id: 2_000_000_000 } })).status).toBe(404)
  })

  it('a mail that is not there, or has no neighbour, is a 404 without a body', async () => {
    const { http } = await testApp()
    for (const url of [`${getEmail.path}?id=2000000000`, `${paginateEmail.path}?dir=next&emailId=2000000000`]) {
      const reply = await http.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
      expect([reply.statusCode, reply.body]).toEqual([404, ''])
    }
  })

  it('what fails without a reason of its own says that something went wrong', () => {
    expect(errors.internal).toEqual({ status: 500, message: 'Something went wrong!' })
  })
})
