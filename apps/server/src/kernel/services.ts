import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client.ts'
import type { Mailer } from './delivery/mailer.ts'
import type { Due } from './due/due.ts'
import type { Env } from './env/env.ts'
import type { Events } from './events/events.ts'
import type { Presence } from './events/presence.ts'
import type { Apart } from './files/apart/apart.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Drain } from './http/connection/drain.ts'
import type { Kept } from './http/kept/kept.ts'
import type { Metrics } from './http/metrics.ts'
import type { Tokens } from './session/tokens.ts'

/** What features need other than the actor: made once in `app.ts`, handed on explicitly. */
export interface Services {
  env: Env
  database: Database
  tokens: Tokens
  mailer: Mailer
  events: Events
  presence: Presence
  due: Due
  files: FileStore
  metrics: Metrics
  kept: Kept
  apart: Apart
}

export interface App extends Services {
  http: FastifyInstance
  drain: Drain
}
