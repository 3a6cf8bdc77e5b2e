import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'

/** What the driver keeps of a connection that is not in its types. */
interface Wire {
  stream?: { cork?: () => void; uncork?: () => void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  close(what: { type: 'S'; name: string }): void
}

const isWired = (client: pg.PoolClient): client is pg.PoolClient & { connection: Wire } => 'connection' in client

function wireOf(client: pg.PoolClient): Wire {
  if (!isWired(client)) throw new Error('the driver keeps its connection elsewhere')
  return client.connection
}

/** A query as Drizzle and we hand it to the driver. */
type Query = { name?: string | undefined; text: string; values?: unknown[] }

/** So many a connection: what a school's working day repeats. Each costs the database some tens of kilobytes. */
const keptStatements = 200
/** Longer ones are rows written at once: as many texts as there are numbers of rows. */
const longestText = 10_000
const rememberedTexts = 5_000

/**
 * Texts that were sent before, by any connection of this process. A text that is never sent again is not worth a name,
 * so it gets one the second time.
 */
const seen = new Set<string>()

function wasSeen(text: string): boolean {
  if (seen.has(text)) return true
  seen.add(text)
  const [oldest = text] = seen
  if (seen.size > rememberedTexts) seen.delete(oldest)
  return false
}

export interface Statements {
  /** The query under a name, when it is to be kept prepared. */
  named(query: string | Query, values: unknown[] | undefined): [string | Query, unknown[] | undefined]
  /** Leaves nothing prepared: what the database keeps no longer fits its tables. Send it outside of a transaction. */
  forget(): Promise<void>
}

/**
 * Prepared statements of one connection: the database reads and plans a repeated query once instead of each time, which
 * with row policies costs more than running it. The least recently used are closed, so that queries whose text differs
 * from call to call cannot fill the database's memory.
 */
export function keepStatements(client: pg.PoolClient, most = keptStatements, prefix = 's'): Statements {
  const wire = wireOf(client)
  const names = new Map<string, string>()

  function nameOf(text: string): string {
    const known = names.get(text)
    if (known) names.delete(text)
    // told by the text alone: the embedded engine keeps its statements when the driver's client is replaced
    const name = known ?? `${prefix}${hash('sha1', text, 'base64url')}`
    names.set(text, name)
    const [oldest = [text, name]] = names
    if (names.size > most) close(oldest)
    return name
  }

  function close([text, name]: [string, string]) {
    names.delete(text)
    delete wire.parsedStatements[name]
    delete wire.submittedNamedStatements[name]
    // travels with the query that follows
    wire.close({ type: 'S', name })
  }

  return {
    named(query, values) {
      const text = typeof query === 'string' ? query : query.text
      const given = values ?? (typeof query === 'string' ? undefined : query.values)
      const isPlain = !given?.length || text.length > longestText || (typeof query !== 'string' && query.name)
      if (isPlain || !(names.has(text) || wasSeen(text))) return [query, values]
      return [{ ...(typeof query === 'string' ? {} : query), text, values: given, name: nameOf(text) }, undefined]
    },
    async forget() {
      names.clear()
      wire.parsedStatements = {}
      wire.submittedNamedStatements = {}
      await client.query('deallocate all')
    },
  }
}

/** Queries of one turn of the event loop leave in one write: the database answers them in one go. */
export function cork(client: pg.PoolClient): () => void {
  const { stream } = wireOf(client)
  if (!stream?.cork) return () => {}
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    stream.cork?.()
    process.nextTick(() => {
      isCorked = false
      stream.uncork?.()
    })
  }
}

const mark = '/* planned once */'

/**
 * Begins a statement that is planned once and not for each of its parameters: for joins of many tables that find few rows by
 * keys, whatever these are, where the database spends more on planning than on looking.
 */
export const plannedOnce = sql.raw(mark)

/** Tells the database before each statement of a transaction which way of planning holds, where it is another than before. */
export function choosePlans(send: (text: string) => Promise<unknown>): (text: string) => void {
  let isOnce = false
  return (text) => {
    if (text === 'begin') isOnce = false
    const isWanted = text.startsWith(mark)
    if (isWanted === isOnce || text === 'commit' || text === 'rollback') return
    isOnce = isWanted
    // in a transaction that has failed it fails too, and what follows says so
    send(`set local plan_cache_mode = ${isWanted ? 'force_generic_plan' : 'auto'}`).catch(() => {})
  }
}
