import { AppError } from '@dsms/contract/kernel/errors'
import { wholeSchool } from '@dsms/contract/kernel/permissions'
import type { Language } from '@dsms/contract/kernel/shared'
import { DrizzleQueryError } from 'drizzle-orm'
import type pg from 'pg'
import type { Connection, Database, Db, Traffic } from '../../db/client.ts'
import type { Actor } from '../actor.ts'
import { together } from '../together.ts'
import { asWritten, type Entered, type Entry, enteredOf, textOf } from './entered.ts'

export interface SystemContext {
  db: Db
  afterCommit(task: () => unknown): void
}

interface Options {
  requestId?: string
  /** A read need not wait for its commit to be confirmed. */
  isRead?: boolean
  onTraffic?: (traffic: Traffic) => void
  onLateError?: (error: unknown) => void
}

/** Row policies hold from here to the end of the transaction. `enter` itself looks as its owner. */
const asApplication = `set_config('role', 'dsms_app', true) as role`

/**
 * One transaction as a signed-in person. What `enter` said of the session before is taken to hold still, so the work
 * begins at once, and BEGIN, `enter` and its first statements travel together. `enter` is asked all the same: if it says
 * anything else, all that was done is rolled back and done again by what it said. The database never takes anything to
 * hold: its row policies stand on what this very `enter` found.
 * Throws `session_ended` when the session is over and `not_found` when `schoolId` is not theirs to act in, the latter
 * after `authorise` had its say.
 */
export async function asPerson<T>(
  database: Database,
  who: { sessionId: string; schoolId?: number | undefined; language: Language },
  authorise: (actor: Actor, entry: Entry) => void,
  work: (actor: Actor, entry: Entry) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const entered = enteredOf(database)
  const enter = {
    text: `select enter($1, $2, $3) as entry, set_config('app.language', $4, true), ${asApplication}`,
    values: [who.sessionId, who.schoolId ?? null, options.requestId ?? null, who.language],
    types: asWritten,
  }
  const attempt = (expected: Entered | undefined) =>
    inTransaction(
      database,
      enter,
      async (connection, entering, afterCommit) => {
        const admit = (entry: Entry) => {
          const actor = actorOf(entry, who.sessionId, who.language, connection.db, afterCommit)
          authorise(actor, entry)
          if (entry.is_foreign) throw new AppError('not_found')
          return actor
        }
        const early = expected && admitted(admit, expected.entry)
        if (!early) {
          const { entry } = entered.note(who, textOf(await entering))
          return work(admit(entry), entry)
        }
        const ended = Promise.allSettled([(async () => work(early, expected.entry))()])
        try {
          const told = entered.note(who, textOf(await entering))
          if (told.sameness !== expected.sameness) throw new Unexpected()
          // time has passed since the password was given
          admit(told.entry)
        } catch (error) {
          await ended
          throw error
        }
        const [outcome] = await ended
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      },
      options,
    )
  try {
    return await attempt(entered.of(who))
  } catch (error) {
    if (error instanceof Unexpected) return attempt(undefined)
    throw error
  }
}

/** `enter` said something else than it was expected to. */
class Unexpected extends Error {}

/** Undefined for somebody who is refused: that may have changed, and is told by what `enter` says now. */
function admitted(admit: (entry: Entry) => Actor, entry: Entry): Actor | undefined {
  try {
    return admit(entry)
  } catch {
    return undefined
  }
}

/** One transaction of the server itself: identity work before anybody is known, jobs, demo data. Sees all schools. */
export const asSystem = <T>(
  database: Database,
  work: (context: SystemContext) => Promise<T>,
  options: Options = {},
): Promise<T> =>
  inTransaction(
    database,
    { text: `select enter_system($1), ${asApplication}`, values: [options.requestId ?? null] },
    (connection, _, afterCommit) => work({ db: connection.db, afterCommit }),
    options,
  )

/**
 * The same for one school, where days are those of the school: for somebody who is nobody there yet, such as an applicant. The
 * actor is nobody and holds no permission; what they write has no author.
 */
export const asServerIn = <T>(
  database: Database,
  { schoolId, language }: { schoolId: number; language: Language },
  work: (actor: Actor) => Promise<T>,
  options: Options = {},
): Promise<T> =>
  inTransaction(
    database,
    {
      text: `select enter_system($1), set_config('app.tenant', $2, true), set_config('app.language', $3, true), ${asApplication}`,
      values: [options.requestId ?? null, String(schoolId), language],
    },
    (connection, _, afterCommit) => work(serverIn({ db: connection.db, afterCommit }, { schoolId, language })),
    options,
  )

/** The server at work for one school, in a transaction that is open: it holds no permission, and what it writes has no author. */
export const serverIn = (
  context: SystemContext,
  { schoolId, language }: { schoolId: number; language: Language },
): Actor => ({ ...nobody, ...context, schoolId, tenant: schoolId, language })

const nobody = {
  id: 0,
  accountId: 0,
  name: '',
  scope: 'school',
  homeSchoolId: null,
  kind: 'staff',
  roleId: 0,
  roleKey: null,
  isAdmin: false,
  permissions: new Set<string>(),
  reaches: wholeSchool,
  sessionId: '',
} as const

/** How a transaction is entered; `types` where its answer is not to be parsed. */
type Enter = { text: string; values: unknown[]; types?: pg.CustomTypesConfig }

/** Begins before `entering` was answered: what it sends goes with it. */
type Work<T> = (
  connection: Connection,
  entering: Promise<pg.QueryResult>,
  afterCommit: Actor['afterCommit'],
) => Promise<T>

/** How often work is done at most that others are in the way of. */
const attempts = 3

/**
 * Of transactions that wait for each other PostgreSQL ends one, and a connection may break under one; it is done again,
 * and its person never learns of it. So work reaches outside its transaction by `afterCommit` alone. Once the commit was
 * sent nobody knows whether it arrived, so from there on a broken connection is an error.
 */
async function inTransaction<T>(...[database, enter, work, options]: Parameters<Once<T>>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const progress = { isCommitting: false }
    try {
      return await once(database, enter, work, options, progress)
    } catch (error) {
      const isRepeatable =
        isWriteConflict(error) || isOutdated(error) || (isConnectionLost(error) && !progress.isCommitting)
      if (attempt === attempts || !isRepeatable) throw error
    }
  }
}

type Once<T> = (database: Database, enter: Enter, work: Work<T>, options: Options) => Promise<T>

const causeOf = (error: unknown): Partial<pg.DatabaseError> | undefined =>
  (error instanceof DrizzleQueryError ? error.cause : error) as Partial<pg.DatabaseError> | undefined

/** Deadlock detected, could not serialize. */
const isWriteConflict = (error: unknown): boolean => ['40P01', '40001'].includes(causeOf(error)?.code ?? '')

/** The server ended the connection (class 57P, when it stops or is told to), or it broke on the way. */
function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error) ?? {}
  return (
    ['57P01', '57P02', 'ECONNRESET', 'EPIPE'].includes(code) ||
    message.startsWith('Connection terminated') ||
    message.startsWith('Client has encountered a connection error')
  )
}

/** A table was changed under a statement that was prepared before, or somebody deallocated it. */
function isOutdated(error: unknown): boolean {
  const { code, message = '' } = causeOf(error) ?? {}
  return code === '26000' || (code === '0A000' && message.includes('cached plan'))
}

async function once<T>(
  database: Database,
  enter: Enter,
  work: Work<T>,
  { isRead = false, onTraffic, onLateError = () => {} }: Options,
  progress: { isCommitting: boolean },
): Promise<T> {
  const connection = await database.connect()
  const { client } = connection
  const later: (() => unknown)[] = []
  let result: T
  try {
    const begun = client.query('begin')
    const entering = client.query(enter)
    const outcomes = await together([
      () => begun,
      () => entering,
      () => work(connection, entering, (task) => later.push(task)),
    ])
    result = outcomes[2]
  } catch (error) {
    // the connection is given back clean, or not at all
    await client
      .query('rollback')
      .then(() => (isOutdated(error) ? connection.statements.forget() : undefined))
      .then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      )
    throw error
  }
  progress.isCommitting = true
  const committed = client.query('commit')
  onTraffic?.(connection.traffic)
  if (isRead) {
    // the next transaction may follow at once: the connection takes one after the other
    client.release()
    committed.catch(onLateError)
  } else
    await committed.then(
      () => client.release(),
      (broken: Error) => {
        client.release(broken)
        throw broken
      },
    )
  for (const task of later) {
    try {
      await task()
    } catch (error) {
      onLateError(error)
    }
  }
  return result
}

/** Made once of what `enter` said, for all who act by it. */
const permissionSets = new WeakMap<string[], ReadonlySet<string>>()

function permissionsOf({ permissions }: Entry): ReadonlySet<string> {
  if (!permissions) return new Set()
  const known = permissionSets.get(permissions) ?? new Set(permissions)
  permissionSets.set(permissions, known)
  return known
}

const actorOf = (
  entry: Entry,
  sessionId: string,
  language: Language,
  db: Db,
  afterCommit: Actor['afterCommit'],
): Actor => ({
  id: entry.id,
  accountId: entry.account_id,
  name: entry.full_name || entry.username,
  scope: entry.school_id === null ? 'platform' : 'school',
  homeSchoolId: entry.school_id,
  schoolId: entry.acts_in,
  tenant: entry.acts_in ?? 0,
  kind: entry.kind,
  roleId: entry.role_id,
  roleKey: entry.role_key,
  isAdmin: entry.role_key === 'admin',
  permissions: permissionsOf(entry),
  reaches: entry.reaches ?? wholeSchool,
  sessionId,
  language,
  db,
  afterCommit,
})
