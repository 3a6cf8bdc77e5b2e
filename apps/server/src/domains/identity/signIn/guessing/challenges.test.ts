import { createHash } from 'node:crypto'
import { leadingZeros, registerChallenge } from '@dsms/contract/kernel/session/challenge'
import { getRegisterChallenge } from '@dsms/contract/kernel/session/signIn'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../../app.ts'
import type { App } from '../../../../kernel/services.ts'
import { goodPassword } from '../../../../testing/factories.ts'
import { testApp, testEnv, testSecret } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'

const { puzzles, bits, leastSeconds, lastsMinutes, attemptsAnHour } = registerChallenge

function solve(challenge: string): number[] {
  const isAnswer = (place: number, answer: number) =>
    leadingZeros(createHash('sha256').update(`${challenge}.${place}.${answer}`).digest()) >= bits
  return Array.from({ length: puzzles }, (_, place) => {
    let answer = 0
    while (!isAnswer(place, answer)) answer++
    return answer
  })
}

describe('registering where robots are kept out', () => {
  let guarded: App
  let serial = 0
  beforeAll(async () => {
    guarded = await createApp(testEnv({ REGISTRATION_GUARD: 'on' }), (await testApp()).database, testSecret)
  })
  afterAll(() => guarded.http.close())

  const person = () => {
    const username = `guarded-${process.pid}-${++serial}`
    return { username, email: `${username}@example.org`, password: goodPassword }
  }
  const attempt = (guard?: object, body: object = person(), ip = '10.0.0.1') =>
    guarded.http.inject({
      method: 'POST',
      url: '/jwt/register',
      payload: { ...body, ...(guard ? { guard } : {}) },
      remoteAddress: ip,
    })
  /** A challenge as the server made it some seconds ago. */
  const made = (secondsAgo: number) =>
    guarded.tokens.seal(`${Date.now() - secondsAgo * 1000}.${process.pid}-${++serial}`)
  const proofOf = (challenge: string, changes: object = {}) => ({ challenge, solution: solve(challenge), ...changes })
  const refused = { code: 'challenge_failed' }

  it('asks each time for a new puzzle, and opens a school for its solution', async () => {
    const ask = async () =>
      (await guarded.http.inject(getRegisterChallenge.path)).json<{ challenge: string }>().challenge
    expect(await ask()).not.toBe(await ask())
    expect((await attempt(proofOf(made(leastSeconds + 1)))).json()).toHaveProperty('user')
  })

  it('accepts nothing less, each proof once, and no answer of a program to the hidden field', async () => {
    const good = made(10)
    const solution = solve(good)
    const wrong = [
      undefined,
      { challenge: good, solution: solution.map((answer) => answer + 1) },
      { challenge: 'made-by-myself', solution },
      { challenge: good, solution, website: 'https://spam.example' },
      // too soon, however long a busy machine takes to solve it
      proofOf(made(-60)),
      proofOf(made(lastsMinutes * 60 + 1)),
    ]
    for (const guard of wrong) {
      const reply = await attempt(guard)
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'challenge_failed'])
    }
    const twice = await Promise.all([attempt({ challenge: good, solution }), attempt({ challenge: good, solution })])
    expect(twice.map((reply) => reply.json()).filter((body) => 'user' in body)).toHaveLength(1)
    expect(twice.map((reply) => reply.json())).toContainEqual(expect.objectContaining(refused))
  })

  it('is used up by an attempt that failed, so that addresses cannot be tried out with one', async () => {
    const guard = proofOf(made(10))
    const taken = person()
    await attempt(proofOf(made(10)), taken)
    expect((await attempt(guard, taken)).json()).toMatchObject({ codes: { email: 'email_taken' } })
    expect((await attempt(guard)).json()).toMatchObject(refused)
  })

  it('is for so many attempts an hour from one address', async () => {
    const ip = '10.0.0.2'
    await query(sql`insert into register_attempts (proof, ip)
                    select 'many-' || ${process.pid}::text || n, ${ip} from generate_series(1, ${attemptsAnHour}::integer) n`)
    const reply = await attempt(proofOf(made(10)), person(), ip)
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
    expect((await attempt(proofOf(made(10)), person(), '10.0.0.3')).json()).toHaveProperty('user')
  })
})
