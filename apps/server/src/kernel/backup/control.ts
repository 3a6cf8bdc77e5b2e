import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { Database } from '../../db/client.ts'
import type { Env } from '../env/env.ts'
import { messageOf } from '../http/errors.ts'
import { Refusal } from './refusal.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

export interface KeptSnapshot {
  snapshot: Snapshot
  /** Where its SQL lies; whoever asked for it removes it. */
  path: string
}

const fileOf = (env: Env) => join(resolve(env.DATA_DIR), 'control.json')

/** A snapshot in the data folder, where the server and the command line both reach it. */
export async function keepSnapshot(env: Env, database: Database): Promise<KeptSnapshot> {
  const path = join(resolve(env.DATA_DIR), `.snapshot-${randomUUID()}.sql`)
  try {
    return { snapshot: await takeSnapshot(database, path), path }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/**
 * Lets the command line of this machine ask the server that holds the embedded database for a snapshot. Port and key stand
 * in a file of the data folder that only its owner can read. Returns the function that ends it.
 */
export async function startControl(env: Env, database: Database): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url')
  const server = createServer((request, reply) => {
    if (request.method !== 'POST' || !isAllowed(request, key)) {
      reply.writeHead(404).end()
      return
    }
    keepSnapshot(env, database).then(
      (kept) => reply.end(JSON.stringify(kept)),
      (error: Error) => reply.writeHead(500).end(messageOf(error)),
    )
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  writeFileSync(fileOf(env), JSON.stringify({ port: portOf(server), key }), { mode: 0o600 })
  return () => {
    rmSync(fileOf(env), { force: true })
    return new Promise((done) => server.close(() => done()))
  }
}

/** The port that a server listens on. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens on a port was expected')
  return address.port
}

function isAllowed({ headers }: IncomingMessage, key: string): boolean {
  const [told, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return told.length === expected.length && timingSafeEqual(told, expected)
}

/** What the server itself wrote there when it started. */
function readControl(env: Env) {
  const control: { port: number; key: string } = JSON.parse(readFileSync(fileOf(env), 'utf8'))
  return control
}

/** Asks the server that holds the data folder. Throws `Refusal` when it does not answer. */
export async function snapshotOfServer(env: Env): Promise<KeptSnapshot> {
  let reply: Response
  try {
    const { port, key } = readControl(env)
    reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization: `Bearer ${key}` } })
  } catch {
    throw new Refusal(
      'The server that runs on this data folder does not answer. Run the command on the same machine, as the same user.',
    )
  }
  if (!reply.ok) throw new Refusal(`The server could not write a snapshot: ${await reply.text()}`)
  const kept: KeptSnapshot = JSON.parse(await reply.text())
  return kept
}
