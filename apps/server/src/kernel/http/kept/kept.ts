import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'

/** What an answer is kept as: what was asked, and the state of everything that it shows. */
export interface KeptAs {
  key: string
  version: string
}

const atMost = 500

const versionRow = z.object({ version: z.string() })

/**
 * Answers that everybody gets, kept until something they show changes. Every process has its own; the counters of changes
 * are in the database, so that each sees what the others changed. Finding out costs one statement without a transaction.
 */
export function createKept(database: Database) {
  const answers = new Map<string, { version: string; body: string }>()
  const look = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { db, client } = await database.connect()
    try {
      return await work(db)
    } finally {
      client.release()
    }
  }
  return {
    /** One statement of the server itself, which sees all schools. */
    look,
    /** The state of some topics of the platform, or of a school. */
    versionOf: (topics: string[], tenant: number = 0): Promise<string> =>
      look(async (db) => {
        const rows = await rowsOf(db, versionRow, sql`select ${shownVersion(topics, sql`${tenant}`)} as version`)
        return String(rows[0]?.version)
      }),
    async bodyOf({ key, version }: KeptAs, make: () => Promise<string>): Promise<string> {
      const kept = answers.get(key)
      // read before the answer was made, the version is at worst too old: then it is made once more
      const body = kept?.version === version ? kept.body : await make()
      answers.delete(key)
      answers.set(key, { version, body })
      const [oldest] = answers.keys()
      if (answers.size > atMost && oldest !== undefined) answers.delete(oldest)
      return body
    },
  }
}

export type Kept = ReturnType<typeof createKept>

/** How often the topics of a tenant and of the platform changed. */
export const shownVersion = (topics: string[], tenant: ReturnType<typeof sql>) => sql`
  (select coalesce(sum(c.total), 0)::text from shown_changes c
    where c.tenant in (0, ${tenant}::integer) and c.topic in (${sql.join(
      topics.map((topic) => sql`${topic}`),
      sql`, `,
    )}))`
