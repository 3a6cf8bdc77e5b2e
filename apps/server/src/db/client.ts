import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { durableIn } from './folder/durableFolder.ts'
import { lockFolder } from './folder/lock.ts'
import { type Gap, listenOn } from './listen.ts'
import { choosePlans, cork, keepStatements, type Statements } from './statements.ts'

/** Rows of a statement are read by `rowsOf`, which knows their shape: by itself a statement tells how many there were. */
export type Db = Omit<NodePgDatabase, 'execute'> & {
  execute(statement: SQL | string): Promise<{ rowCount: number | null }>
}

/** Queries sent and waits for the server since the connection was taken, for the metrics. */
export interface Traffic {
  queries: number
  /** How often a query was sent while none was under way: pipelined queries share one wait. */
  roundTrips: number
}

export interface Connection {
  client: pg.PoolClient
  db: Db
  traffic: Traffic
  statements: Statements
}

export interface Database {
  pool: pg.Pool
  isEmbedded: boolean
  /** A connection with its query builder; give it back with `client.release()`. */
  connect(): Promise<Connection>
  /**
   * Calls back on every notification of the channel, from this process or another, until the database closes. Notifications while the
   * connection is broken are lost; `gap` is told when.
   */
  listen(channel: string, onPayload: (payload: string) => void, gap?: Gap): Promise<void>
  close(): Promise<void>
}

// instants as ISO 8601, dates as they are, counts as numbers (all of ours are far below 2^53)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** PostgreSQL by its address. Pipelining lets one transaction cost one wait where its statements do not need each other. */
export function openServerDatabase(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // requests are many and short: a parallel plan would take the other requests' processors to count a list, and
    // compiling a statement to machine code costs a tenth of a second to save a thousandth
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  const ends: (() => Promise<void>)[] = []
  return wrap(
    pool,
    false,
    async (channel, onPayload, gap) => {
      ends.push(await listenOn(url, channel, onPayload, gap))
    },
    async () => {
      await Promise.all(ends.map((end) => end()))
    },
  )
}

/** Pages that the embedded database keeps at hand. Its own 128 MB cost as much memory, which a small school has no use for. */
const embeddedCacheMb = 64

/**
 * The embedded database in a folder, or in memory when the folder is undefined. The folder stays locked until `close`.
 * It has one connection, so a transaction must never wait for another. With `isDurable`, what was committed is on the disk
 * and survives a power cut; without, it survives the end of the process alone, and is several times as fast.
 */
export async function openEmbeddedDatabase(
  folder: string | undefined,
  snapshot?: Blob,
  isDurable = false,
): Promise<Database> {
  const [{ PGlite }, { createPgConfig }, { pg_trgm }, { btree_gin }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  const home = folder === undefined ? undefined : resolve(folder)
  if (home) mkdirSync(home, { recursive: true })
  const unlock = home ? lockFolder(home) : () => {}
  try {
    const engine = await PGlite.create({
      ...(home && !isDurable ? { dataDir: join(home, 'postgres') } : {}),
      ...(home && isDurable ? await durableIn(join(home, 'postgres'), PGlite) : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedCacheMb}MB`],
      extensions: { pg_trgm, btree_gin, btree_gist },
    })
    const config = createPgConfig(engine)
    // Drizzle hands over parsers for results in `types`; node-postgres ignores them here, where the bridge expects the
    // types of parameters and fails on anything that is no list
    const parse = config.connection.parse.bind(config.connection)
    config.connection.parse = (query: { types?: unknown }) =>
      parse({ ...query, types: Array.isArray(query.types) ? query.types : [] })
    const pool = new pg.Pool({ ...config, max: 1, pipeline: true, idleTimeoutMillis: 0 })
    return wrap(
      pool,
      true,
      async (channel, onPayload) => {
        await engine.listen(channel, onPayload)
      },
      async () => {
        await engine.close()
        unlock()
      },
    )
  } catch (error) {
    unlock()
    throw error
  }
}

function wrap(pool: pg.Pool, isEmbedded: boolean, listen: Database['listen'], close: () => Promise<void>): Database {
  const known = new WeakMap<pg.PoolClient, Connection>()
  pool.on('error', () => {}) // an idle connection broke: the pool replaces it, the next query tells if the server is gone
  return {
    pool,
    isEmbedded,
    listen,
    async connect() {
      const client = await pool.connect()
      let connection = known.get(client)
      if (!connection) {
        const traffic = { queries: 0, roundTrips: 0 }
        connection = { client, db: drizzle(client), traffic, statements: keepStatements(client) }
        standBefore(client, connection)
        // broken while it is out: its query fails, and the transaction gives it back as broken; unheard, it would end the process
        client.on('error', () => {})
        known.set(client, connection)
      }
      connection.traffic.queries = 0
      connection.traffic.roundTrips = 0
      return connection
    },
    async close() {
      await pool.end()
      await close()
    },
  }
}

/** Stands in front of a connection's `query`: names what is repeated, sends together what is asked together, and counts. */
function standBefore(client: pg.PoolClient, { traffic, statements }: Connection) {
  const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const together = cork(client)
  const choose = choosePlans((text) => send(text))
  let underWay = 0
  const query = (...args: unknown[]) => {
    // the pool's own shortcut passes a callback and gets no promise
    if (typeof args.at(-1) === 'function') return send(...args)
    traffic.queries++
    // what the transaction before still has under way is no wait of this one
    if (underWay === 0 || traffic.queries === 1) traffic.roundTrips++
    underWay++
    const done = () => {
      underWay--
    }
    together()
    choose(typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? ''))
    const answer = send(...statements.named(args[0] as string, args[1] as unknown[] | undefined))
    answer.then(done, done)
    return answer
  }
  client.query = query as typeof client.query
}
