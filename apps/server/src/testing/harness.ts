import { mkdtempSync, openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { requestOf } from '@dsms/contract/kernel/client'
import type { Answer, Arguments, Endpoint } from '@dsms/contract/kernel/endpoint'
import { beforeAll, inject } from 'vitest'
import { createApp } from '../app.ts'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../db/client.ts'
import { checkRows } from '../db/rows.ts'
import { type Env, readEnv } from '../kernel/env/env.ts'
import { knownError } from '../kernel/http/errors.ts'
import type { App } from '../kernel/services.ts'
import { ask } from './template.ts'

/** Signs the access tokens of the tests. */
export const testSecret = 'a secret that only tests know, long enough'

checkRows()

const kept = globalThis as { dsmsTestApp?: Promise<App> }

/**
 * The real application on a real database, one for each test process: PostgreSQL where TEST_DATABASE_URL points (in a
 * database of its own), else the embedded engine in memory. Tests make schools of their own, so they never meet.
 */
export const testApp = (): Promise<App> => {
  kept.dsmsTestApp ??= openTestDatabase().then(async (database) => {
    const app = await createApp(testEnv(), database, testSecret)
    app.http.addHook('onError', async ({ id }, _, error) => {
      if (!knownError(error)) thrown.set(id, error)
    })
    return app
  })
  return kept.dsmsTestApp
}

/** What nobody foresaw, by the id of its request: the answer says nothing of it. */
const thrown = new Map<string, Error>()

// making the database takes seconds on a busy machine, and is no part of the first test
beforeAll(testApp)

export const testEnv = (changes: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT: 'off',
    REGISTRATION_GUARD: 'off',
    DSMS_DEMO: 'false',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'dsms-test-')),
    ...changes,
  })

async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openServerDatabase(await copyDatabase(server), 5) : openEmptyDatabase()
}

/** An embedded database in memory, with the tables of today and no rows: for who cannot share the tests' own. */
export const openEmptyDatabase = async (): Promise<Database> =>
  openEmbeddedDatabase(undefined, await openAsBlob(inject('template').snapshot))

/** A database on a server without any tables, by its address. */
export const makeDatabase = (server: string): Promise<string> => newDatabase(server, '')

const copyDatabase = (server: string): Promise<string> => newDatabase(server, `template ${inject('template').database}`)

async function newDatabase(server: string, from: string): Promise<string> {
  const name = `dsms_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await ask(server, `create database ${name} ${from}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export interface Reply<T = unknown> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The answer, or the problem; typed as the answer for tests that expect success. */
  body: T
  cookies: { name: string; value: string }[]
}

/** Makes a call of the contract as the holder of a token, or as a stranger without one. Throws when the server failed. */
export async function callAs<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  ...[args]: keyof Arguments<E> extends never ? [] : [Arguments<E>]
): Promise<Reply<Answer<E>>> {
  const reply = await send(token, endpoint, args ?? {})
  if (reply.status >= 500) {
    const cause = thrown.get((reply.body as { requestId?: string }).requestId ?? '')
    const why = [cause, cause?.cause].map((error) => (error instanceof Error ? error.message : '')).join(' ')
    throw new Error(`${endpoint.path}: ${reply.status} ${why}`, { cause })
  }
  return reply as Reply<Answer<E>>
}

/** The same with input that types would forbid. */
export async function send(
  token: string | undefined,
  endpoint: Endpoint,
  args: { params?: unknown; query?: unknown; body?: unknown },
  headers: Record<string, string> = {},
): Promise<Reply> {
  const app = await testApp()
  const { method, url, body } = requestOf(endpoint, args)
  const response = await app.http.inject({
    method: method as 'GET',
    url,
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  // a real call comes through a socket, which lets others have their turn; on the embedded engine nothing else here would
  await setImmediate()
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : response.body,
    cookies: response.cookies,
  }
}
