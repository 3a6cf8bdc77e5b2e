import { endpoint } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../app.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { testApp, testEnv, testSecret } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import type { App } from '../services.ts'
import { serve } from './serve.ts'

const rename = endpoint({
  method: 'POST',
  path: '/api/test/rename',
  tag: 'test',
  summary: 'Renames the school and answers what the handler was told to',
  access: 'session',
  body: z.object({ name: z.string(), answer: z.unknown() }),
  response: z.object({ count: z.int() }),
})

describe('an answer', () => {
  let app: App
  let person: TestPerson
  beforeAll(async () => {
    app = await createApp(testEnv(), (await testApp()).database, testSecret)
    serve(app, rename, async ({ actor, body }) => {
      await actor.db.execute(sql`
        update schools set name = ${JSON.stringify({ en: body.name })}::jsonb where id = ${actor.schoolId}`)
      return body.answer as { count: number }
    })
    person = await makeSchoolAdmin()
  })
  afterAll(() => app.http.close())

  const call = (name: string, answer: unknown) =>
    app.http.inject({
      method: 'POST',
      url: rename.path,
      headers: { authorization: `Bearer ${person.token}` },
      payload: { name, answer },
    })
  const nameNow = async () =>
    (await query<{ name: string }>(sql`select name ->> 'en' as name from schools where id = ${person.schoolId}`))[0]
      ?.name

  it('as promised is kept with the change, and holds nothing else', async () => {
    const reply = await call('Kept', { count: 1, secret: 'x' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { count: 1 }])
    expect(await nameNow()).toBe('Kept')
  })

  it('other than promised takes the change back', async () => {
    await call('Kept', { count: 1 })
    expect((await call('Lost', { count: 'many' })).statusCode).toBe(500)
    expect(await nameNow()).toBe('Kept')
  })
})
